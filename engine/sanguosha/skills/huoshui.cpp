// 祸水 Troubled Waters
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// What it forbids stands with the question (modes/kingdom_war/unveiling.cpp).
constinit const SkillInfo skills::huoshui{
    .id = "SGS-SKILL-HUOSHUI",
    .en = "Troubled Waters",
    .zh = "祸水",
    .compulsory = true,
    .text_en = "Compulsory. In your turn the other players cannot turn up generals.",
    .text_zh = "锁定技，你的回合内，其他角色不能明置武将牌。",
    .source = "published kingdom war, general 邹氏",
    .source_zh = "国战，武将邹氏",
    .effects = {}};

}  // namespace tally::sanguosha

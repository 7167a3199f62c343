// 帷幕（国战） Behind the Curtain (kingdom war)
#include "engine/sanguosha/skills/cancelling.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::weimu_gz{
    .id = "SGS-SKILL-WEIMU-GZ",
    .en = "Behind the Curtain (kingdom war)",
    .zh = "帷幕（国战）",
    .compulsory = true,
    .text_en =
        "Compulsory. When a black trick is aimed at you, you are struck off its targets; nor "
        "does a black delayed trick go on to you.",
    .text_zh = "锁定技，成为黑色锦囊牌的目标时，取消之；黑色延时锦囊牌也不会移至你的判定区。",
    .source = "published kingdom war, general 贾诩",
    .source_zh = "国战，武将贾诩",
    .effects = {.cancels = black_tricks, .targeting = is_no_target<Skill::weimu_gz>}};

}  // namespace tally::sanguosha

// 帷幕 Behind the Curtain
#include "engine/sanguosha/skills/cancelling.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::weimu{
    .id = "SGS-SKILL-WEIMU",
    .en = "Behind the Curtain",
    .zh = "帷幕",
    .compulsory = true,
    .text_en = "Compulsory. You cannot be the target of black tricks.",
    .text_zh = "锁定技，你不能成为黑色锦囊牌的目标。",
    .source = "published Forest edition, general 贾诩",
    .source_zh = "林扩展，武将贾诩",
    .effects = {.immune = black_tricks}};

}  // namespace tally::sanguosha

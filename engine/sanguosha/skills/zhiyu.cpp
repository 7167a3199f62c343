// 智愚 Wise Folly
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiyu{
    .id = "SGS-SKILL-ZHIYU",
    .en = "Wise Folly",
    .zh = "智愚",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 荀攸",
    .source_zh = "国战·变，武将荀攸",
    .effects = {}};

}  // namespace tally::sanguosha

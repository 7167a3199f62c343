// 横征 Extortion
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hengzheng{
    .id = "SGS-SKILL-HENGZHENG",
    .en = "Extortion",
    .zh = "横征",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 董卓",
    .source_zh = "国战·势，武将董卓",
    .effects = {}};

}  // namespace tally::sanguosha

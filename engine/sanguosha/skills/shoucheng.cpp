// 守成 Keeping What Stands
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shoucheng{
    .id = "SGS-SKILL-SHOUCHENG",
    .en = "Keeping What Stands",
    .zh = "守成",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 蒋琬费祎",
    .source_zh = "国战·阵，武将蒋琬费祎",
    .effects = {}};

}  // namespace tally::sanguosha

// 生息 Rest and Recovery
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shengxi{
    .id = "SGS-SKILL-SHENGXI",
    .en = "Rest and Recovery",
    .zh = "生息",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 蒋琬费祎",
    .source_zh = "国战·阵，武将蒋琬费祎",
    .effects = {}};

}  // namespace tally::sanguosha

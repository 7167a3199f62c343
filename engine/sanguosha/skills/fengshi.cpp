// 锋矢 Arrowhead
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fengshi{
    .id = "SGS-SKILL-FENGSHI",
    .en = "Arrowhead",
    .zh = "锋矢",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 张任",
    .source_zh = "国战·势，武将张任",
    .effects = {}};

}  // namespace tally::sanguosha

// 补益 Mending
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::buyi{
    .id = "SGS-SKILL-BUYI",
    .en = "Mending",
    .zh = "补益",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 吴国太",
    .source_zh = "国战·权，武将吴国太",
    .effects = {}};

}  // namespace tally::sanguosha

// 附敌 Attached to the Foe
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fudi{
    .id = "SGS-SKILL-FUDI",
    .en = "Attached to the Foe",
    .zh = "附敌",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 张绣",
    .source_zh = "国战·权，武将张绣",
    .effects = {}};

}  // namespace tally::sanguosha

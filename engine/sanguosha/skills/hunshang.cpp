// 魂殇 Fallen Soul
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hunshang{
    .id = "SGS-SKILL-HUNSHANG",
    .en = "Fallen Soul",
    .zh = "魂殇",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 孙策",
    .source_zh = "国战·势，武将孙策",
    .effects = {}};

}  // namespace tally::sanguosha

// 闺秀 Gentle Lady
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::guixiu{
    .id = "SGS-SKILL-GUIXIU",
    .en = "Gentle Lady",
    .zh = "闺秀",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 糜夫人",
    .source_zh = "国战·势，武将糜夫人",
    .effects = {}};

}  // namespace tally::sanguosha

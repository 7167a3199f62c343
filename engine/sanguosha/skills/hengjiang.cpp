// 横江 Across the River
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hengjiang{
    .id = "SGS-SKILL-HENGJIANG",
    .en = "Across the River",
    .zh = "横江",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 臧霸",
    .source_zh = "国战·势，武将臧霸",
    .effects = {}};

}  // namespace tally::sanguosha

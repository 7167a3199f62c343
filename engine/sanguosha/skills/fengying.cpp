// 奉迎 Reverent Welcome
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fengying{
    .id = "SGS-SKILL-FENGYING",
    .en = "Reverent Welcome",
    .zh = "奉迎",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 崔琰毛玠",
    .source_zh = "国战·权，武将崔琰毛玠",
    .effects = {}};

}  // namespace tally::sanguosha

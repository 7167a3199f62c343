// 恪守 Steadfast Guard
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::keshou{
    .id = "SGS-SKILL-KESHOU",
    .en = "Steadfast Guard",
    .zh = "恪守",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 陆抗",
    .source_zh = "国战·权，武将陆抗",
    .effects = {}};

}  // namespace tally::sanguosha

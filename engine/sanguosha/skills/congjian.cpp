// 从谏 Heeding Advice
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::congjian{
    .id = "SGS-SKILL-CONGJIAN",
    .en = "Heeding Advice",
    .zh = "从谏",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 张绣",
    .source_zh = "国战·权，武将张绣",
    .effects = {}};

}  // namespace tally::sanguosha

// 节钺 Axe of Command
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jieyue{
    .id = "SGS-SKILL-JIEYUE",
    .en = "Axe of Command",
    .zh = "节钺",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 于禁",
    .source_zh = "国战·权，武将于禁",
    .effects = {}};

}  // namespace tally::sanguosha

// 急袭（国战） Swift Raid (kingdom war)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jixi_ld{
    .id = "SGS-SKILL-JIXI-LD",
    .en = "Swift Raid (kingdom war)",
    .zh = "急袭（国战）",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 邓艾",
    .source_zh = "国战·阵，武将邓艾",
    .effects = {}};

}  // namespace tally::sanguosha

// 屯田（国战） Garrison Fields (kingdom war)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tuntian_ld{
    .id = "SGS-SKILL-TUNTIAN-LD",
    .en = "Garrison Fields (kingdom war)",
    .zh = "屯田（国战）",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 邓艾",
    .source_zh = "国战·阵，武将邓艾",
    .effects = {}};

}  // namespace tally::sanguosha

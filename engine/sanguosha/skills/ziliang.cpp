// 资粮 Provisions
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ziliang{
    .id = "SGS-SKILL-ZILIANG",
    .en = "Provisions",
    .zh = "资粮",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 邓艾",
    .source_zh = "国战·阵，武将邓艾",
    .effects = {}};

}  // namespace tally::sanguosha

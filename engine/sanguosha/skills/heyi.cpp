// 鹤翼 Crane Wing
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::heyi{
    .id = "SGS-SKILL-HEYI",
    .en = "Crane Wing",
    .zh = "鹤翼",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 曹洪",
    .source_zh = "国战·阵，武将曹洪",
    .effects = {}};

}  // namespace tally::sanguosha

// 护援 Guarding Aid
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huyuan_ld{
    .id = "SGS-SKILL-HUYUAN-LD",
    .en = "Guarding Aid",
    .zh = "护援",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 曹洪",
    .source_zh = "国战·阵，武将曹洪",
    .effects = {}};

}  // namespace tally::sanguosha

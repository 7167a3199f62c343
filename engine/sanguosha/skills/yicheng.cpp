// 疑城 Sham Walls
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yicheng{
    .id = "SGS-SKILL-YICHENG",
    .en = "Sham Walls",
    .zh = "疑城",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 徐盛",
    .source_zh = "国战·阵，武将徐盛",
    .effects = {}};

}  // namespace tally::sanguosha

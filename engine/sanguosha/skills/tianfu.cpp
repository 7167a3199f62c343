// 天覆 Covering Heaven
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tianfu{
    .id = "SGS-SKILL-TIANFU",
    .en = "Covering Heaven",
    .zh = "天覆",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 姜维",
    .source_zh = "国战·阵，武将姜维",
    .effects = {}};

}  // namespace tally::sanguosha

// 鸟翔 Bird in Flight
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::niaoxiang{
    .id = "SGS-SKILL-NIAOXIANG",
    .en = "Bird in Flight",
    .zh = "鸟翔",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 蒋钦",
    .source_zh = "国战·阵，武将蒋钦",
    .effects = {}};

}  // namespace tally::sanguosha

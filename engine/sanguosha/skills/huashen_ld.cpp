// 化身（国战） Shapeshift (kingdom war)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huashen_ld{
    .id = "SGS-SKILL-HUASHEN-LD",
    .en = "Shapeshift (kingdom war)",
    .zh = "化身（国战）",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 左慈",
    .source_zh = "国战·变，武将左慈",
    .effects = {}};

}  // namespace tally::sanguosha

// 新生（国战） Rebirth (kingdom war)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xinsheng_ld{
    .id = "SGS-SKILL-XINSHENG-LD",
    .en = "Rebirth (kingdom war)",
    .zh = "新生（国战）",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 左慈",
    .source_zh = "国战·变，武将左慈",
    .effects = {}};

}  // namespace tally::sanguosha

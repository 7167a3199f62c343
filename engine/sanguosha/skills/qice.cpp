// 奇策 Ingenious Plan
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qice{
    .id = "SGS-SKILL-QICE",
    .en = "Ingenious Plan",
    .zh = "奇策",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 荀攸",
    .source_zh = "国战·变，武将荀攸",
    .effects = {}};

}  // namespace tally::sanguosha

// 典财 Keeping the Purse
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::diancai{
    .id = "SGS-SKILL-DIANCAI",
    .en = "Keeping the Purse",
    .zh = "典财",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 吕范",
    .source_zh = "国战·变，武将吕范",
    .effects = {}};

}  // namespace tally::sanguosha

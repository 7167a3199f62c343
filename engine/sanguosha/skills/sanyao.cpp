// 散谣 Spreading Rumours
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::sanyao{
    .id = "SGS-SKILL-SANYAO",
    .en = "Spreading Rumours",
    .zh = "散谣",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 马谡",
    .source_zh = "国战·变，武将马谡",
    .effects = {}};

}  // namespace tally::sanguosha

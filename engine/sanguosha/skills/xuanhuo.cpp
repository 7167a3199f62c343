// 眩惑 Dazzling
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xuanhuo{
    .id = "SGS-SKILL-XUANHUO",
    .en = "Dazzling",
    .zh = "眩惑",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 法正",
    .source_zh = "国战·权，武将法正",
    .effects = {}};

}  // namespace tally::sanguosha

// 调度 Redeployment
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::diaodu{
    .id = "SGS-SKILL-DIAODU",
    .en = "Redeployment",
    .zh = "调度",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 吕范",
    .source_zh = "国战·变，武将吕范",
    .effects = {}};

}  // namespace tally::sanguosha

// 蒺藜 Caltrops
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jilis{
    .id = "SGS-SKILL-JILIS",
    .en = "Caltrops",
    .zh = "蒺藜",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 沙摩柯",
    .source_zh = "国战·变，武将沙摩柯",
    .effects = {}};

}  // namespace tally::sanguosha

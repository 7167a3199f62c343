// 制蛮 Taming the Tribes
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiman{
    .id = "SGS-SKILL-ZHIMAN",
    .en = "Taming the Tribes",
    .zh = "制蛮",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 马谡",
    .source_zh = "国战·变，武将马谡",
    .effects = {}};

}  // namespace tally::sanguosha

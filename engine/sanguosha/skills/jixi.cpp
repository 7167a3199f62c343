// 急袭 Swift Raid
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jixi{
    .id = "SGS-SKILL-JIXI",
    .en = "Swift Raid",
    .zh = "急袭",
    .text_en = "You may use a field as a Snatch.",
    .text_zh = "可以将一张“田”当【顺手牵羊】使用。",
    .source = "published Mountain edition, general 邓艾",
    .source_zh = "山扩展，武将邓艾",
    .effects = {.from_pile = true, .converts = of_pile<Name::snatch, Skill::tuntian>}};

}  // namespace tally::sanguosha

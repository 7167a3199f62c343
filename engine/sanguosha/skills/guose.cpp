// 国色 National Beauty
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::guose{
    .id = "SGS-SKILL-GUOSE",
    .en = "National Beauty",
    .zh = "国色",
    .text_en = "You may use a diamond card, in hand or equipped, as Indulgence.",
    .text_zh = "可以将一张方块牌（手牌或装备区里的牌）当【乐不思蜀】使用。",
    .source = "published standard edition, general 大乔",
    .source_zh = "标准版，武将大乔",
    .effects = {.from_equipment = true, .converts = of_suit<Name::indulgence, Suit::diamond>}};

}  // namespace tally::sanguosha

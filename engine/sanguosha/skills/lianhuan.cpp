// 连环 Linked Chains
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lianhuan{
    .id = "SGS-SKILL-LIANHUAN",
    .en = "Linked Chains",
    .zh = "连环",
    .text_en = "You may use a club hand card as an Iron Chain, or recast it.",
    .text_zh = "可以将一张梅花手牌当【铁索连环】使用或重铸。",
    .source = "published Fire edition, general 庞统",
    .source_zh = "火扩展，武将庞统",
    .effects = {.converts = of_suit<Name::iron_chain, Suit::club>}};

}  // namespace tally::sanguosha

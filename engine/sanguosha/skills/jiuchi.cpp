// 酒池 Wine Pool
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jiuchi{.id = "SGS-SKILL-JIUCHI",
                                         .en = "Wine Pool",
                                         .zh = "酒池",
                                         .text_en = "You may use a spade hand card as a Wine.",
                                         .text_zh = "可以将一张黑桃手牌当【酒】使用。",
                                         .source = "published Forest edition, general 董卓",
                                         .source_zh = "林扩展，武将董卓",
                                         .effects = {.converts = of_suit<Name::wine, Suit::spade>}};

}  // namespace tally::sanguosha

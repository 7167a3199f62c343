// 木牛流马 其效果见其技能（skills/muniu.cpp）。
// Wooden Ox: what it does is a skill, which its owner has while he wears it (skills/muniu.cpp).
// SGS-CARD-WOODEN-OX (published card, text)
#include "engine/sanguosha/cards/card.h"

namespace tally::sanguosha {

constinit const CardRules cards::wooden_ox = equipment({});

}  // namespace tally::sanguosha

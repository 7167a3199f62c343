// 玉玺 其效果见其技能（skills/yuxi.cpp）；有势力的装备者的势力是唯一的大势力（state/kingdoms.h）。
// Jade Seal: what it does is a skill, which its owner has while he wears it (skills/yuxi.cpp); his
// kingdom, once shown, is the only big one (state/kingdoms.h).
// SGS-CARD-JADE-SEAL (published 势备篇, card text)
#include "engine/sanguosha/cards/card.h"

namespace tally::sanguosha {

constinit const CardRules cards::jade_seal = equipment({});

}  // namespace tally::sanguosha

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// 吴六剑 与你同势力的其他角色攻击范围+1。
// Six Swords of Wu: all others of its owner's kingdom have 1 more attack range.
// SGS-CARD-SIX-SWORDS (published kingdom war, card text). Whom it reaches is a view that everybody
// else has, so it is asked for by where its copies are (lends_range).
constinit const CardRules cards::six_swords =
    equipment({.attack_range = [](const State& s, Seat owner, RangeView& reach) {
      if (reach.who != owner && same_kingdom(s, owner, reach.who)) ++reach.range;
    }});

}  // namespace tally::sanguosha

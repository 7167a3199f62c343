#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 古锭刀 锁定技，目标没有手牌时【杀】伤害+1。
// Guding Blade: 1 more damage to a target without hand cards.
// SGS-CARD-GUDING-BLADE (published Maneuvering edition)
constinit const CardRules cards::guding_blade =
    equipment({.dealing = [](Play& g, Seat /*owner*/, Damage& d) {
      if (d.slash != nullptr && g.state().hand_size(d.to) == 0)
        d.change(+1, cause(Name::guding_blade));
    }});

}  // namespace tally::sanguosha

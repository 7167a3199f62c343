#pragma once
// 鸩毒 At the start of another's play phase a hand card is discarded: he drinks, and is hurt.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// He uses a Wine, of no card; false where he may not.
inline bool drinks_if_he_may(Play& g, Seat who, Rule why) {
  Event wine;
  wine.kind = kind::use;
  wine.seat = who;
  wine.what = cause(Name::wine);
  wine.seats = {who};
  wine.rule = why;
  if (!g.legal().use(wine).legal()) return false;
  g.use(wine, true, true);
  return true;
}

// `spares`: who may use no Wine is not hurt.
template <Skill skill, bool spares>
void poisons(Play& g, Seat owner, PhaseTime& time) {
  constexpr Rule why = rule_of(skill);
  const State& s = g.state();
  const Seat to = time.who;
  if (to == owner || !s.living(to) || s.hand_size(owner) == 0) return;
  if (!g.invokes(owner, skill, to) || !g.pays(owner, Ask::pay_hand, 1, why, false)) return;
  if (g.stopped() || !s.living(to)) return;
  if (!drinks_if_he_may(g, to, why) && spares) return;
  if (!g.stopped() && s.living(to)) g.damage({.from = owner, .to = to, .rule = why});
}

}  // namespace tally::sanguosha

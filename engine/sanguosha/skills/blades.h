#pragma once
// 双刃 Twin Blades: a Slash on whoever has lost a pindian, or on another of his kingdom.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

template <bool any_distance>
bool may_strike(const Legal& legal, Seat owner, Seat loser, Seat to) {
  return (to == loser || same_kingdom(legal.state(), loser, to)) &&
         legal.slash_target(owner, to, any_distance) == rule::none;
}

// With whom he compares; the second time, when that one has lost, whom the Slash is on.
template <Skill skill, bool any_distance>
Verdict may_use_blades(const Legal& legal, const Event& invoke) {
  const Seat to = invoke.seats[0];
  const bool fits = invoke.other != nobody
                        ? may_strike<any_distance>(legal, invoke.seat, invoke.other, to)
                        : to != invoke.seat && legal.state().hand_size(to) > 0;
  return fits ? fine : broken(rule_of(skill), why::target);
}

template <Skill skill, bool any_distance>
void strikes_after(Play& g, Seat owner, Seat loser) {
  const bool any = any_living(g.state(), [&](Seat victim) {
    return may_strike<any_distance>(g.legal(), owner, loser, victim);
  });
  if (!any || g.stopped() || !g.state().living(owner)) return;
  const Seat victim = g.invokes_on_one(owner, skill, loser, false);
  if (victim != nobody) g.use_nothing_as(owner, Name::slash, {victim}, rule_of(skill));
}

// Of later prints: who has lost may name nobody but himself in this turn.
template <Skill skill, bool any_distance>
void uses_blades(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner || g.state().hand_size(owner) == 0) return;
  const Seat to = g.invokes_on_one(owner, skill);
  if (to == nobody) return;
  if (!g.pindian(owner, to, skill))
    return g.note(owner, Mark::only_himself, Life::turn, cause(skill).number());
  strikes_after<skill, any_distance>(g, owner, to);
}

}  // namespace tally::sanguosha

#pragma once
// Skills by which their owner, when he has lost equipment, discards a card of another player.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

template <Skill skill>
Verdict may_remove_of(const Legal& legal, const Event& invoke) {
  const Seat to = invoke.seats[0];
  const bool fits = to != invoke.seat && legal.state().has_card(to);
  return fits ? fine : broken(rule_of(skill), why::target);
}

template <Skill skill>
void removes_one(Play& g, Seat owner, Loss& loss) {
  if (loss.who != owner || loss.equipment == 0) return;
  const State& s = g.state();
  const bool any = any_living(s, [&](Seat to) { return to != owner && s.has_card(to); });
  const Seat to = any ? g.invokes_on_one(owner, skill) : nobody;
  if (to != nobody) g.removes(owner, to, rule_of(skill));
}

}  // namespace tally::sanguosha

#pragma once
// What the Jade Seal 玉玺 does for whoever wears it, and 庸肆 for whoever is as if he did: once his
// kingdom is known he draws one card more and uses Know Both Sides as his play phase begins.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

[[nodiscard]] inline bool may_be_looked_at(const Legal& legal, Seat user, Seat to) {
  const State& s = legal.state();
  return to != user && legal.immune(user, to, Name::known_both) == rule::none &&
         (s.hand_size(to) > 0 || s.at(to).veils());
}

template <Skill skill>
Verdict may_look_by_seal(const Legal& legal, const Event& invoke) {
  return may_be_looked_at(legal, invoke.seat, invoke.seats[0])
             ? fine
             : broken(rule_of(skill), why::target);
}

inline void looks_by_seal(Play& g, Seat owner, Skill skill) {
  bool any = false;
  for (const Seat to : g.state().living_seats())
    any = any || may_be_looked_at(g.legal(), owner, to);
  if (!any) return;
  const Seat to = g.invokes_on_one(owner, skill, nobody, false);
  if (to != nobody) g.use_nothing_as(owner, Name::known_both, {to}, rule_of(skill));
}

}  // namespace tally::sanguosha

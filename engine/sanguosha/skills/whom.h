#pragma once
// Whom a skill may be used on, for those with nothing else to it.
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/skills/skills.h"

namespace tally::sanguosha {

// Whether it holds of any living player.
template <class F>
bool any_living(const State& s, F holds) {
  for (const Seat who : s.living_seats())
    if (holds(who)) return true;
  return false;
}

inline Verdict on_anyone(const Legal& /*legal*/, const Event& /*invoke*/) { return fine; }

template <Skill skill>
Verdict on_another(const Legal& /*legal*/, const Event& invoke) {
  return invoke.seats[0] != invoke.seat ? fine : broken(rule_of(skill), why::target);
}

}  // namespace tally::sanguosha

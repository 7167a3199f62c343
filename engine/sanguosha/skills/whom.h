#pragma once
// Whom a skill may be used on and which cards it costs, for those with nothing else to it.
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

inline bool is_equipment_card(const Legal& /*legal*/, const Question& /*q*/, Card c) {
  return is_equipment(info(face(c).name).type);
}

}  // namespace tally::sanguosha

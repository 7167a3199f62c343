#pragma once
// 典财 Who has lost enough cards in another's play phase fills his hand and may change his deputy.
#include "engine/sanguosha/flow/deputies.h"

namespace tally::sanguosha {

template <Skill skill>
int counts_in_others_play(const State& s, Seat who) {
  return s.phase == Phase::play && who != s.current && s.reaches(who, skill) ? 1 : 0;
}

template <Skill skill>
void fills_hand(Play& g, Seat owner, int enough) {
  const State& s = g.state();
  if (s.noted(owner, skill, Life::phase) < enough || !g.invokes(owner, skill)) return;
  const int few = s.at(owner).max_hp - s.hand_size(owner);
  if (few > 0) g.draw(owner, few, rule_of(skill));
  offers_another_deputy(g, owner, owner, skill);
}

}  // namespace tally::sanguosha

#pragma once
// 魂姿、魂殇 With one hit point he has the skills of Zhou Yu and Sun Jian.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

inline bool is_in_need(const State& s, Seat owner, const PhaseTime& time) {
  return time.who == owner && s.at(owner).hp == 1;
}

template <Skill soul, Skill... brought>
void awakens_soul(Play& g, Seat owner, PhaseTime& time) {
  if (!is_in_need(g.state(), owner, time) || !g.awakens(owner, soul)) return;
  g.change_max_hp(owner, -1, rule_of(soul));
  (g.acquires(owner, brought, rule_of(soul)), ...);
}

template <Skill soul, Skill... brought>
void has_soul_for_turn(Play& g, Seat owner, PhaseTime& time) {
  if (is_in_need(g.state(), owner, time)) (g.acquires(owner, brought, rule_of(soul), true), ...);
}

}  // namespace tally::sanguosha

#pragma once
// Skills by which somebody is no target, or none any more as soon as he would become one (kingdom
// war).
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

inline bool black_tricks(const State& /*s*/, Seat /*owner*/, Name as, Color color) {
  return color == Color::black && is_trick(info(as).type);
}

template <Skill skill>
void is_no_target(Play& g, Seat owner, Target& t) {
  const Use& u = t.use;
  if (t.target != owner || !info(skill).effects.cancels(g.state(), owner, u.as, u.color)) return;
  Event e;
  e.kind = kind::blocked;
  e.seat = owner;
  e.what = cause(skill);
  e.rule = rule_of(skill);
  t.done = g.tell(e);
}

}  // namespace tally::sanguosha

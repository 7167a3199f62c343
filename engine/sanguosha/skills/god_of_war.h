#pragma once
// 战神: he awakens wounded, when one of his side is dead.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

inline bool one_of_his_is_dead(const Play& g, Seat owner) {
  for (Seat s = 0; s < g.state().players; ++s)
    if (!g.state().living(s) && g.mode().on_same_side(g.state(), owner, s)) return true;
  return false;
}

template <Skill skill, Skill halberd>
void becomes_god_of_war(Play& g, Seat owner, PhaseTime& time) {
  const State& s = g.state();
  if (time.who != owner || s.at(owner).hp >= s.at(owner).max_hp || !one_of_his_is_dead(g, owner) ||
      !g.awakens(owner, skill))
    return;
  constexpr Rule why = rule_of(skill);
  g.change_max_hp(owner, -1, why);
  if (g.stopped() || !s.living(owner)) return;
  // OPT-SGS-ZHANSHEN: all of it, or Horsemanship alone.
  const bool both = g.options().is<Opt::zhanshen>("both");
  if (const Card weapon = s.equipment(owner, 0); both && weapon != unknown_card)
    g.say(kind::forfeit, owner, why, {&weapon, 1});
  g.acquires(owner, Skill::mashu, why);
  if (both) g.acquires(owner, halberd, why);
}

}  // namespace tally::sanguosha

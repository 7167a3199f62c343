#pragma once
// 志继: he awakens without hand cards, and gains a 观星.
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// He recovers or draws first, or the maximum goes first.
template <Skill skill, Skill gained>
void inherits_will(Play& g, Seat owner, const PhaseTime& time, bool maximum_first) {
  const State& s = g.state();
  if (time.who != owner || s.hand_size(owner) > 0 || !g.awakens(owner, skill)) return;
  constexpr Rule why = rule_of(skill);
  if (maximum_first) g.change_max_hp(owner, -1, why);
  const std::array<Play::Choice, 2> ways{
      {{Way::draw, Play::drawing(owner, 2)}, {Way::recover, Play::healing(owner, 1)}}};
  const bool wounded = s.lost_hp(owner) > 0;
  if (g.decides(owner, std::span(ways).first(wounded ? 2 : 1), why) == Way::draw)
    g.draw(owner, 2, why);
  else
    g.heal(owner, 1, why);
  if (!maximum_first) g.change_max_hp(owner, -1, why);
  g.acquires(owner, gained, why);
}

}  // namespace tally::sanguosha

#pragma once
// 英魂 What Sun Jian does by it, and Sun Ce, who may have it besides.
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

template <Skill skill>
void spirit(Play& g, Seat owner, PhaseTime& time) {
  const int lost = g.state().lost_hp(owner);
  if (time.who != owner || lost <= 0) return;
  const Seat to = g.invokes_on_one(owner, skill);
  if (to == nobody) return;
  constexpr Rule why = rule_of(skill);
  const std::array<Play::Choice, 2> ways{
      {{Way::draw_many, Play::drawing(to, lost)}, {Way::draw_one, Play::drawing(to, 1)}}};
  const bool many = g.decides(owner, ways, why, to) == Way::draw_many;
  g.draw(to, many ? lost : 1, why);
  g.discards(to, many ? 1 : lost, why);
}

}  // namespace tally::sanguosha

// What a death brings in 1v2, and the end.
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/one_v_two/one_v_two.h"
#include "engine/sanguosha/modes/sides.h"

namespace tally::sanguosha {

bool OneVTwo::may_go_on(const State& s) const { return side_left(s) == Side::none; }

// SGS-1V2-END: the dead win with their side.
bool OneVTwo::ended_by_death(Play& g) const {
  const State& s = g.state();
  if (may_go_on(s)) return false;
  g.end(list_of(seats_of(s, side_left(s))), rule::v12_end);
  return g.stopped();
}

// SGS-1V2-LEGACY: whoever killed a peasant, the other one draws, recovers, or leaves it.
void OneVTwo::after_death(Play& g, Seat who) const {
  constexpr int cards = 2;
  const State& s = g.state();
  if (side_of(s, who) != Side::cool) return;
  for (const Seat other : living_of(s, Side::cool)) {
    if (g.stopped()) return;
    std::array<Play::Choice, 3> ways{Play::Choice{Way::refuse},
                                     {Way::draw, Play::drawing(other, cards)}};
    std::size_t n = 2;
    if (s.at(other).hp < s.at(other).max_hp) ways[n++] = {Way::recover, Play::healing(other, 1)};
    switch (g.decides(other, {ways.data(), n}, rule::v12_legacy)) {
      case Way::draw: g.draw(other, cards, rule::v12_legacy); break;
      case Way::recover: g.heal(other, 1, rule::v12_legacy); break;
      default: break;
    }
  }
}

Rule OneVTwo::rule_against(const Event& e) const {
  switch (e.kind) {
    case kind::offer:
    case kind::general: return rule::v12_generals;
    case kind::over: return rule::v12_end;
    default: return rule::none;
  }
}

}  // namespace tally::sanguosha

#pragma once
// Generals of the reserve, who take the place of the dead (SGS-3V3-RESERVES, OPT-SGS-3V3-RESERVES).
#include "engine/sanguosha/modes/three_v_three/sides.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

class Play;

[[nodiscard]] inline bool has_reserves(const Options& options) {
  return options[Opt::reserves] > 0;
}
// How many of a side's have come in so far.
[[nodiscard]] inline int came_in_of(const State& s, Side side) {
  int n = 0;
  for (const Seat i : seats_of(s, side)) n += s.life(i);
  return n;
}
// From now on the pool is what may come in: whom nobody has been.
void open_reserves(Play& g);

}  // namespace tally::sanguosha

#pragma once
// What a finished identity game is worth to each player (modes/identity/points.h).
#include <span>
#include <vector>

#include "engine/sanguosha/modes/identity/points.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

// `each` points, `times` over.
struct Points {
  PointsFor what{};
  int each = 0;
  int times = 0;
  Rule why = rule::none;

  [[nodiscard]] int sum() const { return each * times; }
};

struct Killing {
  Seat victim = nobody;
  Seat killer = nobody;  // nobody: no player
};

// `end`: as the game has left it, every role known; `dead`: in the order of their deaths. By seat,
// without the parts that are 0. Empty of a game that nobody has won.
[[nodiscard]] std::vector<std::vector<Points>> points_of(const State& end,
                                                         std::span<const Killing> dead,
                                                         const SeatSet& winners,
                                                         const Options& options);

}  // namespace tally::sanguosha

#pragma once
// What a finished identity game is worth to each player: SGS-SCORE-SIDES, -SPY, -KILLS.
#include <cstdint>
#include <span>
#include <vector>

#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

// What each outcome pays: n players, l loyalists and r rebels alive when it ends.
namespace pay {
template <class Int>
[[nodiscard]] constexpr Int lord(Int l) {
  return 4 + 2 * l;
}
template <class Int>
[[nodiscard]] constexpr Int loyalist(Int l, Int each) {
  return 5 + each * l;
}
template <class Int>
[[nodiscard]] constexpr Int rebel(Int r) {
  return 3 * r;
}
template <class Int>
[[nodiscard]] constexpr Int spy(Int n) {
  return 4 + 2 * n;
}
}  // namespace pay

// What points are for.
#define TALLY_SGS_POINTS(X)                                                                   \
  X(side_won)                                                                                 \
  X(loyalists_alive) X(rebels_alive) X(players) X(last_duel) X(alive) X(lost_to_spy) X(kills) \
      X(lord_killed)
enum class PointsFor : std::uint8_t {
#define TALLY_X(name) name,
  TALLY_SGS_POINTS(TALLY_X)
#undef TALLY_X
};

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

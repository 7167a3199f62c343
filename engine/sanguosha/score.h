#pragma once
// What a finished identity game is worth to each player: SGS-SCORE-SIDES, -LAST-DUEL, -KILLS.
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
enum class PointsFor : std::uint8_t {
  side_won,
  loyalists_alive,
  rebels_alive,
  players,
  last_duel,
  alive,
  lost_to_spy,
  kills,
  lord_killed
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

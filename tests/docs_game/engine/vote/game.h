#pragma once
#include "engine/core/game.h"

namespace tally::vote {

inline constexpr int most_players = 8;

namespace kind {
enum Id : Kind::Number { none = nothing, turn, vote, out, over, count };
Kind named(Id);
}  // namespace kind
namespace rule {
enum Id : Rule::Number { none = no_rule, players, turn, vote, out, end, unexplained, count };
Rule named(Id);
}  // namespace rule

// A made-up game: day after day all who are left vote on whom to send out, until two are left or
// the days are over.
const Game& village_game();

// A regular value: equal states are equal bytes.
struct State {
  Seat players = 0;
  int day = 0;
  int turn = 0;
  Seat current = nobody;
  bool over = false;
  SeatSet out;
  SeatSet winners;
  std::array<std::uint8_t, most_players> votes{};

  [[nodiscard]] bool in(Seat s) const { return s >= 0 && s < players && !out.contains(s); }
  [[nodiscard]] int left() const;
  void apply(const Event& e);
};

}  // namespace tally::vote

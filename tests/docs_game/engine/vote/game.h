#pragma once
#include "engine/core/game.h"

namespace tally::vote {

inline constexpr int most_players = 8;

namespace kind {
enum Id : Kind::Number { none = nothing, turn, vote, out, over, count };
}
namespace rule {
enum Id : Rule::Number { none = no_rule, players, turn, vote, out, end, unexplained, count };
}

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
  std::uint16_t out = 0;  // bit per seat, and of who has won
  std::uint16_t winners = 0;
  std::array<std::uint8_t, most_players> votes{};

  [[nodiscard]] bool in(Seat s) const { return s >= 0 && s < players && (out >> s & 1) == 0; }
  [[nodiscard]] int left() const;
  void apply(const Event& e);
};

}  // namespace tally::vote

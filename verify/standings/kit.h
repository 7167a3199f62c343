#pragma once
// What a game brings to be counted by who wins (verify/games/): what its seats are.
#include <span>
#include <string_view>

#include "engine/core/game.h"

namespace tally::verify {

// A role, a general: what wins may be counted by.
struct Trait {
  std::string_view en;  // what it is called
  std::string_view zh;
  // That of a seat as the game has left it, a word of its schema that lives as long as the game;
  // "" where it is not known.
  std::string_view (*of)(const Match& match, Seat seat) = nullptr;
};

inline constexpr std::size_t most_traits = 3;

struct StandingKit {
  std::span<const Trait> traits = {};  // most_traits at most; the first is the side somebody is on
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const StandingKit& standing_kit_of(const Game& game);

}  // namespace tally::verify

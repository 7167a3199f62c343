#pragma once
// Random games that go where two rulesets differ, when plain ones hardly come there.
#include <cstdint>
#include <memory>

#include "verify/fuzz/player.h"

namespace tally::versus {

// A player who aims, and how many of his games at a table are enough.
struct Aim {
  std::unique_ptr<verify::Player> player;
  std::uint64_t games = ~std::uint64_t{0};
};

// By the options that differ; the kit of the game knows how. `cards`: Difference::cards of the two.
// Without a player where nobody can aim at what differs.
Aim aim_for(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t cards);

}  // namespace tally::versus

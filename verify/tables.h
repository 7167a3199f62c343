#pragma once
// Which tables a ruleset has.
#include <vector>

#include "engine/core/game.h"

namespace tally::verify {

[[nodiscard]] bool has_table(const Game& game, const Ruleset& rules, int players);
// All numbers of players that can be dealt, the fewest first.
[[nodiscard]] std::vector<int> tables_of(const Game& game, const Ruleset& rules);

}  // namespace tally::verify

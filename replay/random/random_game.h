#pragma once
// A whole random game as a native log.
#include <cstdint>
#include <string>

#include "engine/core/game.h"

namespace tally {

// Appends one log; same arguments, same bytes. False, with nothing appended, when the ruleset has
// no table for so many players.
bool random_game(const Game& game, int players, const Ruleset& rules, std::uint64_t seed,
                 std::string& log_text);

}  // namespace tally

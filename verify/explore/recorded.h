#pragma once
// The position of a recorded game.
#include <cstddef>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::explore {

// A bookmark of the game just before one of its events, 0-based; empty where all that follows does
// not hang on the state alone. `game` holds every event as the rules bring it about.
std::vector<std::byte> position_before(const Record& game, const Ruleset& rules, std::size_t at);

}  // namespace tally::explore

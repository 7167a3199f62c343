#pragma once
// The position of a recorded game.
#include <cstddef>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::explore {

struct Position {
  std::vector<std::byte> bookmark;  // empty: there is none
  std::size_t at = 0;               // the event that comes next
};

// Just before one of the game's events, 0-based, or behind what a turn begins with there: a round,
// the choice of who acts. None where all that follows does not hang on the state alone. `game`
// holds every event as the rules bring it about.
Position position_before(const Record& game, const Ruleset& rules, std::size_t at);

}  // namespace tally::explore

#pragma once
// A game by the name it has on the command line.
#include <string>

#include "engine/core/game.h"

namespace tally::cli {

// Throws Failure (usage) when there is none.
const Game& game_called(const std::string& name);

}  // namespace tally::cli

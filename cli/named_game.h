#pragma once
// A game by the name it has on the command line.
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace tally::cli {

// Throws Failure (usage) when there is none.
const Game& game_called(const std::string& name);

// By name, or the first that has the ruleset; the first of all where neither is named.
const Game& game_of(const std::string& name, const std::string& ruleset);
// The ruleset, the game's own where none is named. Throws Failure (usage).
Ruleset rules_of(const Game& game, const std::string& named);
// The files that ruleset is read from, which nothing may be written over; none where it is one of
// the program's own, or "".
std::vector<std::string> files_of(const Game& game, const std::string& ruleset);
// These files and those, whichever game the ruleset is of.
std::vector<std::string> with_files_of(const std::string& ruleset, std::vector<std::string> files);
// "tables for 4 to 10 players", "tables for 2, 3 and 5 players": those there are rules for.
Message tables_of(const Game& game, const Ruleset& rules);

}  // namespace tally::cli

#pragma once
// A ruleset by its name or file, and the game it is of.
#include <string>

#include "engine/core/game.h"

namespace tally::cli {

struct NamedRuleset {
  const Game* game = nullptr;
  Ruleset rules;
  Ruleset base;           // what its file starts from
  bool observed = false;  // says that it is how a program was seen to play
};

// That there is none of this name: the one that is close to it, or all there are. `game`: "" for
// any.
Message no_ruleset(const std::string& name, const std::string& game);

// Throws Failure (usage) when no game has such a ruleset. Nothing for "".
// `option`: which one names it.
void expect_ruleset(const std::string& name_or_file, const char* option = "--ruleset");

// `game`: "" where it follows from the ruleset. Throws Failure (usage) that says what is wrong with
// it.
NamedRuleset ruleset_called(const std::string& name_or_file, const std::string& game);
// What a file of somebody's own says it is based on, by its name or its file; "" where it is based
// on nothing, or no file is given.
std::string base_of(const std::string& name_or_file);

}  // namespace tally::cli

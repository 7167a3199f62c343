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

// `game`: "" where it follows from the ruleset. Throws Failure (usage) that says what is wrong with
// it.
NamedRuleset ruleset_called(const std::string& name_or_file, const std::string& game);

}  // namespace tally::cli

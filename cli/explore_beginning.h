#pragma once
// Where there is something to explore: a table that somebody describes, the end of a random game.
#include <cstdint>
#include <optional>

#include "cli/arguments.h"
#include "cli/named_ruleset.h"
#include "replay/record.h"

namespace tally::cli {

// Where it begins, and by which rules.
struct Beginning {
  const Game* game = nullptr;
  Ruleset rules;
  std::vector<std::byte> position = {};
  Record before = {};  // tells it; without events where no record can
};

// The table that is described. Throws Failure where there can be none.
Beginning beginning_of_table(const ExploreArguments& a);
Beginning beginning_of_table(const ExploreArguments& a, const NamedRuleset& r);
// A recorded game up to one of its events, 0-based. Without a position where none is offered there.
Beginning beginning_in(const Record& game, const Ruleset& rules, std::size_t at);

}  // namespace tally::cli

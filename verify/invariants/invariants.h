#pragma once
// What holds in every game whatever is played, kept in books of their own: from the events alone it
// follows where each card is, who has how many hit points, whose turn it is. The rules' state must
// say the same after every event. Limits, tables and win conditions are the engine's own templates.
#include <memory>
#include <span>
#include <string_view>

#include "engine/core/game.h"
#include "replay/watch.h"

namespace tally::verify {

struct Invariant {
  std::string_view id;
  std::string_view en;  // one sentence
  std::string_view zh;
  std::span<const Rule> rules;  // that it speaks of; a finding cites the first
};

// In the order of the rulebook; none for a game nobody has written any for.
std::span<const Invariant> invariants(const Game& game);

// All of them at once; nullptr where there are none.
std::unique_ptr<Watch> watch_for(const Game& game);

}  // namespace tally::verify

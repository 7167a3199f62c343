#pragma once
// What a game brings of invariants (verify/games/): books that are kept beside the rules.
#include <memory>
#include <span>

#include "engine/core/game.h"
#include "verify/invariants/invariants.h"

namespace tally::verify {

struct BookKit {
  std::span<const Invariant> (*invariants)() = nullptr;
  std::unique_ptr<Watch> (*watch)() = nullptr;
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const BookKit& book_kit_of(const Game& game);

}  // namespace tally::verify

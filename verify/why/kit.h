#pragma once
// What a game brings so that it can be told why something happened (verify/games/).
#include <memory>

#include "engine/core/game.h"
#include "verify/why/tracer.h"

namespace tally::verify {

struct WhyKit {
  // For one game.
  std::unique_ptr<why::Tracer> (*tracer)(const Schema& schema) = nullptr;
  Kind death = nothing;  // that somebody dies; nothing where nobody does
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const WhyKit& why_kit_of(const Game& game);

}  // namespace tally::verify

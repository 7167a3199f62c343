#pragma once
// What a game brings to compare two rulesets by (verify/games/).
#include <cstdint>
#include <optional>

#include "engine/core/game.h"
#include "verify/compare/aim.h"
#include "verify/proofs/theorem.h"

namespace tally::verify {

struct CompareKit {
  // As aim_for() and same_because() say.
  versus::Aim (*aim)(const Game& game, const Ruleset& a, const Ruleset& b,
                     std::uint64_t cards) = nullptr;
  std::optional<proofs::Words> (*same_because)(const Game& game, const Ruleset& a, const Ruleset& b,
                                               std::size_t option) = nullptr;
  Kind points = nothing;  // the event that tells a player his points
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const CompareKit& compare_kit_of(const Game& game);

}  // namespace tally::verify

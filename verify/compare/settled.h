#pragma once
// Options that no formula reads, and of which the rules still show that they change nothing.
#include <cstddef>
#include <optional>

#include "engine/core/game.h"
#include "verify/proofs/difference.h"
#include "verify/proofs/theorem.h"

namespace tally::versus {

// Why the two, which differ in this option alone, play every game alike; none where games have to
// decide it.
std::optional<proofs::Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                          std::size_t option);

// Whether the two, which may differ in any options, are proved to play every game alike.
bool same_together(const Game& game, const Ruleset& a, const Ruleset& b, proofs::Differ& differ);

}  // namespace tally::versus

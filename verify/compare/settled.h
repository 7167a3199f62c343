#pragma once
// Options that no formula reads, and of which the rules still show that they change nothing.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/game.h"
#include "verify/proofs/difference.h"
#include "verify/proofs/theorem.h"

namespace tally::versus {

// Why the two, which differ in this option alone, play every game alike; none where games have to
// decide it.
std::optional<proofs::Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                          std::size_t option);

// How it is known that two rulesets play every game alike.
enum class Sameness : std::uint8_t {
  unknown,  // it is not known, or not so
  argued,   // by same_because of an option or more; formulas say the same as well
  proved,   // only options differ that formulas read
};

// Of two which may differ in any options.
Sameness same_together(const Game& game, const Ruleset& a, const Ruleset& b,
                       proofs::Differ& differ);

}  // namespace tally::versus

#pragma once
// Games of players who lean this way or that (verify/fuzz), and what is found in their records when
// these are tampered with: lines left out, doubled, exchanged, changed; fields hidden; kinds that
// the source does not show. Nothing here knows a rule.
#include <cstddef>
#include <cstdint>

#include "engine/core/game.h"
#include "tests/outputs/figures.h"

namespace tally::outputs {

// How many ways of leaning the players of a game have.
std::size_t leanings_of(const Game& game, const Ruleset& rules);

// A game of players who lean so: all that is said of it and of what one seat sees of it; and the
// findings in so many tampered records of it.
void tell_played(const Game& game, const Ruleset& rules, std::size_t leaning, std::uint64_t seed,
                 int tampered, Figures& out);

// Whether the invariants and relations of verify/fuzz hold in a game.
void tell_relations(const Game& game, const Ruleset& rules, std::uint64_t seed, Figures& out);

}  // namespace tally::outputs

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

// How much of it.
struct Amount {
  std::uint64_t games = 1;     // checked, as they were and as others saw them
  std::uint64_t tampered = 0;  // records made of the first
};

// Games of players who lean so: what is found in their records; of the first all that is said of
// it, and what is found in tampered records of it.
void tell_played(const Game& game, const Ruleset& rules, std::size_t leaning, std::uint64_t seed,
                 const Amount& amount, Figures& out);

// Whether the invariants and relations of verify/fuzz hold in a game.
void tell_relations(const Game& game, const Ruleset& rules, std::uint64_t seed, Figures& out);

}  // namespace tally::outputs

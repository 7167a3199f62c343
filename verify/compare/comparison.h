#pragma once
// Two rulesets held against each other: each option in which they differ, then all of it together.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "verify/compare/settled.h"
#include "verify/compare/witness.h"
#include "verify/proofs/difference.h"

namespace tally::versus {

// What is known of two rulesets: from the least difference to the most.
enum class Known : std::uint8_t {
  same,    // proved: no state of a game differs
  argued,  // the same, by an argument (settled.h) and no formula
  open,    // no difference was found, and that proves nothing
  stated,  // a formula has a state where they differ, and no game was found
  shown,   // a game shows the difference
};

// What came of two rulesets.
struct Outcome {
  Known known = Known::open;
  std::vector<proofs::Difference> differences = {};
  proofs::Words argument = {};  // of Known::argued
  std::optional<Witness> witness = {};
  std::uint64_t games = 0;  // looked through
};

// What came of one option in which A and B differ.
struct OptionOutcome {
  std::size_t option = 0;  // index of the game's options
  Outcome of_a;            // A against A with this option as in B
  // B with this option as in A against B, where `of_a` has no difference: an option can matter only
  // together with others. None where no other option differs.
  std::optional<Outcome> of_b = {};

  [[nodiscard]] Known known() const;
  [[nodiscard]] const std::optional<Witness>& witness() const {
    return of_b ? of_b->witness : of_a.witness;
  }
};

// What came of A and B as they are, where they differ in several options.
struct Together {
  Sameness sameness = Sameness::unknown;
  Outcome outcome = {};
  // Where a game was found: the option that has shown the same game. Where none was: an option
  // whose game goes another way by the other ruleset. An index of Comparison::options.
  std::optional<std::size_t> as = {};

  [[nodiscard]] bool differ() const { return outcome.known >= Known::stated || as.has_value(); }
};

struct Comparison {
  std::vector<OptionOutcome> options;  // those that differ, as far as they were looked at
  std::optional<Together> together;    // where there are several, and nobody stopped it before
  std::size_t differing = 0;
  bool stopped = false;

  [[nodiscard]] std::size_t count(Known known) const;
  // Options that alone make a difference.
  [[nodiscard]] std::size_t with_difference() const {
    return count(Known::stated) + count(Known::shown);
  }
  // Of A and B. Of several options what they do together counts: one can undo another.
  [[nodiscard]] bool differ() const;
  [[nodiscard]] bool equal() const;
  [[nodiscard]] bool argued() const;  // where they are equal: no formula says all of it
};

struct ComparisonOptions {
  std::uint64_t games = 20000;  // to look through for each difference
  std::uint64_t seed = 1;
  int jobs = 1;                     // threads; what is found does not depend on it
  std::function<bool()> stop = {};  // asked now and then, by all threads; true: no further
  // Told now and then: games looked through, and how many of so many things are done.
  std::function<void(std::uint64_t games, std::size_t done, std::size_t of)> tick = {};
};

Comparison compare(const Game& game, const Ruleset& a, const Ruleset& b,
                   const ComparisonOptions& options);
}  // namespace tally::versus

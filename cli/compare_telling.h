#pragma once
// What came of two rulesets, told: each option, all of it together, and the last line.
#include <cstddef>
#include <utility>

#include "cli/compare_game.h"
#include "cli/lines.h"
#include "replay/books/rulebook.h"
#include "verify/compare/comparison.h"

namespace tally::cli {

// A ruleset and what it is called: two files can call theirs the same.
struct CalledRuleset {
  const Ruleset& rules;
  Message name;
};

// Of a table that only one of the two has: the side that has none.
[[nodiscard]] inline const char* side_without(const versus::Witness& w) {
  return w.in_a.size() == 0 ? "A" : "B";
}

class CompareTelling {
 public:
  // All must live as long; what is told is appended to `out`.
  CompareTelling(const Game& game, const Rulebook& book, CalledRuleset a, CalledRuleset b,
                 Lines& out)
      : game_(game),
        book_(book),
        a_(std::move(a)),
        b_(std::move(b)),
        out_(out),
        game_telling_(game, book, out) {}

  // `alone`: no other option differs.
  void option(const versus::OptionOutcome& outcome, bool alone);
  void together(const versus::Comparison& all);
  void last_line(const versus::Comparison& all);

 private:
  void value(const char* side, std::size_t option, const Ruleset& rules);
  void outcome(const versus::Outcome& o, const Message& a, const Message& b);
  void difference(const proofs::Difference& d);
  [[nodiscard]] Message with(const CalledRuleset& rules, std::size_t option,
                             const Ruleset& value_of) const;

  const Game& game_;
  const Rulebook& book_;
  CalledRuleset a_;
  CalledRuleset b_;
  Lines& out_;
  GameTelling game_telling_;
};

}  // namespace tally::cli

#pragma once
// Two rulesets as formulas: whether they say the same in every state, and if not the smallest state
// where they disagree.
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "verify/proofs/theorem.h"

namespace tally::proofs {

struct Difference {
  Words about;  // what differs: "who has won"
  Words state;  // the smallest state: "alive: 1 spy"
  Words in_a;   // what each ruleset says of it
  Words in_b;
  std::vector<std::string_view> rules;  // the ids of the rules it is about
  // Of a game with combinations: cards, in a number as its kit reads them, that one of the two has
  // as a combination of a type and the other has not; those of the state where there are none; else
  // 0.
  std::uint64_t cards = 0;
};

// One context for all questions.
class Differ {
 public:
  Differ();
  ~Differ();
  Differ(const Differ&) = delete;
  Differ& operator=(const Differ&) = delete;

  // Everything about which the two differ; empty when they say the same in every state.
  std::vector<Difference> between(const Game& game, const Ruleset& a, const Ruleset& b);

  // Whether a formula reads this option (its key). Others are in the flow of play: no formula, and
  // nothing is proved of them.
  static bool is_formula(const Game& game, std::string_view option);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::proofs

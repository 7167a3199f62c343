#pragma once
// What rules say of a state, for two rulesets side by side.
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "verify/proofs/claim.h"

namespace tally::proofs {

// States of one kind, and what each of the two rulesets says of such a state.
struct Sayings {
  Truth state;   // the variables are a state of this kind
  Truth differ;  // the two rulesets do not say the same of the state
  std::vector<Number> smallest;
  std::function<Words(const Values&)> state_words;
  std::function<Words(const Values&, bool of_b)> words;
  std::function<std::uint64_t(const Values&)> cards = {};  // see Difference::cards
};

struct Formula {
  Words about;
  std::vector<std::string_view> rules;
  std::vector<std::string_view> reads;  // keys of the options it depends on
  // Smaller states first.
  std::function<std::vector<Sayings>(const Ruleset& a, const Ruleset& b)> sayings;
  // As many as `sayings`: of each kind the states whose cards show the difference in a game (a type
  // that one ruleset has and the other has not). Absent where those of every state do.
  std::function<std::vector<Sayings>(const Ruleset& a, const Ruleset& b)> shown = {};
};

}  // namespace tally::proofs

#pragma once
// What rules say of a state, for two rulesets side by side.
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "verify/proofs/claim.h"

namespace tally::proofs {

// States of one kind, and what each of the two rulesets says of them.
struct Sayings {
  Truth state;   // it is one
  Truth differ;  // they do not say the same of it
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
  // One for each of these: the states of which a game shows it; absent where each does.
  std::function<std::vector<Sayings>(const Ruleset& a, const Ruleset& b)> shown = {};
};

}  // namespace tally::proofs

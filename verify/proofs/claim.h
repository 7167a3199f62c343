#pragma once
// Theorems as formulas: what the games' theorems are written in, and the prover reads.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "verify/proofs/theorem.h"
#include "verify/proofs/z3_logic.h"

namespace tally::proofs {

// Values of a position the solver found.
class Values {
 public:
  explicit Values(const z3::model& model) : model_(model) {}
  [[nodiscard]] int of(const Number& n) const;
  [[nodiscard]] bool of(const Truth& t) const;
  [[nodiscard]] std::uint64_t of(const Bits& b) const;

 private:
  z3::model model_;
};

// In every position where `given` holds, `then` holds. Of a theorem that says something is
// possible: there is a position where both hold.
struct Claim {
  Truth given;
  Truth then;
  // Of several positions the one is shown where these are smallest, the first first. None is
  // negative.
  std::vector<Number> smallest;
  std::function<Words(const Values&)> position;
  // Of a claim about what may not be at all: the words for it.
  Words otherwise;
  // The same claim by parts, for a list of all that is against it.
  std::function<std::vector<Claim>()> parts;
  // Which of a theorem's claims it is: "5 players (1 lord, …)". "" of an only one.
  Words about = {};
  // Not empty where it is about nothing, whatever it says: why. It is not looked at then.
  Words absent = {};
};

struct Theorem {
  std::string_view id;
  std::vector<Claim> claims;
  Words absent;  // where there are no claims: why there is nothing to be proved
};

}  // namespace tally::proofs

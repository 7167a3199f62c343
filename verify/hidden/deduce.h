#pragma once
// What can be said of hidden cards and identities, turn by turn: with what was shown until then.
#include <bitset>
#include <cstdint>
#include <vector>

#include "engine/core/rulebook.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

struct HandKnowledge {
  int size = 0;
  std::bitset<256> must;    // certainly there
  std::bitset<256> cannot;  // certainly not
};

struct Knowledge {
  int turn = 0;           // the state after this turn; 0 is before the first
  std::size_t steps = 0;  // events until then
  bool has_identities = false;
  std::uint64_t assignments = 0;                             // of identities that are possible
  std::array<std::array<std::uint64_t, 5>, max_seats> of{};  // of them: by seat and role
  std::vector<HandKnowledge> hands;                          // by seat
};

class Deduction {
 public:
  Deduction(const Trace& trace, const Game& game, const Ruleset& rules)
      : trace_(trace), game_(game), rules_(rules) {}
  // After every turn, and before the first.
  [[nodiscard]] std::vector<Knowledge> all() const;

 private:
  [[nodiscard]] Knowledge after(int turn, std::size_t steps) const;

  const Trace& trace_;
  const Game& game_;
  const Ruleset& rules_;
};

}  // namespace tally::hidden

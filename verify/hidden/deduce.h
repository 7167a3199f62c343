#pragma once
// What somebody can know of hidden cards and identities turn by turn, by all he has seen till then.
#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "engine/core/rulebook.h"
#include "verify/hidden/concealed.h"
#include "verify/hidden/ledger.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/trace.h"
#include "verify/hidden/whereabouts.h"

namespace tally::hidden {

// How many cards of each name; where cards can be told apart, one at most.
using Counts = std::array<std::uint8_t, card_ids>;

struct HandKnowledge {
  int size = 0;
  Counts must{};  // certainly there
  Counts can{};   // at most there, those among them
};

struct Knowledge {
  int turn = 0;           // the state after this turn; 0 is before the first …
  bool during = false;    // … or within it: what is looked at ends there
  std::size_t steps = 0;  // events until then
  bool has_identities = false;
  std::uint64_t assignments = 0;               // of identities that are possible
  std::vector<std::vector<std::uint64_t>> of;  // of them: by seat and role
  std::vector<HandKnowledge> hands;            // by seat
  std::vector<Concealed> concealed;            // what lies face down before players
};

class Deduction {
 public:
  Deduction(const Trace& trace, const Game& game, const Ruleset& rules)
      : trace_(trace), game_(game), rules_(rules) {}
  // After every turn, and before the first; of the first `steps`.
  [[nodiscard]] std::vector<Knowledge> all(std::size_t steps);

 private:
  void roles(Knowledge& k, const Identities& said);
  void cards(Knowledge& k) const;
  void names(Knowledge& k) const;
  void follow(std::size_t step);

  const Trace& trace_;
  const Game& game_;
  const Ruleset& rules_;
  // As far as the game has been followed.
  Ledger ledger_;
  Whereabouts where_;
  std::array<int, max_seats> spare_{};  // cards that may be there and are not counted, by seat
  std::size_t ops_ = 0;
  // Where cards cannot be told apart: by name.
  std::array<Counts, max_seats> held_{};
  std::array<int, max_seats> size_{};
  Counts gone_{};
  // Of the last turn: what was said of the identities, and what follows.
  std::size_t said_ = ~std::size_t{0};
  Knowledge last_;
};

}  // namespace tally::hidden

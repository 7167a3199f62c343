#pragma once
// A whole game that looks as its record shows it: the hidden cards dealt, the identities given.
#include <optional>
#include <string>

#include "engine/core/rulebook.h"
#include "replay/record.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

// For each token the card it is, unknown_card where that is not needed: from a reading of the whole
// trace and the origins chosen for what leaves hands unseen.
struct Dealt {
  std::vector<Card> card;                         // by token
  std::vector<std::vector<std::uint32_t>> moved;  // by step, then by piece: the token
  std::vector<std::vector<std::uint32_t>> pile;   // by step: of a shuffle, the first is the top
};

// Of the first `steps`, with the statements for which `says` is true (empty: all).
std::optional<Dealt> deal(const Trace& trace, std::size_t steps,
                          const std::vector<bool>& says = {});

// Fills in the things a record hides besides its cards: identities, generals, who has won.
class Unveiling {
 public:
  virtual ~Unveiling() = default;
  // Fills the hidden fields of the event of this step. `cards` is room for the cards it names.
  virtual void fill(std::size_t step, Event& e, std::vector<Card>& cards) = 0;
};

// The log; nothing when there is no deal, or none was found that this can write down.
std::optional<std::string> witness(const Trace& trace, const Record& record, const Ruleset& rules);

}  // namespace tally::hidden

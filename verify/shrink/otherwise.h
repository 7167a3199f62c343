#pragma once
// Whether what somebody has no card for would be legal if he had one.
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "replay/check.h"
#include "replay/record.h"

namespace tally::verify {

class Otherwise {
 public:
  Otherwise(const Game& game, const Ruleset& rules) : rules_(rules), checker_(game) {}

  // Whether event `at` of a native record is legal with another card in the place of one of its
  // own. What the record does not show may be that card; where it shows the hand, it is held in the
  // place of one that is in it. Which of its cards that is; none where it would not be legal.
  std::optional<Card> instead_of(const Record& record, std::size_t at);
  // Events looked at so far.
  [[nodiscard]] std::uint64_t events() const { return events_; }

 private:
  bool with(Card card, std::span<const Card> others, std::span<const Card> in_place_of);

  const Ruleset& rules_;
  Checker checker_;
  Report report_;
  Record head_;
  Record changed_;
  std::vector<Card> cards_;
  std::uint64_t events_ = 0;
};

}  // namespace tally::verify

#pragma once
// What players were called in each turn of a game, as it ended (replay/called.h).
#include <cstddef>
#include <vector>

#include "replay/diff/story.h"
#include "replay/record.h"

namespace tally::diff {

class Called {
 public:
  Called(const Record& record, const Story& story);
  // In the turn of this event.
  [[nodiscard]] const std::vector<SeatLabel>& at(std::size_t event) const;
  [[nodiscard]] const std::vector<SeatLabel>& in(const Turn& turn) const { return at(turn.begin); }
  // As it began: in the turn before it.
  [[nodiscard]] const std::vector<SeatLabel>& before(const Turn& turn) const {
    return at(turn.begin - (turn.begin > 0 ? 1 : 0));
  }

 private:
  std::vector<std::size_t> ends_;  // of the turns
  std::vector<std::vector<SeatLabel>> labels_;
};

}  // namespace tally::diff

#pragma once
// What players were called as each event of a game was told (replay/called.h).
#include <cstddef>
#include <vector>

#include "replay/diff/story.h"
#include "replay/record.h"

namespace tally::diff {

class Called {
 public:
  Called(const Record& record, const Story& story);
  [[nodiscard]] const std::vector<SeatLabel>& at(std::size_t event) const;

 private:
  struct Names {
    std::size_t from;  // which event on
    std::vector<SeatLabel> labels;
  };
  std::vector<Names> names_;
};

}  // namespace tally::diff

#include "replay/diff/called.h"

#include <algorithm>

#include "replay/called.h"

namespace tally::diff {

Called::Called(const Record& record, const Story& story) {
  const auto match = record.game->match();
  for (const Turn& t : story.turns()) {
    match->restore(story.state_after(ends_.size()));
    ends_.push_back(t.end);
    labels_.push_back(called_now(record, *match));
  }
}

const std::vector<SeatLabel>& Called::at(std::size_t event) const {
  const auto turn =
      static_cast<std::size_t>(std::ranges::upper_bound(ends_, event) - ends_.begin());
  return labels_[std::min(turn, labels_.size() - 1)];
}

}  // namespace tally::diff

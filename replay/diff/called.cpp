#include "replay/diff/called.h"

#include <algorithm>
#include <iterator>

#include "replay/called.h"

namespace tally::diff {

Called::Called(const Record& record, const Story& story) {
  names_.push_back({0, record.labels});
  const auto match = record.game->match();
  for (const Story::Naming& n : story.namings()) {
    match->restore(n.state);
    names_.push_back({n.event, called_now(record, *match)});
  }
}

const std::vector<SeatLabel>& Called::at(std::size_t event) const {
  return std::prev(std::ranges::upper_bound(names_, event, {}, &Names::from))->labels;
}

}  // namespace tally::diff

#pragma once
// A record that is still being written: where what it shows next comes from.
#include <cstddef>

namespace tally::guide {

class Feed {
 public:
  virtual ~Feed() = default;
  // Waits until the record has an observation of this number; false when it ends before. Those
  // before it have been judged, but for a choice that waits for what completes it. Observations
  // that are there already stay where they are.
  virtual bool more(std::size_t at) = 0;
};

}  // namespace tally::guide

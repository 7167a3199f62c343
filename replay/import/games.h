#pragma once
// What every reader of a file with several games offers.
#include "replay/record.h"

namespace tally {

class Games {
 public:
  Games() = default;
  Games(const Games&) = delete;
  Games& operator=(const Games&) = delete;
  virtual ~Games() = default;

  // Fills `out` with the next game; false at the end. Throws io::InputError with the line; may then
  // be called again, and goes on behind what was wrong if it can.
  virtual bool next(Record& out) = 0;
};

}  // namespace tally

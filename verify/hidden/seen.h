#pragma once
// A game as one seat sees it, as a record.
#include "replay/record.h"

namespace tally::hidden {

// What `viewer` sees of a game (nobody: somebody who looks on), as a native record.
void seen_by(const Record& record, Seat viewer, Record& out);

}  // namespace tally::hidden

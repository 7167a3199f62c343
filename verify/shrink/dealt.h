#pragma once
// A record with hidden cards or identities as one that shows them, to be played again; and back.
#include <optional>

#include "replay/record.h"

namespace tally::verify {

// The first `events` of a record as some deal of what it hides has them, and behind them its next
// one as it is. None when no such deal is found.
std::optional<Record> dealt(const Record& record, const Ruleset& rules, std::size_t events);

// What `viewer` sees of a game (nobody: somebody who looks on), as a native record.
void seen_by(const Record& record, Seat viewer, Record& out);

}  // namespace tally::verify

#pragma once
// A record with hidden cards or identities as one that shows them, to be played again.
#include <optional>

#include "replay/record.h"

namespace tally::verify {

// The first `events` of a record with everything hidden dealt in some way that explains them, and
// its next event as it is. None when no such deal is found.
std::optional<Record> dealt(const Record& record, const Ruleset& rules, std::size_t events);

}  // namespace tally::verify

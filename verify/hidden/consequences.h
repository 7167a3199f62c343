#pragma once
// What follows from a contradiction is not reported again.
#include "engine/core/rulebook.h"
#include "replay/check.h"
#include "replay/record.h"
#include "verify/hidden/core.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

// `found` is a contradiction of the trace of this record. Takes those findings out of `report` that
// come with it or after it and follow from it: that somebody does not have the card at fault, which
// was in his hand as far as anybody saw, the first time he parts with it; and what would not be
// there, had the record named another card of the same name, which can have been there, in the
// place of the one it cannot have been. Returns whether there were any. Where not every other card
// could be tried, what is left behind the contradiction `may_follow`.
bool drop_consequences(const Trace& trace, const Found& found, const Record& record,
                       const Ruleset& rules, Report& report);

}  // namespace tally::hidden

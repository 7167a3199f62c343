#pragma once
// The events that led to each finding of a record, for reports that show a way.
#include <functional>

#include "replay/check.h"
#include "replay/record.h"
#include "replay/report/entry.h"

namespace tally::why {

// Fills Entry::led_by. `play_again` plays the record once more as it was just checked
// (Checker::check_again); it is not called for a record without findings.
void fill_led_by(const Record& record, const std::function<void(EventSink&)>& play_again,
                 report::Entry& entry);

}  // namespace tally::why

#pragma once
// How games end that go on from another choice, in rows: for print and for the page.
#include <string>
#include <vector>

#include "engine/core/message.h"
#include "replay/record.h"
#include "replay/report/page/page.h"
#include "verify/fork/fork.h"

namespace tally::cli {

// `own`: of the recorded choice; nullptr where that is not legal.
std::vector<report::PageSpread::Row> spread_rows(const crossing::Spread& other,
                                                 const crossing::Spread* own, int players,
                                                 const std::vector<SeatLabel>& labels);

// A line each, with a heading.
std::string spread_table(const report::PageSpread& spread, Lang lang);

}  // namespace tally::cli

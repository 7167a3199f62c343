#pragma once
// Records that come out differently, told in a terminal and to programs.
#include <string>

#include "replay/report/display.h"
#include "replay/report/regress/comparison.h"

namespace tally::report {

// Every record, then what is only on one side.
void append_differences(std::string& out, const Comparison& all, const Style& style, Lang lang);
// One JSON object a record; keys: docs/commands.md, "tally regress".
void append_difference_lines(std::string& out, const Comparison& all);

}  // namespace tally::report

#pragma once
// The one file in which it is kept how records came out: what `tally check --format jsonl`,
// `check --save-baseline` and `regress --save` write, a line each.
#include <functional>
#include <string>
#include <string_view>

#include "replay/report/outcome.h"

namespace tally::report {

// Each line of a file of somebody's that is not empty. Throws io::InputError, with the file and the
// line; one that `take` throws comes out so too.
void each_line(const std::string& path, const std::function<void(std::string_view)>& take);
// Of every record of the file, but not of what was skipped. Throws io::InputError, with the file
// and the line.
void each_kept(const std::string& path, const std::function<void(Outcome&)>& take);

}  // namespace tally::report

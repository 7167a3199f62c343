#pragma once
// `tally check --follow`: a game judged while it is being written.
#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace tally::cli {

ExitCode follow(const CheckArguments& arguments);

}  // namespace tally::cli

#pragma once
// What CLI11 cannot see of a command line: options that need or exclude each other, or that would
// be given for nothing.
#include "cli/arguments.h"

namespace CLI {
class App;
}

namespace tally::cli {

// Throws Failure with ExitCode::usage.
void check_together(const CLI::App& command, const Command& given);

}  // namespace tally::cli

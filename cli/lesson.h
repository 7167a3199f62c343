#pragma once
// `tally annotate --lesson`: the page of recorded passages that show rules.
#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace tally::cli {

ExitCode write_lesson(const AnnotateArguments& arguments);

}  // namespace tally::cli

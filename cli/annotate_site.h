#pragma once
// `tally annotate` of many records: a folder with a page for each, and one that lists them.
#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace tally::cli {

ExitCode annotate_site(const AnnotateArguments& arguments);

}  // namespace tally::cli

#pragma once
// Which rules are exercised, by tests and by recorded games.
#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace tally::cli {

// Rule, scenario tests that cite it (tests/scenarios/coverage.tsv: rule, tab, count), games that
// have an event or a finding of it.
ExitCode print_coverage(const RulesArguments& arguments);

}  // namespace tally::cli

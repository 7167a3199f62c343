#pragma once
// What is wrong with a command line, in our words and not in those of CLI11.
#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace tally::cli {

// All throw Failure with ExitCode::usage.

// Says what CLI11 found.
[[noreturn]] void refuse(CLI::App& program, const CLI::ParseError& error);
[[noreturn]] void refuse_command(const CLI::App& program, const std::string& name);
[[noreturn]] void refuse_no_command(const CLI::App& program);
// An option with nothing for its value would be as if it were not given.
void expect_values(const CLI::App& command);

}  // namespace tally::cli

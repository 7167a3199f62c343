#pragma once
// Another program, and what it is to read.
#include <string>
#include <string_view>

namespace tally::cli {

inline constexpr int no_such_program = 127;  // an exit code, as shells have it

// Gives it the text and waits for its end; what it writes goes where this program's own goes. Its
// exit code: no_such_program when there is none. What it does not read is lost.
int pipe_to(const std::string& command, std::string_view text);

}  // namespace tally::cli

#pragma once
// Another program, and what it is to read.
#include <string>
#include <string_view>

namespace tally::cli {

// Gives it the text and waits for its end; what it writes goes where this program's own goes. Its
// exit code: 127 when there is no such program. What it does not read is lost.
int pipe_to(const std::string& command, std::string_view text);

}  // namespace tally::cli

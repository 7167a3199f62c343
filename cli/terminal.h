#pragma once
// Standard output and standard error.
#include <string>
#include <string_view>

#include "replay/report/display.h"

namespace tally::cli {

// Writes all of it to standard output at once. Throws Failure when that cannot be done. All text
// leaves here: what could drive a terminal is shown instead (report::harmless), but for colours.
void write_out(std::string_view text);

// The same to standard error; errors are passed over.
void write_err(std::string_view text);
// "tally: message" and a line end on standard error; whatever it names, it is text.
void complain(std::string_view message);

[[nodiscard]] bool out_is_terminal();
[[nodiscard]] bool err_is_terminal();

// Colours on a terminal that can show them, unless NO_COLOR is set (https://no-color.org).
[[nodiscard]] report::Style style_of_out();
[[nodiscard]] report::Style style_of_err();

}  // namespace tally::cli

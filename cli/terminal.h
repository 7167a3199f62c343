#pragma once
// Standard output and standard error.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "replay/report/display.h"

namespace tally::cli {

// Writes all of it to standard output at once. Throws Failure when that cannot be done. All text
// leaves here: what could drive a terminal is shown instead (report::harmless), but for colours.
void write_out(std::string_view text);

// The same of what a person reads at length (reading.cpp): suits in red where there are colours,
// and where the terminal has fewer lines, the program that TALLY_PAGER or PAGER names shows it, or
// else less; none where one of them is empty, nor after want_no_pager().
void read_out(std::string_view text);
void want_no_pager();

// The same as write_out() to standard error; errors are passed over.
void write_err(std::string_view text);
// "tally: message" and a line end on standard error; whatever it names, it is text.
void complain(std::string_view message);

[[nodiscard]] bool out_is_terminal();
[[nodiscard]] bool err_is_terminal();

// Lines of the terminal that standard output is; 0 when it is none, or one that does not say.
[[nodiscard]] std::size_t rows_of_out();

// Colours on a terminal that can show them, unless NO_COLOR is set (https://no-color.org); or
// whatever is wanted.
enum class Colour : std::uint8_t { by_terminal, always, never };
void want_colour(Colour wanted);
[[nodiscard]] report::Style style_of_out();
[[nodiscard]] report::Style style_of_err();

}  // namespace tally::cli

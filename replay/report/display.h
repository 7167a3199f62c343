#pragma once
// Text as it stands on a terminal: what is safe to print, how wide it is, and its colours.
#include <cstddef>
#include <string>
#include <string_view>

namespace tally::report {

// Text from a record, fit to be printed: control characters, which could drive a terminal, and
// marks that turn or hide what follows are shown as JSON escapes them (\u001b); bytes that are not
// UTF-8 become U+FFFD. Line ends and tabs become spaces.
std::string printable(std::string_view text);

// The same of all that is about to be printed: lines, tabs and colours stay. Whatever was put into
// it as it is cannot move the cursor, and JSON stays the same JSON.
std::string harmless(std::string_view text);

// Columns the text takes; Chinese characters take two.
std::size_t columns(std::string_view text);

// Breaks a text into lines of at most `width` columns, at spaces or between Chinese characters.
// Every line starts with `indent` spaces, which count, and ends with a newline.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

// Escape sequences, or nothing where colours are not wanted; and how wide the terminal is.
struct Style {
  bool colour = false;
  std::size_t width = 0;  // columns of the terminal; 0 where there is none

  // What is to take at most `most` columns, where there is a narrower terminal.
  [[nodiscard]] std::size_t columns_of(std::size_t most) const {
    return width > 0 && width < most ? width : most;
  }
  [[nodiscard]] std::string_view red() const { return colour ? "\x1b[31m" : ""; }
  [[nodiscard]] std::string_view green() const { return colour ? "\x1b[32m" : ""; }
  [[nodiscard]] std::string_view yellow() const { return colour ? "\x1b[33m" : ""; }
  [[nodiscard]] std::string_view magenta() const { return colour ? "\x1b[35m" : ""; }
  [[nodiscard]] std::string_view cyan() const { return colour ? "\x1b[36m" : ""; }
  [[nodiscard]] std::string_view bold() const { return colour ? "\x1b[1m" : ""; }
  [[nodiscard]] std::string_view dim() const { return colour ? "\x1b[2m" : ""; }
  [[nodiscard]] std::string_view off() const { return colour ? "\x1b[0m" : ""; }
};

// With its hearts and diamonds, and the numbers behind them, in red; for a terminal with colours.
std::string with_red_suits(std::string_view text);

// In quotes where a shell would take it for more than a word.
std::string shell_word(const std::string& word);

}  // namespace tally::report

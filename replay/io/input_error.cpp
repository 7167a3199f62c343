#include "replay/io/input_error.h"

#include <array>
#include <cstddef>

#include "replay/report/display.h"
#include "replay/report/utf8.h"

namespace tally::io {

InputError internal_error(const std::exception& thrown) {
  InputError error(std::string("internal error: ") + thrown.what());
  error.internal = true;
  return error;
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, 1, ',');
  return digits;
}

std::string size_words(std::uint64_t bytes) {
  static constexpr std::array<const char*, 4> units = {" KiB", " MiB", " GiB", " TiB"};
  std::uint64_t count = bytes;
  const char* unit = bytes == 1 ? " byte" : " bytes";
  for (const char* bigger : units) {
    if (count == 0 || count % 1024 != 0) break;
    count /= 1024;
    unit = bigger;
  }
  return grouped(count) + unit;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string shown = "\"";
  for (std::size_t n = 0; !text.empty() && n < longest; ++n) {
    const std::string_view c = text.substr(0, report::first_character(text).bytes);
    const bool blank = c == "\n" || c == "\t" || c == "\r";
    shown += !blank && report::printable(c) == c ? c : "?";
    text.remove_prefix(c.size());
  }
  return shown + (text.empty() ? "\"" : "...\"");
}

}  // namespace tally::io

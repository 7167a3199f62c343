#include "replay/io/input_error.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <system_error>

#include "replay/io/messages.h"
#include "replay/report/display.h"
#include "replay/report/utf8.h"

namespace tally::io {

InputError internal_error(const std::exception& thrown) {
  InputError error(say::internal_error(thrown.what()));
  error.internal = true;
  return error;
}

Message why_not_opened(int code) {
  if (code == ENOENT) return say::no_such_file();
  if (code == EACCES) return say::permission_denied();
  if (code == EISDIR) return say::is_folder();
  return say::cannot_be_opened(std::generic_category().message(code));
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, 1, ',');
  return digits;
}

Message said_size(std::uint64_t bytes) {
  static constexpr std::array<const Says<Number>*, 5> units = {&say::bytes, &say::kib, &say::mib,
                                                               &say::gib, &say::tib};
  std::uint64_t count = bytes;
  std::size_t unit = 0;
  for (; unit + 1 < units.size() && count != 0 && count % 1024 == 0; ++unit) count /= 1024;
  return (*units[unit])(count);
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

#pragma once
// Log lines: HTML in which players, cards and skills are marked by their colour.
#include <string>
#include <string_view>
#include <vector>

namespace tally::noname {

struct LogLine {
  // What is not marked; a P for each player (or several), a C for cards, an S for a skill or role.
  std::string form;
  std::vector<std::string_view> marked;
};
[[nodiscard]] LogLine log_line(std::string_view html);

// Whether `form` is `pattern`, where each * stands for any words: they come into `words`.
[[nodiscard]] bool fits(std::string_view form, std::string_view pattern,
                        std::vector<std::string_view>& words);

}  // namespace tally::noname

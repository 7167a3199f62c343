#pragma once
// UTF-8, one character at a time.
#include <cstddef>
#include <string_view>

namespace tally::report {

inline constexpr char32_t not_utf8 = 0xFFFFFFFF;

struct Utf8 {
  char32_t code = not_utf8;
  std::size_t bytes = 1;  // how many of the text it takes; 1 when it is not UTF-8
};

// The first character of a text that is not empty. Overlong forms, surrogates and what lies beyond
// U+10FFFF are not UTF-8.
Utf8 first_character(std::string_view text);

}  // namespace tally::report

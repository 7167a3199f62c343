#pragma once
// A line of text put together on the stack: for the words of a state, which allocate nothing.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace tally {

// What does not fit is left out.
class TextLine {
 public:
  TextLine& add(std::string_view s) {
    const std::size_t k = std::min(s.size(), sizeof text_ - n_);
    std::memcpy(text_ + n_, s.data(), k);
    n_ += k;
    return *this;
  }
  TextLine& add(int v) {
    char digits[16];
    const char* const end = std::to_chars(digits, digits + sizeof digits, v).ptr;
    return add(std::string_view(digits, static_cast<std::size_t>(end - digits)));
  }
  [[nodiscard]] bool empty() const { return n_ == 0; }
  [[nodiscard]] std::string_view text() const { return {text_, n_}; }

 private:
  char text_[4096];  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as used
  std::size_t n_ = 0;
};

}  // namespace tally

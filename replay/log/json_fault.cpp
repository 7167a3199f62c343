#include "replay/log/json_fault.h"

#include <algorithm>
#include <cstddef>

#include "replay/io/input_error.h"

namespace tally::log {
namespace {

constexpr int deepest = 1000;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Reads one value by the grammar of RFC 8259 and keeps nothing but the first fault.
class Scan {
 public:
  explicit Scan(std::string_view text) : text_(text) {}

  std::string fault() {
    blank();
    if (value(0)) {
      blank();
      if (at_ < text_.size()) wanted("the end of the line");
    }
    return fault_;
  }

 private:
  [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void blank() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

  bool value(int depth) {
    const char c = here();
    if (depth > deepest) return wanted("less nesting");
    if (c == '{') return items(depth, '}', true);
    if (c == '[') return items(depth, ']', false);
    if (c == '"') return string();
    if (c == '-' || is_digit(c)) return number();
    for (const std::string_view word : {"true", "false", "null"}) {
      if (!text_.substr(at_).starts_with(word)) continue;
      at_ += word.size();
      return true;
    }
    return wanted("a value");
  }

  // What stands between two brackets: values, or keys with their values.
  bool items(int depth, char end, bool keys) {
    ++at_;
    blank();
    if (here() == end) return ++at_, true;
    for (;;) {
      if (keys) {
        if (here() != '"') return wanted("a key in double quotes");
        if (!string()) return false;
        blank();
        if (here() != ':') return wanted("\":\"");
        ++at_;
        blank();
      }
      if (!value(depth + 1)) return false;
      blank();
      if (here() == end) return ++at_, true;
      if (here() != ',') return wanted(end == '}' ? "\",\" or \"}\"" : "\",\" or \"]\"");
      ++at_;
      blank();
    }
  }

  bool string() {
    const std::size_t start = at_++;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '"') return ++at_, true;
      if (text_[at_] == '\\') ++at_;
    }
    at_ = start;
    return wanted("a closing double quote");
  }

  bool number() {
    if (here() == '-') ++at_;
    if (!is_digit(here())) return wanted("a digit");
    while (is_digit(here()) ||
           (here() != '\0' && std::string_view(".eE+-").find(here()) != std::string_view::npos))
      ++at_;
    return true;
  }

  [[nodiscard]] std::string hint() const {
    const std::string_view rest = text_.substr(at_);
    const bool ended = rest.empty();
    if (rest.starts_with(byte_order_mark))
      return "a byte order mark stands here; it may stand before the first line only";
    if (rest.starts_with("'")) return "JSON texts stand in double quotes, not in single ones";
    if (rest.starts_with("{")) return "a second object begins here; each stands on its own line";
    if (rest.starts_with("}") || rest.starts_with("]") || rest.starts_with(","))
      return "is there a comma too many?";
    if (ended && text_.find_first_not_of(" \t{[") == std::string_view::npos)
      return "each object stands whole on one line; is this log pretty-printed?";
    if (ended && (text_.ends_with(',') || text_.ends_with('{') || text_.ends_with('[')))
      return "each object stands whole on one line";
    if (ended) return "a closing bracket is missing";
    if (is_letter(rest.front()) && rest.front() >= 'a')
      return "names and keys stand in double quotes";
    return "";
  }

  bool wanted(std::string_view what) {
    const std::string_view before = text_.substr(0, at_);
    const auto column = 1 + std::count_if(before.begin(), before.end(), [](char c) {
                          return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                        });
    constexpr std::size_t excerpt = 16;
    const std::string_view rest = text_.substr(at_, excerpt);
    fault_ = "column " + io::grouped(static_cast<std::uint64_t>(column)) + ": expected " +
             std::string(what) + ", found " +
             (rest.empty() ? "the end of the line" : io::in_quotes(rest));
    if (const std::string cause = hint(); !cause.empty()) fault_ += "; " + cause;
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace

std::string json_fault(std::string_view line) { return Scan(line).fault(); }

}  // namespace tally::log

#include "replay/log/json_fault.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"
#include "replay/log/messages.h"

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

  Message fault() {
    blank();
    if (value(0)) {
      blank();
      if (at_ < text_.size()) wanted(say::end_of_line());
    }
    return fault_;
  }

 private:
  [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void blank() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

  bool value(int depth) {
    const char c = here();
    if (depth > deepest) return wanted(say::less_nesting());
    if (c == '{') return items(depth, '}', true);
    if (c == '[') return items(depth, ']', false);
    if (c == '"') return string();
    if (c == '-' || is_digit(c)) return number();
    for (const std::string_view word : {"true", "false", "null"}) {
      if (!text_.substr(at_).starts_with(word)) continue;
      at_ += word.size();
      return true;
    }
    return wanted(say::a_value());
  }

  // What stands between two brackets: values, or keys with their values.
  bool items(int depth, char end, bool keys) {
    ++at_;
    blank();
    if (here() == end) return ++at_, true;
    for (;;) {
      if (keys) {
        if (here() != '"') return wanted(say::a_key());
        if (!string()) return false;
        blank();
        if (here() != ':') return wanted(say::word("\":\""));
        ++at_;
        blank();
      }
      if (!value(depth + 1)) return false;
      blank();
      if (here() == end) return ++at_, true;
      if (here() != ',') return wanted(say::either("\",\"", end == '}' ? "\"}\"" : "\"]\""));
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
    return wanted(say::closing_quote());
  }

  bool number() {
    if (here() == '-') ++at_;
    if (!is_digit(here())) return wanted(say::a_digit());
    while (is_digit(here()) ||
           (here() != '\0' && std::string_view(".eE+-").find(here()) != std::string_view::npos))
      ++at_;
    return true;
  }

  [[nodiscard]] Message hint() const {
    const std::string_view rest = text_.substr(at_);
    const bool ended = rest.empty();
    if (rest.starts_with(byte_order_mark)) return say::byte_order_mark();
    if (rest.starts_with("'")) return say::single_quotes();
    if (rest.starts_with("{")) return say::second_object();
    if (rest.starts_with("}") || rest.starts_with("]") || rest.starts_with(","))
      return say::comma_too_many();
    if (ended && text_.find_first_not_of(" \t{[") == std::string_view::npos)
      return say::pretty_printed();
    if (ended && (text_.ends_with(',') || text_.ends_with('{') || text_.ends_with('[')))
      return say::whole_on_line();
    if (ended) return say::bracket_missing();
    if (is_letter(rest.front()) && rest.front() >= 'a') return say::names_in_quotes();
    return {};
  }

  bool wanted(Message what) {
    const std::string_view before = text_.substr(0, at_);
    const auto column = 1 + std::count_if(before.begin(), before.end(), [](char c) {
                          return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                        });
    constexpr std::size_t excerpt = 16;
    const std::string_view rest = text_.substr(at_, excerpt);
    fault_ = say::at_column(column, std::move(what),
                            rest.empty() ? say::end_of_line() : say::word(io::in_quotes(rest)));
    if (Message cause = hint(); !cause.empty())
      fault_ = io::say::with_hint(std::move(fault_), std::move(cause));
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Message fault_;
};

}  // namespace

Message json_fault(std::string_view line) { return Scan(line).fault(); }

}  // namespace tally::log

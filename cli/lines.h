#pragma once
// What a command prints, line by line, in the language that was asked for.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/message.h"
#include "replay/report/display.h"

namespace tally::cli {

// What a rulebook, a kit or a theorem has in each language.
template <class Words>
[[nodiscard]] Texts texts(const Words& w) {
  return Texts(w.en, w.zh);
}

class Lines {
 public:
  Lines(report::Style style, Lang lang) : style_(style), lang_(lang) {}

  [[nodiscard]] Lang lang() const { return lang_; }
  [[nodiscard]] const report::Style& style() const { return style_; }
  [[nodiscard]] std::string in_words(const Message& m) const { return text_of(m, lang_); }

  // One line, `indent` spaces before it.
  void line(const Message& m, std::size_t indent = 0) { line(in_words(m), indent); }
  void line(std::string_view words, std::size_t indent = 0) {
    text.append(indent, ' ').append(words) += '\n';
  }
  void empty_line() { text += '\n'; }
  // In bold, and what follows it.
  void heading(std::string_view words, std::string_view behind = {}) {
    text.append(style_.bold()).append(words).append(style_.off()).append(behind) += '\n';
  }
  // As many lines as it takes.
  void wrapped(const Message& m, std::size_t indent) {
    text += report::wrapped(in_words(m), style_.columns_of(widest), indent);
  }

  std::string text;  // all of it so far

 private:
  static constexpr std::size_t widest = 100;
  report::Style style_;
  Lang lang_;
};

}  // namespace tally::cli

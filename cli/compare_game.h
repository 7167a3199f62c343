#pragma once
// A game that takes another way by two rulesets, told: what both have, where they part and by
// which rule, and both results.
#include <cstddef>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "replay/books/rulebook.h"
#include "replay/report/text.h"
#include "verify/compare/witness.h"

namespace tally::cli {

class GameTelling {
 public:
  // All must live as long; what is told is appended to `out`.
  GameTelling(const Game& game, const Rulebook& book, const report::Style& style, Lang lang,
              std::string& out)
      : game_(game), book_(book), style_(style), lang_(lang), out_(out) {}

  // `a`, `b`: what the two rulesets are called.
  void tell(const versus::Witness& w, const std::string& a, const std::string& b);

 private:
  template <class... Args>
  void put(std::string_view en, std::string_view zh, const Args&... args) {
    out_ += fmt::format(fmt::runtime(lang_ == Lang::zh ? zh : en), args...);
  }
  [[nodiscard]] bool zh() const { return lang_ == Lang::zh; }
  [[nodiscard]] const std::string& in(const Text& t) const { return zh() ? t.zh : t.en; }
  // "A: "
  [[nodiscard]] std::string mark(const char* side) const {
    return std::string(side) + (zh() ? "：" : ": ");
  }
  [[nodiscard]] std::string id_of(Rule rule) const;
  void seats(const char* side, const Record& r, const std::string& rules);
  void common(const Record& r, std::size_t n);
  void event(const std::string& mark, const Event& e);
  [[nodiscard]] std::string shown(const Event& e) const;
  void where_they_differ(const Event& a, const Event& b);
  void next(const char* side, const Record& r, std::size_t at);
  void why(const char* side, const versus::Witness& w, const Record& followed);
  void result(const char* side, const Record& r, const std::string& rules);

  const Game& game_;
  const Rulebook& book_;
  const report::Style& style_;
  Lang lang_;
  std::string& out_;
};

}  // namespace tally::cli

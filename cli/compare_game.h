#pragma once
// A game that takes another way by two rulesets, told: what both have, where they part and by
// which rule, and both results.
#include <cstddef>
#include <string>

#include "cli/lines.h"
#include "replay/books/rulebook.h"
#include "verify/compare/witness.h"

namespace tally::cli {

class GameTelling {
 public:
  // All must live as long; what is told is appended to `out`.
  GameTelling(const Game& game, const Rulebook& book, Lines& out)
      : game_(game), book_(book), out_(out) {}

  // `a`, `b`: what the two rulesets are called.
  void tell(const versus::Witness& w, const Message& a, const Message& b);

 private:
  [[nodiscard]] std::string id_of(Rule rule) const;
  [[nodiscard]] Message seats(const Record& r) const;
  void seats_of(const char* side, const Record& r, const Message& rules);
  void common(const Record& r, std::size_t n);
  [[nodiscard]] std::string shown(const Event& e) const;
  void where_they_differ(const Event& a, const Event& b);
  void next(const char* side, const Record& r, std::size_t at);
  void why(const char* side, const versus::Witness& w, const Record& followed);
  void result(const char* side, const Record& r, const Message& rules);

  const Game& game_;
  const Rulebook& book_;
  Lines& out_;
};

}  // namespace tally::cli

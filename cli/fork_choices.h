#pragma once
// What could have been chosen at an event of a game, and which of it is meant.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/fork_game.h"
#include "engine/core/message.h"
#include "verify/fork/crossing.h"
#include "verify/fork/fork.h"

namespace tally::cli {

class ForkChoices {
 public:
  // Looks at what is asked there. Throws Failure where nobody is asked anything.
  ForkChoices(const ForkArguments& a, const ForkGame& game);

  // One a line, numbered, as `--choose` takes them.
  [[nodiscard]] std::string list() const;
  // The one of `--choose`. Throws Failure where there is no such choice, or it is not legal.
  [[nodiscard]] crossing::Choice chosen() const;
  // What the record has at the question of this choice: its event, or to pass; none where that is
  // not legal.
  [[nodiscard]] std::optional<crossing::Choice> own(const crossing::Choice& other) const;
  [[nodiscard]] bool same(const crossing::Choice& a, const crossing::Choice& b) const;

  [[nodiscard]] Message said(const crossing::Answer& answer) const;
  // What the record has there, in words.
  [[nodiscard]] Message said_recorded() const;

 private:
  // Who was asked before, and did nothing.
  [[nodiscard]] Message passed(const crossing::Asked& asked) const;
  [[nodiscard]] std::optional<std::size_t> number_of_choice() const;
  template <class F>
  void each_choice(F f) const;
  void read(const Question& q, std::size_t number);

  const ForkArguments& a_;
  const ForkGame& game_;
  const Schema& schema_;
  std::size_t at_;
  std::vector<crossing::Asked> asked_;
  std::vector<std::vector<std::string>> typed_;  // of each question, in the order of its answers
  // Of the choice in words: what it is, or what it breaks, or why it cannot be read.
  std::optional<crossing::Choice> meant_;
  std::optional<Rule> broken_;
  Message wrong_words_;
};

}  // namespace tally::cli

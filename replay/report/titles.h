#pragma once
// Titles of rules for reports. A rulebook takes some milliseconds to load, so it is loaded when the
// first title is asked for.
#include <map>
#include <string_view>

#include "engine/core/game.h"
#include "replay/books/rulebook.h"
#include "replay/words.h"

namespace tally::report {

class Titles {
 public:
  // "" when the rulebook has no such rule.
  std::string_view title(const Game& game, Rule rule, Lang lang = Lang::en);

  // The rule in full, likewise.
  std::string_view text(const Game& game, Rule rule, Lang lang = Lang::en);

 private:
  const RuleText* find(const Game& game, Rule rule);

  std::map<const Game*, Rulebook> books_;
};

}  // namespace tally::report

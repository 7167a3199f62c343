#include "replay/report/titles.h"

namespace tally::report {

const RuleText* Titles::find(const Game& game, Rule rule) {
  auto book = books_.find(&game);
  if (book == books_.end()) book = books_.emplace(&game, Rulebook::load(game.name())).first;
  return book->second.rule(game.rule_ids()[rule]);
}

std::string_view Titles::title(const Game& game, Rule rule, Lang lang) {
  const RuleText* const text = find(game, rule);
  if (text == nullptr) return "";
  return text->title.in(lang);
}

std::string_view Titles::text(const Game& game, Rule rule, Lang lang) {
  const RuleText* const text = find(game, rule);
  if (text == nullptr) return "";
  return text->text.in(lang);
}

}  // namespace tally::report

#include "replay/report/titles.h"

namespace tally::report {

std::string_view Titles::title(const Game& game, Rule rule, Lang lang) {
  auto book = books_.find(&game);
  if (book == books_.end()) book = books_.emplace(&game, Rulebook::load(game.name())).first;
  const RuleText* text = book->second.rule(game.rule_ids()[rule]);
  if (text == nullptr) return "";
  return lang == Lang::zh ? text->title.zh : text->title.en;
}

}  // namespace tally::report

#include "verify/shrink/whole_check.h"

#include "verify/invariants/invariants.h"

namespace tally::verify {

WholeCheck::WholeCheck(const Game& game) : checker_(game) { checker_.watch(watch_for(game)); }

void WholeCheck::speak(Lang lang) {
  lang_ = lang;
  checker_.speak(lang);
}

const Report& WholeCheck::by_rules(const Record& record, const Ruleset& rules) {
  checker_.check(record, rules, report_);
  work_ = events_worth(checker_.work());
  return report_;
}

const Report& WholeCheck::all(const Record& record, const Ruleset& rules) {
  by_rules(record, rules);
  // To look at hidden cards takes so much longer than to play.
  constexpr std::size_t slower = 20;
  if (explainer_.examine(record, rules, checker_, report_, lang_)) work_ += slower * record.size();
  return report_;
}

}  // namespace tally::verify

#include "verify/shrink/whole_check.h"

#include "verify/invariants/invariants.h"

namespace tally::verify {

WholeCheck::WholeCheck(const Game& game) : checker_(game) { checker_.watch(watch_for(game)); }

const Report& WholeCheck::by_rules(const Record& record, const Ruleset& rules) {
  checker_.check(record, rules, report_);
  return report_;
}

const Report& WholeCheck::all(const Record& record, const Ruleset& rules) {
  by_rules(record, rules);
  if (report_.played && checker_.told_unseen() && hidden::hides(record))
    explainer_.examine(record, rules, checker_, report_);
  return report_;
}

}  // namespace tally::verify

#pragma once
// All that `tally check` says of a record: the rules, the invariants, and what hidden cards allow.
#include "replay/check.h"
#include "verify/hidden/explain.h"

namespace tally::verify {

class WholeCheck {
 public:
  explicit WholeCheck(const Game& game);
  // By rules and invariants. Valid until the next call, as the next.
  const Report& by_rules(const Record& record, const Ruleset& rules);
  const Report& all(const Record& record, const Ruleset& rules);
  // What the rules took for the last record (Checker::work).
  [[nodiscard]] std::uint64_t work() const { return checker_.work(); }
  // As the last record left it.
  [[nodiscard]] const Match& match() const { return checker_.match(); }

 private:
  Checker checker_;
  hidden::Explainer explainer_;
  Report report_;
};

}  // namespace tally::verify

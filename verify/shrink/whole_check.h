#pragma once
// All that `tally check` says of a record: the rules, the invariants, and what hidden cards allow.
#include "replay/check.h"
#include "verify/hidden/explain.h"

namespace tally::verify {

// So many events are played while so much work (Checker::work) is done: most of it is questions,
// and one costs less than an event.
constexpr std::uint64_t events_worth(std::uint64_t work) { return work / 2; }

class WholeCheck {
 public:
  explicit WholeCheck(const Game& game);
  // By rules and invariants. Valid until the next call, as the next.
  const Report& by_rules(const Record& record, const Ruleset& rules);
  const Report& all(const Record& record, const Ruleset& rules);
  // The language of findings, from the next record on.
  void speak(Lang lang);
  // What the last record took, in events that could have been played instead.
  [[nodiscard]] std::uint64_t work() const { return work_; }
  // As the last record left it.
  [[nodiscard]] const Match& match() const { return checker_.match(); }

 private:
  Checker checker_;
  hidden::Explainer explainer_;
  Report report_;
  Lang lang_ = Lang::en;
  std::uint64_t work_ = 0;
};

}  // namespace tally::verify

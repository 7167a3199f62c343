#include "replay/guide/onlookers.h"

namespace tally::guide {

void Onlookers::begin_play(bool noted, const Record& record, const Ruleset& rules,
                           const Match& match) {
  only_straight_ = false;
  watching_ = may_watch_ && !noted;
  if (watching_) watch_->start(record.setup, rules, match);
}

bool Onlookers::straight_in_order(const Record& record, const Ruleset& rules, const Match& match) {
  if (watch_ == nullptr || watch_->straight(record, rules, match)) return true;
  watch_->tell(found_straight_.emplace());
  return false;
}

bool Onlookers::in_order_at_end(const Match& match, bool whole) {
  if (!watching_) return true;
  const bool in_order = watch_->end(match, whole);
  only_straight_ = in_order && found_straight_.has_value();
  return in_order && !only_straight_;
}

void Onlookers::tell(Finding& f) const {
  if (only_straight_)
    f = *found_straight_;
  else
    watch_->tell(f);
}

}  // namespace tally::guide

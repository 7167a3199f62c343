// Readings are tried one after another, and most differ in a turn or two. One that is tried is
// played from the turn in which it parts from the best so far, up to the turn from which on both
// are one: the rest would be the same. What it costs is then known as if it had been played to the
// end.
#include <algorithm>
#include <iterator>
#include <utility>

#include "replay/guide.h"

namespace tally {

std::uint64_t Course::outlook() const {
  Signature s;
  s.mix(std::uint64_t{at_});
  s.mix(std::uint64_t{contradiction_});
  s.mix(last_);
  s.mix(std::uint64_t{last_.hidden} << 16U | last_card_);
  s.mix(over_);
  std::uint64_t flags = misnamed_;
  for (const bool flag :
       {quiet_, blind_, in_extras_, in_missing_, unsure_at_ == at_, illegal_at_ == at_})
    flags = flags << 1U | (flag ? 1U : 0U);
  s.mix(flags << 16U | unseen_name_);
  s.mix(std::uint64_t{idle_} << 32U | (gap_met_ && gap_at_ == at_ ? gap_nth_ + 1 : 0));
  return s.value();
}

// The best reading again, but for one dispute (plan_).
void Guide::play_again(std::size_t dispute) {
  const auto behind = std::partition_point(best_marks_.begin(), best_marks_.end(),
                                           [&](const Mark& m) { return m.met <= dispute; });
  marks_.clear();
  parts_at_ = dispute;
  kept_marks_ = 0;
  if (behind == best_marks_.begin()) return play(nullptr);
  const Mark& from = *std::prev(behind);
  kept_marks_ = static_cast<std::size_t>(&from - best_marks_.data());
  static_cast<Course&>(*this) = from.course;
  met_.assign(best_met_.begin(), best_met_.begin() + static_cast<std::ptrdiff_t>(from.met));
  joins_ = no_mark;
  begun_at_ = work_;
  report_->over = report_->given_up = false;
  report_->winners = {};
  match_->play_on(from.place, *rules_, *this);
  end_of_rules();
}

// A turn is about to be told: marks the place. True when from here on all is as in the best
// reading: nothing more is played.
bool Guide::passes_mark(const Event& turn) {
  Mark here;
  if (blind_ || report_->over || !match_->bookmark(turn, here.place)) return false;
  here.course = *this;
  here.met = met_.size();
  here.met_here = disputes_here();
  const bool may_join = here.met > parts_at_ && best_cost_ < most_cost;
  auto same = std::lower_bound(best_marks_.begin(), best_marks_.end(), at_,
                               [](const Mark& m, std::size_t at) { return m.course.at_ < at; });
  for (; may_join && same != best_marks_.end() && same->course.at_ == at_; ++same) {
    if (same->met <= parts_at_ || same->met_here != here.met_here ||
        same->course.outlook() != outlook() || same->place != here.place)
      continue;
    joins_ = static_cast<std::size_t>(same - best_marks_.begin());
    cost_ += best_cost_ - same->course.cost_;
    match_->stop();
    return true;
  }
  if (marks_.size() < most_marks) marks_.push_back(std::move(here));
  return false;
}

// The reading just played is the best.
void Guide::take_over() {
  if (joins_ != no_mark) {
    const auto tail = best_marks_.begin() + static_cast<std::ptrdiff_t>(joins_);
    const std::size_t before = tail->met;
    const std::size_t own = met_.size();
    met_.insert(met_.end(), best_met_.begin() + static_cast<std::ptrdiff_t>(before),
                best_met_.end());
    for (auto m = tail; m != best_marks_.end(); ++m) {
      m->met = m->met - before + own;
      m->course.cost_ = m->course.cost_ + cost_ - best_cost_;
      marks_.push_back(std::move(*m));
    }
  }
  best_marks_.erase(best_marks_.begin() + static_cast<std::ptrdiff_t>(kept_marks_),
                    best_marks_.end());
  std::move(marks_.begin(), marks_.end(), std::back_inserter(best_marks_));
  best_met_ = met_;
  best_cost_ = cost_;
}

}  // namespace tally

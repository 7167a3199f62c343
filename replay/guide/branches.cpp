#include "replay/guide/branches.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tally::guide {

void Branches::open() {
  best_.clear();
  best_disputes_.clear();
  open_ = true;
}

const Bookmark* Branches::part_at(std::size_t dispute) {
  const auto behind = std::partition_point(
      best_.begin(), best_.end(), [&](const Bookmark& b) { return b.disputes <= dispute; });
  own_.clear();
  parts_at_ = dispute;
  kept_ = 0;
  if (behind == best_.begin()) return nullptr;
  const auto from = std::prev(behind);
  kept_ = static_cast<std::size_t>(from - best_.begin());
  return &*from;
}

// Whether the two are one from there on: all that the rest of a play depends on is the same.
bool Branches::same_from(const Bookmark& best, const Bookmark& here) const {
  return best.disputes > parts_at_ && best.disputes_here == here.disputes_here &&
         best.course.outlook() == here.course.outlook() && best.match == here.match;
}

bool Branches::reaches(const Event& turn) {
  Course& course = cursor_.course;
  Bookmark here;
  if (course.blind || course.end.kind != nothing || !cursor_.match->bookmark(turn, here.match))
    return false;
  here.course = course;
  here.disputes = decisions_.disputes.size();
  here.disputes_here = decisions_.disagreements_here();
  if (here.disputes > parts_at_ && best_cost_ < most_cost) {
    auto best =
        std::lower_bound(best_.begin(), best_.end(), course.at,
                         [](const Bookmark& b, std::size_t at) { return b.course.at < at; });
    for (; best != best_.end() && best->course.at == course.at; ++best) {
      if (!same_from(*best, here)) continue;
      joined_ = true;
      joins_at_ = static_cast<std::size_t>(best - best_.begin());
      course.cost += best_cost_ - best->course.cost;
      cursor_.match->stop();
      return true;
    }
  }
  if (own_.size() < most_bookmarks) own_.push_back(std::move(here));
  return false;
}

void Branches::take_over() {
  std::vector<Dispute> disputes = decisions_.disputes;
  const std::uint32_t cost = cursor_.course.cost;
  if (joined_) {
    const auto tail = best_.begin() + static_cast<std::ptrdiff_t>(joins_at_);
    const std::size_t before = tail->disputes;
    const std::size_t own = disputes.size();
    disputes.insert(disputes.end(), best_disputes_.begin() + static_cast<std::ptrdiff_t>(before),
                    best_disputes_.end());
    for (auto b = tail; b != best_.end(); ++b) {
      b->disputes = b->disputes - before + own;
      b->course.cost = b->course.cost + cost - best_cost_;
      own_.push_back(std::move(*b));
    }
  }
  best_.erase(best_.begin() + static_cast<std::ptrdiff_t>(kept_), best_.end());
  std::move(own_.begin(), own_.end(), std::back_inserter(best_));
  best_disputes_ = std::move(disputes);
  best_cost_ = cost;
}

}  // namespace tally::guide

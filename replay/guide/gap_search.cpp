#include "replay/guide/gap_search.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace tally::guide {

// The same answer may be left to a later question: its gap there.
const Dispute* GapSearch::gap_after(const Dispute& gap) const {
  const std::vector<Dispute>& all = decisions_.disputes;
  const auto next = std::find_if(all.begin(), all.end(), [&](const Dispute& d) {
    return d.gap && d.at == gap.at && d.nth == gap.nth + 1;
  });
  return next == all.end() || next->later == no_way ? nullptr : &*next;
}

// Fills in one gap in this way and plays. If the way leaves the answer to a later question, that
// question may leave it to a still later one, and so on.
template <class Enough>
bool GapSearch::try_way(Dispute gap, std::uint8_t way, Allowance& allowance, Enough enough) {
  for (;;) {
    decisions_.gaps.choose(gap, way);
    play();
    allowance.count();
    if (enough()) return true;
    const Dispute* const next = way == gap.later ? gap_after(gap) : nullptr;
    if (next == nullptr || !allowance.lasts()) return false;
    gap = *next;
    way = gap.later;
  }
}

// Fills in one gap more than the plan does, or two, in every way, and plays each of them: until
// `enough`, asked after each, or as long as the allowance lasts. Returns whether it was enough.
template <class Enough>
bool GapSearch::try_ways(bool two, Allowance& allowance, Enough enough) {
  // A gap behind the last disagreement mends nothing.
  std::vector<Dispute> gaps;
  std::copy_if(decisions_.disputes.begin(), decisions_.disputes.end(), std::back_inserter(gaps),
               [&](const Dispute& d) { return d.gap && d.at <= cursor_.course.disagreed_at; });
  const Plan plan = decisions_.gaps;
  const auto each_way = [&](const Dispute& gap, auto f) {
    for (std::uint8_t way = 0; way < gap.count && allowance.lasts(); ++way)
      if (way != gap.chosen && f(way)) return true;
    return false;
  };
  const auto with_another = [&](std::size_t i, std::uint8_t way) {
    for (std::size_t j = i + 1; j < gaps.size(); ++j)
      if (each_way(gaps[j], [&](std::uint8_t other) {
            decisions_.gaps = plan;
            decisions_.gaps.choose(gaps[i], way);
            return try_way(gaps[j], other, allowance, enough);
          }))
        return true;
    return false;
  };
  for (std::size_t i = 0; i < gaps.size(); ++i)
    if (each_way(gaps[i], [&](std::uint8_t way) {
          if (two) return with_another(i, way);
          decisions_.gaps = plan;
          return try_way(gaps[i], way, allowance, enough);
        }))
      return true;
  return false;
}

// Whether the gaps can be filled in so that nothing disagrees: one, or else two, that take the
// record past where it disagrees first, and so on from there. The plan is then that, else what
// takes the record furthest.
bool GapSearch::find_clean(Allowance allowance) {
  struct Start {
    std::size_t upto = 0;  // the first disagreement
    Plan plan;
  };
  findings_.limit = 1;
  play();
  std::vector<Start> open{{cursor_.course.disagreed_at, decisions_.gaps}};
  Start furthest = open.front();
  while (!open.empty() && allowance.lasts()) {
    const Start from = std::move(open.back());
    open.pop_back();
    if (from.upto > furthest.upto) furthest = from;
    std::vector<Start> further;
    const auto clean = [&] {
      if (cost() > 0 && cursor_.course.disagreed_at > from.upto)
        further.push_back({cursor_.course.disagreed_at, decisions_.gaps});
      return cost() == 0;
    };
    for (const bool two : {false, true}) {
      if (!further.empty()) break;
      decisions_.gaps = from.plan;
      play();
      if (try_ways(two, allowance, clean)) return true;
    }
    // The one that goes furthest is the next.
    std::stable_sort(further.begin(), further.end(),
                     [](const Start& a, const Start& b) { return a.upto < b.upto; });
    std::move(further.begin(), further.end(), std::back_inserter(open));
  }
  decisions_.gaps = furthest.plan;
  return false;
}

// One gap after the other, in the way that leaves the fewest disagreements; where no single one
// helps, two at a time.
void GapSearch::find_best(Allowance allowance) {
  std::uint32_t best = cost();
  for (bool two = false; best > 0;) {
    const std::uint32_t before = best;
    Plan least = decisions_.gaps;
    findings_.limit = best;
    try_ways(two, allowance, [&] {
      if (cost() >= best) return false;
      findings_.limit = best = cost();
      least = decisions_.gaps;
      return best == 0;
    });
    // Not if it is only two at a time that were not all tried.
    findings_.gaps_left = !two && best > 0 && !allowance.lasts();
    decisions_.gaps = std::move(least);
    findings_.limit = most_cost;
    play();
    if (!allowance.lasts() || (two && best >= before)) return;
    two = best >= before;
  }
}

std::uint32_t GapSearch::run() {
  const std::uint32_t plain = cost();
  const std::vector<Dispute>& met = decisions_.disputes;
  if (std::none_of(met.begin(), met.end(), [](const Dispute& d) { return d.gap; })) return plain;
  find_clean(Allowance(cursor_.work, Share::quarter));
  findings_.limit = most_cost;
  play();
  if (cost() > plain) {
    decisions_.gaps.clear();
    play();
  }
  find_best(Allowance(cursor_.work, Share::half));
  return cost();
}

}  // namespace tally::guide

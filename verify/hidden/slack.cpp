// The quick way: of the tokens that may leave a hand unseen, the one that is least needed there.
#include <algorithm>
#include <array>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// How far a hand with `count` tokens of this origin falls short, or what it can spare, until the
// end: the least it has left after what is put there and taken as seen.
int spare(const Problem& p, std::size_t from, Place hand, Origin origin, int count) {
  int least = count;
  for (std::size_t i = from; i < p.ops.size() && least > -1; ++i) {
    const Op& op = p.ops[i];
    if (op.at != hand || op.origin != origin || (op.take && op.card == unknown_card)) continue;
    count += op.take ? -1 : 1;
    least = std::min(least, count);
  }
  return least;
}

}  // namespace

Answer by_slack(const Problem& p, Choice& out) {
  if (p.clash >= 0) return Answer::no;
  out.assign(p.ops.size(), 0);
  std::array<std::vector<Origin>, places> bags;
  const auto count = [&](Place hand, Origin o) {
    const auto& bag = bags[static_cast<std::size_t>(hand)];
    return static_cast<int>(std::count(bag.begin(), bag.end(), o));
  };
  for (std::size_t i = 0; i < p.ops.size(); ++i) {
    const Op& op = p.ops[i];
    auto& bag = bags[static_cast<std::size_t>(op.at)];
    if (!op.take) {
      bag.push_back(op.origin);
      continue;
    }
    auto best = bag.end();
    if (op.card != unknown_card) {
      best = std::find(bag.begin(), bag.end(), op.origin);
      if (best == bag.end())
        best = std::find_if(bag.begin(), bag.end(),
                            [&](Origin o) { return p.fits(o, op.card, op.origin); });
    } else {
      int best_score = -1000;
      for (auto t = bag.begin(); t != bag.end(); ++t) {
        if (std::find(bag.begin(), t, *t) != t) continue;
        int score = 2 * std::clamp(spare(p, i + 1, op.at, *t, count(op.at, *t)), 0, 3);
        if (op.to >= 0) score += spare(p, i + 1, op.to, *t, count(op.to, *t)) < 0 ? 5 : 0;
        if (score <= best_score) continue;
        best_score = score;
        best = t;
      }
    }
    if (best == bag.end()) return Answer::unknown;
    out[i] = *best;
    bag.erase(best);
    if (op.card == unknown_card && op.to >= 0)
      bags[static_cast<std::size_t>(op.to)].push_back(out[i]);
  }
  return Answer::yes;
}

Answer decide(const Problem& p, Choice& out) {
  for (const auto way : {by_slack, by_matching, by_solver})
    if (const Answer a = way(p, out); a != Answer::unknown) return a;
  return Answer::unknown;
}

}  // namespace tally::hidden

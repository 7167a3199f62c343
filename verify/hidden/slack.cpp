// The quick way: of the tokens that may leave a hand unseen, the one that is least needed there.
#include <algorithm>
#include <array>
#include <map>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// The tokens of one origin that are put into a hand or seen to be taken from it.
struct Balance {
  std::vector<std::size_t> op;
  std::vector<int> sum;    // puts less takes until then, this one too
  std::vector<int> least;  // of the sums from there on
};

class Needs {
 public:
  explicit Needs(const Problem& p) {
    for (std::size_t i = 0; i < p.ops.size(); ++i) {
      const Op& op = p.ops[i];
      if (op.take && op.card == unknown_card) continue;
      Balance& b = of_[{op.at, op.origin}];
      b.op.push_back(i);
      b.sum.push_back((b.sum.empty() ? 0 : b.sum.back()) + (op.take ? -1 : 1));
    }
    for (auto& [key, b] : of_) {
      b.least = b.sum;
      for (std::size_t k = b.least.size() - 1; k-- > 0;)
        b.least[k] = std::min(b.least[k], b.least[k + 1]);
    }
  }

  // How many of its `count` tokens of this origin a hand can spare from op `from` on; below 0, how
  // many it lacks. It is the least number the hand ever has left.
  [[nodiscard]] int spare(std::size_t from, Site hand, Origin origin, int count) const {
    const auto found = of_.find({hand, origin});
    if (found == of_.end()) return count;
    const Balance& b = found->second;
    const auto k =
        static_cast<std::size_t>(std::lower_bound(b.op.begin(), b.op.end(), from) - b.op.begin());
    if (k == b.op.size()) return count;
    return count + std::min(0, b.least[k] - (k > 0 ? b.sum[k - 1] : 0));
  }

 private:
  std::map<std::pair<Site, Origin>, Balance> of_;
};

// How many tokens of each origin, in the order they came.
class Bag {
 public:
  struct Kind {
    Origin origin;
    int count;
  };
  void add(Origin o) {
    const auto at = find(o);
    if (at != kinds_.end())
      ++at->count;
    else
      kinds_.push_back({o, 1});
  }
  void remove(Origin o) {
    const auto at = find(o);
    if (--at->count == 0) kinds_.erase(at);
  }
  [[nodiscard]] int count(Origin o) const {
    const auto at =
        std::find_if(kinds_.begin(), kinds_.end(), [&](Kind k) { return k.origin == o; });
    return at != kinds_.end() ? at->count : 0;
  }
  [[nodiscard]] const std::vector<Kind>& kinds() const { return kinds_; }

 private:
  std::vector<Kind>::iterator find(Origin o) {
    return std::find_if(kinds_.begin(), kinds_.end(), [&](Kind k) { return k.origin == o; });
  }
  std::vector<Kind> kinds_;
};

constexpr Origin none = -1;

}  // namespace

Answer by_slack(const Problem& p, Choice& out) {
  if (p.clash >= 0) return Answer::no;
  if (p.too_much) return Answer::unknown;
  const Needs needs(p);
  out.assign(p.ops.size(), 0);
  std::array<Bag, sites> bags;
  for (std::size_t i = 0; i < p.ops.size(); ++i) {
    const Op& op = p.ops[i];
    Bag& bag = bags[static_cast<std::size_t>(op.at)];
    if (!op.take) {
      bag.add(op.origin);
      continue;
    }
    Origin best = none;
    if (op.card != unknown_card) {
      if (bag.count(op.origin) > 0) best = op.origin;
      for (const Bag::Kind& k : bag.kinds())
        if (best == none && p.fits(k.origin, op)) best = k.origin;
    } else {
      int best_score = -1000;
      for (const Bag::Kind& k : bag.kinds()) {
        int score = 2 * std::clamp(needs.spare(i + 1, op.at, k.origin, k.count), 0, 3);
        if (op.to >= 0) {
          const int there = bags[static_cast<std::size_t>(op.to)].count(k.origin);
          score += needs.spare(i + 1, op.to, k.origin, there) < 0 ? 5 : 0;
        }
        if (score <= best_score) continue;
        best_score = score;
        best = k.origin;
      }
    }
    if (best == none) return Answer::unknown;
    out[i] = best;
    bag.remove(best);
    if (op.card == unknown_card && op.to >= 0) bags[static_cast<std::size_t>(op.to)].add(best);
  }
  return Answer::yes;
}

}  // namespace tally::hidden

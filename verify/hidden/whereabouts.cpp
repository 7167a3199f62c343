#include "verify/hidden/whereabouts.h"

#include <algorithm>

namespace tally::hidden {

Whereabouts::Kind& Whereabouts::kind(There& there, Origin o) {
  const auto at = std::find_if(there.kinds.begin(), there.kinds.end(),
                               [&](const Kind& k) { return k.origin == o; });
  return at != there.kinds.end() ? *at : there.kinds.emplace_back(Kind{o, 0, 0});
}

// What follows from how many there are.
void Whereabouts::settle(There& there) {
  int sure = 0;
  int all = 0;
  for (Kind& k : there.kinds) {
    if (k.origin < of_shuffle) k.maybe = std::min(k.maybe, 1 - k.sure);
    sure += k.sure;
  }
  for (Kind& k : there.kinds) {
    k.maybe = std::clamp(k.maybe, 0, std::max(there.size - sure, 0));
    all += k.sure + k.maybe;
  }
  if (all == there.size)
    for (Kind& k : there.kinds) {
      k.sure += k.maybe;
      k.maybe = 0;
    }
  std::erase_if(there.kinds, [](const Kind& k) { return k.sure + k.maybe <= 0; });
}

bool Whereabouts::seen(const Problem& p, const Op& op) {
  There& there = place(op.at);
  Kind* one = nullptr;
  int can = 0;
  for (Kind& k : there.kinds)
    if (p.fits(k.origin, op)) {
      ++can;
      one = &k;
    }
  if (can == 0) return false;
  --there.size;
  if (can == 1) {
    --(one->sure > 0 ? one->sure : one->maybe);
    const Origin gone = one->origin;
    if (gone < of_shuffle)  // it is nowhere else
      for (There& other : sites_)
        std::erase_if(other.kinds, [&](const Kind& k) { return k.origin == gone; });
  } else {
    for (Kind& k : there.kinds)
      if (k.sure > 0 && p.fits(k.origin, op)) {
        --k.sure;
        ++k.maybe;
      }
  }
  settle(there);
  return true;
}

void Whereabouts::unseen(const Op& op) {
  There& there = place(op.at);
  const bool alike = there.kinds.size() == 1 && there.kinds[0].maybe == 0;
  const std::vector<Kind> before = there.kinds;
  --there.size;
  for (Kind& k : there.kinds) {
    if (k.sure == 0) continue;
    --k.sure;
    if (!alike) ++k.maybe;
  }
  settle(there);
  if (op.to < 0) return;
  There& next = place(op.to);
  ++next.size;
  for (const Kind& k : before) ++(alike ? kind(next, k.origin).sure : kind(next, k.origin).maybe);
  settle(next);
}

bool Whereabouts::follow(const Problem& p, const Op& op) {
  There& there = place(op.at);
  if (!op.take) {
    ++there.size;
    ++kind(there, op.origin).sure;
    settle(there);
    return true;
  }
  if (there.size <= 0) return false;
  if (op.card != unknown_card) return seen(p, op);
  unseen(op);
  return true;
}

Answer by_whereabouts(const Problem& p) {
  if (p.clash >= 0) return Answer::no;
  Whereabouts where;
  for (const Op& op : p.ops)
    if (!where.follow(p, op)) return Answer::no;
  return Answer::unknown;
}

}  // namespace tally::hidden

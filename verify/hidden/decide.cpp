// One decider after the other, the cheapest first.
#include "verify/hidden/deal.h"

namespace tally::hidden {

Answer decide(const Problem& p, Choice& out, std::uint64_t& work) {
  if (const Answer a = by_slack(p, out); a != Answer::unknown || p.too_much) return a;
  if (by_whereabouts(p) == Answer::no) return Answer::no;
  if (const Answer a = by_matching(p, out, work); a != Answer::unknown) return a;
  return by_solver(p, out, work);
}

}  // namespace tally::hidden

#pragma once
// The engine's templates as formulas, each under its name (verify/proofs/change.h): theorems speak
// of the rules through these alone.
#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/score.h"
#include "engine/dou_dizhu/turns.h"
#include "verify/proofs/z3_logic.h"

namespace tally::proofs::by_rules {

#define TALLY_FORMULA(name, call) \
  template <class... A>           \
  auto name(const A&... a) {      \
    const Text text(#name);       \
    return dou_dizhu::call(a...); \
  }

// combination.h
TALLY_FORMULA(beats, beats<Truth>)
// score.h
TALLY_FORMULA(stake, stake)
TALLY_FORMULA(score_of, score_of)
// turns.h
TALLY_FORMULA(next_seat, next_seat)
TALLY_FORMULA(may_bid, may_bid<Truth>)
TALLY_FORMULA(after_bid, after_bid)
TALLY_FORMULA(bidding_is_over, bidding_is_over)
TALLY_FORMULA(trick_is_over, trick_is_over<Truth>)
TALLY_FORMULA(is_winner, is_winner)

#undef TALLY_FORMULA

inline Truth makes(dou_dizhu::Type type, int head, int length, const dou_dizhu::ByCount<Bits>& c,
                   int cards, const dou_dizhu::TypeRules& rules) {
  const Text text("makes");
  return dou_dizhu::makes<Truth, Number, Bits>(type, head, length, c, cards, rules);
}

}  // namespace tally::proofs::by_rules

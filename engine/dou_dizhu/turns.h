#pragma once
// Whose turn it is, when a bidding or a trick is over, who has won: templates over truth and number
// types, so that a proof can use the same text (engine/core/logic.h).
#include "engine/core/logic.h"

namespace tally::dou_dizhu {

inline constexpr int players = 3;
inline constexpr int highest_bid = 3;

template <class N>
[[nodiscard]] constexpr N next_seat(const N& seat) {
  return ite(seat + 1 == players, N(0 * seat), N(seat + 1));
}

// DDZ-BID: a higher one, or none.
template <class B, class N>
[[nodiscard]] constexpr B may_bid(const N& bid, const N& highest) {
  return either(bid == 0, both(highest < bid, bid <= highest_bid));
}

// DDZ-BID-ORDER: how a bidding stands: what was said so far, passes in a row, the highest bid.
template <class N>
struct Bidding {
  N said;
  N passes;
  N highest;
};

template <class N>
[[nodiscard]] constexpr Bidding<N> after_bid(const Bidding<N>& before, const N& bid) {
  return {N(before.said + 1), ite(bid > 0, N(0 * bid), N(before.passes + 1)),
          larger(before.highest, smaller(bid, N(0 * bid + highest_bid)))};
}

// DDZ-BID-ORDER: at the highest bid, with two passes after a bid, or three before any; or `once`
// round the table.
template <class B, class N>
[[nodiscard]] constexpr B bidding_is_over(const Bidding<N>& b, const B& once) {
  const N enough = ite(b.highest > 0, N(0 * b.said + players - 1), N(0 * b.said + players));
  const B all_passed = b.passes == enough;
  return either(b.highest >= highest_bid,
                either(both(once, b.said == players), both(negate(once), all_passed)));
}

// DDZ-TRICK-END: so many passes in a row.
template <class B, class N>
[[nodiscard]] constexpr B trick_is_over(const N& passes) {
  return passes == players - 1;
}

// DDZ-WINNER: the landlord alone, or both of the others.
template <class B>
[[nodiscard]] constexpr B is_winner(const B& landlord, const B& landlord_won) {
  return either(both(landlord, landlord_won), both(negate(landlord), negate(landlord_won)));
}

}  // namespace tally::dou_dizhu

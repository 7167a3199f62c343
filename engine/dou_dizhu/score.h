#pragma once
// What a game is worth, said once: templates over truth and number types, so that a proof can use
// the same text (engine/core/logic.h).
#include "engine/core/event.h"
#include "engine/core/logic.h"
#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/turns.h"

namespace tally::dou_dizhu {

// No more fit in three hands, be they 20, 17 and 17 cards or 18 each. A record with a fault may
// have more; they do not count.
inline constexpr int most_bombs = 13;
// A bid of 3, all bombs and a spring, from both of the others: an event can say so.
inline constexpr int most_points = (3 << most_bombs) * 2 * 2;
// A record with a fault may tell of a higher bid; it counts no more than an event can say of it.
inline constexpr int most_bid_counted = 255;
static_assert((most_bid_counted << most_bombs) * 2 * 2 <= number_range.high);

// DDZ-SCORE: a spring is a win of the landlord without a play of the others, or his loss after his
// first lead alone.
template <class B, class N>
[[nodiscard]] constexpr B spring(const B& landlord_won, const N& landlord_plays,
                                 const N& next_plays, const N& last_plays) {
  return either(both(landlord_won, both(next_plays == 0, last_plays == 0)),
                both(negate(landlord_won), landlord_plays == 1));
}

// DDZ-SCORE: the bid, 1 where there was none, doubled for each bomb and once for a spring.
template <class B, class N>
[[nodiscard]] constexpr N stake(const N& bid, const N& bombs, const B& spring,
                                const Options& options) {
  N n = larger(bid, N(0 * bid + 1));
  if (options.is<Opt::score_bombs>("true"))
    n = doubled(n, smaller(bombs, N(0 * bombs + most_bombs)));
  if (options.is<Opt::score_spring>("true")) n = ite(spring, N(n + n), n);
  return n;
}

// DDZ-SCORE: from each of the others to the landlord or back; or 1 for each winner.
template <class B, class N>
[[nodiscard]] constexpr N score_of(const B& landlord, const B& landlord_won, const N& stake,
                                   const Options& options) {
  const B won = is_winner(landlord, landlord_won);
  if (options.is<Opt::score>("winners")) return ite(won, N(0 * stake + 1), N(0 * stake));
  const N signed_stake = ite(won, stake, N(0 * stake - stake));
  return ite(landlord, N(signed_stake + signed_stake), signed_stake);
}

// DDZ-DEAL, DDZ-STOCK: how many cards each player is dealt, and how many are left for the landlord.
struct Dealt {
  int hand;
  int stock;
};
inline constexpr Dealt all_dealt{18, 0};
inline constexpr Dealt stock_kept{17, 3};
static_assert(players * all_dealt.hand + all_dealt.stock == deck_size);
static_assert(players * stock_kept.hand + stock_kept.stock == deck_size);
[[nodiscard]] inline Dealt dealt(const Options& options) {
  return options.is<Opt::stock>("none") ? all_dealt : stock_kept;
}
[[nodiscard]] inline int hand_size(const Options& options) { return dealt(options).hand; }
[[nodiscard]] inline int stock_size(const Options& options) { return dealt(options).stock; }

}  // namespace tally::dou_dizhu

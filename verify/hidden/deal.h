#pragma once
// Whether a deal of the hidden cards explains a game.
//
// A card that moves without being named is a token. Of a token its origin is known:
// one of the cards that went into the pile with a certain shuffle (cards of one shuffle are as good
// as each other until they are seen), or a card that was seen when it went where it is. Draws from
// the pile are determined by its order. What is open is only which token goes when an unseen card
// leaves a hand: a bag of tokens from which some takes must be of certain origins.
//
// The statement of an event names its cards. Without the statement the event still moves as many
// cards, unknown ones. Whatever explains some statements explains fewer of them.
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "verify/hidden/trace.h"

namespace tally::hidden {

using Origin = std::int32_t;                     // a card that was seen, below card_ids, or:
inline constexpr Origin of_shuffle = card_ids;   // + number of the shuffle
inline constexpr Origin of_any = 1'000'000'000;  // + number of a set of cards: any of those

// Hands, and piles of which nobody knows the order because what was left was mixed in: from
// max_seats on.
inline constexpr int sites = 64;

// One token goes into such a place or is taken from it.
struct Op {
  std::uint32_t step = 0;
  std::uint32_t piece = 0;  // among the step's
  bool take = false;
  Site at = in_the_open;
  Site to = in_the_open;     // take: where the token goes on to, if to such a place
  Card card = unknown_card;  // take: the card that is seen; unknown_card is any
  Origin origin = 0;         // put: the token's; take: that of the card which is seen
  std::uint32_t named = 0;   // take: when the card was last seen before, as a step + 1; 0: never
  std::uint32_t token = 0;   // put: which; take from a mixed pile: the place in it
  bool spare = false;        // put: there is a token only if the one taken before was none of these
};

struct Problem {
  struct Set {
    std::bitset<card_ids> cards;
    std::uint32_t step = 0;  // when it was made
  };
  std::vector<Op> ops;
  std::vector<Set> sets;    // of of_any
  std::int64_t clash = -1;  // a step that is impossible whatever was dealt
  bool too_much = false;    // reading was given up: what stands here is only the beginning
  // A token that is one of a set is none of the cards that were seen since it was made.
  [[nodiscard]] bool fits(Origin token, Card card, Origin wanted, std::uint32_t named) const {
    if (card == unknown_card || token == wanted) return true;
    if (token < of_any) return false;
    const Set& set = sets[static_cast<std::size_t>(token - of_any)];
    return set.cards[card] && named <= set.step;
  }
  [[nodiscard]] bool fits(Origin token, const Op& take) const {
    return fits(token, take.card, take.origin, take.named);
  }
};

// For each op that takes: the origin of the token that went.
using Choice = std::vector<Origin>;

// Whether there is a deal.
enum class Answer : std::uint8_t { no, yes, unknown };

// Takes of the tokens that may go the one its hand needs least. Quick, and nearly always enough:
// `yes` with its choice, or `unknown`.
Answer by_slack(const Problem& p, Choice& out);
// Follows where each token can be, by itself: `no`, which is certain, or `unknown`.
Answer by_whereabouts(const Problem& p);
// Hand by hand, with Boost.Graph: takes and tokens as a bipartite graph. `no` is certain; `yes` is
// said only with a choice that holds across the hands. Its work is charged as the solver's is; the
// two above take no more than a few passes over the ops, as reading does, and are free.
Answer by_matching(const Problem& p, Choice& out, std::uint64_t& work);
// With Z3: `yes` or `no`, or `unknown` where that would take more work than is left: `work` is in
// the solver's own steps, not in time, and what was done is taken off.
Answer by_solver(const Problem& p, Choice& out, std::uint64_t& work);

// What it may cost to say whether a record has a deal: about half a second.
inline constexpr std::uint64_t solver_work = 4'000'000;

// The four in this order, until one is certain.
Answer decide(const Problem& p, Choice& out, std::uint64_t& work);

// Before the first question of a record: its answers are then the same whatever was asked before.
void forget_questions();

}  // namespace tally::hidden

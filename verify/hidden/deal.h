#pragma once
// Whether a deal of the hidden cards explains a game.
//
// Everything that moves without being named is a token; what is known of a token is its origin:
// one of the cards that went into the pile with a certain shuffle (cards of one shuffle are as good
// as each other until they are seen), or a card that was seen when it went where it is. Draws from
// the pile are determined by its order. What is open is only which token goes when an unseen card
// leaves a hand: a bag of tokens from which some takes must be of certain origins.
//
// A statement is what an event says of its cards; without it they are unknown, all else remains.
// Fewer statements never explain less.
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "verify/hidden/trace.h"

namespace tally::hidden {

using Origin = std::int32_t;                     // a card that was seen, below 256, or:
inline constexpr Origin of_shuffle = 256;        // + number of the shuffle
inline constexpr Origin of_any = 1'000'000'000;  // + number of a set of cards: any of those

// Hands, and piles of which nobody knows the order because what was left was mixed in: from
// max_seats on.
inline constexpr int places = 64;

// One token goes into such a place or is taken from it.
struct Op {
  std::uint32_t step = 0;
  std::uint32_t piece = 0;  // among the step's
  bool take = false;
  Place at = in_the_open;
  Place to = in_the_open;    // take: where the token goes on to, if to such a place
  Card card = unknown_card;  // take: the card that is seen; unknown_card is any
  Origin origin = 0;         // put: the token's; take: that of the card which is seen
  std::uint32_t token = 0;   // put: which; take from a mixed pile: the place in it
};

struct Problem {
  std::vector<Op> ops;
  std::vector<std::bitset<256>> sets;  // of of_any
  std::int64_t clash = -1;             // a step that is impossible whatever was dealt
  [[nodiscard]] bool fits(Origin token, Card card, Origin wanted) const {
    if (card == unknown_card || token == wanted) return true;
    return token >= of_any && sets[static_cast<std::size_t>(token - of_any)][card];
  }
};

// For each op that takes: the origin of the token that went.
using Choice = std::vector<Origin>;

inline constexpr std::uint32_t no_token = 0xFFFFFFFF;

// Which tokens there were, for whoever deals cards to them. A place in a mixed pile counts as one
// too: the token it is follows from what is taken from that pile.
struct Tokens {
  std::vector<Origin> origin;                     // by token, when it was made
  std::vector<Card> card;                         // by token: as it was seen, else unknown_card
  std::vector<Place> mixed;                       // by token: the pile it is a place in, or -1
  std::vector<std::vector<std::uint32_t>> moved;  // by step, then by piece
  struct Shuffle {
    std::size_t step = 0;
    std::bitset<256> cards;           // that went in
    std::vector<std::uint32_t> pile;  // afterwards, the first is the top
  };
  std::vector<Shuffle> shuffles;
};

// Reads the first `steps` of a trace, with the statements for which `says` is true (empty: all).
class Reading {
 public:
  void read(const Trace& trace, const std::vector<bool>& says, std::size_t steps);
  [[nodiscard]] const Problem& problem() const { return problem_; }
  // Of a card, at the end: where it comes from if it is hidden, and whether it lies open.
  [[nodiscard]] Origin origin_of(Card c) const { return origin_[c]; }
  [[nodiscard]] bool is_open(Card c) const { return open_[c]; }
  // Tokens that left hands are put in by deal().
  [[nodiscard]] const Tokens& tokens() const { return tokens_; }

 private:
  void begin(const Trace& trace);
  void gather(const Trace& trace, std::size_t before);
  void shuffle(const Trace& trace, std::size_t i, bool says);
  void move(const Trace& trace, std::size_t i, bool says);
  void hand_out(std::span<const Piece> pieces, bool says, Place from,
                std::vector<std::uint32_t>& among, std::vector<std::uint32_t>& mine);
  void gone(Place from);
  Origin some_open();
  Origin set_of(const std::bitset<256>& cards);
  void put(std::uint32_t step, std::uint32_t piece, Place at, std::uint32_t token);
  void take(std::uint32_t step, std::uint32_t piece, Place at, Place to, Card card,
            std::uint32_t token = no_token);
  void mix(std::uint32_t step, std::vector<std::uint32_t>& under, Origin any);

  [[nodiscard]] std::uint32_t token(Origin o, Card seen = unknown_card);
  [[nodiscard]] Origin origin(std::uint32_t token) const { return tokens_.origin[token]; }

  Problem problem_;
  Tokens tokens_;
  std::vector<std::uint32_t> pile_;   // the last is the top
  std::vector<std::uint32_t> aside_;  // the first lay on top
  std::vector<Origin> origin_ = std::vector<Origin>(256);
  std::bitset<256> open_;      // face up, by what is said
  std::bitset<256> vanished_;  // may have gone into the open without being named
  struct Ever {
    std::bitset<256> seen;
    std::uint64_t shuffles = 0;
    bool any = false;
  };
  std::vector<Ever> ever_;  // by hand: what may have been there
  Origin shuffles_ = 0;
  int piles_ = 0;  // mixed ones
};

enum class Answer : std::uint8_t { no, yes, unknown };

// Quick and often right: takes what is least needed. `yes` with its choice, or `unknown`.
Answer by_slack(const Problem& p, Choice& out);
// Hand by hand, with Boost.Graph: takes and tokens as a bipartite graph. `no` is certain; `yes` is
// said only with a choice that holds across the hands.
Answer by_matching(const Problem& p, Choice& out);
// With Z3: always `yes` or `no`.
Answer by_solver(const Problem& p, Choice& out);

// The three in this order, until one is certain.
Answer decide(const Problem& p, Choice& out);

}  // namespace tally::hidden

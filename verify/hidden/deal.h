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
    std::bitset<card_ids> cards;      // that went in
    std::vector<std::uint32_t> pile;  // afterwards, the first is the top
  };
  std::vector<Shuffle> shuffles;
};

// Reads a trace.
class Reading {
 public:
  // The first `steps`, with the statements for which `says` is true (empty: all).
  void read(const Trace& trace, const std::vector<bool>& says, std::size_t steps);
  // The same step by step: the first, and each that follows.
  void start(const Trace& trace);
  void step(const Trace& trace, std::size_t i, bool says);
  [[nodiscard]] const Problem& problem() const { return problem_; }
  // Of a card, at the end: where it comes from if it is hidden, and whether it lies open.
  [[nodiscard]] Origin origin_of(Card c) const { return origin_[c]; }
  [[nodiscard]] bool is_open(Card c) const { return open_[c]; }
  // Whether a token of this origin may be this card now.
  [[nodiscard]] bool fits(Origin token, Card c) const {
    return problem_.fits(token, c, origin_[c], named_[c]);
  }
  // The cards that lie at a place where all see them; nothing where they are not all known.
  [[nodiscard]] std::optional<std::vector<Card>> known_at(Place p) const;
  // Tokens that left hands are put in by deal().
  [[nodiscard]] const Tokens& tokens() const { return tokens_; }

 private:
  void begin(const Trace& trace);
  void gather(const Trace& trace, std::size_t before);
  void shuffle(const Trace& trace, std::size_t i, bool says);
  void move(const Trace& trace, std::size_t i, bool says);
  // What a piece gave up when it went; nothing: it may well not have gone.
  enum class Left : std::uint8_t { its_place, mixed_pile, nothing };
  Left leave(const Step& step, const Piece& p, std::uint32_t k, Card c, bool arranged,
             std::uint32_t& t);
  std::vector<std::uint32_t> off_the_top(std::size_t count);
  void lay_back(std::vector<std::uint32_t>& back, std::size_t up);
  void hand_out(std::span<const Piece> pieces, bool says, Place from,
                std::vector<std::uint32_t>& among, std::vector<std::uint32_t>& mine);
  // A place where cards lie face up.
  struct Lying {
    std::bitset<card_ids> sure;   // by what is said
    std::bitset<card_ids> maybe;  // others that may lie there, if there are more than these
    int count = 0;
    bool loose = false;  // how many there are is not known
  };
  static constexpr std::size_t open_places = 3 + 2 * std::size_t{max_seats};
  [[nodiscard]] static std::size_t open_index(Place p);
  [[nodiscard]] Lying& lying(Place p) { return lying_[open_index(p)]; }
  [[nodiscard]] std::bitset<card_ids> lie_at(Place p) const;
  void lay(Card c, Place at);
  void lay_some(const std::bitset<card_ids>& cards, Place at);
  void pick_up(Card c);
  void blur(Place at);
  void settle(Place at);
  [[nodiscard]] Card only_one(Place at) const;
  [[nodiscard]] Place narrowed(Place from) const;
  std::uint32_t leaves_open(Place said, Place to);
  void leaves_table();
  void may_have_lain_open(const Piece& p);
  void gone(Place from, Place to, std::uint32_t token);
  [[nodiscard]] std::bitset<card_ids> can_lie(Place hand) const;
  [[nodiscard]] std::bitset<card_ids> among(std::span<const std::uint32_t> tokens) const;
  [[nodiscard]] bool alike(const std::vector<std::uint32_t>& tokens) const;
  [[nodiscard]] bool unseen_part_of_aside(std::span<const Piece> pieces, bool says) const;
  void mix(std::vector<std::uint32_t>& tokens);
  bool may_look_at(std::size_t tokens);
  void augment(std::span<const Piece> pieces, std::size_t k,
               const std::vector<std::uint32_t>& among, std::vector<std::size_t>& taken_by);
  Origin some_open();
  Origin set_of(const std::bitset<card_ids>& cards);
  void put(std::uint32_t step, std::uint32_t piece, Place at, std::uint32_t token);
  void take(std::uint32_t step, std::uint32_t piece, Place at, Place to, Card card,
            std::uint32_t token = no_token);

  [[nodiscard]] std::uint32_t token(Origin o, Card seen = unknown_card);
  [[nodiscard]] Origin origin(std::uint32_t token) const { return tokens_.origin[token]; }

  // Many times what a long game of ten comes to.
  static constexpr std::size_t most_looked_at = 1'000'000;
  std::size_t looked_at_ = 0;  // tokens, to say which of them a card was

  Problem problem_;
  Tokens tokens_;
  std::vector<std::uint32_t> pile_;   // the last is the top
  std::vector<std::uint32_t> aside_;  // the first lay on top
  std::vector<Origin> origin_ = std::vector<Origin>(card_ids);
  std::vector<std::uint32_t> named_ = std::vector<std::uint32_t>(card_ids);  // as Op::named
  std::uint32_t step_ = 0;
  std::bitset<card_ids> open_;  // face up, by what is said
  std::bitset<card_ids>
      vanished_;  // may have gone into the open without being named, or be there still
  std::bitset<card_ids> may_lie_;  // is in some Lying::maybe
  std::bitset<card_ids> or_gone_;  // was in front of who lost a card that nobody named
  std::array<Lying, open_places> lying_;
  std::array<Place, card_ids> lies_at_{};  // of those in some Lying::sure
  int on_table_ = 0;                       // how many are in use or turned up
  bool any_may_lie_ = false;  // … beside those that lay there before the record begins
  bool any_gone_ = false;     // one has
  struct Ever {
    std::bitset<card_ids> seen;
    std::uint64_t shuffles = 0;
    bool any = false;
  };
  std::vector<Ever> ever_;          // by hand: what may have been there
  std::array<int, places> held_{};  // how many tokens are
  Origin shuffles_ = 0;
  int piles_ = 0;  // mixed ones
};

enum class Answer : std::uint8_t { no, yes, unknown };

// Quick and often right: takes what is least needed. `yes` with its choice, or `unknown`.
Answer by_slack(const Problem& p, Choice& out);
// Each token for itself: where can it be? `no` is certain, and `unknown` all else.
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

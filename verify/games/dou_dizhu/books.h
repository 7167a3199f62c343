#pragma once
// The books of one game of Dou Dizhu, kept from its events alone; of events as they are told, or of
// a whole record at once, packed or not.
#include <array>
#include <bit>
#include <cstdint>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"
#include "verify/invariants/table_watch.h"

// clang-format off
// X(name, id, rules, English, Chinese)
#define TALLY_DDZ_INVARIANTS(X)                                                                    \
  X(deal, "INV-DDZ-DEAL", TALLY_R(rule::deal, rule::deck),                                         \
    "the players are dealt in turn, no card twice",                                                \
    "依次给各家发牌，没有一张牌被发两次")                                                          \
  X(held, "INV-DDZ-CARDS-HELD", TALLY_R(rule::hold, rule::stock),                                  \
    "a player plays only cards he was dealt and has not played, and holds just the others",        \
    "玩家只打出发到手且未打出的牌，手中恰为其余的牌")                                              \
  X(bids, "INV-DDZ-BID-ORDER", TALLY_R(rule::bid_order, rule::bid),                                \
    "bids go round in order, each above those before it",                                          \
    "叫分依次进行，且每次高于先前的叫分")                                                          \
  X(turn, "INV-DDZ-TURN-ORDER", TALLY_R(rule::turn, rule::lead),                                   \
    "the landlord begins, and after each play or pass it is the next player's turn",               \
    "地主先出，每次出牌或不出之后轮到下家")                                                        \
  X(trick, "INV-DDZ-TRICK-ORDER", TALLY_R(rule::trick_end, rule::lead_pass),                       \
    "a trick ends with two passes in a row, whoever played last leads the next, and a leader does not pass", \
    "连续两家不出则一轮结束，由最后出牌者领出，领出者不能不出")                                    \
  X(end, "INV-DDZ-END", TALLY_R(rule::end),                                                        \
    "the game ends when the first hand is empty, at once and not before",                          \
    "第一家手牌出完时游戏即结束，不早也不迟")                                                      \
  X(winner, "INV-DDZ-WINNER", TALLY_R(rule::winner),                                               \
    "the side of whoever is out first has won",                                                    \
    "最先出完牌的一方获胜")                                                                        \
  X(score, "INV-DDZ-SCORE", TALLY_R(rule::score),                                                  \
    "only winners gain points, and what they gain the others lose, where points are paid",         \
    "只有胜者得分；按分支付时，胜者所得等于负者所失")
// clang-format on

namespace tally::verify::ddz {

using namespace tally::dou_dizhu;  // NOLINT(google-build-using-namespace): its books

enum class Inv : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_DDZ_INVARIANTS(TALLY_X)
#undef TALLY_X
};

struct Breach {
  Inv which{};
  Seat seat = nobody;
  int books = 0;
  int state = 0;
  SeatSet books_winners = {};
  SeatSet state_winners = {};
};

class Books {
 public:
  void open(const Options& options) {
    *this = Books();
    options_ = options;
  }
  // … on an endgame, as it stands.
  void open(const Options& options, const State& s);
  // Folds an event, told or packed. False: an invariant is broken.
  template <class E>
  [[gnu::always_inline]] inline bool fold(const E& e);
  template <class E>
  bool fold_other(const E& e);
  // The state against the books: about whom the last event was, and whose turn it is; all of it.
  bool agree_on(Seat seat, const State& s);
  bool agree(const State& s);
  // The same quickly: true when what these two look at is the same in both, be it known for certain
  // or not. All of it: where a lead is due.
  [[nodiscard, gnu::always_inline]] inline bool same(Seat seat, const State& s) const;
  [[nodiscard, gnu::always_inline]] inline bool same_to_lead(const State& s) const;
  // The same at the end of a game that was played to it.
  bool close(const State& s);

  [[nodiscard]] const Breach& breach() const { return breach_; }
  [[gnu::cold, gnu::noinline]] bool broken(Inv which, Seat seat, int books, int state) {
    breach_ = {which, seat, books, state};
    return false;
  }
  bool broken_winners(const SeatSet& books, const SeatSet& state) {
    breach_ = {.which = Inv::winner, .books_winners = books, .state_winners = state};
    return false;
  }

 private:
  static constexpr Counts whole_deck = paired_ranks * 4 + joker_set;

  struct Owner {
    Counts counts = 0;
    std::uint64_t suited = 0;
    int size = 0;
    int plays = 0;
  };
  [[nodiscard]] Owner& at(Seat s) { return owner_[static_cast<std::size_t>(s)]; }
  // 0 when a hand has the same cards.
  [[nodiscard]] static std::uint64_t difference(const Owner& o, const Hand& hand) {
    return (o.counts ^ hand.counts) | (static_cast<std::uint32_t>(o.size) ^ hand.size);
  }

  bool dealt(Seat seat, const Tally& t, int hidden);
  bool bid(Seat seat, int n);
  bool landlord(Seat seat);
  bool scored(Seat seat, int n);
  bool over(const SeatSet& winners);
  template <class E>
  bool fold_lead(const E& e);
  template <class E>
  bool fold_play(const E& e);
  template <class E>
  bool fold_cards(const E& e);
  [[gnu::always_inline]] inline bool play(Seat seat, const Tally& t);
  [[nodiscard]] bool lead(Seat seat);
  void leads() {
    ++tricks_;
    lead_due_ = false;
    leading_ = true;
    passes_ = 0;
  }
  void begin(Seat seat);

  Options options_;
  std::array<Owner, players> owner_{};
  Seat turn_ = nobody;  // who is to play; nobody: not known yet
  Seat last_ = nobody;
  Seat landlord_ = nobody;
  Seat bidder_ = nobody;  // whose bid is next
  int passes_ = 0;
  int tricks_ = 0;
  bool lead_due_ = true;
  bool leading_ = false;
  bool out_ = false;    // a hand is empty
  bool exact_ = true;   // every card was shown
  bool suited_ = true;  // with its suit
  bool over_ = false;
  bool begun_ = false;  // tricks have
  int deals_ = 0;
  int highest_ = 0;
  int scores_ = 0;
  int sum_ = 0;
  std::array<int, players> score_{};
  SeatSet winners_;
  Breach breach_;
};

[[nodiscard]] inline SeatSet seats_of(const Event& e) { return set_of(e.seats) & all_players; }
[[nodiscard]] inline SeatSet seats_of(const PackedEvent& e) { return e.seats(); }

inline bool Books::same(Seat seat, const State& s) const {
  if (!State::seated(seat)) return false;
  const auto i = static_cast<std::size_t>(seat);
  return (difference(owner_[i], s.hand[i]) | static_cast<unsigned>(turn_ ^ s.current) |
          static_cast<unsigned>(tricks_ ^ s.tricks)) == 0;
}

inline bool Books::same_to_lead(const State& s) const {
  if (!lead_due_) return false;
  return (difference(owner_[0], s.hand[0]) | difference(owner_[1], s.hand[1]) |
          difference(owner_[2], s.hand[2]) | static_cast<unsigned>(tricks_ ^ s.tricks)) == 0;
}

inline bool Books::play(Seat seat, const Tally& t) {
  turn_ = State::next(seat);
  Owner& o = at(seat);
  o.size -= t.cards;
  if (o.size < 0 || t.cards == 0) return broken(Inv::held, seat, o.size + t.cards, t.cards);
  if (exact_) {
    const bool had = within(t.counts, o.counts) && (!suited_ || (t.suited & ~o.suited) == 0);
    if (!had) return broken(Inv::held, seat, -1, -1);
    o.counts -= t.counts;
    o.suited &= ~t.suited;
  }
  ++o.plays;
  out_ = o.size == 0;
  last_ = seat;
  passes_ = 0;
  leading_ = false;
  return true;
}

// What most events need is here, and calls nothing but at its end: then no register is saved.
template <class E>
inline bool Books::fold(const E& e) {
  if (e.kind == kind::trick && lead_due_ && begun_ && !out_ && e.seat == turn_) {
    leads();
    return true;
  }
  if (e.kind != kind::play && e.kind != kind::pass) return fold_other(e);
  if (lead_due_) return fold_lead(e);
  if (out_) return broken(Inv::end, e.seat, 0, 1);
  if (e.seat != turn_) return broken(Inv::turn, e.seat, turn_, e.seat);
  if (e.kind == kind::pass) {
    if (leading_) return broken(Inv::trick, e.seat, 0, 1);
    lead_due_ = ++passes_ == 2;
    turn_ = lead_due_ ? last_ : State::next(turn_);
    return true;
  }
  return fold_play(e);
}

// A move that leads, where a record leaves out that it does.
template <class E>
[[gnu::noinline]] bool Books::fold_lead(const E& e) {
  return lead(e.seat) && fold(e);
}

// One card, or, off the path of most, several.
template <class E>
[[gnu::noinline]] bool Books::fold_play(const E& e) {
  Tally t;
  return quick_tally_of(e, t) ? play(e.seat, t) : fold_cards(e);
}
template <class E>
[[gnu::noinline]] bool Books::fold_cards(const E& e) {
  return play(e.seat, tally_of(e));
}

// What comes once in a trick, or in a game.
template <class E>
[[gnu::noinline]] bool Books::fold_other(const E& e) {
  if (over_) return broken(Inv::end, e.seat, 0, 1);
  switch (e.kind) {
    case kind::deal: return dealt(e.seat, tally_of_hand(e), e.shows(Field::cards) ? 0 : e.value);
    case kind::bid: return bid(e.seat, e.value);
    case kind::landlord: return landlord(e.seat);
    case kind::stock: {
      const Tally t = tally_of(e);
      Owner& o = at(e.seat);
      exact_ = exact_ && t.cards > 0 && t.sound && !t.unseen;
      o.counts += t.counts;
      o.suited |= t.suited;
      suited_ = suited_ && std::popcount(t.suited) == t.cards;
      o.size += t.cards > 0 ? t.cards : e.value;
      return true;
    }
    case kind::trick:
      if (out_) return broken(Inv::end, e.seat, 0, 1);
      if (begun_ && e.seat != turn_) return broken(Inv::trick, e.seat, turn_, e.seat);
      if (!begun_ && landlord_ != nobody && e.seat != landlord_)
        return broken(Inv::turn, e.seat, landlord_, e.seat);
      return lead(e.seat);
    case kind::score: return scored(e.seat, e.value);
    case kind::over: return over(seats_of(e));
    default: return true;
  }
}

}  // namespace tally::verify::ddz

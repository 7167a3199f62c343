#pragma once
// The whole table as one regular value: fixed size, no pointers, equal states are equal bytes.
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/turns.h"

namespace tally::dou_dizhu {

inline constexpr SeatSet all_players = SeatSet::first_of(players);

struct Hand {
  Counts counts = 0;         // of the cards the record shows
  std::uint64_t suited = 0;  // the cards it may have: bit per card, all four where no suit is said
  std::uint32_t size = 0;    // cards, shown or not
  std::uint32_t hidden = 0;  // cards nobody showed
};

struct State {
  std::array<Hand, players> hand{};
  std::uint64_t gone = 0;                     // cards played with their suit said
  Combination to_beat{};                      // Type::none when somebody leads
  std::array<std::uint8_t, players> plays{};  // combinations played
  std::uint8_t bids = 0;                      // said so far, passes included
  Card face_up = unknown_card;
  Seat current = nobody;  // who is to bid or to play
  Seat last = nobody;     // who played last in this trick, or leads
  Seat drawer = nobody;   // of the card turned up
  Seat landlord = nobody;
  Seat bidder = nobody;         // the highest
  std::uint8_t bid = 0;         // the highest; 0 none
  std::uint8_t bid_passes = 0;  // in a row
  std::uint8_t passes = 0;      // in a row, in this trick
  std::uint8_t bombs = 0;       // bombs and rockets played
  bool leads = false;           // the current player may not pass
  bool over = false;
  bool ranks_only = false;  // a card was dealt without its suit
  std::uint16_t tricks = 0;
  SeatSet dealt;  // who has been dealt cards
  SeatSet winners;
  std::int32_t base = 0;  // what the landlord's bid counts
  std::array<std::int32_t, players> score{};

  [[nodiscard]] Hand& at(Seat s) { return hand[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const Hand& at(Seat s) const { return hand[static_cast<std::size_t>(s)]; }
  [[nodiscard]] static constexpr bool seated(Seat s) { return s >= 0 && s < players; }
  [[nodiscard]] static constexpr Seat next(Seat s) { return static_cast<Seat>(next_seat<int>(s)); }
  // Whether a hand holds all of it. Cards nobody showed may be any that are not known elsewhere.
  // `quick`: only shown cards are looked at.
  enum class Held : std::uint8_t { no, perhaps, shown };
  template <bool quick = false>
  [[nodiscard]] Held holds(Seat s, const Tally& cards) const {
    const Hand& h = at(s);
    if (!cards.sound || static_cast<std::uint32_t>(cards.cards) > h.size) return Held::no;
    const bool named = (cards.suited & (~h.suited | gone)) == 0;
    const bool there = named && within(cards.counts, h.counts);
    if (there && h.hidden == 0) [[likely]]
      return Held::shown;
    if constexpr (quick) return Held::no;
    return there || may_hold(h, cards.counts, cards.suited) ? Held::perhaps : Held::no;
  }
  // Whether the card is known to be in this hand.
  [[nodiscard]] bool has(Seat s, Card c) const {
    const int rank = rank_of(c);
    if (rank == ranks || count_of(at(s).counts, rank) == 0) return false;
    return !is_suited(c) || (at(s).suited & ~gone & std::uint64_t{1} << c) != 0;
  }
  // The cards with suits, and jokers, of which the same is known: bit per card.
  [[nodiscard]] std::uint64_t shown(Seat s) const;
  // The cards in no hand, ascending, without suits where the deal had none; returns how many.
  int undealt(Card* out) const;

  // Folds one event into the state. Robust against illegal events.
  void apply(const Event& e, const TypeRules& rules);
  // The same, one kind each, for what is known already: the cards of a deal, what a combination is.
  template <class E>
  void deal(const E& e, const Tally& t) {
    if (!seated(e.seat)) return;
    if (dealt.contains(e.seat) || dealt == all_players) *this = {};  // dealt again
    dealt.add(e.seat);
    Hand& h = at(e.seat);
    // Every card with its suit.
    if (t.cards > 0 && t.sound && !t.unseen && std::popcount(t.suited) == t.cards)
      h = {t.counts, t.suited, static_cast<std::uint32_t>(t.cards), 0};
    else if (e.shows(Field::cards))
      deal_otherwise(h, t, cards_of(e), 0);
    else
      deal_otherwise(h, t, {}, e.value);
  }
  void turned_up(Seat by, Card card) {
    face_up = card;
    drawer = seated(by) ? by : nobody;
    for (Seat s = 0; s < players && drawer == nobody; ++s)
      if (has(s, face_up)) drawer = s;
  }
  [[nodiscard]] Bidding<int> bidding() const { return {bids, bid_passes, bid}; }
  void said(Seat by, int n) {
    if (n > bid) bidder = by;
    const Bidding<int> now = after_bid(bidding(), n);
    bids = static_cast<std::uint8_t>(now.said);
    bid_passes = static_cast<std::uint8_t>(now.passes);
    bid = static_cast<std::uint8_t>(now.highest);
    current = next(by);
  }
  void made_landlord(Seat who, int counts) {
    base = counts;
    begins_with(seated(who) ? who : Seat{0});
  }
  void begins_with(Seat who) { landlord = current = last = who; }
  void scored(Seat who, int points) { score[static_cast<std::size_t>(who)] = points; }
  void played(Seat who, const Tally& cards, const Combination& as, Held held) {
    Hand& h = at(who);
    if (held == Held::shown) [[likely]] {
      h.size -= static_cast<std::uint32_t>(cards.cards);
      h.counts -= cards.counts;
    } else {
      take(h, cards.counts, static_cast<std::uint32_t>(cards.cards));
    }
    h.suited &= ~cards.suited;
    gone |= cards.suited;
    to_beat = as;
    passes = 0;
    leads = false;
    ++plays[static_cast<std::size_t>(who)];
    if (as.type == Type::bomb || as.type == Type::rocket) ++bombs;
    last = who;
    current = next(who);
  }
  void passed(Seat who) {
    ++passes;
    leads = false;
    current = next(who);
  }
  void led(Seat who) {
    ++tricks;
    current = last = who;
    leads = true;
    passes = 0;
    to_beat = {};
  }
  // Whether whoever played last has no card left: the game is at its end.
  [[nodiscard, gnu::always_inline]] inline bool last_is_out() const {
    return seated(last) && at(last).size == 0 && plays[static_cast<std::size_t>(last)] > 0;
  }
  // Empty when all counts agree, else what is wrong.
  [[nodiscard]] const char* unsound() const;

 private:
  [[nodiscard]] bool may_hold(const Hand& h, Counts counts, std::uint64_t suited) const;
  void leave_out_others(const Hand& h, Tally& t) const;
  static void take(Hand& h, Counts counts, std::uint32_t cards);
  // Cards of which some are without a suit, or not right; `hidden`: so many, and no list.
  void deal_otherwise(Hand& h, const Tally& t, std::span<const Card> cards, int hidden);
  void add(Hand& h, std::span<const Card> cards);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

void visit(const State& s, StateSink& sink);

}  // namespace tally::dou_dizhu

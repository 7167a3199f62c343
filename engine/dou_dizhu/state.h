#pragma once
// The whole table as one regular value: fixed size, no pointers, equal states are equal bytes.
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"

namespace tally::dou_dizhu {

inline constexpr int players = 3;

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
  Card face_up = unknown_card;
  Seat current = nobody;  // who is to bid or to play
  Seat last = nobody;     // who played last in this trick, or leads
  Seat drawer = nobody;   // of the card turned up
  Seat landlord = nobody;
  Seat bidder = nobody;         // the highest
  std::uint8_t bid = 0;         // the highest; 0 none
  std::uint8_t bids = 0;        // said so far, passes included
  std::uint8_t bid_passes = 0;  // in a row
  std::uint8_t passes = 0;      // in a row, in this trick
  std::uint8_t bombs = 0;       // bombs and rockets played
  std::uint8_t dealt = 0;       // bit per seat
  bool leads = false;           // the current player may not pass
  bool over = false;
  std::uint8_t winners = 0;              // bit per seat
  bool ranks_only = false;               // a card was dealt without its suit
  std::array<std::uint8_t, 7> unused{};  // no padding: equal states are equal bytes
  std::int16_t base = 0;                 // what the landlord's bid counts
  std::uint16_t tricks = 0;
  std::array<std::int16_t, players> score{};

  [[nodiscard]] Hand& at(Seat s) { return hand[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const Hand& at(Seat s) const { return hand[static_cast<std::size_t>(s)]; }
  [[nodiscard]] static constexpr bool seated(Seat s) { return s >= 0 && s < players; }
  [[nodiscard]] static constexpr Seat next(Seat s) {
    return static_cast<Seat>(s + 1 == players ? 0 : s + 1);
  }
  // Whether a hand holds all of it. Cards nobody showed may be any that are not known elsewhere.
  [[nodiscard]] bool holds(Seat s, const Tally& cards) const {
    const Hand& h = at(s);
    if (!cards.sound || static_cast<std::uint32_t>(cards.cards) > h.size) return false;
    const bool named = (cards.suited & (~h.suited | gone)) == 0;
    return (named && within(cards.counts, h.counts)) || may_hold(h, cards);
  }
  // Whether the card is known to be in this hand.
  [[nodiscard]] bool has(Seat s, Card c) const;
  // The cards in no hand, ascending, without suits where the deal had none; returns how many.
  int undealt(Card* out) const;

  // Folds one event into the state. Robust against illegal events.
  void apply(const Event& e, const TypeRules& rules);
  // The same for what is known already: the cards of a deal, what a combination is.
  void deal(const Event& e, const Tally& t);
  void played(Seat who, const Tally& cards, const Combination& as) {
    Hand& h = at(who);
    const auto n = static_cast<std::uint32_t>(cards.cards);
    h.size -= n < h.size ? n : h.size;
    if (h.hidden == 0 && within(cards.counts, h.counts))
      h.counts -= cards.counts;
    else
      take(h, cards);
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
  [[nodiscard]] bool last_is_out() const {
    return seated(last) && at(last).size == 0 && plays[static_cast<std::size_t>(last)] > 0;
  }
  // Empty when all counts agree, else what is wrong.
  [[nodiscard]] const char* unsound() const;

 private:
  [[nodiscard]] bool may_hold(const Hand& h, const Tally& cards) const;
  static void take(Hand& h, const Tally& cards);
  void add(Hand& h, std::span<const Card> cards);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

void visit(const State& s, StateSink& sink);

}  // namespace tally::dou_dizhu

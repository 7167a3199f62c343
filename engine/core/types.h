#pragma once
// The ids every game shares: seats, cards, kinds of events, rules.
#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/core/id.h"

namespace tally {

// 0-based place in the order of play. People and files count from 1.
using Seat = Id<struct SeatTag, std::int8_t>;
inline constexpr Seat nobody = -1;
inline constexpr int max_seats = 24;
using SeatSet = IdSet<Seat, max_seats, std::uint32_t>;

// Index into the game's deck; the game's schema names it.
using Card = Id<struct CardTag, std::uint16_t>;
inline constexpr int max_cards = 500;  // of a game
inline constexpr int card_ids = 512;   // room for a table by card, unknown_card among them
inline constexpr Card unknown_card = card_ids - 1;

// The kind of an event, an index into the game's schema. 0 is "nothing" in every game.
using Kind = Id<struct KindTag, std::uint8_t>;
inline constexpr Kind nothing = 0;
inline constexpr std::size_t max_kinds = 128;
using KindSet = IdSet<Kind, max_kinds>;
inline constexpr KindSet all_kinds = KindSet::first_of(max_kinds);

// One of the names that the schema gives for a kind: a phase, a card's name, a skill …
using What = std::uint16_t;

// An index into the game's rulebook; 0 is "no rule".
using Rule = Id<struct RuleTag, std::uint16_t>;
inline constexpr Rule no_rule = 0;

// A short ordered list of seats (targets, winners). Fixed size, no heap.
struct SeatList {
  std::uint8_t n = 0;
  std::array<Seat, max_seats> at{};

  constexpr SeatList() = default;
  constexpr SeatList(std::initializer_list<Seat> list) {
    for (Seat s : list) push(s);
  }
  constexpr void push(Seat s) {
    if (n < max_seats) at[n++] = s;
  }
  constexpr void pop() {
    if (n > 0) at[--n] = Seat{0};
  }
  [[nodiscard]] constexpr bool contains(Seat s) const {
    for (Seat x : *this)
      if (x == s) return true;
    return false;
  }
  [[nodiscard]] constexpr int size() const { return n; }
  [[nodiscard]] constexpr bool empty() const { return n == 0; }
  constexpr Seat operator[](int i) const { return at[static_cast<std::size_t>(i)]; }
  [[nodiscard]] constexpr const Seat* begin() const { return at.data(); }
  [[nodiscard]] constexpr const Seat* end() const { return at.data() + n; }
  friend constexpr bool operator==(const SeatList& a, const SeatList& b) {
    if (a.n != b.n) return false;
    for (int i = 0; i < a.n; ++i)
      if (a[i] != b[i]) return false;
    return true;
  }
};

[[nodiscard]] constexpr SeatSet set_of(const SeatList& list) {
  SeatSet out;
  for (const Seat s : list) out.add(s);
  return out;
}
// Its seats in ascending order.
[[nodiscard]] constexpr SeatList list_of(const SeatSet& set) {
  SeatList out;
  for (const Seat s : set) out.push(s);
  return out;
}

}  // namespace tally

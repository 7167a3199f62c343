#pragma once
// Observed events in short: what a straight path needs of them, ready to be compared and mixed.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/core/event.h"

namespace tally {

// Cards named together, with what is found out about them once, however often they are played.
struct PackedCards {
  std::uint64_t sum = 0;  // as a signature mixes them
  std::uint64_t counts = 0;
  std::uint64_t named = 0;      // these two and `doubts` are the game's own; 0 for no cards
  const Card* cards = nullptr;  // `size` of them
  std::uint16_t size = 0;
  std::uint8_t doubts = 0;  // not 0: the two words above are not all there is to say

  [[nodiscard]] std::span<const Card> list() const { return {cards, size}; }
};

inline constexpr PackedCards no_packed_cards{};

// Lists of seats that go up, as most do, are sets. The empty set for one that does not.
[[nodiscard]] constexpr SeatSet packed_seats(const SeatList& list) {
  const SeatSet set = set_of(list);
  return list_of(set) == list ? set : SeatSet{};
}

// The first eight bytes of an event, packed or not: kind, seat, what, value.
using EventHead = std::uint64_t;

// An event without a second party and further numbers, whose seats go up. It begins as an Event
// does.
struct PackedEvent {
  Kind kind = nothing;
  Seat seat = nobody;
  What what = 0;
  std::int32_t value = 0;
  std::uint32_t source_at = 0;
  std::uint32_t hidden : 8 = 0;
  std::uint32_t seat_bits : 24 = 0;             // of SeatSet::words()
  const PackedCards* cards = &no_packed_cards;  // never null

  [[nodiscard]] bool shows(Field f) const {
    return ((hidden >> static_cast<unsigned>(f)) & 1U) == 0;
  }
  void hide(Field f) { hidden = (hidden | (1U << static_cast<unsigned>(f))) & 0xFFU; }
  [[nodiscard]] SeatSet seats() const { return SeatSet::of({seat_bits}); }

  PackedEvent() = default;
  PackedEvent(EventHead head, const PackedCards* of, std::uint32_t at, std::uint8_t hides = 0,
              const SeatSet& list = {})
      : source_at(at), hidden(hides), seat_bits(list.words()[0] & 0xFF'FFFFU), cards(of) {
    std::memcpy(static_cast<void*>(this), &head, sizeof head);
  }
};
static_assert(sizeof(PackedEvent) == 24 && max_seats <= 24);

template <class E>
[[nodiscard]] inline EventHead head_of(const E& e) {
  static_assert(std::endian::native == std::endian::little);
  static_assert(offsetof(E, kind) == 0 && offsetof(E, seat) == 1 && offsetof(E, what) == 2 &&
                offsetof(E, value) == 4 && sizeof(EventHead) == 8);
  EventHead head = 0;
  std::memcpy(&head, &e, sizeof head);
  return head;
}
// Whether an event has no seats, and hides none of its fields but those of `may_hide` (bit each).
[[nodiscard]] inline bool plain(const Event& e, std::uint8_t may_hide) {
  return (e.hidden & ~may_hide) == 0 && e.seats.empty();
}
[[nodiscard]] inline bool plain(const PackedEvent& e, std::uint8_t may_hide) {
  return (e.hidden & ~unsigned{may_hide}) == 0 && e.seat_bits == 0;
}
// That of an event which has these fields.
[[nodiscard]] constexpr EventHead head_of(Kind kind, Seat seat, int value = 0, What what = 0) {
  return EventHead{kind.number()} | EventHead{static_cast<std::uint8_t>(seat)} << 8U |
         EventHead{what} << 16U | EventHead{static_cast<std::uint32_t>(value)} << 32U;
}
// The same with another `what`.
[[nodiscard]] constexpr EventHead with_what(EventHead head, What what) {
  return (head & ~EventHead{0xFFFF'0000}) | EventHead{what} << 16U;
}

// That of an event of seat 0, of another seat.
[[nodiscard]] constexpr EventHead with_seat(EventHead head, Seat seat) {
  return head | EventHead{static_cast<std::uint8_t>(seat)} << 8U;
}

[[nodiscard]] inline std::span<const Card> cards_of(const Event& e) { return e.cards; }
[[nodiscard]] inline std::span<const Card> cards_of(const PackedEvent& e) {
  return e.cards->list();
}

// `e` is as new.
inline void unpack(const PackedEvent& p, Event& e) {
  e.kind = p.kind;
  e.seat = p.seat;
  e.what = p.what;
  e.value = p.value;
  e.hidden = static_cast<std::uint8_t>(p.hidden);
  if (p.seat_bits != 0) e.seats = list_of(p.seats());
  e.cards = p.cards->list();
}

}  // namespace tally

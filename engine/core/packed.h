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
  std::uint8_t size = 0;
  std::uint8_t doubts = 0;  // not 0: the two words above are not all there is to say

  [[nodiscard]] std::span<const Card> list() const { return {cards, size}; }
};

inline constexpr PackedCards no_packed_cards{};

// Lists of seats that go up, as most do: bit per seat.
using SeatBits = std::uint16_t;
[[nodiscard]] constexpr SeatList list_of(SeatBits bits) {
  SeatList out;
  for (Seat s = 0; s < max_seats; ++s)
    if ((bits >> static_cast<unsigned>(s) & 1U) != 0) out.push(s);
  return out;
}
// 0 for a list that does not go up, or is empty.
[[nodiscard]] constexpr SeatBits bits_of(const SeatList& list) {
  SeatBits out = 0;
  for (const Seat s : list) {
    if (s < 0 || s >= max_seats || (out >> static_cast<unsigned>(s)) != 0) return 0;
    out = static_cast<SeatBits>(out | 1U << static_cast<unsigned>(s));
  }
  return out;
}

// The first eight bytes of an event, packed or not: kind, what, seat, other, value, extra.
using EventHead = std::uint64_t;

// An event whose seats go up. It begins as an Event does.
struct PackedEvent {
  Kind kind = nothing;
  std::uint8_t what = 0;
  Seat seat = nobody;
  Seat other = nobody;
  std::int32_t value : 24 = 0;
  std::int32_t extra : 8 = 0;
  std::uint32_t source_at = 0;
  std::uint8_t hidden = 0;
  std::uint8_t unused = 0;
  SeatBits seats = 0;
  const PackedCards* cards = &no_packed_cards;  // never null

  [[nodiscard]] bool shows(Field f) const {
    return ((hidden >> static_cast<unsigned>(f)) & 1U) == 0;
  }
  void hide(Field f) {
    hidden = static_cast<std::uint8_t>(hidden | (1U << static_cast<unsigned>(f)));
  }

  PackedEvent() = default;
  PackedEvent(EventHead head, const PackedCards* of, std::uint32_t at, std::uint8_t hides = 0,
              SeatBits list = 0)
      : source_at(at), hidden(hides), seats(list), cards(of) {
    std::memcpy(static_cast<void*>(this), &head, sizeof head);
  }
};

template <class E>
[[nodiscard]] inline EventHead head_of(const E& e) {
  static_assert(std::endian::native == std::endian::little);
  static_assert(offsetof(E, kind) == 0 && offsetof(E, what) == 1 && offsetof(E, seat) == 2 &&
                offsetof(E, other) == 3 && sizeof(EventHead) == 8);  // then both numbers
  EventHead head = 0;
  std::memcpy(&head, &e, sizeof head);
  return head;
}
// Whether an event has no seats, and hides none of its fields but those of `may_hide` (bit each).
[[nodiscard]] inline bool plain(const Event& e, std::uint8_t may_hide) {
  return (e.hidden & ~may_hide) == 0 && e.seats.empty();
}
[[nodiscard]] inline bool plain(const PackedEvent& e, std::uint8_t may_hide) {
  static_assert(offsetof(PackedEvent, unused) == offsetof(PackedEvent, hidden) + 1 &&
                offsetof(PackedEvent, seats) == offsetof(PackedEvent, hidden) + 2);
  std::uint32_t both = 0;
  std::memcpy(&both, reinterpret_cast<const std::byte*>(&e) + offsetof(PackedEvent, hidden),
              sizeof both);  // NOLINT: three fields in one
  return (both & ~std::uint32_t{may_hide}) == 0;
}
// That of an event which has these fields.
[[nodiscard]] constexpr EventHead head_of(Kind kind, Seat seat, int value = 0,
                                          std::uint8_t what = 0) {
  return EventHead{kind} | EventHead{what} << 8U |
         EventHead{static_cast<std::uint8_t>(seat)} << 16U |
         EventHead{static_cast<std::uint8_t>(nobody)} << 24U |
         EventHead{static_cast<std::uint32_t>(value) & 0xFFFFFFU} << 32U;
}
// The same with another `what`.
[[nodiscard]] constexpr EventHead with_what(EventHead head, std::uint8_t what) {
  return (head & ~EventHead{0xFF00}) | EventHead{what} << 8U;
}

// That of an event of seat 0, of another seat.
[[nodiscard]] constexpr EventHead with_seat(EventHead head, Seat seat) {
  return head | EventHead{static_cast<std::uint8_t>(seat)} << 16U;
}

[[nodiscard]] inline std::span<const Card> cards_of(const Event& e) { return e.cards; }
[[nodiscard]] inline std::span<const Card> cards_of(const PackedEvent& e) {
  return e.cards->list();
}

// `e` is as new.
inline void unpack(const PackedEvent& p, Event& e) {
  e.kind = p.kind;
  e.what = p.what;
  e.seat = p.seat;
  e.other = p.other;
  e.value = p.value;
  e.extra = p.extra;
  e.hidden = p.hidden;
  if (p.seats != 0) e.seats = list_of(p.seats);
  e.cards = p.cards->list();
}

}  // namespace tally

#pragma once
// Events as the screen shows them.
#include <algorithm>
#include <cstdint>
#include <span>

#include "engine/core/event.h"
#include "engine/sanguosha/cards/deck.h"

namespace tally::noname {

// Kept within what an event holds; no true record comes near the bounds.
inline int small(std::int64_t n) {
  const auto [low, high] = number_range;
  return static_cast<int>(std::clamp<std::int64_t>(n, low, high));
}

inline Event event(Kind k, Seat seat = nobody) {
  Event e;
  e.kind = k;
  e.seat = seat;
  if (seat == nobody) e.hide(Field::seat);
  return e;
}

inline Event with_cards(Kind k, Seat seat, std::span<const Card> cards) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.cards = cards;
  return e;
}

inline bool is_face(Card c, sanguosha::Name name, sanguosha::Suit suit, std::int64_t rank) {
  const sanguosha::CardFace& f = sanguosha::face(c);
  return f.name == name && f.suit == suit && f.rank == rank;
}

}  // namespace tally::noname

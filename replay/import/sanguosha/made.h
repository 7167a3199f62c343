#pragma once
// Events as readers make them.
#include <algorithm>
#include <cstdint>
#include <span>

#include "engine/core/event.h"

namespace tally::import {

// Kept within what an event holds; no true record comes near the bounds.
inline int small(std::int64_t n) {
  const auto [low, high] = number_range;
  return static_cast<int>(std::clamp<std::int64_t>(n, low, high));
}

// Without a seat: the source does not say whose it is.
inline Event event(Kind k, Seat seat = nobody) {
  Event e;
  e.kind = k;
  e.seat = seat;
  if (seat == nobody) e.hide(Field::seat);
  return e;
}

inline Event with_cards(Kind k, Seat seat, std::span<const Card> cards, Rule cause = no_rule) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.cards = cards;
  e.rule = cause;
  return e;
}

}  // namespace tally::import

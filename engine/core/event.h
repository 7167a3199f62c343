#pragma once
// One event: a choice somebody made, or a thing that happened. The same value is what the engine
// tells, what a log line holds, what a diff compares and what a finding points at.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/types.h"

namespace tally {

// The fields an event can have. Which of them a kind uses, and what they mean, says the schema.
enum class Field : std::uint8_t { what, seat, other, value, extra, seats, cards };
inline constexpr int field_count = 7;

// The numbers that Event::value and Event::extra can be. Who takes one from outside asks first.
struct NumberRange {
  int low;
  int high;

  [[nodiscard]] constexpr bool has(int n) const { return low <= n && n <= high; }
};
[[nodiscard]] constexpr NumberRange range_of(Field number) {
  constexpr int value_end = 1 << 23;
  constexpr int extra_end = 1 << 7;
  const int end = number == Field::value ? value_end : extra_end;
  return {-end, end - 1};
}

struct Event {
  Kind kind = nothing;
  std::uint8_t what = 0;  // one of the names the schema gives for this kind
  Seat seat = nobody;     // who acts, or to whom it happens
  Seat other = nobody;    // the second party
  // Points need room (DDZ-SCORE), a second number little: together they are one word.
  std::int32_t value : 24 = 0;  // a number: points, hit points, how many
  std::int32_t extra : 8 = 0;   // a second number
  Rule rule = no_rule;          // the rule that brings it about; never stored in a log
  std::uint8_t hidden = 0;      // bit per Field that a record does not show
  SeatList seats;               // several seats, in order
  std::span<const Card> cards;  // valid until the next call across the Table

  [[nodiscard]] bool shows(Field f) const {
    return ((hidden >> static_cast<unsigned>(f)) & 1U) == 0;
  }
  void hide(Field f) {
    hidden = static_cast<std::uint8_t>(hidden | (1U << static_cast<unsigned>(f)));
  }
  void show(Field f) {
    hidden = static_cast<std::uint8_t>(hidden & ~(1U << static_cast<unsigned>(f)));
  }
};

// So many cards that nobody has seen; at most max_cards.
inline std::span<const Card> unseen_cards(std::size_t n) {
  static constexpr auto all = [] {
    std::array<Card, max_cards> cards{};
    cards.fill(unknown_card);
    return cards;
  }();
  return {all.data(), n};
}

}  // namespace tally

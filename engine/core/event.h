#pragma once
// One event: a choice somebody made, or a thing that happened. The same value is what the engine
// tells, what a log line holds, what a diff compares and what a finding points at.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/types.h"

namespace tally {

// The fields an event can have. Which of them a kind uses, and what they mean, says the schema.
enum class Field : std::uint8_t { what, seat, other, value, extra, more, seats, cards };
inline constexpr int field_count = 8;

// What the numbers of an event (value, extra, more) can be. Who takes one from outside asks first.
struct NumberRange {
  int low;
  int high;

  [[nodiscard]] constexpr bool has(int n) const { return low <= n && n <= high; }
};
inline constexpr NumberRange number_range{-10'000'000, 10'000'000};

// 64 bytes. What nearly every event has stands first, as one word (engine/core/packed.h).
struct Event {
  Kind kind = nothing;
  Seat seat = nobody;           // who acts, or to whom it happens
  What what = 0;                // one of the names the schema gives for this kind
  std::int32_t value = 0;       // a number: points, hit points, how many
  std::int32_t extra = 0;       // a second number
  std::int32_t more = 0;        // a third
  Rule rule = no_rule;          // the rule that brings it about; never stored in a log
  Seat other = nobody;          // the second party
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
static_assert(sizeof(Event) == 64);

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

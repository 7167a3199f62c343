#pragma once
// One event line, as any JSON writer may spell it.
#include <array>
#include <span>

#include "engine/core/event.h"
#include "replay/log/grammar.h"
#include "replay/log/json_line.h"

namespace tally::log {

// An event and room for its cards.
struct EventLine {
  Event event;

  void start(Kind kind) {
    event = {};
    event.kind = kind;
    count_ = 0;
  }
  // False when there is no room for one more.
  bool add(Card c) {
    if (count_ == cards_.size()) return false;
    cards_[count_++] = c;
    return true;
  }
  void set(Field field, int n) {
    switch (field) {
      case Field::what: event.what = static_cast<What>(n); break;
      case Field::seat: event.seat = static_cast<Seat>(n); break;
      case Field::other: event.other = static_cast<Seat>(n); break;
      case Field::value: event.value = n; break;
      default: event.extra = n; break;
    }
  }
  void finish() { event.cards = {cards_.data(), count_}; }

 private:
  std::array<Card, max_cards> cards_{};
  std::size_t count_ = 0;
};

// Keys may stand in any order; keys that begin with "x-" are passed over. Throws io::InputError,
// without a line number, that says what was expected.
void read_event(std::span<const Json> line, const Grammar& grammar, int players, EventLine& out);

}  // namespace tally::log

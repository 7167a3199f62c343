#pragma once
// Events as packets make them.
#include <span>

#include "engine/core/event.h"
#include "replay/import/sanguosha/made.h"

namespace tally::qsanguosha {

using import::event;
using import::small;

inline Event with_cards(Kind k, Seat seat, std::span<const Card> cards, Rule cause = no_rule) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.cards = cards;
  e.rule = cause;
  return e;
}

}  // namespace tally::qsanguosha

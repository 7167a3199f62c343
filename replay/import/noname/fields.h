#pragma once
// Events as the screen shows them.
#include <cstdint>

#include "engine/sanguosha/cards/deck.h"
#include "replay/import/sanguosha/made.h"

namespace tally::noname {

using import::event;
using import::small;
using import::with_cards;

inline bool is_face(Card c, sanguosha::Name name, sanguosha::Suit suit, std::int64_t rank) {
  const sanguosha::CardFace& f = sanguosha::face(c);
  return f.name == name && f.suit == suit && f.rank == rank;
}

}  // namespace tally::noname

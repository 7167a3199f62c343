#pragma once
// What many skills make of a card: one of a colour, of a suit, or of a pile beside the owner, as
// another.
#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

template <Name what, Color color>
bool of_color(const Legal& legal, Seat owner, Card card, Name as) {
  return as == what && color_of(legal.suit(card, owner)) == color;
}

template <Name what, Suit suit>
bool of_suit(const Legal& legal, Seat owner, Card card, Name as) {
  return as == what && legal.suit(card, owner) == suit;
}

template <Name what, Skill pile>
bool of_pile(const Legal& legal, Seat owner, Card card, Name as) {
  return as == what && legal.state().where(card) == Place{Zone::pile, owner, pile};
}

}  // namespace tally::sanguosha

#pragma once
// 武圣 A red card is a Slash; by later prints a Slash that is a diamond knows no distance.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

inline bool red_as_slash(const Legal& legal, Seat owner, Card card, Name as) {
  return as == Name::slash &&
         (color_of(legal.suit(card, owner)) == Color::red || under_banner(legal.state(), owner));
}

inline void diamonds_reach(const State& /*s*/, Seat owner, ReachView& v) {
  if (v.who == owner && is_slash(v.as) && v.cards.size() == 1 &&
      face(v.cards[0]).suit == Suit::diamond)
    v.distance = any_distance_at_all;
}

}  // namespace tally::sanguosha

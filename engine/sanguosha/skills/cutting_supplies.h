#pragma once
// 断粮 Cutting Supplies, of which there are three that differ in how far the card reaches.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// A black card that is no trick counts as a Supply Shortage.
inline bool cuts_supplies(const Legal& legal, Seat owner, Card card, Name as) {
  const CardType type = info(face(card).name).type;
  return as == Name::supply_shortage && color_of(legal.suit(card, owner)) == Color::black &&
         (type == CardType::basic || is_equipment(type));
}

}  // namespace tally::sanguosha

#pragma once
// 双刃 Twin Blades: on whom the Slash may be, at any distance: whoever has lost, or another of his
// kingdom.
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

inline bool may_strike(const Legal& legal, Seat owner, Seat loser, Seat to) {
  return (to == loser || same_kingdom(legal.state(), loser, to)) &&
         legal.slash_target(owner, to, true) == rule::none;
}

}  // namespace tally::sanguosha

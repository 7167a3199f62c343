#pragma once
// Equipment that a skill lays before somebody whose place for it is empty.
#include <algorithm>
#include <array>

#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

inline bool fits_before(const State& s, Card c, Seat to) {
  const CardType type = info(face(c).name).type;
  return is_equipment(type) && !s.equipped(to, slot_of(type));
}

// He has equipment for which somebody has an empty place; or a card that no record names may be.
inline bool has_equipment_for_some(const State& s, Seat owner) {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = s.cards_of(owner, true, true, false, own.data());
  return std::any_of(own.begin(), own.begin() + n, [&](Card c) {
    return c >= deck_size || any_living(s, [&](Seat to) { return fits_before(s, c, to); });
  });
}

}  // namespace tally::sanguosha

#pragma once
// Where a card is.
#include <bit>
#include <cstdint>

#include "engine/core/types.h"
#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

enum class Zone : std::uint8_t {
  box,        // not in this game
  draw,       // at a known place of the draw pile
  discard,    // in the discard pile
  table,      // the processing area: it belongs to whoever is using it
  hand,       // of `seat`
  equip,      // of `seat`
  judge,      // of `seat`
  somewhere,  // nobody knows: in a hidden hand, among unseen cards, deep in the draw pile
  pile,       // beside `seat`, face up, on the pile of the skill `pile` (田, 不屈)
  face_down,  // the same, face down
};

// Cards lie beside a player on piles, each named by the skill it belongs to.
[[nodiscard]] constexpr bool is_beside(Zone z) { return z == Zone::pile || z == Zone::face_down; }

struct Place {
  Zone zone = Zone::box;
  Seat seat = nobody;
  Skill pile = Skill::none;
  friend constexpr bool operator==(Place a, Place b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
  }
};

}  // namespace tally::sanguosha

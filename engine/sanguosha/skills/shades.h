#pragma once
// Of which colours, suits and types the cards were that somebody has used in his play phase, a bit
// each (Mark::shades).
#include <bit>

#include "engine/sanguosha/cards/deck.h"

namespace tally::sanguosha {

[[nodiscard]] constexpr int shade_of(Color c) {
  return c == Color::none ? 0 : 1 << (static_cast<int>(c) - 1);
}
[[nodiscard]] constexpr int shade_of(Suit s) { return 1 << (2 + static_cast<int>(s)); }
[[nodiscard]] constexpr int shade_of(CardType t) {
  const int group = t == CardType::basic ? 0 : is_trick(t) ? 1 : 2;
  return 1 << (7 + group);
}
[[nodiscard]] constexpr int suits_among(int shades) {
  return std::popcount(static_cast<unsigned>(shades >> 2) & 0x1FU);
}
[[nodiscard]] constexpr int types_among(int shades) {
  return std::popcount(static_cast<unsigned>(shades >> 7) & 0x7U);
}

}  // namespace tally::sanguosha

#pragma once
// Of which colours, suits and types the cards were that somebody has used in his play phase, a bit
// each: what Self-Restraint 克己 of the new kingdom war counts, and Resolve 谋断 looks at too.
#include <bit>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

[[nodiscard]] inline int shades_used(const State& s, Seat who) {
  return s.noted(who, Skill::keji_hs, Life::turn);
}
// Behind them: he keeps four hand cards more in this turn.
inline constexpr int keeps_four = 1 << 10;

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

#pragma once
// The numbers of kingdom war that are also to be proved: one text, two meanings, as in
// rulebook/numbers.h.
#include "engine/core/logic.h"

namespace tally::sanguosha {

inline constexpr int least_war_seats = 2;
inline constexpr int most_war_seats = 12;
inline constexpr int least_offer = 5;    // of four kingdoms: two of five are of one
inline constexpr int crowded_from = 9;   // players, from whom on everybody is offered so few
inline constexpr int pioneer_hand = 4;   // cards the pioneer fills his hand up to
inline constexpr int fray_at = 4;        // living players with whom the fray can begin …
inline constexpr int fray_at_small = 3;  // … where the game began with so many or fewer:
inline constexpr int small_war = 7;      // OPT-SGS-GZ-FRAY-SMALL: or one fewer
inline constexpr int careerist_reward = 3;

// SGS-GZ-HP: fish 阴阳鱼 of both generals, in halves, two halves a hit point.
template <class N>
[[nodiscard]] constexpr N hp_of_halves(const N& one, const N& other) {
  return (one + other) / 2;
}
[[nodiscard]] constexpr bool leaves_half(int one, int other) { return (one + other) % 2 != 0; }

// SGS-GZ-CAREERIST: so many of a kingdom are known already; one more would be more than half.
template <class B, class N>
[[nodiscard]] constexpr B too_many(const N& known, const N& players) {
  return 2 * (known + 1) > players;
}

// SGS-GZ-FRAY: how many living players it takes, at most.
[[nodiscard]] constexpr int fray_players(int players, int small = small_war) {
  return players <= small ? fray_at_small : fray_at;
}

// SGS-GZ-REWARD: a card for every living player of the victim's kingdom, and one for himself.
template <class N>
[[nodiscard]] constexpr N war_reward(const N& living_of_his) {
  return living_of_his + 1;
}

}  // namespace tally::sanguosha

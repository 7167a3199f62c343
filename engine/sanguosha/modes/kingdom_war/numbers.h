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

// SGS-GZ-GENERALS: whether the pool has enough generals for so many players, …
template <class B, class N>
[[nodiscard]] constexpr B enough_generals(const N& pool, const N& players) {
  return pool >= players * least_offer;
}
// … and how many each is offered: five where many play, else as many as the ruleset wants, and no
// more than the pool has for everybody.
template <class B, class N>
[[nodiscard]] constexpr N war_offered(const N& players, const N& wanted, const N& pool) {
  const B many = players >= crowded_from;
  const N here = ite(many, N(0 * players + least_offer), wanted);
  return smaller(here, N(pool / players));
}

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

// SGS-GZ-LORD: with a lord who lives nobody of his kingdom is a careerist, after one everybody.
template <class B, class N>
[[nodiscard]] constexpr B stands_alone(const B& lord_lives, const B& lord_died, const N& known,
                                       const N& players) {
  const B many = too_many<B, N>(known, players);
  return either(lord_died, both(negate(lord_lives), many));
}

// SGS-GZ-FRAY: how many living players it takes, at most.
[[nodiscard]] constexpr int fray_players(int players, int small = small_war) {
  return players <= small ? fray_at_small : fray_at;
}

// SGS-GZ-REWARD: a card for every living player of the victim's kingdom, and one for himself; by
// AMB-SGS-053 a careerist draws three for anybody.
template <class B, class N>
[[nodiscard]] constexpr N war_reward(const B& draws_three, const N& living_of_his) {
  const N by_kingdom = living_of_his + 1;
  return ite(draws_three, N(0 * living_of_his + careerist_reward), by_kingdom);
}

// Who lives, as the end sees it: those who have shown no kingdom, careerists, members of each.
template <class N>
struct Camps {
  N hidden;
  N careerists;
  N wei;
  N shu;
  N wu;
  N qun;
};

// SGS-GZ-END: one player is left, or all who live have shown one kingdom.
template <class B, class N>
[[nodiscard]] constexpr B one_camp(const Camps<N>& c) {
  const N all = c.hidden + c.careerists + c.wei + c.shu + c.wu + c.qun;
  const B wei = c.wei == all;
  const B shu = c.shu == all;
  const B wu = c.wu == all;
  const B qun = c.qun == all;
  const B lone = all <= 1;
  return either(lone, either(either(wei, shu), either(wu, qun)));
}

// SGS-TURN-ROUND: whether a round begins between two turns that follow each other: play comes back
// past the seat that had the first.
template <class B, class N>
[[nodiscard]] constexpr B begins_round(const N& first, const N& last, const N& next,
                                       const N& players) {
  const B last_before = last < first;
  const B next_before = next < first;
  const N from = ite(last_before, N(last - first + players), N(last - first));
  const N to = ite(next_before, N(next - first + players), N(next - first));
  return to <= from;
}

}  // namespace tally::sanguosha

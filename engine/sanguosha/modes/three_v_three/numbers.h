#pragma once
// The numbers of 3v3 that are also to be proved: one text, two meanings, as in rulebook/numbers.h.
#include "engine/core/logic.h"

namespace tally::sanguosha {

inline constexpr int side_seats = 3;              // a commander and two vanguards
inline constexpr int two_sides = 2 * side_seats;  // of them at a table
inline constexpr int generals_of_pile = 8;
inline constexpr int open_generals = 2 * generals_of_pile;  // a pile for each side

// SGS-3V3-DRAFT: so many times generals are taken, by the sides in turn.
inline constexpr int draft_steps = 9;

// SGS-3V3-DRAFT: how many each time: one at first, one at last, two in between.
template <class B, class N>
[[nodiscard]] constexpr N drafted(const N& step) {
  return ite(either(B(step == 0), B(step == draft_steps - 1)), N(0 * step + 1), N(0 * step + 2));
}

// Who has the right to act next, by how many of each side have not acted yet in this round.
template <class B>
struct Right {
  B other;  // not the side that acted last
  B same;   // the same once more, for nobody of the other is left
  B round;  // nobody is left at all: a round begins
};

// SGS-3V3-ACTIONS
template <class B, class N>
[[nodiscard]] constexpr Right<B> right_to_act(const N& left_of_same, const N& left_of_other) {
  const B other = left_of_other > 0;
  const B same = left_of_same > 0;
  return {other, both(negate(other), same), both(negate(other), negate(same))};
}

// SGS-3V3-ROUND: over when nobody is left to act, or by OPT-SGS-3V3-ROUND-END after as many turns
// as there are seats.
template <class B, class N>
[[nodiscard]] constexpr B round_over(const B& nobody_left, const N& turns, bool counted) {
  return either(nobody_left, both(B(counted), turns >= two_sides));
}

// Which of the commanders are alive, and what that says of the game.
template <class B>
struct Battle {
  B open;  // it goes on
  B warm;  // the warm side has won
  B cool;
};

// SGS-3V3-END
template <class B>
[[nodiscard]] constexpr Battle<B> battle(const B& warm_commander, const B& cool_commander) {
  return {both(warm_commander, cool_commander), both(warm_commander, negate(cool_commander)),
          both(cool_commander, negate(warm_commander))};
}

}  // namespace tally::sanguosha

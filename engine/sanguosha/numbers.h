#pragma once
// Rules that are also to be proved: one text, two meanings. B is the truth type, N the number type;
// in play bool and int, in a proof solver expressions (engine/core/logic.h).
#include <array>
#include <cstddef>

#include "engine/core/logic.h"

namespace tally::sanguosha {

// SGS-HAND-LIMIT: as many cards as hit points, never fewer than none (000 "Abandonment stage").
template <class N>
[[nodiscard]] constexpr N hand_limit(const N& hp) {
  return larger(hp, N(0 * hp));
}

// SGS-DISTANCE: the shorter way round among the living, +1 for the target's defensive horse, -1 for
// one's own offensive horse, never below 1. `steps` = seats from a to b in the order of play,
// `living` = living players, `nearer` = what skills take off.
template <class B, class N>
[[nodiscard]] constexpr N distance(const N& steps, const N& living, const B& target_has_plus,
                                   const B& own_minus, const N& nearer) {
  const N shorter = smaller(steps, N(living - steps));
  const N plus = ite(target_has_plus, N(shorter + 1), shorter);
  const N with_horses = ite(own_minus, N(plus - 1), plus);
  return larger(N(with_horses - nearer), N(0 * with_horses + 1));
}

// SGS-SETUP-HP: `own` is the general's number, 4 without generals; the lord has one more from
// `min_players` on (AMB-SGS-003).
template <class B, class N>
[[nodiscard]] constexpr N first_hp(const B& is_lord, const N& players, const N& min_players,
                                   const N& own) {
  return ite(both(is_lord, players >= min_players), N(own + 1), own);
}

// Who is left, as the end conditions see it.
template <class B, class N>
struct Survivors {
  B lord;       // the lord is alive
  N loyalists;  // living loyalists
  N rebels;
  N spies;
};

// What the end conditions say. Exactly one holds.
template <class B>
struct Outcome {
  B open;       // the game goes on
  B lord_side;  // the lord and all loyalists have won
  B rebels;     // all rebels have won
  B spy;        // the last survivor, a spy, has won
};

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD, and with `own_camp` SGS-END-LONE-SURVIVOR (a program's
// variant: a sole survivor's camp wins, whoever he is).
template <class B, class N>
[[nodiscard]] constexpr Outcome<B> identity_outcome(const Survivors<B, N>& s, const B& own_camp) {
  const N others = s.loyalists + s.rebels + s.spies;
  const B lone_spy = both(s.spies == 1, others == 1);
  const B lone_loyalist = both(own_camp, both(s.loyalists == 1, others == 1));
  const B lord_dead = negate(s.lord);
  Outcome<B> out{
      both(s.lord, either(s.rebels > 0, s.spies > 0)),
      either(both(s.lord, both(s.rebels == 0, s.spies == 0)), both(lord_dead, lone_loyalist)),
      both(lord_dead, both(negate(lone_spy), negate(lone_loyalist))),
      both(lord_dead, lone_spy),
  };
  return out;
}

// Who has won, by his own role: `lords` is the lord or a loyalist.
template <class B>
[[nodiscard]] constexpr B wins(const Outcome<B>& o, const B& lords, const B& rebel,
                               const B& alive) {
  return either(both(o.lord_side, lords), either(both(o.rebels, rebel), both(o.spy, alive)));
}

// SGS-SETUP-ROLES: how many of each role a table of this size has (000 "identify yourself").
template <class N>
struct RoleCounts {
  N lord;
  N loyalists;
  N rebels;
  N spies;
};

// The table of the seeds; all zero where they have no row. `two_spies` is AMB-SGS-002 (6 and 8
// players), `small` adds rows for 2 and 3 players, `ten_one_spy` is a published variant for ten.
template <class B, class N>
[[nodiscard]] constexpr RoleCounts<N> identity_table(const N& players, const B& two_spies,
                                                     const B& small, const B& ten_one_spy) {
  const auto is = [&](int n) { return B(players == n); };
  const auto number = [&](int n) { return N(0 * players + n); };
  const B row = either(both(players >= 4, players <= 10), both(small, either(is(2), is(3))));
  const B second_spy = both(two_spies, either(is(6), is(8)));
  const N loyalists = ite(players <= 3, number(0),
                          ite(players <= 6, number(1), ite(players <= 8, number(2), number(3))));
  const N rebels =
      ite(players <= 4, number(1),
          ite(is(5), number(2),
              ite(is(6), ite(second_spy, number(2), number(3)),
                  ite(is(7), number(3),
                      ite(is(8), ite(second_spy, number(3), number(4)),
                          ite(is(9), number(4), ite(ten_one_spy, number(5), number(4))))))));
  const N spies =
      ite(is(2), number(0),
          ite(either(second_spy, both(is(10), negate(ten_one_spy))), number(2), number(1)));
  const N none = number(0);
  return {ite(row, number(1), none), ite(row, loyalists, none), ite(row, rebels, none),
          ite(row, spies, none)};
}

}  // namespace tally::sanguosha

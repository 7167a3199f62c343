#pragma once
// What a finished identity game pays one player, part by part: one text, two meanings, as in
// rulebook/numbers.h.
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/logic.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

// What points are for.
enum class PointsFor : std::uint8_t {
  side_won,
  loyalists_alive,
  rebels_alive,
  players,
  last_duel,
  alive,
  lost_to_spy,
  kills,
  lord_killed,
  count
};
inline constexpr auto kinds_of_points = static_cast<std::size_t>(PointsFor::count);

// All that the points of one player hang on.
template <class B, class N>
struct Finish {
  N role;            // a number of Role
  B alive;           // he lives, and was not reborn
  B won;             // he is a winner
  Outcome<B> sides;  // who has won
  N players;
  N living;              // of all
  N loyalists;           // alive
  N rebels;              // alive
  B fell_last;           // the last death was his
  RoleCounts<N> killed;  // by him
};

// `each` points, `times` over.
template <class N>
struct Pay {
  N each;
  N times;
};

// SGS-SCORE-SIDES, SGS-SCORE-LAST-DUEL, SGS-SCORE-KILLS: by PointsFor.
template <class B, class N>
[[nodiscard]] constexpr std::array<Pay<N>, kinds_of_points> points(const Finish<B, N>& f,
                                                                   const Options& options) {
  const auto is = [&](Role r) { return B(f.role == static_cast<int>(r)); };
  const auto when = [](const B& so, const N& times) { return ite(so, times, N(0)); };
  const B lord = is(Role::lord);
  const B loyalist = is(Role::loyalist);
  const B rebel = is(Role::rebel);
  const B spy = is(Role::spy);
  const B lords = both(either(lord, loyalist), f.sides.lord_side);
  const B rebels = both(rebel, f.sides.rebels);
  // AMB-SGS-042: against the lord alone, or whoever lived.
  const B last =
      options.is<Opt::spy_duel>("last_to_die") ? f.fell_last : both(f.fell_last, B(f.living == 1));
  // AMB-SGS-041: rebels who have lost have points for killing as well.
  const B kills = either(lords, options.is<Opt::rebel_kills>("always") ? rebel : rebels);
  const N foes =
      ite(rebel, N(f.killed.loyalists + f.killed.spies), N(f.killed.rebels + f.killed.spies));
  return {{{ite(loyalist, N(5), N(4)), when(either(lords, both(spy, f.won)), N(1))},
           {ite(lord, N(2), N(options[Opt::loyalist_points])),
            when(lords, f.loyalists)},  // AMB-SGS-040
           {N(3), when(rebels, f.rebels)},
           {N(2), when(both(spy, f.won), f.players)},
           {N(1), when(both(spy, both(f.sides.lord_side, last)), f.players)},
           {N(1), when(both(spy, both(f.sides.rebels, f.alive)), N(1))},
           {N(1), when(both(lord, f.sides.spy), N(1))},
           {N(1), when(kills, foes)},
           {N(2), when(both(kills, rebel), f.killed.lord)}}};
}

}  // namespace tally::sanguosha

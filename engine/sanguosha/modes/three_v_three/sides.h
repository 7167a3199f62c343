#pragma once
// Who commands a side of 3v3, and who of it is yet to act.
#include <array>

#include "engine/sanguosha/modes/sides.h"
#include "engine/sanguosha/modes/three_v_three/numbers.h"

namespace tally::sanguosha {

[[nodiscard]] constexpr bool commands(Role r) {
  return r == Role::warm_commander || r == Role::cool_commander;
}
[[nodiscard]] inline Seat commander_of(const State& s, Side side) {
  for (const Seat i : seats_of(s, side))
    if (commands(s.at(i).role)) return i;
  return nobody;
}
// Those of a side who live and have not had their turn in this round.
[[nodiscard]] inline SeatSet yet_to_act(const State& s, Side side) {
  return (seats_of(s, side) & s.living_seats()) - s.acted;
}

// SGS-3V3-SEATS: round the table.
inline constexpr std::array<Role, two_sides> seating = {Role::cool_vanguard,  Role::cool_commander,
                                                        Role::cool_vanguard,  Role::warm_vanguard,
                                                        Role::warm_commander, Role::warm_vanguard};

}  // namespace tally::sanguosha

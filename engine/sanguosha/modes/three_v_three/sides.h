#pragma once
// Who belongs together in 3v3, by the roles, which all know.
#include <array>

#include "engine/sanguosha/modes/three_v_three/numbers.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

enum class Side : std::uint8_t { none, warm, cool };

[[nodiscard]] constexpr Side side_of(Role r) {
  if (r == Role::warm_commander || r == Role::warm_vanguard) return Side::warm;
  return r == Role::cool_commander || r == Role::cool_vanguard ? Side::cool : Side::none;
}
[[nodiscard]] constexpr Side against(Side s) {
  return s == Side::none ? Side::none : s == Side::warm ? Side::cool : Side::warm;
}
[[nodiscard]] constexpr bool commands(Role r) {
  return r == Role::warm_commander || r == Role::cool_commander;
}

[[nodiscard]] inline Side side_of(const State& s, Seat who) {
  return s.seated(who) ? side_of(s.at(who).role) : Side::none;
}
// Dead or alive.
[[nodiscard]] inline SeatSet seats_of(const State& s, Side side) {
  SeatSet seats;
  for (Seat i = 0; i < s.players; ++i)
    if (side_of(s, i) == side) seats.add(i);
  return seats;
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

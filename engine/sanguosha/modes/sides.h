#pragma once
// Who belongs together in a battle of two sides, by the roles, which all know.
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

enum class Side : std::uint8_t { none, warm, cool };

[[nodiscard]] constexpr Side side_of(Role r) {
  switch (r) {
    case Role::warm_commander:
    case Role::warm_vanguard:
    case Role::warm:
    case Role::landlord: return Side::warm;
    case Role::cool_commander:
    case Role::cool_vanguard:
    case Role::cool:
    case Role::peasant: return Side::cool;
    default: return Side::none;
  }
}
[[nodiscard]] constexpr Side against(Side s) {
  return s == Side::none ? Side::none : s == Side::warm ? Side::cool : Side::warm;
}

[[nodiscard]] inline Side side_of(const State& s, Seat who) {
  return s.seated(who) ? side_of(s.at(who).role) : Side::none;
}
[[nodiscard]] inline bool share_a_side(const State& s, Seat one, Seat other) {
  const Side side = side_of(s, one);
  return one == other || (side != Side::none && side == side_of(s, other));
}
// Dead or alive.
[[nodiscard]] inline SeatSet seats_of(const State& s, Side side) {
  SeatSet seats;
  for (Seat i = 0; i < s.players; ++i)
    if (side_of(s, i) == side) seats.add(i);
  return seats;
}
[[nodiscard]] inline SeatSet living_of(const State& s, Side side) {
  return seats_of(s, side) & s.living_seats();
}
// The side that is left, where nobody of the other lives.
[[nodiscard]] inline Side side_left(const State& s) {
  if (living_of(s, Side::warm).empty()) return Side::cool;
  return living_of(s, Side::cool).empty() ? Side::warm : Side::none;
}

}  // namespace tally::sanguosha

#pragma once
// The identity table and the end conditions as a ruleset has them, for those who know roles and
// those who guess them.
#include <array>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

// SGS-SETUP-ROLES
[[nodiscard]] inline RoleCounts<int> table_of(int players, const Options& o) {
  return role_table<bool, int>(players, o);
}

// How many living players there are of each role, by number of Role.
using LivingRoles = std::array<int, static_cast<std::size_t>(Role::count)>;

// `role` and `alive` say it of a seat.
[[nodiscard]] LivingRoles living_roles(int players, const auto& role, const auto& alive) {
  LivingRoles living{};
  for (int i = 0; i < players; ++i)
    if (const auto s = static_cast<Seat>(i); alive(s)) ++living[static_cast<std::size_t>(role(s))];
  return living;
}

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD, SGS-END-LONE-SURVIVOR
[[nodiscard]] inline Outcome<bool> outcome_of(const LivingRoles& living, const EndRules& ends) {
  const auto of = [&](Role r) { return living[static_cast<std::size_t>(r)]; };
  return identity_outcome<bool, int>(
      {of(Role::lord) > 0, of(Role::loyalist), of(Role::rebel), of(Role::spy)}, ends);
}

// Whether somebody of this role has won.
[[nodiscard]] inline bool has_won(const Outcome<bool>& o, Role role, bool alive) {
  return wins(o, static_cast<int>(role), alive);
}

// Who has won.
[[nodiscard]] SeatList winners_of(const Outcome<bool>& o, int players, const auto& role,
                                  const auto& alive) {
  SeatList winners;
  for (int i = 0; i < players; ++i)
    if (const auto s = static_cast<Seat>(i); has_won(o, static_cast<Role>(role(s)), alive(s)))
      winners.push(s);
  return winners;
}

}  // namespace tally::sanguosha

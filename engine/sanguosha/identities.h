#pragma once
// The identity table and the end conditions as a ruleset has them, for those who know roles and
// those who guess them.
#include <array>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/numbers.h"
#include "engine/sanguosha/options.h"

namespace tally::sanguosha {

// SGS-SETUP-ROLES
[[nodiscard]] inline RoleCounts<int> table_of(int players, const Options& o) {
  return role_table<bool, int>(players, o);
}

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD, SGS-END-LONE-SURVIVOR
[[nodiscard]] inline Outcome<bool> outcome_of(const Survivors<bool, int>& left, const Options& o) {
  return identity_outcome(left, EndRules(o));
}

// Whether somebody of this role has won.
[[nodiscard]] inline bool has_won(const Outcome<bool>& o, Role role, bool alive) {
  return wins(o, role == Role::lord || role == Role::loyalist, role == Role::rebel, alive);
}

}  // namespace tally::sanguosha

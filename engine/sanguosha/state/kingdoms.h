#pragma once
// Who is of whose kingdom 势力, as cards and skills ask it. Player::kingdom says it: that of his
// general, or none while he has shown none.
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

[[nodiscard]] inline bool has_kingdom(const State& s, Seat who) {
  return s.seated(who) && s.at(who).kingdom != Kingdom::none;
}

// Of one kingdom, both having shown it; so is everybody with himself. Careerists stand alone.
[[nodiscard]] inline bool same_kingdom(const State& s, Seat one, Seat other) {
  if (!has_kingdom(s, one) || !has_kingdom(s, other)) return false;
  return one == other ||
         (s.at(one).kingdom == s.at(other).kingdom && s.at(one).kingdom != Kingdom::careerist);
}

// Of two kingdoms, both having shown theirs: who has shown none is of no other one either.
[[nodiscard]] inline bool different_kingdom(const State& s, Seat one, Seat other) {
  return has_kingdom(s, one) && has_kingdom(s, other) && !same_kingdom(s, one, other);
}

}  // namespace tally::sanguosha

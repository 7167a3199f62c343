#pragma once
// Who stands in a line 队列 and who besieges whom 围攻 (SGS-GZ-FORMATION): players next to each
// other, those lured away left out.
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// The next of those who are there, on the one side or on the other; himself where nobody else is.
[[nodiscard]] inline Seat beside(const State& s, Seat who, bool after) {
  Seat next = who;
  for (int i = 0; i < s.players; ++i) {
    next = static_cast<Seat>((next + (after ? 1 : s.players - 1)) % s.players);
    if (next == who || (s.living(next) && !s.away.contains(next))) break;
  }
  return next;
}

// 队列 He and those on both sides of him, one after the other, who are of his kingdom.
// SGS-GZ-FORMATION, SGS-CARD-BURNING-CAMPS (004, "Mở rộng Trận")
[[nodiscard]] inline SeatSet line_of(const State& s, Seat who) {
  SeatSet line{who};
  for (const bool after : {true, false})
    for (Seat next = beside(s, who, after); !line.contains(next) && same_kingdom(s, who, next);
         next = beside(s, next, after))
      line.add(next);
  return line;
}

// 阵法技 Formation skills work while so many live.
inline constexpr int least_for_formations = 4;
[[nodiscard]] inline bool formations_hold(const State& s) {
  return s.alive >= least_for_formations;
}

// Both stand in one line of two or more; for one who is asked with himself: in any line.
[[nodiscard]] inline bool in_one_line(const State& s, Seat one, Seat other) {
  if (!formations_hold(s) || !s.living(one) || s.away.contains(one)) return false;
  const SeatSet line = line_of(s, one);
  return line.size() > 1 && line.contains(other);
}

// The two of one kingdom between whom he sits, who is of another; nobody where they are not.
[[nodiscard]] inline SeatSet besiegers_of(const State& s, Seat victim) {
  if (!formations_hold(s)) return {};
  const Seat before = beside(s, victim, false);
  const Seat after = beside(s, victim, true);
  const bool besieged =
      before != after && same_kingdom(s, before, after) && different_kingdom(s, before, victim);
  return besieged ? SeatSet{before, after} : SeatSet{};
}
// Both take part in the siege of that player; they may be one.
[[nodiscard]] inline bool besiege(const State& s, Seat one, Seat other, Seat victim) {
  const SeatSet besiegers = besiegers_of(s, victim);
  return besiegers.contains(one) && besiegers.contains(other);
}

}  // namespace tally::sanguosha

#pragma once
// Who stands in a line 队列: players next to each other, those lured away left out.
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
// SGS-CARD-BURNING-CAMPS (004, "Mở rộng Trận")
[[nodiscard]] inline SeatSet line_of(const State& s, Seat who) {
  SeatSet line{who};
  for (const bool after : {true, false})
    for (Seat next = beside(s, who, after); !line.contains(next) && same_kingdom(s, who, next);
         next = beside(s, next, after))
      line.add(next);
  return line;
}

}  // namespace tally::sanguosha

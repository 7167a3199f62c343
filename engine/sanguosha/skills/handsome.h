#pragma once
// 英姿 of later prints: always a card more, and as many hand cards as the maximum of hit points.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

inline void draws_one_more_always(Play& /*g*/, Seat owner, Drawing& drawing) {
  if (drawing.who == owner && !drawing.done) ++drawing.count;
}

inline void keeps_maximum(const State& s, Seat owner, LimitView& v) {
  if (v.who == owner) v.limit += s.lost_hp(owner);
}

}  // namespace tally::sanguosha

#pragma once
// 英姿 A card more; of later prints always, and as many hand cards as the maximum of hit points.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

template <Skill skill>
void may_draw_one_more(Play& g, Seat owner, Drawing& drawing) {
  if (drawing.who == owner && g.invokes(owner, skill)) ++drawing.count;
}

inline void draws_one_more_always(Play& /*g*/, Seat owner, Drawing& drawing) {
  if (drawing.who == owner && !drawing.done) ++drawing.count;
}

inline void keeps_maximum(const State& s, Seat owner, LimitView& v) {
  if (v.who == owner) v.limit += s.lost_hp(owner);
}

}  // namespace tally::sanguosha

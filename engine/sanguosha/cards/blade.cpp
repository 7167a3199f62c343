#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 青龙偃月刀 【杀】被【闪】抵消后，可以再对其使用一张【杀】，不计次数和距离。
// Green Dragon Blade: after a Dodge the user may at once use another Slash on the same target.
// SGS-CARD-GREEN-DRAGON-BLADE (published standard edition; official FAQ)
constinit const CardRules cards::blade =
    equipment({.dodged = [](Play& g, Seat /*owner*/, const Use& u, Seat target) {
      Question q;
      q.ask = static_cast<std::uint8_t>(Ask::slash_at);
      q.what = static_cast<What>(Name::blade);
      q.who = u.by;
      q.other = target;
      q.accepts = kind::use;
      q.own_seat = true;
      q.rule = rule::blade;
      g.slash_out_of_turn(q);
      return false;
    }});

}  // namespace tally::sanguosha

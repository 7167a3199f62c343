#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// 勠力同心 对所有大势力角色或所有小势力角色使用：未横置的横置，已横置的摸一张牌；也可以重铸。
// United Effort: all of the big kingdoms, or all of the small ones: who is not chained is, who is
// draws a card; or recast it. SGS-CARD-UNITED-EFFORT (published 势备篇, card text)
constinit const CardRules cards::fight_together{
    .aim = Aim::group,
    .recast = true,
    .group = [](const State& s, Seat /*user*/, Seat named) -> SeatSet {
      const bool big = is_big_kingdom(s, named);
      SeatSet all;
      if (!big && !is_small_kingdom(s, named)) return all;
      for (const Seat other : s.living_seats())
        if (big ? is_big_kingdom(s, other) : is_small_kingdom(s, other)) all.add(other);
      return all;
    },
    .effect =
        [](Play& g, const Use& /*u*/, Seat target) {
          if (g.state().at(target).chained)
            g.draw(target, 1, rule::fight_together);
          else
            g.set_chained(target, true, rule::fight_together);
        }};

}  // namespace tally::sanguosha

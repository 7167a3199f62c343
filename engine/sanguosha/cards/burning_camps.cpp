#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

// 火烧连营 对你的下家和与其处于同一队列的所有角色使用：各受到1点火焰伤害。
// Burning Camps: the next player and all who stand in one line with him each take 1 fire damage.
// SGS-CARD-BURNING-CAMPS (published 势备篇, card text)
constinit const CardRules cards::burning_camps{
    .aim = Aim::group,
    .group = [](const State& s, Seat user, Seat named) -> SeatSet {
      const Seat next = beside(s, user, true);
      return next != user && named == next ? line_of(s, next) : SeatSet{};
    },
    .effect =
        [](Play& g, const Use& u, Seat target) {
          g.damage({.from = u.source(),
                    .to = target,
                    .element = Element::fire,
                    .rule = rule::burning_camps,
                    .cards = u.cards(),
                    .use = &u});
        }};

}  // namespace tally::sanguosha

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 以逸待劳 你和与你同势力的各角色依次摸两张牌，然后弃置两张牌。
// Await the Exhausted: its user and all others of his kingdom each draw two cards, then discard
// two. SGS-CARD-AWAIT-EXHAUSTED (published kingdom war, card text)
constinit const CardRules cards::await_exhausted{
    .aim = Aim::kin, .effect = [](Play& g, const Use& /*u*/, Seat target) {
      g.draw(target, 2, rule::await_exhausted);
      g.discards(target, 2, rule::await_exhausted);
    }};

}  // namespace tally::sanguosha

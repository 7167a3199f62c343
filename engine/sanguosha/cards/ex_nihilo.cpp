#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 无中生有 摸两张牌。
// Ex Nihilo: draw two cards. SGS-CARD-EX-NIHILO (published standard edition)
constinit const CardRules cards::ex_nihilo{
    .aim = Aim::user,
    .effect = [](Play& g, const Use& /*u*/, Seat target) { g.draw(target, 2, rule::ex_nihilo); }};

}  // namespace tally::sanguosha

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 桃园结义 所有受伤的角色各回复1点体力。
// Peach Garden Oath: every wounded player recovers 1.
// SGS-CARD-PEACH-GARDEN-OATH (published standard edition)
constinit const CardRules cards::god_salvation{
    .aim = Aim::everyone,
    .affects = [](const State& s, Seat target) { return s.at(target).hp < s.at(target).max_hp; },
    .effect = [](Play& g, const Use& /*u*/,
                 Seat target) { g.heal(target, 1, rule::god_salvation); }};

}  // namespace tally::sanguosha

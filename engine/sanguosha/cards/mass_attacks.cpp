#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 南蛮入侵 除你外的每名角色须打出一张【杀】，否则受到1点伤害。
// Barbarian Invasion: every other player plays a Slash or takes 1 damage.
// SGS-CARD-BARBARIAN-INVASION (published standard edition)
constinit const CardRules cards::savage_assault{.aim = Aim::others,
                                                .effect = [](Play& g, const Use& u, Seat target) {
                                                  if (!g.answers(Ask::play_slash, target, u.by, u))
                                                    g.damage({.from = u.source(),
                                                              .to = target,
                                                              .rule = rule::savage_assault,
                                                              .cards = u.cards(),
                                                              .use = &u});
                                                }};

// 万箭齐发 除你外的每名角色须打出一张【闪】，否则受到1点伤害。
// Archery Attack: every other player plays a Dodge or takes 1 damage.
// SGS-CARD-ARCHERY-ATTACK (published standard edition)
constinit const CardRules cards::archery_attack{.aim = Aim::others,
                                                .effect = [](Play& g, const Use& u, Seat target) {
                                                  if (!g.answers(Ask::play_dodge, target, u.by, u))
                                                    g.damage({.from = u.by,
                                                              .to = target,
                                                              .rule = rule::archery_attack,
                                                              .cards = u.cards(),
                                                              .use = &u});
                                                }};

}  // namespace tally::sanguosha

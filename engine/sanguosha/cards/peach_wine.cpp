// Peach and Wine in the play phase; saving the dying is Play::dying.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 桃 出牌阶段已受伤的角色对自己使用，回复1点体力；有角色濒死时，任何人可对其使用，回复1点体力。
// Peach: in one's own play phase on oneself when wounded, 1 hit point back; on anyone dying
// likewise. SGS-CARD-PEACH (000 "The death of a military commander"; published standard edition)
void resolve_peach(Play& g, const Use& u) {
  for (Seat target : u.targets)
    if (g.state().living(target)) g.heal(target, 1, rule::peach);
}

// 酒 出牌阶段限一次，本回合下一张【杀】伤害+1；自己濒死时对自己使用，回复1点体力。
// Wine: once a turn, the next Slash of this turn deals 1 more; when dying, 1 hit point for oneself.
// The waiting Wine is part of the state (Player::drunk) and is spent when a Slash is used.
// SGS-CARD-WINE, SGS-WINE-LIMIT (published Maneuvering edition; AMB-SGS-012)

}  // namespace tally::sanguosha

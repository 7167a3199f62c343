#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 酒 出牌阶段限一次，本回合下一张【杀】伤害+1；自己濒死时对自己使用，回复1点体力。
// Wine: once a turn, the next Slash of this turn deals 1 more; when dying, 1 hit point for oneself.
// The waiting Wine is part of the state (State::drunk) and is spent when a Slash is used.
// SGS-CARD-WINE, SGS-WINE-LIMIT (published Maneuvering edition; AMB-SGS-012)
constinit const CardRules cards::wine{
    .aim = Aim::user,
    .saves = Saves::user,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      const State& s = legal.state();
      // AMB-SGS-012: once in a turn, or in a play phase.
      const Life limit =
          legal.options().is<Opt::wine_limit>("per_phase") ? Life::phase : Life::turn;
      return within_wine_limit(s.wines(limit), s.drunk(use.seat)) ? fine : broken(rule::wine_limit);
    }};

}  // namespace tally::sanguosha

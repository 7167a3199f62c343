#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 仁王盾 锁定技，黑色的【杀】对你无效。
// Renwang Shield: a black Slash does nothing to its wearer.
// SGS-CARD-RENWANG-SHIELD (published standard edition)
constinit const CardRules cards::nioh_shield =
    equipment({.blocks = [](Play& g, Seat owner, const Use& u) {
      if (!is_slash(u.as)) return false;
      if (!u.unseen()) return u.color == Color::black;
      Event e;  // as the record has it
      e.kind = kind::blocked;
      e.seat = owner;
      e.what = cause(Name::nioh_shield);
      return g.foresees(e);
    }});

}  // namespace tally::sanguosha

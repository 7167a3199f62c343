#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 青釭剑 锁定技，你使用【杀】无视目标的防具。
// Qinggang Sword: the targets' armour does not count against this Slash.
// SGS-CARD-QINGGANG-SWORD (published standard edition)
constinit const CardRules cards::qinggang_sword =
    equipment({.target_fixed = [](Play& /*g*/, Seat /*owner*/, Use& u, Seat /*target*/) {
      u.ignores_armour = true;
      return true;
    }});

}  // namespace tally::sanguosha

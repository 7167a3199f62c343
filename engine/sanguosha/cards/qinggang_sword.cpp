#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 青釭剑 锁定技，你使用【杀】无视目标的防具。
// Qinggang Sword: the targets' armour does not count against this Slash.
// SGS-CARD-QINGGANG-SWORD (published standard edition)
constinit const CardRules cards::qinggang_sword =
    equipment({.target_specified = [](Play& /*g*/, Seat /*owner*/, Target& t) {
      if (is_slash(t.use.as)) t.use.ignores_armour = true;
    }});

}  // namespace tally::sanguosha

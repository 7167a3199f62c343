#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 白银狮子 锁定技，一次受到多于1点的伤害时只受到1点；失去装备区里的此牌后回复1点体力。
// Silver Lion: never more than 1 damage at a time; 1 hit point back when it is lost (Play::settle).
// SGS-CARD-SILVER-LION (published Maneuvering edition)
constinit const CardRules cards::silver_lion =
    equipment({.taking = [](Play& /*g*/, Seat /*owner*/, Damage& d) {
      if (d.amount > 1 && d.armour_counts()) d.change(1 - d.amount, cause(Name::silver_lion));
    }});

}  // namespace tally::sanguosha

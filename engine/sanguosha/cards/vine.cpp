#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 藤甲 锁定技，【南蛮入侵】、【万箭齐发】和普通【杀】对你无效；受到的火焰伤害+1。
// Vine Armour: Barbarian Invasion, Archery Attack and a Slash without an element do nothing to its
// wearer; 1 more fire damage. SGS-CARD-VINE-ARMOUR (published Maneuvering edition)
constinit const CardRules cards::vine =
    equipment({.blocks =
                   [](const Use& u) {
                     return truth(u.as == Name::slash || u.as == Name::savage_assault ||
                                  u.as == Name::archery_attack);
                   },
               .taking =
                   [](Play& /*g*/, Seat /*owner*/, Damage& d) {
                     if (d.element == Element::fire && d.armour_counts())
                       d.change(+1, cause(Name::vine));
                   }});

}  // namespace tally::sanguosha

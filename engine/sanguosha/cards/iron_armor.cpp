#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

bool protects(Play& g, Seat who) {
  Event e;
  e.kind = kind::blocked;
  e.seat = who;
  e.what = cause(Name::iron_armor);
  e.rule = rule::iron_armor;
  return g.tell(e);
}

}  // namespace

// 明光铠 锁定技，取消你为【火烧连营】、【火攻】、火【杀】的目标；你为小势力角色时不会被横置。
// Bright Iron Armour: its wearer is no target of Burning Camps, Fire Attack and Fire Slash; while
// he is of a small kingdom he is not chained. SGS-CARD-BRIGHT-IRON-ARMOUR (published 势备篇, card
// text)
constinit const CardRules cards::iron_armor =
    equipment({.targeting =
                   [](Play& g, Seat owner, Target& t) {
                     const Name as = t.use.as;
                     const bool burns = as == Name::burning_camps || as == Name::fire_attack ||
                                        as == Name::fire_slash;
                     if (t.target == owner && burns) t.done = protects(g, owner);
                   },
               .before_chain =
                   [](Play& g, Seat owner, ChainTime& time) {
                     if (time.who == owner && time.on && is_small_kingdom(g.state(), owner))
                       time.done = protects(g, owner);
                   }});

}  // namespace tally::sanguosha

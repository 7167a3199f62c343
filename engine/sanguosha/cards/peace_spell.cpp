#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

// 弘法: each soldier of his is one more of his kingdom.
int of_his_kingdom(const State& s, Seat who) {
  return kingdom_size(s, who) + s.pile_size(who, Skill::hongfa);
}

}  // namespace

// 太平要术 锁定技，防止你受到的属性伤害；你的手牌上限+X（X为与你势力相同的角色数）；失去装备区里的
// 此牌后失去1点体力，然后摸两张牌。
// Way of Peace: fire and thunder do not hurt its wearer; he keeps as many hand cards more as
// players of his kingdom live; what comes of losing it: Play::loses_spell. SGS-CARD-WAY-OF-PEACE
// (published kingdom war 势, card text)
constinit const CardRules cards::peace_spell =
    equipment({.taking =
                   [](Play& g, Seat owner, Damage& d) {
                     const bool elemental = d.element != Element::normal;
                     if (d.to == owner && elemental && d.armour_counts())
                       g.prevents(d, rule::peace_spell);
                   },
               .hand_limit = [](const State& s, Seat owner,
                                LimitView& kept) { kept.limit += of_his_kingdom(s, owner); }});

}  // namespace tally::sanguosha

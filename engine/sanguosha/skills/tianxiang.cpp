// 天香 Heavenly Fragrance
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {
namespace {

void draws_for_pain(Play& g, Seat who) {
  if (g.state().living(who)) g.draw(who, g.state().lost_hp(who), rule_of(Skill::tianxiang));
}

// How much that she has passed on is not over yet.
int passing(const Play& g, Seat owner) {
  return g.state().noted(owner, Skill::tianxiang, Life::game);
}

void is_over(Play& g, Seat owner, Seat to) {
  g.note(owner, mark_of(Skill::tianxiang), Life::game, -1);
  if (!g.stopped()) draws_for_pain(g, to);
}

}  // namespace

constinit const SkillInfo skills::tianxiang{
    .id = "SGS-SKILL-TIANXIANG",
    .en = "Heavenly Fragrance",
    .zh = "天香",
    .text_en =
        "When you are about to take damage you may discard a heart hand card and choose "
        "another player: he takes it in your place, and then draws as many cards as he has "
        "lost hit points.",
    .text_zh =
        "即将受到伤害时，可以弃置一张红桃手牌，将此伤害转移给一名其他角色，然后该角色摸X张牌"
        "（X为其已损失的体力值）。",
    .source = "published Wind edition, general 小乔",
    .source_zh = "风扩展，武将小乔",
    .option = "OPT-SGS-TIANXIANG OPT-SGS-TIANXIANG-DRAW",
    .effects = {// OPT-SGS-TIANXIANG: a hand card, or any card of hers.
                .price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const bool equipped = legal.state().where(c).zone == Zone::equip;
                      return legal.suit(c, q.who) == Suit::heart &&
                             (!equipped || legal.options().is<Opt::tianxiang>("any"));
                    },
                .shape = {1, 1},
                .may_act = on_another<Skill::tianxiang>,
                .taking =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to != owner || g.legal().payable(owner, Skill::tianxiang, true) == 0)
                        return;
                      const Seat to = g.invokes_on_one(owner, Skill::tianxiang, d.from);
                      if (to == nobody) return;
                      if (!g.pays_for(owner, Skill::tianxiang, 1, false)) return;
                      d.done = true;
                      if (!g.state().living(to)) return;
                      Damage his = d;
                      his.to = to;
                      his.done = false;
                      his.transferred = true;
                      his.passed_by = owner;
                      his.rule = rule_of(Skill::tianxiang);
                      if (!g.options().is<Opt::tianxiang_chain>("before_chain")) {
                        g.damage(his);
                        return draws_for_pain(g, to);
                      }
                      // Noted until it is over: prevented, it ends here.
                      const int before = passing(g, owner);
                      g.note(owner, mark_of(Skill::tianxiang), Life::game);
                      g.damage(his);
                      if (passing(g, owner) > before) is_over(g, owner, to);
                    },
                // OPT-SGS-TIANXIANG-DRAW: or before it runs along the chain.
                .damage_over =
                    [](Play& g, Seat owner, Damage& d) {
                      const bool passed_on = d.passed_by == owner;
                      if (passed_on && d.rule == rule_of(Skill::tianxiang) && passing(g, owner) > 0)
                        is_over(g, owner, d.to);
                    }}};

}  // namespace tally::sanguosha

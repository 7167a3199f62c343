// 强袭（无名杀国战） Forceful Strike of noname's kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qiangxi_noname{
    .id = "SGS-SKILL-QIANGXI-NONAME",
    .en = "Forceful Strike (kingdom war of noname)",
    .zh = "强袭（无名杀国战）",
    .targets_noted = Life::phase,
    .text_en =
        "In your play phase you may lose 1 hit point or discard a weapon, from hand or "
        "equipped, and deal 1 damage to a player in your attack range; once in a phase to "
        "each player.",
    .text_zh =
        "出牌阶段对每名角色限一次，可以失去1点体力或弃置一张武器牌，对攻击范围内的一名其他"
        "角色造成1点伤害。",
    .source = "noname 1.11.4.1, kingdom war, general 典韦; read, the first of a phase observed",
    .source_zh = "无名杀1.11.4.1国战，武将典韦；据其数据，每阶段首次为实测",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return info(face(c).name).type == CardType::weapon; },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  if (legal.state().noted(to, Skill::qiangxi_noname, Life::phase) > 0)
                    return broken(rule_of(Skill::qiangxi_noname), why::once);
                  const bool fits = to != invoke.seat && legal.in_range(invoke.seat, to);
                  return fits ? fine : broken(rule_of(Skill::qiangxi_noname), why::target);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      if (!g.pays_for(owner, Skill::qiangxi_noname, 1, true, to))
                        g.lose_hp(owner, 1, rule_of(Skill::qiangxi_noname));
                      if (g.stopped() || !g.state().living(to)) return;
                      g.damage({.from = owner, .to = to, .rule = rule_of(Skill::qiangxi_noname)});
                    }}};

}  // namespace tally::sanguosha

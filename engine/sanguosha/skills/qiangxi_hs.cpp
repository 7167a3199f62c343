// 强袭（国战新版） Forceful Strike of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qiangxi_hs{
    .id = "SGS-SKILL-QIANGXI-HS",
    .en = "Forceful Strike (new kingdom war)",
    .zh = "强袭（国战新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may lose 1 hit point or discard a weapon, from hand or "
        "equipped, and deal 1 damage to another player.",
    .text_zh = "出牌阶段限一次，可以失去1点体力或弃置一张武器牌，对一名其他角色造成1点伤害。",
    .source = "FreeKill 0.5.7, kingdom war, general 典韦; observed",
    .source_zh = "新月杀0.5.7国战，武将典韦；实测",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return info(face(c).name).type == CardType::weapon; },
                .shape = {1, 1},
                .may_act = on_another<Skill::qiangxi_hs>,
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      if (!g.pays_for(owner, Skill::qiangxi_hs, 1, true, to))
                        g.lose_hp(owner, 1, rule_of(Skill::qiangxi_hs));
                      if (g.stopped() || !g.state().living(to)) return;
                      g.damage({.from = owner, .to = to, .rule = rule_of(Skill::qiangxi_hs)});
                    }}};

}  // namespace tally::sanguosha

// 神速（国战新版） Divine Speed of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shensu_hs{
    .id = "SGS-SKILL-SHENSU-HS",
    .en = "Divine Speed (new kingdom war)",
    .zh = "神速（国战新版）",
    .text_en =
        "You may skip your judgement and draw phase; or your play phase, for an equipment "
        "card; or your discard phase, for 1 hit point: each time you use a Slash on a player "
        "at any distance.",
    .text_zh =
        "可以选择：1.跳过判定阶段和摸牌阶段；2.跳过出牌阶段并弃置一张装备牌；3.跳过弃牌阶段"
        "并失去1点体力。每选择一项，视为对一名角色使用一张无距离限制的【杀】。",
    .source = "FreeKill 0.5.7, kingdom war, general 夏侯渊; observed",
    .source_zh = "新月杀0.5.7国战，武将夏侯渊；实测",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return is_equipment(info(face(c).name).type); },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Rule r = legal.slash_target(invoke.seat, invoke.seats[0], true);
                  return r == rule::none ? fine : broken(rule_of(Skill::shensu_hs), why::target);
                },
                .before_judge =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::shensu_hs);
                      if (a.kind == nothing) return;
                      g.skip(owner, Phase::draw, cause(Skill::shensu_hs));
                      time.skip(cause(Skill::shensu_hs));
                      g.use_nothing_as(owner, Name::slash, a.seats, rule_of(Skill::shensu_hs));
                    },
                .before_play =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner ||
                          g.legal().payable(owner, Skill::shensu_hs, true) == 0)
                        return;
                      const Event a = g.invokes_on(owner, Skill::shensu_hs);
                      if (a.kind == nothing || !g.pays_for(owner, Skill::shensu_hs, 1, false))
                        return;
                      time.skip(cause(Skill::shensu_hs));
                      g.use_nothing_as(owner, Name::slash, a.seats, rule_of(Skill::shensu_hs));
                    },
                .before_discard =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::shensu_hs);
                      if (a.kind == nothing) return;
                      time.skip(cause(Skill::shensu_hs));
                      g.lose_hp(owner, 1, rule_of(Skill::shensu_hs));
                      if (!g.stopped() && g.state().living(owner))
                        g.use_nothing_as(owner, Name::slash, a.seats, rule_of(Skill::shensu_hs));
                    }}};

}  // namespace tally::sanguosha

// 神速（新版） Godspeed, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

constexpr Rule of_speed = rule_of(Skill::shensu_shj);

void strikes_at_speed(Play& g, Seat owner, const SeatList& on) {
  if (!g.stopped() && g.state().living(owner)) g.use_nothing_as(owner, Name::slash, on, of_speed);
}

}  // namespace

constinit const SkillInfo skills::shensu_shj{
    .id = "SGS-SKILL-SHENSU-SHJ",
    .en = "Godspeed (new)",
    .zh = "神速（新版）",
    .text_en =
        "You may skip your judge and draw phase; or your play phase, for an equipment card; or "
        "your discard phase, if you are turned over: each time you use a Slash without a card on "
        "another player at any distance.",
    .text_zh =
        "可以选择：1.跳过判定阶段和摸牌阶段；2.跳过出牌阶段并弃置一张装备牌；3.跳过弃牌阶段"
        "并翻面。每选择一项，视为对一名其他角色使用一张无距离限制的【杀】。",
    .source = "programs: QSanguosha of Sheauhaw, wind.cpp, general 夏侯渊; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，wind.cpp，武将夏侯渊；实测",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return is_equipment(info(face(c).name).type); },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Rule r = legal.slash_target(invoke.seat, invoke.seats[0], true);
                  return r == rule::none ? fine : broken(of_speed, why::target);
                },
                .before_judge =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::shensu_shj);
                      if (a.kind == nothing) return;
                      g.skip(owner, Phase::draw, cause(Skill::shensu_shj));
                      time.skip(cause(Skill::shensu_shj));
                      strikes_at_speed(g, owner, a.seats);
                    },
                .before_play =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      if (g.legal().payable(owner, Skill::shensu_shj, true) == 0) return;
                      const Event a = g.invokes_on(owner, Skill::shensu_shj);
                      if (a.kind == nothing || !g.pays_for(owner, Skill::shensu_shj, 1, false))
                        return;
                      time.skip(cause(Skill::shensu_shj));
                      strikes_at_speed(g, owner, a.seats);
                    },
                .before_discard =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::shensu_shj);
                      if (a.kind == nothing) return;
                      time.skip(cause(Skill::shensu_shj));
                      g.turn_over(owner, of_speed);
                      strikes_at_speed(g, owner, a.seats);
                    }}};

}  // namespace tally::sanguosha

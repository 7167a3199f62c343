// 神速 Godspeed
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shensu{
    .id = "SGS-SKILL-SHENSU",
    .en = "Godspeed",
    .zh = "神速",
    .text_en =
        "You may use a Slash without a card on any other player, at whatever distance, in "
        "either of two ways, each once a turn: before your judge phase, if you skip it and "
        "your draw phase; before your play phase, if you skip it and discard an equipment "
        "card. This Slash does not count towards the limit.",
    .text_zh =
        "可以跳过判定阶段和摸牌阶段，或跳过出牌阶段并弃置一张装备牌，视为对一名其他角色使用一"
        "张无距离限制的【杀】（不计入使用次数）；一回合内两项可各用一次。",
    .source = "published Wind edition, general 夏侯渊",
    .source_zh = "风扩展，武将夏侯渊",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return is_equipment(info(face(c).name).type); },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Rule r = legal.slash_target(invoke.seat, invoke.seats[0], true);
                  return r == rule::none ? fine : broken(rule_of(Skill::shensu), why::target);
                },
                .before_judge =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::shensu);
                      if (a.kind == nothing) return;
                      g.skip(owner, Phase::draw, cause(Skill::shensu));
                      time.skip(cause(Skill::shensu));
                      g.use_nothing_as(owner, Name::slash, a.seats, rule_of(Skill::shensu));
                    },
                .before_play =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner || g.legal().payable(owner, Skill::shensu, true) == 0)
                        return;
                      const Event a = g.invokes_on(owner, Skill::shensu);
                      if (a.kind == nothing || !g.pays_for(owner, Skill::shensu, 1, false)) return;
                      time.skip(cause(Skill::shensu));
                      g.use_nothing_as(owner, Name::slash, a.seats, rule_of(Skill::shensu));
                    }}};

}  // namespace tally::sanguosha

// 挑衅 Provocation
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tiaoxin{
    .id = "SGS-SKILL-TIAOXIN",
    .en = "Provocation",
    .zh = "挑衅",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may choose another player in whose attack range you are: "
        "he uses a Slash on you, or you discard one of his cards.",
    .text_zh =
        "出牌阶段限一次，可以选择一名攻击范围内有你的其他角色，其须对你使用一张【杀】，否则你"
        "弃置其一张牌。",
    .source = "published Mountain edition, general 姜维",
    .source_zh = "山扩展，武将姜维",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = to != invoke.seat && legal.in_range(to, invoke.seat);
                  return fits ? fine : broken(rule_of(Skill::tiaoxin), why::target);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      Question q = Play::question_about(Ask::slash_at, to, owner, kind::use,
                                                        rule_of(Skill::tiaoxin));
                      q.own_seat = true;
                      if (!g.slash_out_of_turn(q)) g.removes(owner, to, rule_of(Skill::tiaoxin));
                    }}};

}  // namespace tally::sanguosha

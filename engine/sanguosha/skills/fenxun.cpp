// 奋迅 Swift Assault
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fenxun{
    .id = "SGS-SKILL-FENXUN",
    .en = "Swift Assault",
    .zh = "奋迅",
    .once_a_phase = true,
    .targets_noted = Life::turn,
    .text_en =
        "Once in your play phase you may discard a card and choose another player: until the end "
        "of this turn your distance to him is 1.",
    .text_zh = "出牌阶段限一次，可以弃置一张牌并选择一名其他角色，本回合你与其的距离视为1。",
    .source = "published kingdom war, general 丁奉",
    .source_zh = "国战，武将丁奉",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (!legal.state().has_card(invoke.seat))
                    return broken(rule_of(Skill::fenxun), why::no_price);
                  return on_another<Skill::fenxun>(legal, invoke);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      g.pays(invoke.seat, Ask::pay_any, 1, rule_of(Skill::fenxun), false);
                    },
                .distance =
                    [](const State& s, Seat owner, DistanceView& v) {
                      if (v.from == owner && s.current == owner &&
                          s.noted(v.to, Skill::fenxun, Life::turn) > 0)
                        v.distance = 1;
                    }}};

}  // namespace tally::sanguosha

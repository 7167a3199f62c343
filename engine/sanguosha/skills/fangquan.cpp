// 放权 Handing Over
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fangquan{
    .id = "SGS-SKILL-FANGQUAN",
    .en = "Handing Over",
    .zh = "放权",
    .uses_noted = Life::turn,
    .text_en =
        "You may skip your play phase; if you did, you may discard a hand card at the end of "
        "this turn and give another player an extra turn.",
    .text_zh =
        "可以跳过出牌阶段；若如此做，回合结束时可以弃置一张手牌，令一名其他角色进行一个额外的"
        "回合。",
    .source = "published Mountain edition, general 刘禅",
    .source_zh = "山扩展，武将刘禅",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().hand_size(invoke.seat) == 0)
                    return broken(rule_of(Skill::fangquan), why::no_price);
                  return on_another<Skill::fangquan>(legal, invoke);
                },
                .before_play =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner && g.invokes(owner, Skill::fangquan))
                        time.skip(cause(Skill::fangquan));
                    },
                .turn_end =
                    [](Play& g, Seat owner, TurnTime& time) {
                      const State& s = g.state();
                      if (time.who != owner || s.noted(owner, Skill::fangquan, Life::turn) == 0 ||
                          s.hand_size(owner) == 0)
                        return;
                      const Seat to = g.invokes_on_one(owner, Skill::fangquan, owner);
                      if (to == nobody) return;
                      if (g.pays(owner, Ask::pay_hand, 1, rule_of(Skill::fangquan), false) &&
                          g.state().living(to))
                        g.grant_turn(to);
                    }}};

}  // namespace tally::sanguosha

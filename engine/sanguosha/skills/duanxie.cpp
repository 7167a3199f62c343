// 断绁 Cut the Ropes
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanxie{
    .id = "SGS-SKILL-DUANXIE",
    .en = "Cut the Ropes",
    .zh = "断绁",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may chain as many other players, who are not chained, as "
        "you have lost hit points, or one; then you are chained too.",
    .text_zh =
        "出牌阶段限一次，可以令至多X名未横置的其他角色横置（X为你已损失的体力值且至少为1），然"
        "后你横置。",
    .source = "published kingdom war 势, general 陈武董袭; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将陈武董袭；新月杀0.5.7，实测",
    .effects = {.shape = {1, 7},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule cited = rule_of(Skill::duanxie);
                  const State& s = legal.state();
                  if (invoke.seats.size() > std::max(1, s.lost_hp(invoke.seat)))
                    return broken(cited, why::number);
                  for (const Seat who : invoke.seats)
                    if (who == invoke.seat || s.at(who).chained) return broken(cited, why::target);
                  return fine;
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      for (const Seat who : g.in_action_order(invoke.seats, owner))
                        if (!g.stopped() && !g.state().at(who).chained)
                          g.set_chained(who, true, rule_of(Skill::duanxie));
                      if (!g.stopped() && !g.state().at(owner).chained)
                        g.set_chained(owner, true, rule_of(Skill::duanxie));
                    }}};

}  // namespace tally::sanguosha

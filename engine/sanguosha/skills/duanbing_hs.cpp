// 短兵（国战新版） Short Blades of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanbing_hs{
    .id = "SGS-SKILL-DUANBING-HS",
    .en = "Short Blades (new kingdom war)",
    .zh = "短兵（国战新版）",
    .text_en =
        "When you use a Slash, another player at distance 1 on whom it could be used may "
        "become a target too.",
    .text_zh = "使用【杀】时，可以令距离为1的一名其他角色也成为目标。",
    .source = "FreeKill 0.5.7, kingdom war, general 丁奉; observed",
    .source_zh = "新月杀0.5.7国战，武将丁奉；实测",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = to != invoke.other && legal.distance(invoke.seat, to) <= 1 &&
                                    legal.slash_target(invoke.seat, to, false) == rule::none;
                  return fits ? fine : broken(rule_of(Skill::duanbing_hs), why::target);
                },
                .card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by != owner || !is_slash(u.as) || u.targets.empty()) return;
                      const Seat to = g.invokes_on_one(owner, Skill::duanbing_hs, u.targets[0]);
                      if (to == nobody || u.targets.contains(to)) return;
                      SeatList all = u.targets;
                      all.push(to);
                      u.targets = g.in_action_order(all, g.state().current);
                    }}};

}  // namespace tally::sanguosha

// 刚烈（3v3） Eye for an Eye (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ganglie3v3{
    .id = "SGS-SKILL-GANGLIE-3V3",
    .en = "Eye for an Eye (3v3)",
    .zh = "刚烈（3v3）",
    .text_en =
        "After you have taken damage you may choose an enemy and judge. Unless it is a heart, "
        "he chooses: two hand cards discarded, or 1 damage from you. Once for each damage, "
        "whoever its source is.",
    .text_zh =
        "受到伤害后，可以选择一名对方角色并进行判定：结果不为红桃，其选择一项：弃置两张手牌，"
        "或受到你造成的1点伤害。每次伤害一次，无论伤害来源是谁。",
    .source = "FreeKill's 3v3 generals of 2025, 夏侯惇, observed",
    .source_zh = "新月杀2025年3v3武将夏侯惇，实测",
    .needs = &needs::no_heart,
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const bool friendly =
                      legal.mode().on_same_side(legal.state(), invoke.seat, invoke.seats[0]);
                  return friendly ? broken(rule_of(Skill::ganglie3v3), why::target) : fine;
                },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to != owner) return;
                      const Event a = g.invokes_on(owner, Skill::ganglie3v3);
                      if (a.kind == nothing || a.seats.empty()) return;
                      const Seat to = a.seats[0];
                      constexpr Rule why = rule_of(Skill::ganglie3v3);
                      const bool no_heart =
                          g.judgement(owner, cause(Skill::ganglie3v3), why,
                                      [](Suit s, int) { return s != Suit::heart; });
                      if (!no_heart || g.stopped() || !g.state().living(to)) return;
                      if (g.state().hand_size(to) >= 2 && g.pays(to, Ask::pay_hand, 2, why, true))
                        return;
                      g.damage({.from = owner, .to = to, .rule = why});
                    }}};

}  // namespace tally::sanguosha

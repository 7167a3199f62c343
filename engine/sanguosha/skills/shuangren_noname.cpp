// 双刃（无名杀国战） Twin Blades of noname's kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/blades.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {
namespace {

constexpr Skill blades = Skill::shuangren_noname;

}  // namespace

constinit const SkillInfo skills::shuangren_noname{
    .id = "SGS-SKILL-SHUANGREN-NONAME",
    .en = "Twin Blades (kingdom war of noname)",
    .zh = "双刃（无名杀国战）",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on him or another player of his kingdom, at any distance; if you do "
        "not, the others cannot be targets of your cards this turn.",
    .text_zh =
        "出牌阶段开始时，可以与一名其他角色拼点：若你赢，视为对其或与其势力相同的另一名角色"
        "使用一张【杀】（无距离限制）；若你没赢，其他角色于此回合内不是你使用牌的合法目标。",
    .source = "noname 1.11.4.1, kingdom war, general 纪灵; observed",
    .source_zh = "无名杀1.11.4.1国战，武将纪灵；实测",
    .effects = {.shape = {1, 1},
                // The second time, of one who has lost: whom the Slash is on.
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = invoke.other != nobody
                                        ? may_strike(legal, invoke.seat, invoke.other, to)
                                        : to != invoke.seat && legal.state().hand_size(to) > 0;
                  return fits ? fine : broken(rule_of(blades), why::target);
                },
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (time.who != owner || s.hand_size(owner) == 0) return;
                      const Seat to = g.invokes_on_one(owner, blades);
                      if (to == nobody) return;
                      if (!g.pindian(owner, to, blades))
                        return g.note(owner, Mark::only_himself, Life::turn,
                                      cause(blades).number());
                      const bool any = any_living(
                          s, [&](Seat victim) { return may_strike(g.legal(), owner, to, victim); });
                      if (!any || g.stopped() || !s.living(owner)) return;
                      const Seat victim = g.invokes_on_one(owner, blades, to, false);
                      if (victim != nobody)
                        g.use_nothing_as(owner, Name::slash, {victim}, rule_of(blades));
                    }}};

}  // namespace tally::sanguosha

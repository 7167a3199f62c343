// 双刃 Twin Blades
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/blades.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shuangren{
    .id = "SGS-SKILL-SHUANGREN",
    .en = "Twin Blades",
    .zh = "双刃",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on him or another player of his kingdom, at any distance; if not, "
        "your play phase ends.",
    .text_zh =
        "出牌阶段开始时，可以与一名角色拼点：若你赢，视为你对其或一名与其势力相同的其他角色使用一张"
        "【杀】（无距离限制）；若你没赢，结束出牌阶段。",
    .source = "published kingdom war, general 纪灵",
    .source_zh = "国战，武将纪灵",
    .effects = {.shape = {1, 1},
                // The second time, of one who has lost: whom the Slash is on.
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  const bool fits = invoke.other != nobody
                                        ? may_strike(legal, invoke.seat, invoke.other, to)
                                        : to != invoke.seat && s.hand_size(to) > 0;
                  return fits ? fine : broken(rule_of(Skill::shuangren), why::target);
                },
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      const bool any = any_living(
                          s, [&](Seat to) { return to != owner && s.hand_size(to) > 0; });
                      if (time.who != owner || s.hand_size(owner) == 0 || !any) return;
                      const Seat to = g.invokes_on_one(owner, Skill::shuangren);
                      if (to == nobody) return;
                      if (!g.pindian(owner, to, Skill::shuangren)) {
                        time.done = true;
                        return;
                      }
                      const bool strikes = any_living(
                          s, [&](Seat victim) { return may_strike(g.legal(), owner, to, victim); });
                      if (!strikes || !s.living(owner)) return;
                      const Seat victim = g.invokes_on_one(owner, Skill::shuangren, to, false);
                      if (victim != nobody)
                        g.use_nothing_as(owner, Name::slash, {victim}, rule_of(Skill::shuangren));
                    }}};

}  // namespace tally::sanguosha

// 驱虎 Driving the Tiger
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::quhu{
    .id = "SGS-SKILL-QUHU",
    .en = "Driving the Tiger",
    .zh = "驱虎",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may pindian with a player who has more hit points than "
        "you. If you win, he deals 1 damage to a player in his attack range whom you choose; "
        "if not, he deals 1 damage to you.",
    .text_zh =
        "出牌阶段限一次，可以与一名体力值大于你的角色拼点：若你赢，该角色对其攻击范围内由你选"
        "择的一名角色造成1点伤害；若你没赢，其对你造成1点伤害。",
    .source = "published Fire edition, general 荀彧",
    .source_zh = "火扩展，武将荀彧",
    .effects = {.shape = {1, 1},
                // The second time, of one who has lost: whom he is to strike.
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  const Verdict no = broken(rule_of(Skill::quhu), why::target);
                  if (invoke.other != nobody)
                    return to != invoke.other && legal.in_range(invoke.other, to) ? fine : no;
                  if (s.hand_size(invoke.seat) == 0)
                    return broken(rule_of(Skill::quhu), why::no_price);
                  const bool fits = to != invoke.seat && s.at(to).hp > s.at(invoke.seat).hp &&
                                    s.hand_size(to) > 0;
                  return fits ? fine : no;
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat tiger = invoke.seats[0];
                      const bool won = g.pindian(owner, tiger, Skill::quhu);
                      const State& s = g.state();
                      if (g.stopped() || !s.living(owner) || !s.living(tiger)) return;
                      if (!won)
                        return g.damage({.from = tiger, .to = owner, .rule = rule_of(Skill::quhu)});
                      if (s.away.contains(tiger)) return;  // lured away: nobody is in his range
                      bool any = false;
                      for (const Seat t : s.living_seats())
                        any = any || (t != tiger && g.legal().in_range(tiger, t));
                      if (!any) return;
                      const Seat prey = g.invokes_on_one(owner, Skill::quhu, tiger, false);
                      if (prey != nobody)
                        g.damage({.from = tiger, .to = prey, .rule = rule_of(Skill::quhu)});
                    }}};

}  // namespace tally::sanguosha

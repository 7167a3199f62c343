// 除疠（国战新版） Driving Out Pestilence of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::chuli_hs{
    .id = "SGS-SKILL-CHULI-HS",
    .en = "Driving Out Pestilence (new kingdom war)",
    .zh = "除疠（国战新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may choose up to three other players, no two of one "
        "kingdom: you discard a card of each and of yourself; whoever lost a spade draws a "
        "card.",
    .text_zh =
        "出牌阶段限一次，可以选择至多三名势力各不相同的其他角色，弃置你和这些角色各一张牌，"
        "然后因此失去黑桃牌的角色各摸一张牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 华佗; observed",
    .source_zh = "新月杀0.5.7国战，武将华佗；实测",
    .effects = {.shape = {1, 3},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  for (const Seat t : invoke.seats) {
                    if (t == invoke.seat || !s.has_card(t))
                      return broken(rule_of(Skill::chuli_hs), why::target);
                    for (const Seat other : invoke.seats)
                      if (other != t && same_kingdom(s, t, other))
                        return broken(rule_of(Skill::chuli_hs), why::target);
                  }
                  return fine;
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::chuli_hs);
                      const Seat owner = invoke.seat;
                      SeatList all = invoke.seats;
                      all.push(owner);
                      SeatSet draw;
                      for (const Seat t : g.in_action_order(all, g.state().current)) {
                        if (g.stopped() || !g.state().living(owner)) return;
                        if (!g.state().has_card(t)) continue;
                        const Ask how = t == owner ? Ask::pay_any : Ask::remove_own;
                        Question q = Play::question_about(
                            how, owner, t, t == owner ? kind::discard : kind::remove, why);
                        q.value = 1;
                        q.may_pass = false;
                        Event a = g.ask(q);
                        const Card gone = a.cards.size() == 1 ? a.cards[0] : unknown_card;
                        g.commit(a);
                        if (gone < deck_size && face(gone).suit == Suit::spade) draw.add(t);
                      }
                      for (const Seat t : g.in_action_order(list_of(draw), g.state().current))
                        if (g.state().living(t)) g.draw(t, 1, why);
                    }}};

}  // namespace tally::sanguosha

// 忠谏 Loyal Counsel
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhongjian{
    .id = "SGS-SKILL-ZHONGJIAN",
    .en = "Loyal Counsel",
    .zh = "忠谏",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may give another of your side a card of your hand or "
        "equipment area, and draw a card.",
    .text_zh = "出牌阶段限一次，可以将一张手牌或装备区里的牌交给一名其他己方角色，然后摸一张牌。",
    .source = "FreeKill's 3v3 generals of 2025, 黄权, observed",
    .source_zh = "新月杀2025年3v3武将黄权，实测",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  if (!s.has_card(invoke.seat))
                    return broken(rule_of(Skill::zhongjian), why::no_price);
                  const bool fits =
                      to != invoke.seat && legal.mode().on_same_side(s, invoke.seat, to);
                  return fits ? fine : broken(rule_of(Skill::zhongjian), why::target);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      SeatSet to;
                      to.add(invoke.seats[0]);
                      g.gives_to(owner, to, Skill::zhongjian, 1, Ask::gift_any);
                      if (g.state().living(owner)) g.draw(owner, 1, rule_of(Skill::zhongjian));
                    }}};

}  // namespace tally::sanguosha

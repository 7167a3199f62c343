// 缔盟 Forging an Alliance
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

int apart(const State& s, Seat one, Seat other) {
  return std::abs(s.hand_size(one) - s.hand_size(other));
}

}  // namespace

constinit const SkillInfo skills::dimeng{
    .id = "SGS-SKILL-DIMENG",
    .en = "Forging an Alliance",
    .zh = "缔盟",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may choose two other players and discard as many cards "
        "as their hands differ by: they exchange hands.",
    .text_zh =
        "出牌阶段限一次，可以选择两名其他角色并弃置X张牌（X为两者手牌数之差），令这两名角色交"
        "换手牌。",
    .source = "published Forest edition, general 鲁肃",
    .source_zh = "林扩展，武将鲁肃",
    .effects = {.shape = {2, 2},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat one = invoke.seats[0];
                  const Seat other = invoke.seats[1];
                  const bool empty = s.hand_size(one) == 0 && s.hand_size(other) == 0;
                  if (one == invoke.seat || other == invoke.seat || empty)
                    return broken(rule_of(Skill::dimeng), why::target);
                  return legal.payable(invoke.seat, Skill::dimeng, true) >= apart(s, one, other)
                             ? fine
                             : broken(rule_of(Skill::dimeng), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::dimeng);
                      const int price = apart(g.state(), invoke.seats[0], invoke.seats[1]);
                      const SeatList two = invoke.seats;
                      if (price > 0 && !g.pays(invoke.seat, Ask::pay_any, price, why, false))
                        return;
                      g.exchange_hands(two[0], two[1], why);
                    }}};

}  // namespace tally::sanguosha

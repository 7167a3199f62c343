// 散谣 Spreading Rumours
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::sanyao{
    .id = "SGS-SKILL-SANYAO",
    .en = "Spreading Rumours",
    .zh = "散谣",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a card and deal 1 damage to a player who has the "
        "most hit points, yourself too.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张牌，对一名体力值最大的角色（可以是你自己）造成1点伤害。",
    .source = "published kingdom war 变, general 马谡; FreeKill 0.5.7",
    .source_zh = "国战·变，武将马谡；新月杀0.5.7",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule why = rule_of(Skill::sanyao);
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  if (any_living(s, [&](Seat other) { return s.at(other).hp > s.at(to).hp; }))
                    return broken(why, why::target);
                  return s.has_card(invoke.seat) ? fine : broken(why, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::sanyao);
                      const Seat to = invoke.seats[0];
                      g.pays(invoke.seat, Ask::pay_any, 1, why, false);
                      if (!g.stopped() && g.state().living(to))
                        g.damage({.from = invoke.seat, .to = to, .rule = why});
                    }}};

}  // namespace tally::sanguosha

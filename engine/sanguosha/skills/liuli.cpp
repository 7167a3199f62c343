// 流离 Shirk
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::liuli{
    .id = "SGS-SKILL-LIULI",
    .en = "Shirk",
    .zh = "流离",
    .text_en =
        "When you become the target of a Slash you may discard a card and make another player "
        "in your attack range its target instead; not its user, and only one it could be used "
        "on. The card discarded does not count for the range.",
    .text_zh =
        "成为【杀】的目标时，可以弃置一张牌，将此【杀】转移给你攻击范围内的一名其他角色；"
        "不能是此【杀】的使用者，且须是合法目标。弃置的装备不提供攻击范围。",
    .source = "published standard edition, general 大乔; official FAQ",
    .source_zh = "标准版，武将大乔；官方FAQ",
    .option = "OPT-SGS-LIULI-REACH OPT-SGS-LIULI-TWICE",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Verdict no{rule_of(Skill::liuli), false, why::target};
                  const Seat owner = invoke.seat;
                  const Seat to = invoke.seats[0];
                  const Seat user = invoke.other;
                  if (to == owner || to == user || legal.slash_target(user, to, true) != rule::none)
                    return no;
                  std::array<Card, deck_size> own;
                  const int n = legal.state().cards_of(owner, true, true, false, own.data());
                  // OPT-SGS-LIULI-REACH: with what is left after paying, or as things stand.
                  if (legal.options().is<Opt::liuli_reach>("before_cost"))
                    return n > 0 && legal.in_range(owner, to) ? Verdict{} : no;
                  const bool reached =
                      std::any_of(own.begin(), own.begin() + n, [&](const Card& paid) {
                        return legal.in_range(owner, to, {&paid, 1});
                      });
                  return reached ? Verdict{} : no;
                },
                .targeting =
                    [](Play& g, Seat owner, Target& t) {
                      if (t.target != owner || !is_slash(t.use.as)) return;
                      if (!g.state().has_card(owner)) return;
                      const Seat to = g.invokes_on_one(owner, Skill::liuli, t.use.by);
                      if (!g.state().living(to)) return;
                      t.target = to;
                      g.pays(owner, Ask::pay_keep, 1, rule_of(Skill::liuli), false, t.target);
                    }}};

}  // namespace tally::sanguosha

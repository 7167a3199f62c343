// 离间 Seed of Animosity
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lijian{
    .id = "SGS-SKILL-LIJIAN",
    .en = "Seed of Animosity",
    .zh = "离间",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a card and choose two other male players: the "
        "first is treated as using a Duel on the second, which cannot be nullified.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张牌并选择两名其他男性角色，"
        "视为前者对后者使用一张【决斗】，此【决斗】不能被【无懈可击】响应。",
    .source = "published standard edition, general 貂蝉; official FAQ",
    .source_zh = "标准版，武将貂蝉；官方FAQ",
    .option = "AMB-SGS-023",
    .effects = {.shape = {2, 2},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Verdict no{rule_of(Skill::lijian), false, why::target};
                  for (Seat t : invoke.seats)
                    if (t == invoke.seat || s.at(t).gender != Gender::male) return no;
                  const Rule immune = legal.immune(invoke.seats[0], invoke.seats[1], Name::duel);
                  if (immune != rule::none) return {immune, false, why::immune};
                  if (s.has_card(invoke.seat)) return {};
                  return {rule_of(Skill::lijian), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat user = invoke.seats[0];
                      const Seat target = invoke.seats[1];
                      if (!g.pays(invoke.seat, Ask::pay_any, 1, rule_of(Skill::lijian), false))
                        return;
                      if (!g.state().living(user) || !g.state().living(target)) return;
                      Event e;
                      e.kind = kind::use;
                      e.seat = user;
                      e.what = cause(Name::duel);
                      e.seats = {target};
                      e.rule = rule_of(Skill::lijian);
                      Use u;
                      u.by = user;
                      u.as = Name::duel;
                      u.converted = true;
                      u.targets = {target};
                      if (!g.tell(e) || g.stopped()) return;
                      g.name_targets(u);
                      if (u.targets.empty() || u.is_void(0)) return;
                      if (!g.state().living(target)) return;
                      // AMB-SGS-023: this Duel cannot be nullified, or it can.
                      if (g.options().is(Opt::lijian_nullifiable, 1) &&
                          g.nullified(Name::duel, target))
                        return;
                      if (!g.stopped()) rules_of(Name::duel).effect(g, u, target);
                    }}};

}  // namespace tally::sanguosha

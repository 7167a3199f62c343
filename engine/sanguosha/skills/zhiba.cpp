// 制霸 Hegemony
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

void takes_back(Play& g, const Pindian& time) {
  if (g.stopped() || !g.options().is<Opt::zhiba>("afterwards") || !g.state().living(time.with))
    return;
  std::array<Card, 2> there{};
  std::size_t n = 0;
  for (const Card c : {time.own, time.others})
    if (g.state().where(c).zone == Zone::discard) there[n++] = c;
  if (n == 0) return;
  Event e;
  e.kind = kind::retrieve;
  e.seat = e.other = time.with;
  e.cards = {there.data(), n};
  e.rule = rule_of(Skill::zhiba);
  g.tell(e);
}

}  // namespace

constinit const SkillInfo skills::zhiba{
    .id = "SGS-SKILL-ZHIBA",
    .en = "Hegemony",
    .zh = "制霸",
    .lord = true,
    .once_a_phase = true,
    .text_en =
        "Lord skill. Once in his own play phase another Wu player may pindian with you; if he "
        "does not win you may take both cards. After Soul of the House has awakened you may "
        "refuse.",
    .text_zh =
        "主公技，其他吴势力角色的出牌阶段限一次，可以与你拼点：若其没赢，你可以获得两张拼点的"
        "牌。“魂姿”觉醒后，你可以拒绝。",
    .source = "published Mountain edition, general 孙策",
    .source_zh = "山扩展，武将孙策",
    .option = "OPT-SGS-ZHIBA",
    .effects = {
        .lent_to = [](const State& s, Seat owner,
                      Seat who) { return s.is_ally(owner, who, Kingdom::wu); },
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          const State& s = legal.state();
          if (invoke.other == nobody) return broken(rule_of(Skill::zhiba));
          const bool cards = s.hand_size(invoke.seat) > 0 && s.hand_size(invoke.other) > 0;
          return cards ? fine : broken(rule_of(Skill::zhiba), why::no_price);
        },
        .act =
            [](Play& g, const Event& invoke) {
              const Seat owner = invoke.other;
              Event card;
              card.kind = kind::pindian;
              card.seat = invoke.seat;
              card.other = owner;
              card.hide(Field::cards);
              const std::array<Play::Choice, 2> ways{{{Way::accept, card}, {Way::refuse, {}}}};
              const bool may_refuse = g.state().noted(owner, Skill::hunzi, Life::game) > 0;
              if (g.decides(owner, std::span(ways).first(may_refuse ? 2 : 1), rule_of(Skill::zhiba),
                            invoke.seat) != Way::accept)
                return;
              Pindian time;
              g.pindian(invoke.seat, owner, Skill::zhiba, &time);
              if (time.with == owner && !time.won) takes_back(g, time);
            },
        // OPT-SGS-ZHIBA: he may take them off the table, has to, or takes them when they are put
        // away.
        .pindian_over =
            [](Play& g, Seat owner, Pindian& time) {
              if (time.why != cause(Skill::zhiba) || time.with != owner || time.won) return;
              if (g.options().is<Opt::zhiba>("afterwards")) return;
              if (g.options().is<Opt::zhiba>("may") && !g.invokes(owner, Skill::zhiba, time.by))
                return;
              const std::array<Card, 2> both{time.own, time.others};
              g.gain(owner, both, rule_of(Skill::zhiba));
            }}};

}  // namespace tally::sanguosha

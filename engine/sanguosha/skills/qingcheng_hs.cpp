// 倾城（国战新版） Ruinous Beauty of the new kingdom war
#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {
namespace {

bool lies_open(const State& s, Seat who) {
  return s.living(who) && s.shown(who, 0) != General::none && s.shown(who, 1) != General::none;
}

bool another_lies_open(const State& s, Seat who) {
  for (const Seat i : s.living_seats())
    if (i != who && lies_open(s, i)) return true;
  return false;
}

}  // namespace

constinit const SkillInfo skills::qingcheng_hs{
    .id = "SGS-SKILL-QINGCHENG-HS",
    .en = "Ruinous Beauty (new kingdom war)",
    .zh = "倾城（国战新版）",
    .text_en =
        "In your play phase you may discard a black card and choose another player whose generals "
        "both lie open: you turn one of them face down. After equipment you may do so to another "
        "such player.",
    .text_zh =
        "出牌阶段，可以弃置一张黑色牌并选择一名两张武将牌均明置的其他角色，暗置其一张武将牌；"
        "若弃置的是装备牌，可以再对另一名这样的角色如此做。",
    .source = "FreeKill 0.5.7, kingdom war, general 邹氏; observed",
    .source_zh = "新月杀0.5.7国战，武将邹氏；实测",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return color_of(legal.suit(c, q.who)) == Color::black; },
                .shape = {1, 1},
                // The second time with the first one as `other`, for nothing more.
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule cited = rule_of(Skill::qingcheng_hs);
                  const Seat to = invoke.seats[0];
                  if (to == invoke.seat || !lies_open(legal.state(), to))
                    return broken(cited, why::target);
                  const bool able = invoke.other != nobody ||
                                    legal.payable(invoke.seat, Skill::qingcheng_hs, true) > 0;
                  return able ? fine : broken(cited, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Skill skill = Skill::qingcheng_hs;
                      const Seat her = invoke.seat;
                      const Seat first = invoke.seats[0];
                      Question q =
                          Play::question_to(her, Ask::pay_of, kind::discard, rule_of(skill));
                      q.what = cause(skill);
                      q.value = 1;
                      q.may_pass = false;
                      Event paid = g.ask(q);
                      const Card card = paid.cards.size() == 1 ? paid.cards[0] : unknown_card;
                      g.commit(paid);
                      conceals(g, her, first, skill);
                      const bool again =
                          card < deck_size && is_equipment(info(face(card).name).type);
                      if (!again || g.stopped() || !g.state().living(her)) return;
                      if (!another_lies_open(g.state(), her)) return;
                      const Seat second = g.invokes_on_one(her, skill, first);
                      if (second != nobody) conceals(g, her, second, skill);
                    }}};

}  // namespace tally::sanguosha

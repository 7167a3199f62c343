// 眩惑 Bewilderment
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// What may be chosen, and the skill of the same name that others may have.
struct Teaching {
  Skill skill;
  Skill same;
};
constexpr std::array teachings{
    Teaching{Skill::wusheng_hs, Skill::wusheng}, Teaching{Skill::paoxiao_hs, Skill::paoxiao},
    Teaching{Skill::longdan_hs, Skill::longdan}, Teaching{Skill::tieqi_hs, Skill::tieqi},
    Teaching{Skill::liegong, Skill::liegong},    Teaching{Skill::kuanggu_hs, Skill::kuanggu}};

bool may_be_learnt(const State& s, Skill skill) {
  for (const Teaching& l : teachings)
    if (l.skill == skill)
      return !any_living(s, [&](Seat who) { return s.has(who, l.skill) || s.has(who, l.same); });
  return false;
}

void learns(Play& g, Seat who) {
  constexpr Rule why = rule_of(Skill::xuanhuo);
  bool any = false;
  for (const Teaching& l : teachings) any = any || may_be_learnt(g.state(), l.skill);
  if (!any || g.stopped() || !g.state().living(who)) return;
  Question q = Play::question_to(who, Ask::learn, kind::learn, why);
  q.what = cause(Skill::xuanhuo);
  q.may_pass = false;
  const Event a = g.ask_and_commit(q);
  if (a.kind != nothing && a.shows(Field::what)) g.acquires(who, skill_of(a.what), why, true);
}

}  // namespace

constinit const SkillInfo skills::xuanhuo{
    .id = "SGS-SKILL-XUANHUO",
    .en = "Bewilderment",
    .zh = "眩惑",
    .once_a_phase = true,
    .text_en =
        "Once in his own play phase another player of your kingdom may give you a hand card and "
        "discard a card: then he chooses one of Warrior Saint, Roar, Dragon Heart, Iron Cavalry, "
        "Fierce Archer and Wild Bones that no living player has, and has it until the turn ends.",
    .text_zh =
        "与你势力相同的其他角色出牌阶段限一次，可以交给你一张手牌，然后弃置一张牌，"
        "选择并获得下列技能中没有存活角色拥有的一个，直到回合结束：【武圣】、【咆哮】、【龙胆】、"
        "【铁骑】、【烈弓】、【狂骨】。",
    .source = "published kingdom war 权, general 法正",
    .source_zh = "国战·权，武将法正",
    .effects = {.lent_to = same_kingdom,
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule why = rule_of(Skill::xuanhuo);
                  const State& s = legal.state();
                  if (invoke.other == nobody) return broken(why);
                  std::array<Card, deck_size> own;  // NOLINT: counted only
                  const int cards = s.cards_of(invoke.seat, true, true, false, own.data());
                  return s.hand_size(invoke.seat) > 0 && cards > 1 ? fine
                                                                   : broken(why, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::xuanhuo);
                      const Seat who = invoke.seat;
                      SeatSet owner;
                      owner.add(invoke.other);
                      g.gives_to(who, owner, Skill::xuanhuo, 1);
                      if (g.stopped() || !g.state().living(who) || !g.state().has_card(who)) return;
                      g.pays(who, Ask::pay_any, 1, why, false);
                      learns(g, who);
                    }}};

constinit const AskRules asks::learn{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      if (!a.shows(Field::what)) return undecided;
      return may_be_learnt(legal.state(), skill_of(a.what)) ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::learn, o.q.who);
          for (const Teaching& l : teachings) {
            a.what = cause(l.skill).number();
            if (!o.done()) o.offer(a);
          }
        }};

}  // namespace tally::sanguosha

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_near_the_victim,
              "{0}: on one other player, at distance 1 from whom the Slash has hit",
              "{0}：须指定与受伤角色距离为1的另一名角色")

namespace {

bool is_near(const Legal& legal, Seat victim, Seat to) {
  return to != victim && legal.state().living(to) && legal.distance(victim, to) == 1;
}

// 三尖两刃刀 使用【杀】造成伤害后，可以弃置一张手牌，对与受伤角色距离为1的另一名角色造成1点伤害。
// Triblade: after its owner's Slash has dealt damage he may discard a hand card and deal 1 damage
// to another player, at distance 1 from the victim. SGS-CARD-TRIBLADE (published kingdom war, card
// text)
void strikes_on(Play& g, Seat owner, Damage& d) {
  const State& s = g.state();
  if (d.slash == nullptr || d.from != owner || !s.living(d.to) || s.hand_size(owner) == 0) return;
  bool any = false;
  for (const Seat to : s.living_seats()) any = any || is_near(g.legal(), d.to, to);
  if (!any) return;
  Question q = Play::question_to(owner, Ask::strike_near, kind::invoke, rule::triblade);
  q.what = cause(Name::triblade);
  q.other = d.to;
  q.same_what = true;
  const Event a = g.ask_and_commit(q);
  if (a.kind == nothing || a.seats.empty()) return;
  const Seat to = a.seats[0];
  if (g.pays(owner, Ask::pay_hand, 1, rule::triblade, false, to))
    g.damage({.from = owner, .to = to, .rule = rule::triblade});
}

}  // namespace

constinit const CardRules cards::triblade =
    equipment({.dealt = strikes_on}, &breach::not_near_the_victim);

constinit const AskRules asks::strike_near{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (a.what != q.what || a.other != q.other || a.seats.size() != 1) return broken(q.rule);
      return is_near(legal, q.other, a.seats[0]) ? fine : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::invoke, o.q.who);
          a.what = o.q.what;
          a.other = o.q.other;
          o.seats(a, 1, [&] { o.offer(a); });
        }};

}  // namespace tally::sanguosha

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_one_of_suit, "{0}: a single hand card, of the suit shown where one is shown",
              "{0}：须为一张手牌，已展示时花色须相同")
TALLY_REFUSAL(target_has_no_hand_card, "{0}: the target would have no hand card to show",
              "{0}：目标将没有手牌可展示")
TALLY_REFUSAL(on_oneself, "{0}: by this ruleset not on oneself (fireattack_self)",
              "{0}：按此规则集，不能对自己使用（fireattack_self）")

namespace {

// AMB-SGS-072: on oneself, if another card is left to show; never; or in any case.
Verdict may_burn(const Legal& legal, const Event& use) {
  const Seat to = use.seats[0];
  const bool self = to == use.seat;
  if (self && legal.options().is<Opt::fireattack_self>("false"))
    return broken(rule::fire_attack, why::oneself);
  // The card in use is no longer in hand, unless it is only looked at before it is played.
  const bool gone = self && !legal.options().is<Opt::fireattack_self>("last_card");
  const int left = legal.state().hand_size(to) - (gone ? static_cast<int>(use.cards.size()) : 0);
  return left > 0 ? fine : broken(rule::fire_attack, why::no_hand_card);
}

// 火攻 目标展示一张手牌，你可以弃置一张同花色的手牌，对其造成1点火焰伤害。
// Fire Attack: the target shows a hand card; the user may discard a hand card of that suit to deal
// it 1 fire damage. SGS-CARD-FIRE-ATTACK (published Maneuvering edition)
void burn(Play& g, const Use& u, Seat target) {
  if (g.state().hand_size(target) == 0 || !g.state().living(u.by)) return;
  Question q = Play::question_about(Ask::show, target, u.by, kind::show, rule::fire_attack);
  q.may_pass = false;
  Event shown = g.ask(q);
  if (shown.kind == nothing || shown.cards.empty()) return;
  q.card = shown.cards[0];
  g.commit(shown);

  q.ask = static_cast<std::uint8_t>(Ask::cost_suit);
  q.who = u.by;
  q.other = target;
  q.accepts = kind::discard;
  q.may_pass = true;
  Event paid = g.ask(q);
  if (paid.kind == nothing) return;
  g.commit(paid);
  g.damage({.from = u.by,
            .to = target,
            .element = Element::fire,
            .rule = rule::fire_attack,
            .cards = u.cards(),
            .use = &u});
}

}  // namespace

constinit const CardRules cards::fire_attack{
    .aim = Aim::anyone,
    .condition = may_burn,
    .effect = burn,
    .refusals = {{{why::plain, &breach::not_one_of_suit},
                  {why::no_hand_card, &breach::target_has_no_hand_card},
                  {why::oneself, &breach::on_oneself}}}};

constinit const AskRules asks::show{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      return a.cards.size() == 1 ? fine : broken(rule::fire_attack);
    },
    .offer = [](Offers& o) { o.from_hand(kind::show, 1); }};

constinit const AskRules asks::cost_suit{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      if (a.cards.size() != 1) return broken(rule::fire_attack);
      if (a.cards[0] == unknown_card || q.card == unknown_card) return undecided;
      return legal.suit(a.cards[0], q.who) == legal.suit(q.card) ? fine : broken(rule::fire_attack);
    },
    .offer = [](Offers& o) { o.from_hand(kind::discard, 1); }};

}  // namespace tally::sanguosha

// Fire Attack.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 火攻 目标展示一张手牌，你可以弃置一张同花色的手牌，对其造成1点火焰伤害。
// Fire Attack: the target shows a hand card; the user may discard a hand card of that suit to deal
// it 1 fire damage. SGS-CARD-FIRE-ATTACK (published Maneuvering edition)
void resolve_fire_attack(Play& g, const Use& u, Seat target) {
  if (g.state().hand_size(target) == 0 || !g.state().living(u.by)) return;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::show);
  q.who = target;
  q.other = u.by;
  q.accepts = kind::show;
  q.rule = rule::fire_attack;
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

}  // namespace tally::sanguosha

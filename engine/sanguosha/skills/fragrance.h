#pragma once
// 天香 of later prints: the damage is prevented, and another takes other damage or loses a hit
// point.
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

inline bool is_heart_in_hand(const Legal& legal, const Question& q, Card c) {
  return legal.suit(c, q.who) == Suit::heart && legal.state().where(c).zone != Zone::equip;
}

enum Fragrance : int { hurt = 1, weakened = 2 };

// She discards such a card; which it is, unless nobody sees it.
inline Card pays_fragrance(Play& g, Seat owner, Skill skill) {
  Question q = Play::question_to(owner, Ask::pay_of, kind::discard, rule_of(skill));
  q.what = cause(skill);
  q.value = 1;
  q.may_pass = false;
  Event paid = g.ask(q);
  const Card card = paid.cards.size() == 1 ? paid.cards[0] : unknown_card;
  g.commit(paid);
  return card;
}

inline void takes_fragrance(Play& g, Seat to, Card card, Rule why) {
  if (g.stopped() || !g.state().living(to) || card >= deck_size) return;
  if (g.state().where(card).zone != Zone::discard) return;
  Event back;
  back.kind = kind::retrieve;
  back.seat = back.other = to;
  back.rule = why;
  back.cards = {&card, 1};
  g.tell(back);
}

// Which of the two happens to him, of those that are left; 0: none.
inline int fragrance_brings(Play& g, Seat owner, Seat to, Seat from, int done, Rule why) {
  Event damage;
  damage.kind = kind::damage;
  damage.seat = to;
  damage.other = from;
  damage.value = 1;
  std::array<Play::Choice, 2> ways{};
  std::size_t n = 0;
  if ((done & weakened) == 0) ways[n++] = {Way::lose_hp, Play::losing(to, 1)};
  if ((done & hurt) == 0 && g.state().living(from)) ways[n++] = {Way::accept, damage};
  if (n == 0) return 0;
  return g.decides(owner, {ways.data(), n}, why, to) == Way::lose_hp ? weakened : hurt;
}

template <Skill skill, bool once_a_turn>
void spreads_fragrance(Play& g, Seat owner, Damage& d) {
  constexpr Rule why = rule_of(skill);
  const int done = once_a_turn ? g.state().noted(owner, skill, Life::turn) : 0;
  if (d.to != owner || done == (hurt | weakened)) return;
  if (g.legal().payable(owner, skill, false) == 0) return;
  const Seat to = g.invokes_on_one(owner, skill, d.from);
  if (to == nobody) return;
  const Card card = pays_fragrance(g, owner, skill);
  d.done = true;
  if (!g.state().living(to)) return;
  const Seat from = d.from;
  const int what = fragrance_brings(g, owner, to, from, done, why);
  if (what == 0) return;
  if (once_a_turn) g.note(owner, mark_of(skill), Life::turn, what);
  if (what == weakened) {
    g.lose_hp(to, 1, why);
    return takes_fragrance(g, to, card, why);
  }
  g.damage({.from = from, .to = to, .rule = why});
  constexpr int most = 5;
  if (!g.stopped() && g.state().living(to)) g.draw(to, std::min(most, g.state().lost_hp(to)), why);
}

}  // namespace tally::sanguosha

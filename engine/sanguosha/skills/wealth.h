#pragma once
// 敛资 What Gathering Wealth costs, counts and compares.
#include <cstdint>
#include <optional>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

enum class Sort : std::uint8_t { none, basic, trick, equipment };

inline Sort sort_of(Card c) {
  if (c >= deck_size) return Sort::none;
  const CardType type = info(face(c).name).type;
  if (is_equipment(type)) return Sort::equipment;
  return is_trick(type) ? Sort::trick : Sort::basic;
}

inline int equipment_of_wu(const State& s) {
  int n = 0;
  for (const Seat i : s.living_seats())
    if (s.at(i).kingdom == Kingdom::wu)
      for (const Card c : s.at(i).equip) n += c != unknown_card ? 1 : 0;
  return n;
}

template <Skill skill>
Verdict may_gather(const Legal& legal, const Event& invoke) {
  return legal.state().hand_size(invoke.seat) > 0 ? fine : broken(rule_of(skill), why::no_price);
}

// The hand card that he discards for it (unknown_card where nobody sees it); none where he discards
// none, or does not live on to use it.
template <Skill skill>
std::optional<Card> pays_to_gather(Play& g, Seat owner) {
  Question q = Play::question_to(owner, Ask::pay_hand, kind::discard, rule_of(skill));
  q.value = 1;
  q.may_pass = false;
  Event a = g.ask(q);
  const Card paid = a.cards.size() == 1 ? a.cards[0] : Card{unknown_card};
  g.commit(a);
  if (a.kind == nothing || g.stopped() || !g.state().living(owner)) return {};
  return paid;
}

}  // namespace tally::sanguosha

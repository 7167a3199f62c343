#pragma once
// Equipment that a skill lays before somebody whose place for it is empty.
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

inline bool fits_before(const State& s, Card c, Seat to) {
  const CardType type = info(face(c).name).type;
  return is_equipment(type) && !s.equipped(to, slot_of(type));
}

// He has equipment for which somebody has an empty place; or a card that no record names may be.
inline bool has_equipment_for_some(const State& s, Seat owner) {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = s.cards_of(owner, true, true, false, own.data());
  return std::any_of(own.begin(), own.begin() + n, [&](Card c) {
    return c >= deck_size || any_living(s, [&](Seat to) { return fits_before(s, c, to); });
  });
}

// He lays equipment, of his hand or equipped, before whomever he says; or this card of his hand.
inline Event lays_equipment(Play& g, Seat owner, Skill skill, Card card = unknown_card) {
  constexpr int hand_or_equipment = 2;
  Question q = Play::question_to(owner, Ask::relocate, kind::relocate, rule_of(skill));
  q.what = cause(skill);
  q.value = card == unknown_card ? hand_or_equipment : 1;
  q.card = card;
  q.same_what = true;
  q.may_pass = false;
  return g.ask_and_commit(q);
}

}  // namespace tally::sanguosha

// What most faults of skills and modes are planted with.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "tests/faults/skill_plants.h"

namespace tally::faults {

inline constexpr sanguosha::Cause any{};  // whichever name the event has

inline std::vector<Card> list_of(std::span<const Card> cards) {
  return {cards.begin(), cards.end()};
}

inline SkillFault change(const SkillPlace& p, std::size_t ahead, std::size_t gone) {
  return {.at = p.i + ahead, .gone = gone, .instead = {}, .cards = {}};
}
inline SkillFault instead(const SkillPlace& p, std::size_t ahead, const Event& e) {
  SkillFault f = change(p, ahead, 1);
  f.add(e);
  return f;
}

// Left out, where this rule is cited.
inline MaybeFault left_out(const SkillPlace& p, Rule of) {
  return p.cited == of ? MaybeFault(change(p, 0, 1)) : MaybeFault();
}
// So many cards more are drawn by this rule: one, or one less.
inline MaybeFault draws_more(const SkillPlace& p, Rule by, int more) {
  Event e = p.event();
  const auto below = static_cast<int>(p.state.draw_count) - 1 - e.value;
  if (p.cited != by || (more > 0 && below < 0)) return {};
  std::vector<Card> cards = list_of(e.cards);
  if (more > 0) cards.push_back(p.state.draw[static_cast<std::size_t>(below)]);
  if (more < 0) cards.pop_back();
  e.value += more;
  SkillFault f = change(p, 0, 1);
  if (e.value > 0) f.add(e, cards);
  return f;
}

inline Event made(Kind k, Seat seat, What what = 0) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.what = what;
  return e;
}
inline Event hit_points(const SkillPlace& p, Seat who, int by) {
  Event e = made(sanguosha::kind::hp, who);
  e.value = p.state.at(who).hp + by;
  e.extra = p.state.at(who).max_hp;
  return e;
}

// The first card of his hand that is so.
template <class F>
Card hand_card(const SkillPlace& p, Seat who, F fits) {
  for (const Card c : p.state.at(who).hand)
    if (fits(sanguosha::face(c))) return c;
  return unknown_card;
}
inline Seat another(const SkillPlace& p, Seat who) {
  for (const Seat s : p.state.living_seats())
    if (s != who) return s;
  return nobody;
}

}  // namespace tally::faults

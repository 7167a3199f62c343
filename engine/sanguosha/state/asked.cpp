// What is asked of the state; nothing here changes it.
#include <algorithm>

#include "engine/sanguosha/state/carry.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

bool State::has_delayed(Seat s, Name n) const {
  const Player& p = at(s);
  for (int i = 0; i < p.judge_count; ++i)
    if (p.judge_as[static_cast<std::size_t>(i)] == n) return true;
  return false;
}

Seat State::next(Seat s) const {
  Seat t = s;
  for (int i = 0; i < players; ++i) {
    t = static_cast<Seat>(t + 1 < players ? t + 1 : 0);
    if (at(t).alive) return t;
  }
  return s;
}

int State::cards_of(Seat s, bool hand, bool equip, bool judge, Card* out) const {
  const Player& p = at(s);
  int n = 0;
  if (hand) {
    n = p.hand.list(out);
    // No list is longer than the deck, whatever a record says of unseen cards.
    const int others = (equip ? static_cast<int>(p.equip.size()) : 0) + (judge ? p.judge_count : 0);
    const int unseen = std::min<int>(p.hidden_cards, deck_size - n - others);
    for (int i = 0; i < unseen; ++i) out[n++] = unknown_card;
  }
  if (equip)
    for (Card c : p.equip)
      if (c != unknown_card) out[n++] = c;
  if (judge)
    for (int i = 0; i < p.judge_count; ++i) out[n++] = p.judge[static_cast<std::size_t>(i)];
  return n;
}

bool State::has_equipment(Seat s) const {
  return std::any_of(at(s).equip.begin(), at(s).equip.end(),
                     [](Card c) { return c != unknown_card; });
}

bool State::has_card(Seat s) const { return hand_size(s) > 0 || has_equipment(s); }
bool State::has_any_card(Seat s) const { return has_card(s) || at(s).judge_count > 0; }

bool State::is_ally(Seat of, Seat s, Kingdom kingdom) const {
  return s != of && living(s) && at(s).kingdom == kingdom;
}

bool State::has_fewest_hit_points(Seat s) const {
  for (const Seat other : living_seats())
    if (at(other).hp < at(s).hp) return false;
  return true;
}

bool State::has_ally(Seat of, Kingdom kingdom) const {
  for (Seat s = 0; s < players; ++s)
    if (is_ally(of, s, kingdom)) return true;
  return false;
}

SeatSet State::losers(const Event& e) const {
  SeatSet out;
  const Carry& way = carries[e.kind];
  constexpr KindSet stay{kind::show, kind::expose, kind::look};
  if (!way.moves() || stay.contains(e.kind)) return out;
  const Seat from = way.whose == Party::seat    ? e.seat
                    : way.whose == Party::other ? e.other
                                                : nobody;
  for (const Card c : e.cards) {
    const Place p = where(c);
    if (p.zone == Zone::hand || p.zone == Zone::equip)
      out.add(p.seat);
    else if (p.zone == Zone::somewhere && seated(from))
      out.add(from);
  }
  return out;
}

Name State::counts_as(Card c) const {
  const Place p = where(c);
  if (p.zone != Zone::judge) return Name::none;
  const Player& owner = at(p.seat);
  for (std::size_t i = 0; i < owner.judge_count; ++i)
    if (owner.judge[i] == c) return owner.judge_as[i];
  return Name::none;
}

Seat State::extra_turn() const {
  const SeatSet due = memory.owners(Mark::extra_turn, Life::game);
  if (due.empty()) return nobody;
  Seat s = std::max<Seat>(current, 0);
  for (Seat i = 0; i < players; ++i) {
    if (at(s).alive && due.contains(s)) return s;
    s = static_cast<Seat>(s + 1 < players ? s + 1 : 0);
  }
  return nobody;
}

int State::pile_of(Seat s, Skill pile, Card* out) const {
  int n = 0;
  for (const Zone z : {Zone::pile, Zone::face_down})
    each_at({z, s, pile}, [&](Card c) { out[n++] = c; });
  return n;
}

SkillSet State::piles_beside(Seat s) const {
  SkillSet piles;
  for (const Place& p : place)
    if (p.pile != Skill::none && p.seat == s) piles.add(p.pile);
  memory.each([&](const Note& n) {
    if (n.owner == s) piles.add(tally::sanguosha::pile_of(n.mark));
  });
  piles.remove(Skill::none);
  return piles;
}

int State::pile_size(Seat s, Skill pile) const {
  int n = unseen_beside(s, pile);
  const auto count = [&](Card) { ++n; };
  each_at({Zone::pile, s, pile}, count);
  each_at({Zone::face_down, s, pile}, count);
  return n;
}

}  // namespace tally::sanguosha

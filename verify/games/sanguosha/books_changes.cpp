// What the expansions bring: generals turned over, piles beside players, cards that go from one to
// another in other ways.
#include <algorithm>

#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

int Books::hand_limit(const State& s) const {
  const Owner& o = owner_[static_cast<std::size_t>(current_)];
  LimitView kept{current_, sanguosha::hand_limit(o.hp, o.max_hp, options_)};
  for (const Seat who : s.acting_at(Timing::hand_limit))
    for (const Skill skill : s.at(who).skills)
      if (const auto effect = info(skill).effects.hand_limit; effect != nullptr)
        effect(s, who, kept);
  kept.limit -= s.noted(current_, Mark::keeps_fewer, Life::turn);
  return std::max(kept.limit, 0) + keeps_more_ + keeps_by_spell(current_);
}

// Off the table, or off a pile beside a player.
bool Books::put_away(const Event& e) {
  for (const Card& c : e.cards) {
    const bool beside = c < deck_size && place_[c].zone == Zone::pile;
    const Seat of = beside ? place_[c].seat : nobody;
    if (!move(e, {&c, 1}, beside ? out_of::pile : out_of::table, of, discarded)) return false;
  }
  return true;
}

// What is laid in front of another stays what it counts as.
bool Books::relocate(const Event& e) {
  using out_of::equip;
  using out_of::hand;
  using out_of::judge;
  for (const Card& c : e.cards) {
    if (c >= deck_size) continue;
    const Place from = place_[c];
    const Name as = laid_as_[c];
    Event laid = e;
    laid.kind = kind::place;
    laid.what = cause(as);
    const Seat of = from.seat == nobody ? e.seat : from.seat;  // out of a hand nobody saw
    if (!move(laid, {&c, 1}, hand | equip | judge, of,
              {from.zone == Zone::judge ? Zone::judge : Zone::equip, e.other}))
      return false;
  }
  return true;
}

// All the cards of a hand are looked at, and no others.
bool Books::look(const Event& e) {
  if (!seated(e.other) || !e.shows(Field::cards)) return true;
  const auto seen = static_cast<int>(e.cards.size());
  if (at(e.other).hand != seen) return broken(Inv::hand_count, e.other, at(e.other).hand, seen);
  for (const Card c : e.cards) {
    if (c >= deck_size || place_[c].zone == Zone::somewhere) continue;
    const Place told{Zone::hand, e.other};
    if (!(place_[c] == told)) return misplaced(c, place_[c], told);
  }
  return true;
}

bool Books::changes(const Event& e) {
  using out_of::equip;
  using out_of::hand;
  using out_of::table;
  const Place to_hand{Zone::hand, e.seat};
  switch (e.kind) {
    case kind::lay: {
      // What lies under a Wooden Ox goes with it.
      const bool laden =
          skill_of(e.what) == Skill::muniu && !e.cards.empty() && e.cards[0] < deck_size;
      return move(e, laden ? out_of::pile : table, laden ? place_[e.cards[0]].seat : nobody,
                  {Zone::pile, e.seat, skill_of(e.what)});
    }
    case kind::stow: return move(e, hand | equip, e.seat, {Zone::pile, e.seat, skill_of(e.what)});
    case kind::tribute:
      return move(e, hand | equip, e.seat, {Zone::pile, e.other, skill_of(e.what)});
    case kind::aside:
    case kind::pindian:
    case kind::claim: return move(e, hand, e.seat, on_table);
    case kind::unmask:  // unseen till now, it lies on the table
      for (const Card c : e.cards)
        if (c < deck_size && place_[c].zone == Zone::somewhere) {
          place_[c] = on_table;
          ++lying(Zone::table);
        }
      return true;
    case kind::inherit: return move(e, hand | equip, e.other, to_hand);
    case kind::retrieve:
      if (e.other == current_) held_discard_ = false;  // he has got some back
      return move(e, out_of::discards, nobody, {Zone::hand, e.other});
    case kind::sink:
      return move(e, hand | equip | out_of::judge | out_of::pile | table | out_of::discards, e.seat,
                  {Zone::draw, nobody});
    case kind::atop: return move(e, hand, e.other, {Zone::draw, nobody});
    case kind::withdraw: return move(e, out_of::discards, nobody, {Zone::box, nobody});
    case kind::relocate: return relocate(e);
    case kind::look: return look(e);
    case kind::turn_over:
      if (!seated(e.seat)) return true;
      turned_up_ = e.rule == rule::turn_face_down;
      if (Owner& o = at(e.seat); o.face_down == (e.value != 0))
        o.face_down = !o.face_down;
      else
        return broken(Inv::turn_owner, e.seat, o.face_down ? 1 : 0, e.value);
      return true;
    default: return e.kind < kind::pair || war(e);
  }
}

}  // namespace tally::verify::identity

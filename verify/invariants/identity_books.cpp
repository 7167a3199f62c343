// Where the cards are.
#include "verify/invariants/identity_books.h"

#include <algorithm>
#include <cstring>

namespace tally::verify::identity {
namespace {

constexpr unsigned bit_of(Zone z) { return 1U << static_cast<unsigned>(z); }
constexpr unsigned draw = bit_of(Zone::draw);
constexpr unsigned table = bit_of(Zone::table);
constexpr unsigned hand = bit_of(Zone::hand);
constexpr unsigned equip = bit_of(Zone::equip);
constexpr unsigned judge = bit_of(Zone::judge);

constexpr Place on_table{Zone::table, nobody};
constexpr Place discarded{Zone::discard, nobody};

}  // namespace

bool Books::broken(Inv which, Seat seat, int books, int state, Breach::Says says) {
  breach_ = {which, seat, unknown_card, says, books, state, {}, {}};
  return false;
}

bool Books::misplaced(Card c, Place books, Place state) {
  breach_ = {Inv::one_place, nobody, c, Breach::Says::places, 0, 0, books, state};
  return false;
}

void Books::open(const State& s, const Options& options) {
  *this = Books();
  options_ = options;
  players_ = s.players;
  place_ = s.place;
  draw_ = s.draw_count;
  discard_ = s.discard_count;
  for (std::size_t c = 0; c < deck_size; ++c) {
    table_ += place_[c].zone == Zone::table ? 1 : 0;
    unseen_ = unseen_ || place_[c].zone == Zone::somewhere;
    laid_as_[c] = face(static_cast<Card>(c)).name;
  }
  for (Seat i = 0; i < players_; ++i) {
    const Player& p = s.at(i);
    Owner& o = at(i);
    o.hand = s.hand_size(i);
    o.hp = p.hp;
    o.max_hp = p.max_hp;
    o.alive = p.alive;
    o.role = p.role;
    o.equip = p.equip;
    living_ += p.alive ? 1 : 0;
    roles_known_ = roles_known_ && p.role != Role::hidden;
    for (std::size_t k = 0; k < p.judge_count; ++k) {
      o.delayed |= std::uint64_t{1} << static_cast<unsigned>(p.judge_as[k]);
      if (p.judge[k] < deck_size) laid_as_[p.judge[k]] = p.judge_as[k];
    }
  }
  begun_ = s.turn > 0;
  current_ = s.current;
  phase_ = s.phase;
  round_ = s.round;
  slashes_ = s.slashes;
  wines_ = s.wines;
}

void Books::resume(Seat next) {
  told_ = begun_ = true;
  phase_ = Phase::finish;
  if (living(next)) resumed_ = next;
}

// An unseen card left a place where some are known: any of them may be the one.
void Books::blur(Place there) {
  for (Place& p : place_)
    if (p == there) p = {Zone::somewhere, nobody};
}

// Out of where the books have it. `from`: the zones it may come from, hands and areas those of
// `of`.
bool Books::take(Card c, unsigned from, Seat of) {
  const Place p = place_[c];
  if (p.zone == Zone::somewhere) {
    if ((from & hand) != 0 && seated(of)) --at(of).hand;
    if ((from & draw) != 0) --draw_;
    return true;
  }
  const bool his = p.seat == nobody || p.seat == of;
  if ((from & bit_of(p.zone)) == 0 || !his) {
    constexpr std::array<Zone, 5> zones{Zone::hand, Zone::equip, Zone::judge, Zone::table,
                                        Zone::draw};
    Place told{Zone::table, nobody};
    for (const Zone z : zones)
      if ((from & bit_of(z)) != 0) {
        const bool owned = z == Zone::hand || z == Zone::equip || z == Zone::judge;
        told = {z, owned ? of : nobody};
        break;
      }
    return misplaced(c, p, told);
  }
  switch (p.zone) {
    case Zone::hand: --at(p.seat).hand; break;
    case Zone::equip:
      for (Card& slot : at(p.seat).equip)
        if (slot == c) slot = unknown_card;
      break;
    case Zone::judge:
      at(p.seat).delayed &= ~(std::uint64_t{1} << static_cast<unsigned>(laid_as_[c]));
      laid_as_[c] = face(c).name;
      break;
    case Zone::draw: --draw_; break;
    case Zone::discard: --discard_; break;
    case Zone::table: --table_; break;
    default: break;
  }
  return true;
}

bool Books::put(Card c, Place to, Name as) {
  switch (to.zone) {
    case Zone::hand: ++at(to.seat).hand; break;
    case Zone::equip: {
      const CardType type = info(face(c).name).type;
      if (!is_equipment(type)) return broken(Inv::equip_slot, to.seat, -1, c, Breach::Says::kinds);
      Card& slot = at(to.seat).equip[static_cast<std::size_t>(slot_of(type))];
      if (slot != unknown_card)
        return broken(Inv::equip_slot, to.seat, slot, c, Breach::Says::kinds);
      slot = c;
      break;
    }
    case Zone::judge: {
      const std::uint64_t name = std::uint64_t{1} << static_cast<unsigned>(as);
      if (info(as).type != CardType::delayed || (at(to.seat).delayed & name) != 0)
        return broken(Inv::judge_area, to.seat, -1, c, Breach::Says::kinds);
      at(to.seat).delayed |= name;
      laid_as_[c] = as;
      break;
    }
    case Zone::draw: ++draw_; break;
    case Zone::discard: ++discard_; break;
    case Zone::table: ++table_; break;
    default: break;
  }
  place_[c] = to;
  return true;
}

bool Books::move(const Event& e, std::span<const Card> cards, unsigned from, Seat of, Place to) {
  if (to.seat != nobody && !seated(to.seat)) return true;
  for (const Card c : cards) {
    if (c >= deck_size) {
      unseen_ = true;
      if ((from & draw) != 0) blur({Zone::draw, nobody});
      if (e.kind == kind::arrange) blur(on_table);
      if ((from & hand) != 0 && seated(of)) {
        blur({Zone::hand, of});
        --at(of).hand;
      }
      if (to.zone == Zone::hand) ++at(to.seat).hand;
      continue;
    }
    Name as = face(c).name;
    if (e.kind == kind::place && e.what > 0 && e.what < static_cast<int>(Name::count))
      as = static_cast<Name>(e.what);
    if (!take(c, from, of) || !put(c, to, as)) return false;
  }
  return true;
}

bool Books::shuffle(const Event& e) {
  if (!e.shows(Field::cards) || e.cards.empty()) {
    unseen_ = true;
    for (Place& p : place_)
      if (p.zone == Zone::discard || p.zone == Zone::draw) p = {Zone::somewhere, nobody};
    draw_ += discard_;
    discard_ = 0;
    return true;
  }
  const auto n = static_cast<int>(e.cards.size());
  if (!unseen_ && n != draw_ + discard_) return broken(Inv::one_place, nobody, draw_ + discard_, n);
  // Of a pile partly seen, what is not named may lie anywhere in it.
  if (std::any_of(e.cards.begin(), e.cards.end(), [](Card c) { return c >= deck_size; })) {
    unseen_ = true;
    for (Place& p : place_)
      if (p.zone == Zone::discard || p.zone == Zone::draw) p = {Zone::somewhere, nobody};
  }
  for (const Card c : e.cards) {
    if (c >= deck_size) continue;
    const Zone z = place_[c].zone;
    if (z != Zone::draw && z != Zone::discard && z != Zone::somewhere)
      return misplaced(c, place_[c], {Zone::draw, nobody});
    place_[c] = {Zone::draw, nobody};
  }
  draw_ = n;
  discard_ = 0;
  return true;
}

bool Books::deal(const Event& e) {
  if (players_ == 0) return true;
  const std::size_t each = e.cards.size() / static_cast<std::size_t>(players_);
  for (Seat s = 0; s < players_; ++s)
    if (!move(e, e.cards.subspan(static_cast<std::size_t>(s) * each, each), draw, nobody,
              {Zone::hand, s}))
      return false;
  return true;
}

// What moves where, and whence it has to come.
bool Books::cards(const Event& e, const Question* q) {
  const Place to_hand{Zone::hand, e.seat};
  switch (e.kind) {
    case kind::shuffle: return shuffle(e);
    case kind::deal: return deal(e);
    case kind::draw: return move(e, draw, nobody, to_hand);
    case kind::peek:
    case kind::reveal:
    case kind::flip: return move(e, draw, nobody, on_table);
    case kind::use: {
      // A Slash that others give lies on the table when it is used.
      const bool given = q == nullptr || static_cast<Ask>(q->ask) == Ask::turn_slash;
      return move(e, given ? table : hand | equip, e.seat, on_table);
    }
    case kind::respond:
    case kind::nullify:
    case kind::retrial: return move(e, hand | equip, e.seat, on_table);
    case kind::recast: return move(e, hand, e.seat, discarded);
    case kind::discard: return move(e, hand | equip, e.seat, discarded);
    case kind::forfeit: return move(e, hand | equip | judge, e.seat, discarded);
    case kind::replace: return move(e, equip, e.seat, discarded);
    case kind::remove: return move(e, hand | equip | judge, e.other, discarded);
    case kind::snatch: return move(e, hand | equip | judge, e.other, to_hand);
    case kind::give: return move(e, equip, e.seat, {Zone::hand, e.other});
    case kind::gift:
      // Of one's hand, or of cards looked at.
      for (const Card& c : e.cards) {
        const bool held = c < deck_size && place_[c] == to_hand;
        const bool seen = skill_of(e.what) == Skill::yiji;
        if (c >= deck_size && seen) {
          unseen_ = true;
          blur(on_table);
          if (seated(e.other)) ++at(e.other).hand;
        } else if (!move(e, {&c, 1}, held || !seen ? hand : table, e.seat, {Zone::hand, e.other})) {
          return false;
        }
      }
      return true;
    case kind::pick:
    case kind::gain: return move(e, table, nobody, to_hand);
    case kind::put: return move(e, table, nobody, discarded);
    case kind::equip: return move(e, table, nobody, {Zone::equip, e.seat});
    case kind::place: return move(e, table, nobody, {Zone::judge, e.seat});
    case kind::due: return move(e, judge, e.seat, on_table);
    case kind::arrange: return move(e, table, nobody, {Zone::draw, nobody});
    default: return true;
  }
}

bool Books::agree_on(Seat seat, const State& s) {
  if (!seated(seat)) return true;
  const Owner& o = at(seat);
  if (o.hand != s.hand_size(seat)) return broken(Inv::hand_count, seat, o.hand, s.hand_size(seat));
  if (o.hp != s.at(seat).hp) return broken(Inv::hit_points, seat, o.hp, s.at(seat).hp);
  return true;
}

bool Books::agree(const Event& e, const State& s) {
  // What is only said of somebody leaves his hand and his hit points to another time.
  constexpr std::uint64_t said = bit(kind::put) | bit(kind::judged) | bit(kind::flip) |
                                 bit(kind::place) | bit(kind::due) | bit(kind::chain) |
                                 bit(kind::phase) | bit(kind::skip) | bit(kind::turn);
  if ((said >> e.kind & 1U) == 0) {
    if (e.seat >= 0 && !agree_on(e.seat, s)) return false;
    if (e.other >= 0 && !agree_on(e.other, s)) return false;
  }
  if (s.slashes != slashes_) return broken(Inv::slash_limit, current_, slashes_, s.slashes);
  if (s.wines != wines_) return broken(Inv::wine_limit, current_, wines_, s.wines);
  for (const Card c : e.cards) {
    if (c >= deck_size || s.place[c] == place_[c]) continue;
    if (e.kind == kind::offer) break;  // these are generals
    const bool open = s.place[c].zone == Zone::somewhere || place_[c].zone == Zone::somewhere;
    if (!open) return misplaced(c, place_[c], s.place[c]);
  }
  return true;
}

// The state has every card in a list as well: a pile, a hand.
bool Books::agree_on_lists(const State& s) {
  const auto lies = [&](Card c, Place where) {
    return c >= deck_size || s.place[c] == where || misplaced(c, where, s.place[c]);
  };
  for (std::size_t i = 0; i < s.draw_count; ++i)
    if (!lies(s.draw[i], {Zone::draw, nobody})) return false;
  for (std::size_t i = 0; i < s.discard_count; ++i)
    if (!lies(s.discard[i], {Zone::discard, nobody})) return false;
  for (Seat i = 0; i < players_; ++i) {
    bool there = true;
    s.at(i).hand.each([&](Card c) { there = there && lies(c, {Zone::hand, i}); });
    if (!there) return false;
  }
  return true;
}

bool Books::agree_on_all(const State& s) {
  static_assert(std::has_unique_object_representations_v<Place>);
  if (std::memcmp(place_.data(), s.place.data(), sizeof place_) != 0)
    for (Card c = 0; c < deck_size; ++c) {
      const bool open = s.place[c].zone == Zone::somewhere || place_[c].zone == Zone::somewhere;
      if (!open && !(s.place[c] == place_[c])) return misplaced(c, place_[c], s.place[c]);
    }
  if (!unseen_ && s.draw_count != draw_) return broken(Inv::one_place, nobody, draw_, s.draw_count);
  if (!unseen_ && s.discard_count != discard_)
    return broken(Inv::one_place, nobody, discard_, s.discard_count);
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    const Player& p = s.at(i);
    if (!agree_on(i, s)) return false;
    if (o.alive != p.alive) return broken(Inv::alive, i, o.alive ? 1 : 0, p.alive ? 1 : 0);
    if (o.role != p.role)
      return broken(Inv::roles, i, static_cast<int>(o.role), static_cast<int>(p.role));
    if (o.equip != p.equip) return broken(Inv::equip_slot, i, -1, -1, Breach::Says::kinds);
    std::uint64_t delayed = 0;
    for (std::size_t k = 0; k < p.judge_count; ++k)
      delayed |= std::uint64_t{1} << static_cast<unsigned>(p.judge_as[k]);
    if (delayed != o.delayed) return broken(Inv::judge_area, i, -1, -1, Breach::Says::kinds);
  }
  if (s.alive != living_) return broken(Inv::alive, nobody, living_, s.alive);
  if (s.current != current_ && begun_)
    return broken(Inv::turn_owner, nobody, current_, s.current, Breach::Says::seats);
  return true;
}

}  // namespace tally::verify::identity

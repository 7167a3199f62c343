// Where the cards are.
#include "verify/games/sanguosha/books.h"

#include <algorithm>
#include <cstring>

namespace tally::verify::identity {
bool Books::broken(Inv which, Seat seat, int books, int state, Breach::Says says) {
  breach_ = {which, seat, unknown_card, says, books, state, {}, {}, {}, {}};
  return false;
}

bool Books::misplaced(Card c, Place books, Place state) {
  breach_ = {Inv::one_place, nobody, c, Breach::Says::places, 0, 0, books, state, {}, {}};
  return false;
}

bool Books::broken_winners(const SeatSet& books, const SeatSet& state) {
  breach_ = {.which = Inv::winner,
             .says = Breach::Says::winners,
             .books_winners = books,
             .state_winners = state};
  return false;
}

void Books::open(const State& s, const Options& options) {
  static const Books fresh;
  *this = fresh;
  options_ = options;
  mode_ = &books_of(options);
  acted_ = s.acted;
  had_turn_ = s.started;
  first_turn_ = s.first_turn != 0;
  turns_ = s.turn;
  players_ = s.players;
  place_ = s.place;
  lying(Zone::draw) = s.draw_count;
  lying(Zone::discard) = s.discard_count;
  static const auto names = [] {
    std::array<Name, deck_size> all{};
    for (std::size_t c = 0; c < deck_size; ++c) all[c] = face(static_cast<Card>(c)).name;
    return all;
  }();
  laid_as_ = names;
  for (const Place& at : place_) {
    if (at.zone == Zone::table) ++lying(Zone::table);
    if (at.zone == Zone::somewhere) unseen_ = true;
    if (at.pile == Skill::buqu && seated(at.seat)) ++this->at(at.seat).buqu;
  }
  for (Seat i = 0; i < players_; ++i) {
    const Player& p = s.at(i);
    Owner& o = at(i);
    o.hand = s.hand_size(i);
    o.hp = p.hp;
    o.max_hp = p.max_hp;
    o.alive = p.alive;
    o.role = p.role;
    o.host = s.possessed_by(i);
    o.came_in = s.life(i);
    o.reborn = o.came_in > 0;
    if (s.noted(i, Mark::sacrificed, Life::turn) > 0) gave_.add(i);
    if (s.noted(i, Mark::spared, Life::game) > 0) spared_ = i;
    if (s.noted(i, Mark::provoked, Life::game) > 0) provoked_.add(i);
    o.equip = p.equip;
    o.face_down = p.face_down;
    living_ += p.alive ? 1 : 0;
    roles_known_ = roles_known_ && p.role != Role::hidden;
    for (std::size_t k = 0; k < p.judge_count; ++k) {
      o.delayed.add(p.judge_as[k]);
      if (p.judge[k] < deck_size) laid_as_[p.judge[k]] = p.judge_as[k];
    }
  }
  if (mode_ == &kingdoms_books) open_war(s);
  begun_ = s.turn > 0;
  three_left_ = s.noted(nobody, Mark::three_left, Life::game) - 1;
  current_ = s.current;
  regular_ = s.regular;
  phase_ = s.phase;
  round_ = s.round;
  slashes_ = s.slashes();
  wine_limit_ = options.is<Opt::wine_limit>("per_phase") ? Life::phase : Life::turn;
  wines_ = s.wines(wine_limit_);
}

void Books::resume(Seat next) {
  told_ = begun_ = taken_up_ = true;
  phase_ = Phase::finish;
  if (living(next)) resumed_ = next;
}

// An unseen card left a place where some are known: any of them may be the one.
void Books::blur(Place there) {
  for (Place& p : place_)
    if (p == there) p = {Zone::somewhere, nobody};
}

// Not where it has to come from.
bool Books::comes_from_elsewhere(Card c, unsigned from, Seat of) {
  constexpr std::array<Zone, 5> zones{Zone::hand, Zone::equip, Zone::judge, Zone::table,
                                      Zone::draw};
  Place told{Zone::table, nobody};
  for (const Zone z : zones)
    if ((from & zone_bit(z)) != 0) {
      const bool owned = z == Zone::hand || z == Zone::equip || z == Zone::judge;
      told = {z, owned ? of : nobody};
      break;
    }
  return misplaced(c, place_[c], told);
}

// Out of where the books have it. `from`: the zones it may come from, hands and areas those of
// `of`.
[[gnu::always_inline]] inline bool Books::take(Card c, unsigned from, Seat of) {
  const Place p = place_[c];
  if (p.zone == Zone::somewhere) [[unlikely]] {
    if ((from & out_of::hand) != 0 && seated(of)) --at(of).hand;
    if ((from & out_of::draw) != 0) --lying(Zone::draw);
    return true;
  }
  const bool his = p.seat == nobody || p.seat == of;
  if ((from & zone_bit(p.zone)) == 0 || !his) [[unlikely]]
    return comes_from_elsewhere(c, from, of);
  --lying(p.zone);
  if (p.zone == Zone::hand) {
    --at(p.seat).hand;
  } else if (p.zone == Zone::equip) {
    for (Card& slot : at(p.seat).equip)
      if (slot == c) slot = unknown_card;
    if (c == peace_spell) [[unlikely]]
      loses_spell(p.seat);
  } else if (p.zone == Zone::pile) {
    at(p.seat).buqu -= p.pile == Skill::buqu ? 1 : 0;
  } else if (p.zone == Zone::judge) {
    at(p.seat).delayed.remove(laid_as_[c]);
    laid_as_[c] = face(c).name;
  }
  return true;
}

bool Books::equips(Card c, Seat who) {
  const CardType type = info(face(c).name).type;
  if (!is_equipment(type)) return broken(Inv::equip_slot, who, -1, c, Breach::Says::kinds);
  Card& slot = at(who).equip[static_cast<std::size_t>(slot_of(type))];
  if (slot != unknown_card) return broken(Inv::equip_slot, who, slot, c, Breach::Says::kinds);
  slot = c;
  return true;
}

bool Books::lays(Card c, Seat who, const Event& e) {
  const bool named = e.kind == kind::place && e.what > 0 && e.what < static_cast<int>(Name::count);
  const Name as = named ? static_cast<Name>(e.what) : face(c).name;
  if (info(as).type != CardType::delayed || at(who).delayed.contains(as))
    return broken(Inv::judge_area, who, -1, c, Breach::Says::kinds);
  at(who).delayed.add(as);
  laid_as_[c] = as;
  return true;
}

[[gnu::always_inline]] inline bool Books::put(Card c, Place to, const Event& e) {
  if (to.zone == Zone::hand)
    ++at(to.seat).hand;
  else if (to.zone == Zone::pile)
    at(to.seat).buqu += to.pile == Skill::buqu ? 1 : 0;
  else if (to.zone == Zone::equip ? !equips(c, to.seat)
                                  : to.zone == Zone::judge && !lays(c, to.seat, e))
    return false;
  ++lying(to.zone);
  place_[c] = to;
  return true;
}

// One that nobody showed.
void Books::move_unseen(const Event& e, unsigned from, Seat of, Place to) {
  unseen_ = true;
  if ((from & out_of::draw) != 0) blur({Zone::draw, nobody});
  if (e.kind == kind::arrange || (from & out_of::table) != 0) blur(on_table);
  if ((from & out_of::hand) != 0 && seated(of)) {
    blur({Zone::hand, of});
    --at(of).hand;
  }
  if (to.zone == Zone::hand) ++at(to.seat).hand;
}

bool Books::move(const Event& e, std::span<const Card> cards, unsigned from, Seat of, Place to) {
  if (to.seat != nobody && !seated(to.seat)) return true;
  for (const Card c : cards) {
    if (c >= deck_size) [[unlikely]]
      move_unseen(e, from, of, to);
    else if (!take(c, from, of) || !put(c, to, e))
      return false;
  }
  return true;
}

bool Books::shuffle(const Event& e) {
  if (!e.shows(Field::cards) || e.cards.empty()) {
    unseen_ = true;
    for (Place& p : place_)
      if (p.zone == Zone::discard || p.zone == Zone::draw) p = {Zone::somewhere, nobody};
    lying(Zone::draw) += lying(Zone::discard);
    lying(Zone::discard) = 0;
    return true;
  }
  const auto n = static_cast<int>(e.cards.size());
  if (!unseen_ && n != lying(Zone::draw) + lying(Zone::discard))
    return broken(Inv::one_place, nobody, lying(Zone::draw) + lying(Zone::discard), n);
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
  lying(Zone::draw) = n;
  lying(Zone::discard) = 0;
  return true;
}

bool Books::deal(const Event& e) {
  if (players_ == 0) return true;
  const std::size_t each = e.cards.size() / static_cast<std::size_t>(players_);
  for (Seat s = 0; s < players_; ++s)
    if (!move(e, e.cards.subspan(static_cast<std::size_t>(s) * each, each), out_of::draw, nobody,
              {Zone::hand, s}))
      return false;
  return true;
}

// Of one's hand, or of cards looked at.
bool Books::gift(const Event& e) {
  // By these, and by a command 军令 of these, what is equipped may be given too.
  SkillSet gives_equipment{Skill::zhongjian, Skill::zhengbi, Skill::weidi,    Skill::jieyue,
                           Skill::jianglue,  Skill::buyi,    Skill::wanwei_qs};
  if (options_.is<Opt::alliance_cards>("one_by_one")) gives_equipment.add(Skill::hezong);
  const bool seen = skill_of(e.what) == Skill::yiji;
  for (const Card& c : e.cards) {
    if (c >= deck_size && seen) {
      unseen_ = true;
      blur(on_table);
      if (seated(e.other)) ++at(e.other).hand;
      continue;
    }
    const bool held = c < deck_size && place_[c] == Place{Zone::hand, e.seat};
    const Skill by = skill_of(e.what);
    const unsigned own = gives_equipment.contains(by) ? out_of::hand | out_of::equip
                         : by == Skill::ziliang       ? out_of::pile
                                                      : out_of::hand;
    const unsigned from = held || !seen ? own : out_of::table;
    if (!move(e, {&c, 1}, from, e.seat, {Zone::hand, e.other})) return false;
  }
  return true;
}

// Moves that are not so frequent.
bool Books::seldom(const Event& e) {
  using out_of::equip;
  using out_of::hand;
  using out_of::judge;
  using out_of::pile;
  using out_of::table;
  switch (e.kind) {
    case kind::shuffle: return shuffle(e);
    case kind::deal: return deal(e);
    case kind::gift: return gift(e);
    case kind::possess:
    case kind::haunt:
    case kind::vanish:
    case kind::bestow: return soul(e);
    case kind::sacrifice: return sacrifice(e);
    case kind::reborn: return reborn(e);
    case kind::enter: return enter(e);
    case kind::retrial: return move(e, hand | equip | pile, e.seat, on_table);
    case kind::recast: return move(e, hand, e.seat, discarded);
    case kind::forfeit:  // the dead leave their piles too
      return move(e, hand | equip | judge | (e.rule == rule::death_cards ? pile : 0U), e.seat,
                  discarded);
    case kind::replace: return move(e, equip, e.seat, discarded);
    case kind::remove: return move(e, hand | equip | judge, e.other, discarded);
    case kind::snatch: return move(e, hand | equip | judge, e.other, {Zone::hand, e.seat});
    case kind::give: return move(e, equip, e.seat, {Zone::hand, e.other});
    case kind::gain:
      if (e.seat == current_) held_discard_ = false;  // behind his discard: 鬼道 after 死谏
      return move(e, table, nobody, {Zone::hand, e.seat});
    case kind::place: return move(e, table, nobody, {Zone::judge, e.seat});
    case kind::due: return move(e, judge, e.seat, on_table);
    case kind::arrange: return move(e, table, nobody, {Zone::draw, nobody});
    case kind::first_action: first_ = e.other; return true;
    default: return changes(e);
  }
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
    for (const Card c : s.at(i).hand) there = there && lies(c, {Zone::hand, i});
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
  if (!unseen_ && s.draw_count != lying(Zone::draw))
    return broken(Inv::one_place, nobody, lying(Zone::draw), s.draw_count);
  if (!unseen_ && s.discard_count != lying(Zone::discard))
    return broken(Inv::one_place, nobody, lying(Zone::discard), s.discard_count);
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    const Player& p = s.at(i);
    if (!agree_on(i, s)) return false;
    if (o.alive != p.alive) return broken(Inv::alive, i, o.alive ? 1 : 0, p.alive ? 1 : 0);
    if (o.role != p.role)
      return broken(Inv::roles, i, static_cast<int>(o.role), static_cast<int>(p.role));
    if (std::memcmp(&o.equip, &p.equip, sizeof o.equip) != 0)
      return broken(Inv::equip_slot, i, -1, -1, Breach::Says::kinds);
    if (p.judge_count == 0 && o.delayed.empty()) continue;
    int delayed = 0;  // no two of one name
    for (std::size_t k = 0; k < p.judge_count; ++k)
      delayed += o.delayed.contains(p.judge_as[k]) ? 1 : 0;
    if (delayed != p.judge_count || o.delayed.size() != p.judge_count)
      return broken(Inv::judge_area, i, -1, -1, Breach::Says::kinds);
  }
  if (s.alive != living_) return broken(Inv::alive, nobody, living_, s.alive);
  if (s.current != current_ && begun_)
    return broken(Inv::turn_owner, nobody, current_, s.current, Breach::Says::seats);
  return true;
}

}  // namespace tally::verify::identity

#include "engine/sanguosha/state.h"

#include <algorithm>
#include <numeric>

#include "engine/sanguosha/carry.h"

namespace tally::sanguosha {

void State::forget_losses(Seat s) {
  emptied.remove(s);
  lions_lost.remove(s);
  unequipped.remove(s);
  at(s).lost_equips = 0;
}

// An unseen card left a hand of which some cards are known: any of them may be the one.
void State::blur_hand(Seat s) {
  Player& p = at(s);
  for (const Card c : p.hand) {
    place[c] = {Zone::somewhere, nobody};
    ++p.hidden_cards;
  }
  p.hand.clear();
}

namespace {

// Removes the first occurrence of c from list[0..n), keeping order.
template <std::size_t N>
void erase(std::array<Card, N>& list, auto& n, Card c) {
  Card* const end = list.data() + n;
  Card* const it = std::find(list.data(), end, c);
  if (it == end) return;
  std::copy(it + 1, end, it);
  --n;
  list[n] = unknown_card;
}

// Puts c on a pile. One that a record has filled with unseen cards has one too many of them.
inline void lay_on(std::array<Card, deck_size>& pile, std::uint16_t& n, Card c) {
  if (n >= deck_size) [[unlikely]]
    erase(pile, n, unknown_card);
  pile[n++] = c;
}

}  // namespace

// A record drew a card that was not on top: by its word the cards above it were not there. They go
// to the bottom, so that what is drawn next is compared with what lay below.
void State::draw_from_within(Card c) {
  Card* const begin = draw.data();
  Card* const end = begin + draw_count;
  Card* const at = std::find(begin, end, c);
  if (at == end) return;
  std::rotate(begin, at + 1, end);
  // Now the cards that lay above c come first, and c is on top.
  draw[--draw_count] = unknown_card;
}

// An unseen card.
[[gnu::noinline]] void State::take_out_unseen(Seat hint, Zone from) {
  if (from == Zone::hand && seated(hint)) {
    Player& p = at(hint);
    if (!p.hand.empty()) blur_hand(hint);
    if (p.hidden_cards > 0) --p.hidden_cards;
    if (hand_size(hint) == 0) emptied.add(hint);
  } else if (from == Zone::draw && draw_count > 0) {
    const Card top = draw[draw_count - 1U];
    if (top != unknown_card) place[top] = {Zone::somewhere, nobody};
    draw[--draw_count] = unknown_card;
  } else if (from == Zone::table && table_unseen > 0) {
    --table_unseen;
  }
}

[[gnu::noinline]] void State::take_delayed(Seat s, Card c) {
  Player& owner = at(s);
  const auto i = static_cast<std::size_t>(
      std::find(owner.judge.begin(), owner.judge.begin() + owner.judge_count, c) -
      owner.judge.begin());
  if (i < owner.judge_count) {
    std::copy(owner.judge_as.begin() + i + 1, owner.judge_as.begin() + owner.judge_count,
              owner.judge_as.begin() + i);
    owner.judge_as[owner.judge_count - 1U] = Name::none;
  }
  erase(owner.judge, owner.judge_count, c);
}

[[gnu::noinline]] void State::take_from_somewhere(Seat hint, Zone from) {
  if (from == Zone::hand && seated(hint) && at(hint).hidden_cards > 0) {
    --at(hint).hidden_cards;
    if (hand_size(hint) == 0) emptied.add(hint);
  } else if (from == Zone::table && table_unseen > 0) {
    --table_unseen;
  } else if (draw_count > 0) {  // then it lay in the pile, on top if that is not known
    if (draw[draw_count - 1U] == unknown_card)
      draw[--draw_count] = unknown_card;
    else
      erase(draw, draw_count, unknown_card);
  }
}

// These two are part of the loop that moves cards, the most of what folding an event takes.
[[gnu::always_inline]] inline void State::take_out(Card c, Seat hint, Zone from) {
  if (c >= deck_size) [[unlikely]]
    return take_out_unseen(hint, from);
  const Place p = place[c];
  switch (p.zone) {
    case Zone::hand:
      at(p.seat).hand.remove(c);
      if (hand_size(p.seat) == 0) emptied.add(p.seat);
      break;
    case Zone::equip: {
      Player& owner = at(p.seat);
      for (Card& e : owner.equip)
        if (e == c) e = unknown_card;
      ++owner.lost_equips;
      unequipped.add(p.seat);
      if (face(c).name == Name::silver_lion) lions_lost.add(p.seat);
      break;
    }
    case Zone::judge: take_delayed(p.seat, c); break;
    case Zone::discard: erase(discard, discard_count, c); break;
    case Zone::draw:
      if (draw_count > 0 && draw[draw_count - 1U] == c)
        draw[--draw_count] = unknown_card;
      else
        draw_from_within(c);
      break;
    case Zone::somewhere: take_from_somewhere(hint, from); break;
    case Zone::table:
    case Zone::box: break;
  }
}

[[gnu::always_inline]] inline void State::put_in(Card c, Place to) {
  if (to.seat != nobody && !seated(to.seat)) to = {Zone::table, nobody};
  if (c >= deck_size) {  // an unseen card arrives
    // No hand is larger than the deck, whatever a record says.
    if (to.zone == Zone::hand && hand_size(to.seat) < deck_size) ++at(to.seat).hidden_cards;
    if (to.zone == Zone::discard && discard_count < deck_size)
      discard[discard_count++] = unknown_card;
    if (to.zone == Zone::table && table_unseen < deck_size) ++table_unseen;
    return;
  }
  Player* p = to.seat == nobody ? nullptr : &at(to.seat);
  switch (to.zone) {
    case Zone::hand:
      if (p->hidden_cards > 0 && hand_size(to.seat) >= deck_size) --p->hidden_cards;
      p->hand.add(c);
      break;
    case Zone::equip: {
      const CardType t = info(face(c).name).type;
      Card& slot = p->equip[is_equipment(t) ? static_cast<std::size_t>(slot_of(t)) : 0];
      if (slot != unknown_card) {  // a record may leave out that the old card went away
        place[slot] = {Zone::discard, nobody};
        lay_on(discard, discard_count, slot);
      }
      slot = c;
      break;
    }
    case Zone::judge:
      if (p->judge_count == p->judge.size()) {
        to = {Zone::discard, nobody};
        lay_on(discard, discard_count, c);
        break;
      }
      p->judge_as[p->judge_count] = face(c).name;
      p->judge[p->judge_count++] = c;
      break;
    case Zone::discard: lay_on(discard, discard_count, c); break;
    case Zone::draw: lay_on(draw, draw_count, c); break;
    case Zone::table:
    case Zone::somewhere:
    case Zone::box: break;
  }
  place[c] = to;
}

void State::move(std::span<const Card> cards, Seat hint, Zone from, Place to) {
  for (Card c : cards) {
    // A card that does not move: a record may claim what is so already.
    if (c < deck_size && place[c] == to) continue;
    take_out(c, hint, from);
    put_in(c, to);
  }
}

// Cards of a hand, some of which nobody had seen.
void State::reveal(std::span<const Card> cards, Seat s) {
  for (Card c : cards)
    if (c < deck_size && place[c].zone == Zone::somewhere && at(s).hidden_cards > 0) {
      --at(s).hidden_cards;
      put_in(c, {Zone::hand, s});
    }
}

// Whether these are the cards of the two piles, all of them and each once.
bool State::piles_are(std::span<const Card> cards) const {
  if (static_cast<int>(cards.size()) != draw_count + discard_count) return false;
  std::array<std::uint8_t, card_ids> listed{};  // by number of Card
  unsigned piled = 0;
  for (const Card c : cards) {
    listed[c] = 1;
    const Zone z = where(c).zone;
    piled += z == Zone::discard || z == Zone::draw ? 1U : 0U;
  }
  const unsigned different = std::accumulate(listed.begin(), listed.begin() + deck_size, 0U);
  return piled == cards.size() && different == cards.size();
}

// The draw pile from now on. Cards of the discard pile that are not listed stay there.
void State::new_pile(const Event& e) {
  ++shuffles;
  if (!e.shows(Field::cards) || e.cards.empty()) {  // order unknown: the discards go under the rest
    const int moved = std::min<int>(discard_count, deck_size - draw_count);
    std::copy_backward(draw.begin(), draw.begin() + draw_count, draw.begin() + draw_count + moved);
    std::fill_n(draw.begin(), moved, unknown_card);
    for (int i = 0; i < discard_count; ++i)
      if (const Card c = discard[static_cast<std::size_t>(i)]; c < deck_size)
        place[c] = {Zone::somewhere, nobody};
    std::fill_n(discard.begin(), discard_count, unknown_card);
    draw_count = static_cast<std::uint16_t>(draw_count + moved);
    discard_count = 0;
    return;
  }
  if (piles_are(e.cards)) {
    std::fill_n(discard.begin(), discard_count, unknown_card);
    discard_count = 0;
    draw_count = static_cast<std::uint16_t>(e.cards.size());
    for (std::size_t i = 0; i < e.cards.size(); ++i) {
      draw[draw_count - 1U - i] = e.cards[i];
      place[e.cards[i]] = {Zone::draw, nobody};
    }
    return;
  }
  Cards listed;
  for (Card c : e.cards)
    if (c < deck_size) listed.add(c);
  for (int i = 0; i < draw_count; ++i) {  // a record's pile may lack cards we hold to be in it
    const Card c = draw[static_cast<std::size_t>(i)];
    if (c < deck_size && !listed.contains(c)) place[c] = {Zone::somewhere, nobody};
  }
  // A pile told in the middle of a game takes nothing from the discards.
  const bool takes_discards = e.cards.size() > draw_count;
  std::fill_n(draw.begin(), draw_count, unknown_card);
  draw_count = 0;
  // Nearly all come from the discard pile: what is not listed stays there, in its order.
  const auto unknown = std::count(e.cards.begin(), e.cards.end(), unknown_card);
  std::uint8_t kept = 0;
  for (int i = 0; i < discard_count; ++i) {
    const Card c = discard[static_cast<std::size_t>(i)];
    if (c >= deck_size) {  // one nobody had seen: it is among those listed
      if (!takes_discards) discard[kept++] = c;
    } else if (listed.contains(c)) {
      place[c] = {Zone::draw, nobody};
    } else if (unknown > 0 && takes_discards) {  // it may be one of those the record does not name
      place[c] = {Zone::somewhere, nobody};
    } else {
      discard[kept++] = c;
    }
  }
  std::fill(discard.begin() + kept, discard.begin() + discard_count, unknown_card);
  discard_count = kept;
  for (const Card c : listed)
    if (place[c].zone != Zone::draw) take_out(c, nobody, Zone::box);
  for (std::size_t i = e.cards.size(); i-- > 0;) {
    const Card c = e.cards[i];
    if (c >= deck_size) {
      if (draw_count < deck_size) draw[draw_count++] = unknown_card;
    } else if (listed.contains(c) && draw_count < deck_size) {  // each card once
      listed.remove(c);
      draw[draw_count++] = c;
      place[c] = {Zone::draw, nobody};
    }
  }
}

// An unseen one of the cards looked at went somewhere: it may be any of those that are known.
void State::blur_peeked() {
  for (const Card c : peeked) {
    place[c] = {Zone::somewhere, nobody};
    ++peeked_unseen;
  }
  peeked.clear();
}

// The first `value` of the cards lie on top from now on, the first on top of all; the others at the
// bottom, the last lowest.
void State::arrange(const Event& e) {
  if (std::find(e.cards.begin(), e.cards.end(), unknown_card) != e.cards.end()) blur_peeked();
  const auto up = static_cast<std::size_t>(std::clamp<int>(e.value, 0, deck_size));
  std::uint8_t below = 0;
  for (std::size_t i = e.cards.size(); i-- > 0;) {
    const Card c = e.cards[i];
    const bool unseen = c >= deck_size || place[c].zone == Zone::somewhere;
    if (unseen ? peeked_unseen == 0 : !peeked.contains(c)) continue;  // not looked at
    if (draw_count >= deck_size) break;
    if (unseen) --peeked_unseen;
    if (c < deck_size) {
      peeked.remove(c);
      place[c] = {Zone::draw, nobody};
    }
    if (i < up) {
      draw[draw_count++] = c;
      continue;
    }
    std::copy_backward(draw.begin() + below, draw.begin() + draw_count,
                       draw.begin() + draw_count + 1);
    draw[below++] = c;
    ++draw_count;
  }
}

void State::take_up_unseen(Seat s, int n) {
  for (; n > 0 && table_unseen > 0 && hand_size(s) < deck_size; --n) {
    --table_unseen;
    ++at(s).hidden_cards;
  }
}

void State::unname(Card c) {
  if (where(c).zone != Zone::table) return;
  place[c] = {Zone::somewhere, nobody};
  ++table_unseen;
}

void State::know_nothing() {
  for (int i = 0; i < discard_count; ++i) {
    const Card c = discard[static_cast<std::size_t>(i)];
    if (c < deck_size) place[c] = {Zone::somewhere, nobody};
    discard[static_cast<std::size_t>(i)] = unknown_card;
    if (draw_count < deck_size) draw[draw_count++] = unknown_card;
  }
  discard_count = 0;
}

void State::become(Seat s, General g) {
  if (g >= General::count) return;
  Player& p = at(s);
  p.general = g;
  p.skills = skills_of(g, p.role == Role::lord);
  if (g != General::none) p.gender = info(g).gender;
}

// Cards that go where the table of kinds says. To a seat that is not at this table goes nothing.
[[gnu::always_inline]] inline void State::carry(const Event& e) {
  const Carry& c = carries[e.kind];
  const std::array<Seat, 4> parties{nobody, e.seat, e.other, nobody};  // by number of Party
  const Seat to = parties[static_cast<std::size_t>(c.to_whom)];
  const Seat whose = parties[static_cast<std::size_t>(c.whose)];
  if (c.to_whom == Party::none || seated(to)) move(e.cards, whose, c.from, {c.to, to});
}

void State::apply(const Event& e) {
  if (e.kind >= kind::count) return;
  if (carries_plainly.contains(e.kind)) carry(e);
  const bool known_seat = seated(e.seat);
  switch (e.kind) {
    case kind::round:
      if (round == 0) shuffles = 0;  // those of the set-up are not counted
      round = static_cast<std::int16_t>(
          std::clamp<int>(e.value, 0, std::numeric_limits<std::int16_t>::max()));
      break;
    case kind::turn:
      if (known_seat) current = e.seat;
      turn = one_more(turn);
      phase = Phase::none;
      wines = 0;
      slashes = 0;
      for (Seat s = 0; s < players; ++s) {
        Player& p = at(s);
        p.drunk = false;
        p.marks = 0;
      }
      break;
    case kind::phase:
      phase = static_cast<Phase>(e.what);
      if (phase != Phase::play) break;
      slashes = 0;
      for (Seat s = 0; s < players; ++s) {
        Player& p = at(s);
        p.given = 0;
        p.used.clear();
      }
      break;
    case kind::use:
    case kind::respond:
    case kind::nullify: {
      if (!known_seat) break;
      const Name as = static_cast<Name>(e.what);
      if (is_slash(as) && e.kind != kind::nullify && phase == Phase::play && e.seat == current)
        mark(e.seat, Mark::slashed);
      if (e.kind != kind::use) break;
      if (is_slash(as)) {
        at(e.seat).drunk = false;
        if (phase == Phase::play && e.seat == current && e.extra == 0) ++slashes;
      } else if (as == Name::wine && at(e.seat).hp > 0) {
        at(e.seat).drunk = true;
        ++wines;
      }
      break;
    }
    case kind::hp:
      if (known_seat) {
        at(e.seat).hp = static_cast<std::int8_t>(std::clamp<int>(e.value, -100, 100));
        if (e.shows(Field::extra))
          at(e.seat).max_hp = static_cast<std::int8_t>(std::clamp<int>(e.extra, -100, 100));
      }
      break;
    // Frequent, and nothing but the move of their cards.
    case kind::draw:
    case kind::discard:
    case kind::put:
    case kind::gain:
    case kind::equip:
    case kind::flip:
    case kind::snatch:
    case kind::remove:
    case kind::damage:
    case kind::nullified: break;
    default: apply_other(e);
  }
}

// Kinds that are not so frequent, apart: the others are folded in less.
[[gnu::noinline]] void State::apply_other(const Event& e) {
  const bool known_seat = seated(e.seat);
  switch (e.kind) {
    case kind::shuffle: new_pile(e); break;
    case kind::deal: {
      const std::size_t each = players > 0 ? e.cards.size() / static_cast<std::size_t>(players) : 0;
      for (Seat s = 0; s < players; ++s)
        move(e.cards.subspan(static_cast<std::size_t>(s) * each, each), nobody, Zone::draw,
             {Zone::hand, s});
      break;
    }
    case kind::skip:
      if (known_seat) {
        Player& p = at(e.seat);
        p.skips = static_cast<std::uint8_t>(p.skips & ~(1U << (e.what & 7U)));
      }
      break;
    case kind::gift:
      if (!seated(e.other)) break;
      if (known_seat && skill_of(e.what) == Skill::rende)
        at(e.seat).given = static_cast<std::uint16_t>(
            std::min<std::size_t>(at(e.seat).given + e.cards.size(), 200));
      for (const Card& c : e.cards) {
        if (skill_of(e.what) == Skill::yiji && c >= deck_size) blur_peeked();
        const bool unseen = c >= deck_size || place[c].zone == Zone::somewhere;
        if (skill_of(e.what) == Skill::yiji && unseen && peeked_unseen > 0) {
          --peeked_unseen;
          put_in(c, {Zone::hand, e.other});
          continue;
        }
        if (c < deck_size && peeked.contains(c)) peeked.remove(c);
        move({&c, 1}, e.seat, Zone::hand, {Zone::hand, e.other});
      }
      break;
    case kind::show:
      if (known_seat) reveal(e.cards, e.seat);
      break;
    case kind::expose:
      if (seated(e.other)) reveal(e.cards, e.other);
      break;
    case kind::arrange: arrange(e); break;
    case kind::invoke: {
      const Skill s = skill_of(e.what);
      if (s == Skill::none || !known_seat) break;
      if (info(s).once_a_phase) at(e.seat).used.add(s);
      if (s == Skill::luoyi) mark(e.seat, Mark::bare);
      break;
    }
    case kind::offer: {
      if (!known_seat) break;
      Player& p = at(e.seat);
      p.offered.clear();
      if (!e.shows(Field::cards)) {
        p.offered = any_offered;
        if (p.role != Role::lord)
          aside = static_cast<std::uint16_t>(
              aside + std::clamp<int>(e.value, 0, static_cast<int>(General::count)));
        break;
      }
      for (Card g : e.cards)
        if (g != static_cast<int>(General::none)) p.offered.add(static_cast<General>(g.number()));
      pool -= p.offered;
      break;
    }
    case kind::general: {
      if (!known_seat || e.what >= static_cast<int>(General::count)) break;
      Player& p = at(e.seat);
      // What the lord leaves goes back; what others leave is put aside.
      if (p.offered != any_offered) {
        if (p.role == Role::lord) pool |= p.offered;
      } else if (p.role != Role::lord && aside > 0 && e.shows(Field::what)) {
        --aside;
      }
      p.offered.clear();
      become(e.seat, static_cast<General>(e.what));
      pool.remove(static_cast<General>(e.what));
      break;
    }
    case kind::place:
      if (!known_seat) break;
      if (Player& p = at(e.seat); e.what > 0 && e.what < static_cast<int>(Name::count))
        for (int i = 0; i < p.judge_count; ++i)
          if (e.cards.size() == 1 && p.judge[static_cast<std::size_t>(i)] == e.cards[0])
            p.judge_as[static_cast<std::size_t>(i)] = static_cast<Name>(e.what);
      break;
    case kind::peek:
      for (Card c : e.cards) {
        if (c < deck_size) {
          peeked.add(c);
        } else {  // it lies aside, not among what is face up
          ++peeked_unseen;
          if (table_unseen > 0) --table_unseen;
        }
      }
      break;
    case kind::chain:
      if (known_seat) at(e.seat).chained = e.value != 0;
      break;
    case kind::judged:
      // ♥ frees from Indulgence, ♣ from Supply Shortage; otherwise the phase will be skipped.
      if (known_seat && e.value != 0) {
        Player& p = at(e.seat);
        const Name why = static_cast<Name>(e.what);
        if (why == Name::indulgence)
          p.skips = static_cast<std::uint8_t>(p.skips | 1U << static_cast<unsigned>(Phase::play));
        if (why == Name::supply_shortage)
          p.skips = static_cast<std::uint8_t>(p.skips | 1U << static_cast<unsigned>(Phase::draw));
      }
      break;
    case kind::death:
      if (known_seat) {
        Player& p = at(e.seat);
        if (p.alive) --alive;
        p.alive = false;
        p.chained = false;
        p.drunk = false;
        p.skills.clear();
        if (e.shows(Field::what)) p.role = static_cast<Role>(e.what);
      }
      break;
    case kind::over:
      over = true;
      winners.clear();
      for (Seat s : e.seats)
        if (seated(s)) winners.add(s);
      break;
    default: break;
  }
}

namespace {

constexpr State bare_table = [] {
  State s;
  s.draw.fill(unknown_card);
  s.discard.fill(unknown_card);
  for (Player& p : s.player) {
    p.equip.fill(unknown_card);
    p.judge.fill(unknown_card);
  }
  return s;
}();

}  // namespace

void reset(State& s, const Setup& setup, bool ex_cards, bool maneuvering) {
  s = bare_table;
  s.players = static_cast<std::int8_t>(setup.players);
  s.alive = s.players;
  for (Seat i = 0; i < s.players; ++i) {
    Player& p = s.at(i);
    p.alive = true;
    p.role = static_cast<Role>(setup.seat[static_cast<std::size_t>(i)][0]);
    // SGS-SETUP-ROLES: whoever sits first is the lord, shown or not.
    if (i == 0 && p.role == Role::hidden) p.role = Role::lord;
    p.gender = static_cast<Gender>(setup.seat[static_cast<std::size_t>(i)][1]);
    const What general = setup.seat[static_cast<std::size_t>(i)][2];
    if (general > 0) s.become(i, static_cast<General>(general));
  }
  // Before the first shuffle the deck lies in the discard pile: shuffling is one operation.
  for (int c = 0; c < deck_size; ++c) {
    const CardSetName set = face(static_cast<Card>(c)).set;
    if ((set == CardSetName::ex && !ex_cards) || (set == CardSetName::maneuvering && !maneuvering))
      continue;
    s.discard[s.discard_count++] = static_cast<Card>(c);
    s.place[static_cast<std::size_t>(c)] = {Zone::discard, nobody};
  }
}

}  // namespace tally::sanguosha

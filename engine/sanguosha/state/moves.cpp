// Cards on their way from one place to another.
#include <algorithm>

#include "engine/sanguosha/state/carry.h"
#include "engine/sanguosha/state/lists.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

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

void State::take_out(Card c, Place from) {
  if (c >= deck_size) [[unlikely]]
    return take_out_unseen(from);
  const Place p = place[c];
  switch (p.zone) {
    case Zone::hand:
      at(p.seat).hand.remove(c);
      note_counts<Always::counts_loss>(p.seat, p.seat);
      if (hand_size(p.seat) == 0) emptied.add(p.seat);
      break;
    case Zone::equip: {
      Player& owner = at(p.seat);
      for (Card& e : owner.equip)
        if (e == c) e = unknown_card;
      ++owner.lost_equips;
      note_counts<Always::counts_loss>(p.seat, p.seat);
      unequipped.add(p.seat);
      if (face(c).name == Name::silver_lion) lions_lost.add(p.seat);
      if (face(c).name == Name::peace_spell) spells_lost.add(p.seat);
      if (const Skill k = skill_of_treasure(face(c).name); k != Skill::none) lose(p.seat, k);
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
    case Zone::somewhere: take_from_somewhere(from); break;
    case Zone::table:
    case Zone::box:
    case Zone::pile:
    case Zone::face_down: break;
  }
}

void State::put_in(Card c, Place to) {
  if (to.seat != nobody && !seated(to.seat)) to = {Zone::table, nobody};
  if (c >= deck_size) return put_in_unseen(to);
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
      if (const Skill k = skill_of_treasure(face(c).name); k != Skill::none) grant(to.seat, k);
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
    case Zone::box:
    case Zone::pile:
    case Zone::face_down: break;
  }
  place[c] = to;
}

// The most of what folding an event takes: the two above are part of the loop.
[[gnu::flatten]] void State::move(std::span<const Card> cards, Place from, Place to) {
  for (Card c : cards) {
    // A card that does not move: a record may claim what is so already.
    if (c < deck_size && place[c] == to) continue;
    take_out(c, from);
    put_in(c, to);
  }
}

// Cards that go where the table of kinds says. To a seat that is not at this table goes nothing.
void State::carry(const Event& e) {
  const Carry& c = carries[e.kind];
  const std::array<Seat, 4> parties{nobody, e.seat, e.other, nobody};  // by number of Party
  const Seat to = parties[static_cast<std::size_t>(c.to_whom)];
  const Seat whose = parties[static_cast<std::size_t>(c.whose)];
  if (c.to_whom == Party::none || seated(to)) move(e.cards, {c.from, whose}, {c.to, to});
  // SGS-CARD-IMPERIAL-ORDER: once a game.
  const bool used = e.kind == kind::put && e.rule == rule::use_done;
  if (c.to == Zone::discard && order == 0 && !used)
    for (const Card card : e.cards)
      if (card < deck_size && face(card).name == Name::imperial_order) order = 1;
}

}  // namespace tally::sanguosha

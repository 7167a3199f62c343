// What a record does not show: cards without a name, and how less is known of others for it.
#include "engine/sanguosha/state/lists.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

// An unseen card left a hand of which some cards are known: any of them may be the one.
void State::blur_hand(Seat s) {
  Player& p = at(s);
  for (const Card c : p.hand) {
    place[c] = {Zone::somewhere, nobody};
    ++p.hidden_cards;
  }
  p.hand.clear();
}

// The same of a pile beside a player.
void State::blur_beside(Place pile) {
  int n = 0;
  each_at(pile, [&](Card c) {
    place[c] = {Zone::somewhere, nobody};
    ++n;
  });
  memory.add(pile.seat, unseen_on(pile.pile), Life::game, n);
}

// An unseen one of the cards looked at went somewhere: it may be any of those that are known.
void State::blur_peeked() {
  for (const Card c : peeked) {
    place[c] = {Zone::somewhere, nobody};
    ++peeked_unseen;
  }
  peeked.clear();
}

[[gnu::noinline]] void State::take_out_unseen(Place from) {
  if (from.zone == Zone::hand && seated(from.seat)) {
    Player& p = at(from.seat);
    if (!p.hand.empty()) blur_hand(from.seat);
    if (p.hidden_cards > 0) --p.hidden_cards;
    note_counts<Always::counts_loss>(from.seat, from.seat);
    if (hand_size(from.seat) == 0) emptied.add(from.seat);
  } else if (from.zone == Zone::draw && draw_count > 0) {
    const Card top = draw[draw_count - 1U];
    if (top != unknown_card) place[top] = {Zone::somewhere, nobody};
    draw[--draw_count] = unknown_card;
  } else if (from.zone == Zone::table && table_unseen > 0) {
    --table_unseen;
  } else if (is_beside(from.zone)) {
    blur_beside(from);
    memory.add(from.seat, unseen_on(from.pile), Life::game, -1);
  }
}

[[gnu::noinline]] void State::take_from_somewhere(Place from) {
  if (from.zone == Zone::hand && seated(from.seat) && at(from.seat).hidden_cards > 0) {
    --at(from.seat).hidden_cards;
    note_counts<Always::counts_loss>(from.seat, from.seat);
    if (hand_size(from.seat) == 0) emptied.add(from.seat);
  } else if (from.zone == Zone::table && table_unseen > 0) {
    --table_unseen;
  } else if (is_beside(from.zone) && unseen_beside(from.seat, from.pile) > 0) {
    memory.add(from.seat, unseen_on(from.pile), Life::game, -1);
  } else if (draw_count > 0) {  // then it lay in the pile, on top if that is not known
    if (draw[draw_count - 1U] == unknown_card)
      draw[--draw_count] = unknown_card;
    else
      erase(draw, draw_count, unknown_card);
  }
}

// No hand and no pile is larger than the deck, whatever a record says.
[[gnu::noinline]] void State::put_in_unseen(Place to) {
  if (to.zone == Zone::hand && hand_size(to.seat) < deck_size) ++at(to.seat).hidden_cards;
  if (to.zone == Zone::discard && discard_count < deck_size)
    discard[discard_count++] = unknown_card;
  if (to.zone == Zone::table && table_unseen < deck_size) ++table_unseen;
  if (is_beside(to.zone) && pile_size(to.seat, to.pile) < deck_size)
    memory.add(to.seat, unseen_on(to.pile), Life::game);
}

// Cards of a hand, some of which nobody had seen.
void State::reveal(std::span<const Card> cards, Seat s) {
  for (Card c : cards)
    if (c < deck_size && place[c].zone == Zone::somewhere && at(s).hidden_cards > 0) {
      --at(s).hidden_cards;
      put_in(c, {Zone::hand, s});
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

}  // namespace tally::sanguosha

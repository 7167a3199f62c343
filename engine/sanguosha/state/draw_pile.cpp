// The draw pile: shuffled, drawn from within, put back in an order of somebody's choice.
#include <algorithm>
#include <numeric>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

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
    if (place[c].zone != Zone::draw) take_out(c, {});
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

// A card that everybody sees goes under the pile, from wherever it is.
void State::sink(const Event& e) {
  if (e.cards.size() != 1 || e.cards[0] >= deck_size || where(e.cards[0]).zone == Zone::draw)
    return;
  const Card c = e.cards[0];
  const Place from = seated(e.seat) ? Place{Zone::hand, e.seat} : Place{Zone::table, nobody};
  if (where(c).zone == Zone::somewhere && from.zone == Zone::table && kept_unseen > 0)
    --kept_unseen;
  take_out(c, from);
  kept.remove(c);
  peeked.remove(c);
  place[c] = {Zone::draw, nobody};
  if (draw_count >= deck_size) return;
  std::copy_backward(draw.begin(), draw.begin() + draw_count, draw.begin() + draw_count + 1);
  draw[0] = c;
  ++draw_count;
}

}  // namespace tally::sanguosha

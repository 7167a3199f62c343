#pragma once
// Ordered lists of cards of fixed room, a count beside them.
#include <algorithm>
#include <array>

#include "engine/sanguosha/cards/deck.h"

namespace tally::sanguosha {

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
inline void lay_on(std::array<Card, card_room>& pile, std::uint16_t& n, Card c) {
  if (n >= deck_size) [[unlikely]]
    erase(pile, n, unknown_card);
  pile[n++] = c;
}

}  // namespace tally::sanguosha

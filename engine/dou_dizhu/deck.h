#pragma once
// The cards: 54 with suits, and 13 for records that name ranks only. Suits matter to no rule, but a
// card named with its suit is that card and no other.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/schema.h"

namespace tally::dou_dizhu {

inline constexpr int deck_size = 54;
inline constexpr std::uint64_t whole_deck = (std::uint64_t{1} << deck_size) - 1;  // bit per card
inline constexpr int ranks = 15;  // 0 … 14: 3 4 5 6 7 8 9 T J Q K A 2, black joker, red joker
inline constexpr int chain_ranks = 12;  // 3 … A: what a chain can be made of
inline constexpr int suits = 4;         // hearts, diamonds, spades, clubs
inline constexpr int rank_two = 12;
inline constexpr int rank_black_joker = 13;
inline constexpr int rank_red_joker = 14;
inline constexpr Card black_joker = 52;
inline constexpr Card red_joker = 53;
inline constexpr Card first_of_rank_only = 54;  // 54 … 66: a 3 … a 2 of unknown suit
inline constexpr int card_names = 67;

[[nodiscard]] constexpr Card card_of(int rank, int suit) {
  return static_cast<Card>(rank * suits + suit);
}
// A card of this rank whose suit is not said; a joker is itself.
[[nodiscard]] constexpr Card any_of(int rank) {
  return static_cast<Card>(rank < rank_black_joker ? first_of_rank_only + rank
                                                   : black_joker + (rank - rank_black_joker));
}
[[nodiscard]] constexpr bool is_suited(Card c) { return c < deck_size; }  // jokers count as suited
[[nodiscard]] constexpr bool is_card(Card c) { return c < card_names; }

inline constexpr std::array<std::uint8_t, card_ids> rank_table = [] {
  std::array<std::uint8_t, card_ids> table{};
  table.fill(ranks);
  for (int c = 0; c < black_joker; ++c)
    table[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(c / suits);
  table[black_joker] = rank_black_joker;
  table[red_joker] = rank_red_joker;
  for (int c = first_of_rank_only; c < card_names; ++c)
    table[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(c - first_of_rank_only);
  return table;
}();
// 0 … 14; `ranks` for what is no card of this game.
[[nodiscard]] constexpr int rank_of(Card c) { return rank_table[c]; }

std::span<const CardInfo> card_infos();

}  // namespace tally::dou_dizhu

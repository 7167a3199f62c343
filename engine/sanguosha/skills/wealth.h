#pragma once
// What Gathering Wealth 敛资 counts and compares.
#include <cstdint>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

enum class Sort : std::uint8_t { none, basic, trick, equipment };

inline Sort sort_of(Card c) {
  if (c >= deck_size) return Sort::none;
  const CardType type = info(face(c).name).type;
  if (is_equipment(type)) return Sort::equipment;
  return is_trick(type) ? Sort::trick : Sort::basic;
}

inline int equipment_of_wu(const State& s) {
  int n = 0;
  for (const Seat i : s.living_seats())
    if (s.at(i).kingdom == Kingdom::wu)
      for (const Card c : s.at(i).equip) n += c != unknown_card ? 1 : 0;
  return n;
}

}  // namespace tally::sanguosha

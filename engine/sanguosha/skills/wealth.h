#pragma once
// 敛资 What is counted for it: cards of one sort, and equipment that players of Wu wear.
#include <cstdint>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

enum class Sort : std::uint8_t { none, basic, trick, equipment };

[[nodiscard]] inline Sort sort_of(Card c) {
  if (c >= deck_size) return Sort::none;
  const CardType type = info(face(c).name).type;
  if (is_equipment(type)) return Sort::equipment;
  return is_trick(type) ? Sort::trick : Sort::basic;
}

[[nodiscard]] inline int worn_in_wu(const State& s) {
  int n = 0;
  for (const Seat i : s.living_seats())
    if (s.at(i).kingdom == Kingdom::wu)
      for (const Card c : s.at(i).equip) n += c != unknown_card ? 1 : 0;
  return n;
}

}  // namespace tally::sanguosha

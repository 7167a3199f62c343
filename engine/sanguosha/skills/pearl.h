#pragma once
// 聚宝 Of lord Sun Quan's treasure.
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

// Nobody else takes the treasure that he wears.
inline bool keeps_treasure(const State& s, Seat owner, Card card) {
  return card != unknown_card && s.equipment(owner, slot_of(CardType::treasure)) == card;
}

}  // namespace tally::sanguosha

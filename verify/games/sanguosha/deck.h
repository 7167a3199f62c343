#pragma once
// The cards a ruleset plays with.
#include <vector>

#include "engine/sanguosha/deck.h"
#include "engine/sanguosha/options.h"

namespace tally::proofs {

struct DeckCard {
  Card card = unknown_card;
  sanguosha::Suit suit{};  // as the ruleset has it
  int rank = 0;
};
std::vector<DeckCard> deck_of(const sanguosha::Options& options);

}  // namespace tally::proofs

#pragma once
// The cards a ruleset plays with.
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::proofs {

struct DeckCard {
  Card card = unknown_card;
  sanguosha::Suit suit{};  // as the ruleset has it
  int rank = 0;
};
std::vector<DeckCard> deck_of(const sanguosha::Options& options);

// Whether any card of it has this name.
bool has_card(const sanguosha::Options& options, sanguosha::Name name);

}  // namespace tally::proofs

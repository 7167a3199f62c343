#pragma once
// The cards a ruleset plays with.
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/rulebook/options.h"
#include "verify/proofs/theorem.h"

namespace tally::proofs {

struct DeckCard {
  Card card = unknown_card;
  sanguosha::Suit suit{};  // as the ruleset has it
  int rank = 0;
};
std::vector<DeckCard> deck_of(const sanguosha::Options& options);

// What a theorem about cards of this name has no case without: empty where the deck has one, or
// where generals are chosen, of whom some use other cards as one.
Words lack_of(const sanguosha::Options& options, sanguosha::Name name);

}  // namespace tally::proofs

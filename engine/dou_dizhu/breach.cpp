#include "engine/dou_dizhu/breach.h"

#include "engine/dou_dizhu/rules.h"

namespace tally::dou_dizhu {

std::string_view breach_of(Rule broken) {
  switch (broken) {
    case rule::deck: return "a card is dealt that is not there any more";
    case rule::deal: return "this is not what this player is dealt now";
    case rule::face_up: return "another player has this card";
    case rule::bid: return "a bid is 0, or higher than the bid before it, and 3 at most";
    case rule::bid_order: return "it is not this player's turn to bid";
    case rule::lead_pass: return "whoever leads must play";
    case rule::turn: return "it is not this player's turn";
    case rule::hold: return "the cards are not all in this player's hand";
    case rule::type: return "these cards are no combination";
    case rule::type_named: return "these cards are not of the type the record names";
    case rule::same_type: return "this is not the type of combination that is to be beaten";
    case rule::same_length: return "this is not the number of cards that is to be beaten";
    case rule::higher: return "this is not higher than what is to be beaten";
    case rule::triplet_single: return "a triplet takes one other card";
    case rule::triplet_pair: return "a triplet takes one card or one pair";
    case rule::sequence: return "a sequence has at least five cards, of ranks side by side";
    case rule::pairs: return "a sequence of pairs has at least three, of ranks side by side";
    case rule::triplets: return "triplets go together only when their ranks are side by side";
    case rule::chain_ranks: return "2 and jokers cannot be part of a sequence";
    case rule::triplets_singles: return "these are not cards that may be attached to the triplets";
    case rule::triplets_pairs: return "these are not pairs that may be attached to the triplets";
    case rule::kickers_mixed: return "each triplet takes one card, or each takes one pair";
    case rule::bomb: return "a bomb is beaten only by a higher bomb or the rocket";
    case rule::rocket: return "nothing beats the rocket";
    case rule::quad_singles: return "these cards may not be attached to four of a kind";
    case rule::quad_pairs: return "two pairs may not be attached to four of a kind like this";
    case rule::quads: return "sequences of quads are not played here";
    default: return {};
  }
}

}  // namespace tally::dou_dizhu

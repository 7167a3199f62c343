#pragma once
// Combinations of Dou Dizhu as formulas over the cards they are made of.
#include <string>
#include <vector>

#include "engine/dou_dizhu/combination.h"
#include "verify/proofs/claim.h"

namespace tally::proofs {

// Some cards out of a whole deck: how many of each rank, four bits a rank.
struct SomeCards {
  Bits counts;
  dou_dizhu::ByCount<Bits> by_count;
};
SomeCards some_cards(const std::string& name);
// At most four of a rank and one of each joker, `cards` of them in all.
Truth out_of_one_deck(const SomeCards& c, int cards);

// One way to understand cards: a type and its lowest rank.
struct Reading {
  dou_dizhu::Type type;
  int head;
  int length;
  Truth holds;
};
// All readings that so many cards can have.
std::vector<Reading> readings_of(const SomeCards& c, int cards, const dou_dizhu::TypeRules& rules);
// Whether any of them holds, of this type or, with Type::none, of any.
Truth is_one_of(const std::vector<Reading>& readings, dou_dizhu::Type type);
// Whether two of them hold.
Truth more_than_one(const std::vector<Reading>& readings);

// "3 3 3 4 4 4 5 6", jokers by the game's words
Words rank_words(std::uint64_t counts);
Words type_words(dou_dizhu::Type type);
// The ranks from the lowest on, so that a smallest position has the lowest cards.
std::vector<Number> lowest_first(const SomeCards& c);

}  // namespace tally::proofs

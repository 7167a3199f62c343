#pragma once
// How the quick players lean (player.cpp), and what they look up of each card.
#include <array>
#include <iterator>
#include <vector>

#include "engine/sanguosha/cards/card.h"
#include "engine/sanguosha/state/state.h"
#include "verify/fuzz/player.h"

namespace tally::verify::identity {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): their players

// How somebody plays, in percent.
struct Habits {
  Leaning words;
  int act = 88;      // another card in one's play phase
  int answer = 50;   // a Dodge, a Slash
  int nullify = 25;  // and hold one
  int rescue = 60;
  int invoke = 60;
  int patience = 36;              // turns, then nobody defends himself any more
  bool spare = false;             // keeps cards rather than use them
  int cards = 0;                  // to draw, and all there are besides the first hands; 0: the deck
  bool (*first)(Name) = nullptr;  // cards on top of the first pile
};

// The cards that some of them want on top of the first pile.
bool stops_or_tricks(Name n);
bool chains(Name n);
bool hurts(Name n);
bool draws(Name n);
bool equips(Name n);

inline constexpr Habits habits[] = {
    {.words = {"plain", "普通"}},
    {.words = {"many nullifications", "多用【无懈可击】"}, .nullify = 95, .first = stops_or_tricks},
    {.words = {"chains", "多连环"}, .act = 95, .answer = 30, .first = chains},
    {.words = {"deaths", "多阵亡"},
     .act = 98,
     .answer = 10,
     .nullify = 5,
     .rescue = 15,
     .first = hurts},
    {.words = {"long games, the pile shuffled often", "长局、频繁洗牌"},
     .act = 95,
     .answer = 95,
     .rescue = 95,
     .patience = 80,
     .first = draws},
    {.words = {"hoarders", "囤牌"},
     .act = 25,
     .answer = 20,
     .nullify = 5,
     .patience = 40,
     .spare = true},
    {.words = {"few passes", "很少放弃"},
     .act = 100,
     .answer = 100,
     .nullify = 60,
     .rescue = 100,
     .invoke = 100},
    {.words = {"equipment", "多装备"}, .act = 95, .first = equips},
    {.words = {"a near-empty deck", "牌堆将空"},
     .act = 98,
     .answer = 20,
     .rescue = 30,
     .patience = 10,
     .cards = 12},
};

// Of each card, without a call.
struct CardTable {
  std::array<Name, card_ids> name{};
  std::array<CardType, card_ids> type{};
  std::array<bool, card_ids> only_answers{};
  // Those of the editions, and those of listed decks that these do not have.
  std::vector<Card> nullifications[2];
  Cards nullify[2];  // the same
  // Of each of the habits, whether it has the card on top of the first pile.
  std::array<std::array<bool, deck_size>, std::size(habits)> first{};
  CardTable();
};
const CardTable& card_table();

}  // namespace tally::verify::identity

#pragma once
// Who wins how often.
#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "replay/report/entry.h"
#include "replay/report/site/figures.h"
#include "verify/standings/kit.h"

namespace tally::verify {

// What each seat of a game was: by trait of its kit. "" where that is not known.
using SeatTraits = std::array<std::array<std::string_view, most_traits>, max_seats>;
[[nodiscard]] SeatTraits traits_of(const Game& game, const Match& match, int players);

// What the winners were, each side once: "rebel, spy". Empty where nobody won or nobody knows.
[[nodiscard]] Message said_winning_sides(const report::Entry& entry, const SeatTraits& traits);

// Of the games that were played to an end, by game.
class Standings {
 public:
  void add(const report::Entry& entry, const SeatTraits& traits);
  // In the order of the games of the house.
  [[nodiscard]] std::vector<report::Figures> figures() const;

 private:
  struct Score {
    std::uint64_t won = 0;
    std::uint64_t games = 0;
  };
  struct OfGame {
    std::map<int, Score> seats;
    std::array<std::map<std::string_view, Score>, most_traits> traits;
    std::map<int, std::uint64_t> turns;  // how many games took so many
    Score all;                           // of all seats together
    std::uint64_t games = 0;
  };
  std::map<const Game*, OfGame> games_;
};

}  // namespace tally::verify

#pragma once
// A recorded game with another answer at one of its questions, played on from there.
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"
#include "verify/fork/crossing.h"
#include "verify/fuzz/player.h"

namespace tally::crossing {

// Which question, and what is answered.
struct Choice {
  std::size_t at = 0;      // the event before which it is asked, 0-based
  std::size_t number = 0;  // among those asked there
  Answer answer;
};

// Whether what became of a game is known.
struct Ending {
  bool over = false;
  SeatList winners;
  int turns = 0;
};

// How often each seat has won.
struct Spread {
  std::uint64_t games = 0;
  std::uint64_t unfinished = 0;  // too long to be played out
  std::uint64_t drawn = 0;       // over, won by nobody
  std::array<std::uint64_t, max_seats> won{};

  void add(const Ending& e);
};

// A share of games, and within which bounds it lies in 19 of 20 cases (Wilson).
struct Share {
  double share = 0;
  double low = 0;
  double high = 0;
};
Share share_of(std::uint64_t part, std::uint64_t whole);

class Forks {
 public:
  // `game` holds every event as the rules bring it about; both stay alive.
  Forks(const Record& game, const Ruleset& rules);
  ~Forks();
  Forks(const Forks&) = delete;
  Forks& operator=(const Forks&) = delete;

  // The game up to the choice and with it. Played on by players who play at random, or ended there.
  // `out` gets it as a native record where that is wanted.
  Ending play_on(const Choice& choice, std::uint64_t seed, Record* out = nullptr);
  void stop_at(const Choice& choice, Record& out);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::crossing

#pragma once
// A game that takes another way by two rulesets, whether or not it ends otherwise: found among
// random games, made as small as it gets.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::versus {

struct SearchOptions {
  std::uint64_t games = 20000;  // to look through; fewer when one is found
  std::uint64_t seed = 1;
  std::uint64_t cards = 0;   // Difference::cards of the two: they are dealt and played
  int jobs = 1;              // threads; what is found does not depend on it
  bool deals_first = false;  // whether the two deal alike at every table, before any game
  // A table that only one of them has counts where nothing else is found.
  bool by_both = false;
  std::function<bool()> stop = {};  // asked now and then, by all threads; true: no further
  std::function<void(std::uint64_t)> tick =
      {};  // told now and then how many games were looked through
};

struct Witness {
  bool by_b = false;       // the choices are those of a game by B; else by A
  bool at_setup = false;   // there is no such deal by the other's rules; each game has its own
  Record in_a;             // to the end of the game; empty where A has no such table
  Record in_b;             // or B
  std::size_t common = 0;  // so many events are the same; then they part
  Rule rule = no_rule;     // of those who do not go along: why
  bool forbidden = false;  // the next choice is not legal there

  // False of a table that only one of them has.
  [[nodiscard]] bool both_play() const { return in_a.size() > 0 && in_b.size() > 0; }
  [[nodiscard]] int players() const { return (in_a.size() > 0 ? in_a : in_b).setup.players; }
};

struct Found {
  std::optional<Witness> witness;
  std::uint64_t games = 0;  // looked through
};

// Some of the games are those of players who aim at what differs, where there are such (aim.h).
// Fewest players first, then, of a few that are short, one that ends otherwise, then fewest turns,
// choices and cards.
Found find_witness(const Game& game, const Ruleset& a, const Ruleset& b,
                   const SearchOptions& options = {});

// Whether both its games have ended, with the same winners and the same points.
bool end_alike(const Witness& w);

// The points a game has told of its players, in its order; none where it counts none.
std::vector<Event> points_of(const Record& game);

// Whether a game is another, or none, by these rules.
bool parts(const Record& game, const Ruleset& rules);

}  // namespace tally::versus

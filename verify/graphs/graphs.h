#pragma once
// The graphs that are made of games: nothing in them is written down a second time, all is seen
// while the rules play.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "verify/graphs/shape.h"

namespace tally::graphs {

// How a turn goes on from phase to phase, as random games show it. Of a game without phases: which
// kind of event follows which. `missing`: phases the game has names for and no game came to.
struct Phases {
  Graph graph;
  std::vector<Words> missing;
  std::uint64_t games = 0;
  // There is a way round within one turn. A game without phases has those.
  bool has_phases = false;
};
Phases phases_of(const Game& game, const Ruleset& rules, std::uint64_t games, std::uint64_t seed);

// Who is in whose reach, in a state of Match::state(). None for a game without distances.
std::optional<Graph> seats_of(const Game& game, std::span<const std::byte> bytes);

// An endgame of two: the lord to move, a rebel, these cards and no others. Nodes are states at the
// beginning of a turn, and how a game ended; edges are all that can be done in a turn.
struct Endgame {
  std::vector<std::vector<Card>> hands;  // of each of the two
  std::vector<Card> pile;                // top first
  int hp = 1;
};
struct States {
  Graph graph;
  std::uint64_t turns = 0;  // played
  bool whole = true;        // false: there are more than `most`
};
std::optional<States> states_of(const Game& game, const Ruleset& rules, const Endgame& endgame,
                                std::size_t most);

}  // namespace tally::graphs

#pragma once
// The graphs that are made of games: nothing in them is written down a second time, all is seen
// while the rules play.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
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
  std::vector<std::size_t> turns;  // nodes: what begins a turn
  std::uint64_t games = 0;
  std::map<Rule, std::uint64_t> drawn;  // by the rule that ended them: games without a winner
  // There is a way round within one turn. A game without phases has those.
  bool has_phases = false;
};
// `tick` is called before each game; what it throws ends the work.
Phases phases_of(const Game& game, const Ruleset& rules, std::uint64_t games, std::uint64_t seed,
                 const std::function<void()>& tick = {});

// Who is in whose reach, in a state of Match::state(). None for a game without distances.
std::optional<Graph> seats_of(const Game& game, std::span<const std::byte> bytes);

// An endgame of two: the first to move, these cards and no others. Nodes are states at the
// beginning of a turn, and how a game ended; edges are all that can be done in a turn.
struct Endgame {
  std::vector<std::vector<Card>> hands;  // of each of the two
  std::vector<Card> pile;                // top first
  int hp = 1;
};
// How much is looked at.
struct Limits {
  std::size_t states = 20'000;
  std::uint64_t turns = 400'000;  // played
};
enum class Cut : std::uint8_t {
  none,
  states,   // there are more than the limit
  turns,    // more would have to be played
  answers,  // a question has more answers than are tried
};
struct States {
  Graph graph;
  std::uint64_t turns = 0;  // played
  // Why not everything was looked at: then nothing is known of sinks, a node without a way on may
  // have one.
  Cut cut = Cut::none;
};
// Whether games of it have endgames of two; of others there is no such graph.
[[nodiscard]] bool has_endgames(const Game& game);
// Whether these rules have such a table at all.
[[nodiscard]] bool has_table_of_endgame(const Game& game, const Ruleset& rules);
// `tick` is called before each turn.
std::optional<States> states_of(const Game& game, const Ruleset& rules, const Endgame& endgame,
                                const Limits& limits = {}, const std::function<void()>& tick = {});

}  // namespace tally::graphs

#include "verify/graphs/graphs.h"

#include "verify/games/kit.h"

namespace tally::graphs {

std::optional<Graph> seats_of(const Game& game, std::span<const std::byte> bytes) {
  const auto seats = verify::kit_of(game).graphs.seats;
  return seats == nullptr ? std::nullopt : seats(bytes);
}

bool has_endgames(const Game& game) { return verify::kit_of(game).graphs.states != nullptr; }

bool has_table_of_endgame(const Game& game, const Ruleset& rules) {
  return has_endgames(game) && verify::kit_of(game).graphs.has_table_of_endgame(game, rules);
}

std::optional<States> states_of(const Game& game, const Ruleset& rules, const Endgame& endgame,
                                const Limits& limits, const std::function<void()>& tick) {
  if (!has_endgames(game)) return std::nullopt;
  return verify::kit_of(game).graphs.states(rules, endgame, limits, tick);
}

}  // namespace tally::graphs

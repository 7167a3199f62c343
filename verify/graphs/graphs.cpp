#include "verify/graphs/graphs.h"

#include "verify/graphs/kit.h"

namespace tally::graphs {

std::optional<Graph> seats_of(const Game& game, std::span<const std::byte> bytes) {
  const auto seats = verify::graph_kit_of(game).seats;
  return seats == nullptr ? std::nullopt : seats(bytes);
}

bool has_endgames(const Game& game) { return verify::graph_kit_of(game).states != nullptr; }

bool has_table_of_endgame(const Game& game, const Ruleset& rules) {
  return has_endgames(game) && verify::graph_kit_of(game).has_table_of_endgame(game, rules);
}

std::optional<States> states_of(const Game& game, const Ruleset& rules, const Endgame& endgame,
                                const Limits& limits, const std::function<void()>& tick) {
  if (!has_endgames(game)) return std::nullopt;
  return verify::graph_kit_of(game).states(rules, endgame, limits, tick);
}

}  // namespace tally::graphs

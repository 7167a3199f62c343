#pragma once
// What a game brings of graphs (verify/games/): as seats_of(), has_table_of_endgame() and
// states_of() say.
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/game.h"
#include "verify/graphs/graphs.h"

namespace tally::verify {

struct GraphKit {
  std::optional<graphs::Graph> (*seats)(std::span<const std::byte> state) = nullptr;
  bool (*has_table_of_endgame)(const Game& game, const Ruleset& rules) = nullptr;
  graphs::States (*states)(const Ruleset& rules, const graphs::Endgame& endgame,
                           const graphs::Limits& limits,
                           const std::function<void()>& tick) = nullptr;
  std::string_view ruleset_of_states = {};  // where none is said
  // Who sits where in an endgame, as people read it.
  std::string_view seats_en = {};
  std::string_view seats_zh = {};
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const GraphKit& graph_kit_of(const Game& game);

}  // namespace tally::verify

#include "cli/named_game.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "replay/report/display.h"

namespace tally::cli {

const Game& game_called(const std::string& name) {
  if (const Game* const game = find_game(name)) return *game;
  std::vector<std::string_view> names;
  for (const Game* g : games()) names.push_back(g->name());
  throw Failure(usage, fmt::format("no game is called {}; there is: {}", report::printable(name),
                                   fmt::join(names, ", ")));
}

}  // namespace tally::cli

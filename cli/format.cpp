#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "replay/log/describe.h"

namespace tally::cli {

ExitCode run(const FormatArguments& arguments) {
  const Game* const game = arguments.game.empty() ? games().front() : find_game(arguments.game);
  if (game == nullptr) {
    std::vector<std::string_view> names;
    for (const Game* g : games()) names.push_back(g->name());
    throw Failure(usage, fmt::format("no game is called {}; there is: {}",
                                     report::printable(arguments.game), fmt::join(names, ", ")));
  }
  write_out(describe_schema(*game));
  return ok;
}

}  // namespace tally::cli

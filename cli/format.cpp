#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/named_game.h"
#include "cli/terminal.h"
#include "replay/log/describe.h"

namespace tally::cli {

ExitCode run(const FormatArguments& arguments) {
  const Game& game = arguments.game.empty() ? *games().front() : game_called(arguments.game);
  read_out(describe_schema(game, arguments.lang));
  return ok;
}

}  // namespace tally::cli

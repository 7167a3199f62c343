#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_game.h"

namespace tally::cli {

ExitCode run(const PlayArguments& arguments) {
  expect_ruleset(arguments.ruleset);
  const Game& game = *games().front();
  const Ruleset rules =
      load_ruleset(game, arguments.ruleset.empty() ? game.default_ruleset()
                                                   : std::string_view(arguments.ruleset));
  catch_interrupts();
  OutFile file(arguments.output);
  Progress progress("games");
  std::string log;
  for (std::uint64_t i = 0; i < arguments.games; ++i) {
    stop_if_interrupted();
    log.clear();
    if (!random_game(game, arguments.players, rules, arguments.seed + i, log)) {
      throw Failure(usage, fmt::format("--players {}: the ruleset {} has no table for so many",
                                       arguments.players, rules.name));
    }
    file.write(log);
    progress.tick(i + 1, i + 1, arguments.games);
  }
  file.commit();
  return ok;
}

}  // namespace tally::cli

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/random/random_game.h"

namespace tally::cli {
namespace {

constexpr int usual_players = 8;

}  // namespace

ExitCode run(const PlayArguments& arguments) {
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  const int players =
      arguments.players > 0 ? arguments.players : std::min(usual_players, game.most_seats());
  catch_interrupts();
  OutFile file(arguments.output, files_of(game, arguments.ruleset));
  Progress progress(say::games_done);
  std::string log;
  for (std::uint64_t i = 0; i < arguments.games; ++i) {
    stop_if_interrupted();
    log.clear();
    if (!random_game(game, players, rules, arguments.seed + i, log)) {
      throw Failure(usage, say::no_table_for(players, rules.name, tables_of(game, rules)));
    }
    file.write(log);
    progress.tick(i + 1, i + 1, arguments.games);
  }
  file.commit();
  if (arguments.ruleset.ends_with(".toml")) {
    progress.clear();
    complain(say::unknown_here(rules.name, arguments.ruleset));
  }
  return ok;
}

}  // namespace tally::cli

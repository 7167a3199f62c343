#include <algorithm>
#include <string>
#include <vector>

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
#include "verify/tables.h"

namespace tally::cli {
namespace {

constexpr int usual_players = 8;

// As many as usual, or as the rules have a table for.
int players_by(const Game& game, const Ruleset& rules) {
  const std::vector<int> counts = verify::tables_of(game, rules);
  const int usual = std::min(usual_players, game.most_seats());
  const bool any = counts.empty() || std::ranges::find(counts, usual) != counts.end();
  return any ? usual : counts.back();
}

}  // namespace

ExitCode run(const PlayArguments& arguments) {
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  const int players = arguments.players > 0 ? arguments.players : players_by(game, rules);
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

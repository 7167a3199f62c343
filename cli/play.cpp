#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_game.h"

namespace tally::cli {
namespace {

constexpr int usual_players = 8;

Ruleset rules_of(const Game& game, const std::string& named) {
  try {
    return load_ruleset(game, named.empty() ? game.default_ruleset() : std::string_view(named));
  } catch (const RulesetError& error) {
    throw Failure(usage, std::string("--ruleset: ") + error.what());
  }
}

const Game& game_of(const PlayArguments& arguments) {
  if (!arguments.game.empty()) return game_called(arguments.game);
  if (arguments.ruleset.empty()) return *games().front();
  expect_ruleset(arguments.ruleset);
  for (const Game* game : games()) {
    try {
      load_ruleset(*game, arguments.ruleset);
      return *game;
    } catch (const RulesetError&) {
      continue;  // of another game
    }
  }
  return *games().front();
}

}  // namespace

ExitCode run(const PlayArguments& arguments) {
  const Game& game = game_of(arguments);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  const int players =
      arguments.players > 0 ? arguments.players : std::min(usual_players, game.most_seats());
  catch_interrupts();
  OutFile file(arguments.output);
  Progress progress("games");
  std::string log;
  for (std::uint64_t i = 0; i < arguments.games; ++i) {
    stop_if_interrupted();
    log.clear();
    if (!random_game(game, players, rules, arguments.seed + i, log)) {
      throw Failure(usage, fmt::format("--players {}: the ruleset {} has no table for so many",
                                       players, rules.name));
    }
    file.write(log);
    progress.tick(i + 1, i + 1, arguments.games);
  }
  file.commit();
  return ok;
}

}  // namespace tally::cli

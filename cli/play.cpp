#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

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

// "4 to 10 players", "2, 3 and 5 players": the tables there are rules for.
std::string tables_of(const Game& game, const Ruleset& rules) {
  std::vector<int> counts;
  for (int n = 1; n <= game.most_seats(); ++n) {
    Setup setup;
    if (game.random_setup(n, rules, 0, setup)) counts.push_back(n);
  }
  if (counts.empty()) return "no tables";
  const bool row = counts.back() - counts.front() + 1 == static_cast<int>(counts.size());
  if (row && counts.size() > 2)
    return fmt::format("tables for {} to {} players", counts.front(), counts.back());
  return fmt::format("tables for {} players", fmt::join(counts, ", "));
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
      throw Failure(usage, fmt::format("--players {}: the ruleset {} has {}", players, rules.name,
                                       tables_of(game, rules)));
    }
    file.write(log);
    progress.tick(i + 1, i + 1, arguments.games);
  }
  file.commit();
  if (arguments.ruleset.ends_with(".toml")) {
    progress.clear();
    complain(
        fmt::format("the games name the ruleset {}, which this program does not know; check "
                    "them with --ruleset {}",
                    rules.name, arguments.ruleset));
  }
  return ok;
}

}  // namespace tally::cli

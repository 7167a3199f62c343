#include "cli/named_game.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/named_ruleset.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "verify/tables.h"

namespace tally::cli {

const Game& game_called(const std::string& name) {
  if (const Game* const game = find_game(name)) return *game;
  std::vector<Message> names;
  for (const Game* g : games()) names.push_back(tally::say::verbatim(g->name()));
  throw Failure(usage, say::no_such_game_name(report::printable(name),
                                              joined(std::move(names), tally::say::comma)));
}

const Game& game_of(const std::string& name, const std::string& ruleset) {
  if (!name.empty()) return game_called(name);
  if (ruleset.empty()) return *games().front();
  expect_ruleset(ruleset);
  for (const Game* game : games()) {
    try {
      load_ruleset(*game, ruleset);
      return *game;
    } catch (const RulesetError&) {
      continue;  // of another game
    }
  }
  return *games().front();
}

Ruleset rules_of(const Game& game, const std::string& named) {
  try {
    return load_ruleset(game, named.empty() ? game.default_ruleset() : std::string_view(named));
  } catch (const RulesetError& error) {
    throw Failure(usage, tally::say::colon(tally::say::verbatim("--ruleset"), error.said()));
  }
}

std::vector<std::string> files_of(const Game& game, const std::string& ruleset) {
  if (ruleset.empty()) return {};
  try {
    return ruleset_files(game, ruleset);
  } catch (const RulesetError&) {
    return {ruleset};  // of another game
  }
}

std::vector<std::string> with_files_of(const std::string& ruleset, std::vector<std::string> files) {
  for (const Game* const game : games())
    for (std::string& file : files_of(*game, ruleset)) files.push_back(std::move(file));
  return files;
}

Message tables_of(const Game& game, const Ruleset& rules) {
  const std::vector<int> counts = verify::tables_of(game, rules);
  if (counts.empty()) return say::no_tables();
  const bool row = counts.back() - counts.front() + 1 == static_cast<int>(counts.size());
  if (row && counts.size() > 2) return say::tables_from_to(counts.front(), counts.back());
  return say::tables_for(fmt::format("{}", fmt::join(counts, ", ")));
}

}  // namespace tally::cli

#include "cli/named_ruleset.h"

#include <string_view>

#include "cli/exit_code.h"
#include "cli/named_game.h"
#include "replay/books/ruleset.h"

namespace tally::cli {

NamedRuleset ruleset_called(const std::string& name_or_file, const std::string& game) {
  std::string wrong;
  for (const Game* g : games()) {
    if (!game.empty() && g != &game_called(game)) continue;
    try {
      return {g, load_ruleset(*g, name_or_file), is_observed(g->name(), name_or_file)};
    } catch (const RulesetError& error) {
      // Of another game: what is wrong with it is said where it is read as one of its own.
      const bool of_another = error.message.starts_with("game: expected");
      if (wrong.empty() || !of_another) wrong = error.what();
    }
  }
  throw Failure(usage, wrong);
}

}  // namespace tally::cli

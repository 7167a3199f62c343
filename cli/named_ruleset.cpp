#include "cli/named_ruleset.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/named_game.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"

namespace tally::cli {

namespace {

bool is_path(const std::string& name) {
  return name.find('/') != std::string::npos || name.ends_with(".toml");
}

}  // namespace

Message no_ruleset(const std::string& name, const std::string& game) {
  std::vector<Message> all;
  std::vector<std::string> names;
  for (const Game* g : games()) {
    if (!game.empty() && g->name() != game) continue;
    std::vector<Message> own;
    for (const std::string& n : ruleset_names(g->name())) {
      own.push_back(tally::say::verbatim(n));
      names.push_back(n);
    }
    all.push_back(say::rulesets_of(joined(std::move(own), tally::say::comma), g->name()));
  }
  Message close = log::close_names(name, {names.begin(), names.end()});
  return say::no_such_ruleset(
      io::in_quotes(name),
      close.is(log::say::did_you_mean)
          ? say::close_name(std::move(close))
          : say::rulesets_there_are(joined(std::move(all), tally::say::semicolon)));
}

void expect_ruleset(const std::string& name_or_file, const char* option) {
  if (name_or_file.empty()) return;
  const bool name = !is_path(name_or_file);
  Message why;
  for (const Game* game : games()) {
    try {
      load_ruleset(*game, name_or_file);
      return;
    } catch (const RulesetError& error) {
      // Of a file that is of one game, what another game says of it is no help.
      if (why.empty() || !error.message.is(books::say::another_game)) why = error.said();
    }
  }
  if (name) why = no_ruleset(name_or_file, "");
  throw Failure(usage, tally::say::colon(tally::say::verbatim(option), std::move(why)));
}

NamedRuleset ruleset_called(const std::string& name_or_file, const std::string& game) {
  Message wrong;
  if (!is_path(name_or_file)) {
    const auto has = [&](const Game* g) {
      const std::vector<std::string> own = ruleset_names(g->name());
      return (game.empty() || g == &game_called(game)) &&
             std::find(own.begin(), own.end(), name_or_file) != own.end();
    };
    if (std::none_of(games().begin(), games().end(), has)) {
      // Of another game: the ruleset is there, and is not of the game that is meant.
      for (const Game* g : games()) {
        const std::vector<std::string> own = ruleset_names(g->name());
        if (std::find(own.begin(), own.end(), name_or_file) != own.end())
          throw Failure(usage, say::of_another_game(name_or_file, g->name(), game));
      }
      throw Failure(usage, no_ruleset(name_or_file, game));
    }
  }
  for (const Game* g : games()) {
    if (!game.empty() && g != &game_called(game)) continue;
    try {
      return {g, load_ruleset(*g, name_or_file), load_base(*g, name_or_file),
              is_observed(g->name(), name_or_file)};
    } catch (const RulesetError& error) {
      // Of another game: what is wrong with it is said where it is read as one of its own.
      const bool of_another = error.message.is(books::say::another_game);
      if (wrong.empty() || !of_another) wrong = error.said();
    }
  }
  throw Failure(usage, std::move(wrong));
}

std::string base_of(const std::string& name_or_file) {
  if (!is_path(name_or_file)) return {};
  const NamedRuleset named = ruleset_called(name_or_file, "");
  const std::vector<std::string> files = ruleset_files(*named.game, name_or_file);
  return files.size() > 1 ? files[1] : named.base.name;
}

}  // namespace tally::cli

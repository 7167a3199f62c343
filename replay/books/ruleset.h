// Rulesets: named sets of option values, embedded (engine/<game>/rulesets/*.toml) or on disk.
//
//   name = "my-table"        # required
//   game = "…"               # required
//   base = "classic"         # optional: a known name, or a path from this file's folder
//   title.en = "…"           # optional, likewise title.zh and source
//   observed = true          # optional: a program plays so, whether it should or not
//   [options]                # what differs from the base, or from the defaults
//   wine_limit = "per_phase"
//   roles_5 = { lord = 1, loyalist = 1, rebel = 2, spy = 1 }
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rulebook.h"
#include "replay/books/book_error.h"
#include "replay/books/text.h"

namespace tally {

// A known name, else the path of a file whose name ends in ".toml". Throws one RulesetError, which
// says all that is wrong with the file, one mistake a line. A file cannot have a known name.
Ruleset load_ruleset(const Game& game, std::string_view name_or_path);
// What that file starts from: its base, or the default values where it has none.
Ruleset load_base(const Game& game, std::string_view name_or_path);
// The files on disk it is read from: its own, its base's, and so on. Throws RulesetError.
std::vector<std::string> ruleset_files(const Game& game, std::string_view name_or_path);

// `asked`, but with the values `own` has for the options of set-up and score: so a record is held
// against other rules of play without a word about how it was dealt or what it counts.
Ruleset keep_setup(const Ruleset& own, Ruleset asked, std::span<const OptionInfo> options);
// A value of an option as a ruleset file has it: true, 5, "judgement+equip" with its quotes.
std::string value_in_toml(const OptionInfo& option, int value);

// The names of the embedded rulesets of a game, sorted; empty when the game is not known.
std::vector<std::string> ruleset_names(std::string_view game);

// Whether it says of itself that it is how a program was seen to play, not rules somebody wrote.
// Throws RulesetError.
bool is_observed(std::string_view game, std::string_view name_or_path);

// The title of a ruleset; its name where the file has no title. Throws RulesetError.
Text ruleset_title(std::string_view game, std::string_view name_or_path);
// Where its file says that it comes from; "" where it does not. Throws RulesetError.
std::string ruleset_source(std::string_view game, std::string_view name_or_path);

}  // namespace tally

#include "cli/record_checker.h"

#include <algorithm>
#include <exception>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

std::string joined(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

const Ruleset& Rulesets::of(const Game& game, const std::string& named_by_record) {
  const std::string& name = forced_.empty() ? named_by_record : forced_;
  const auto found = loaded_.find({&game, name});
  if (found != loaded_.end()) return found->second;
  if (forced_.empty() && !name.empty()) {
    const std::vector<std::string> known = ruleset_names(game.name());
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      throw io::InputError("the record's ruleset " + io::in_quotes(name) +
                           " is not known here; choose one with --ruleset: " + joined(known) +
                           ", or a .toml file");
    }
  }
  try {
    Ruleset rules = load_ruleset(game, name.empty() ? game.default_ruleset() : name);
    return loaded_.emplace(std::pair(&game, name), std::move(rules)).first->second;
  } catch (const RulesetError& error) {
    throw io::InputError(error.what());
  }
}

void expect_ruleset(const std::string& name_or_file) {
  if (name_or_file.empty()) return;
  std::string why;
  for (const Game* game : games()) {
    try {
      load_ruleset(*game, name_or_file);
      return;
    } catch (const RulesetError& error) {
      why = error.what();
    }
  }
  throw Failure(usage, "--ruleset: " + why);
}

void RecordChecker::check(const Record& record, report::Entry& entry, EventSink* sink) {
  entry.format = record.format;
  entry.program = record.program;
  entry.ruleset = record.ruleset;
  entry.game = record.game;
  entry.players = record.setup.players;
  entry.error.clear();
  entry.internal = false;
  try {
    const Ruleset& rules = rulesets_.of(*record.game, record.ruleset);
    entry.ruleset = rules.name;
    std::unique_ptr<Checker>& checker = checkers_[record.game];
    if (!checker) checker = std::make_unique<Checker>(*record.game);
    checker->speak(lang_);
    checker->check(record, rules, entry.report, sink);
  } catch (const io::InputError& error) {
    entry.report = {};
    entry.error = error.message;
  } catch (const std::exception& error) {
    // One game that this program cannot digest must not hide the others.
    entry.report = {};
    entry.error = std::string("internal error: ") + error.what();
    entry.internal = true;
  }
}

void fill_unreadable(const io::InputError& error, std::string_view format, report::Entry& entry) {
  entry.clear();
  entry.format = format;
  entry.error = error.message;
  // Some messages name the line themselves.
  const std::string line = "line " + io::grouped(error.line);
  if (error.line > 0 && !error.message.starts_with(line)) entry.error = line + ": " + error.message;
}

}  // namespace tally::cli

#include "cli/record_checker.h"

#include <algorithm>
#include <exception>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "cli/named_ruleset.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"
#include "replay/io/messages.h"
#include "replay/messages.h"
#include "replay/report/identify.h"
#include "verify/invariants/invariants.h"

namespace tally::cli {
namespace {

std::string joined(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

const Ruleset& Rulesets::of(const Game& game, const std::string& named_by_record) {
  const auto found = loaded_.find({&game, named_by_record});
  if (found != loaded_.end()) return found->second;
  // Names nobody knows are not collected.
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (!wanted_.ruleset.empty() && !own_known && !named_by_record.empty()) return of(game, "");
  try {
    return loaded_.emplace(std::pair(&game, named_by_record), load(game, named_by_record))
        .first->second;
  } catch (const RulesetError& error) {
    throw io::InputError(error.said());
  }
}

Ruleset Rulesets::load(const Game& game, const std::string& named_by_record) const {
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = named_by_record.empty() ||
                         std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (wanted_.ruleset.empty() && !own_known) {
    throw io::InputError(say::ruleset_unknown(io::in_quotes(named_by_record), joined(known)));
  }
  const std::string_view own = named_by_record.empty() ? game.default_ruleset() : named_by_record;
  if (wanted_.ruleset.empty()) return load_ruleset(game, own);
  Ruleset asked = load_ruleset(game, wanted_.ruleset);
  if (wanted_.strict_setup || !own_known || named_by_record.empty()) return asked;
  return keep_setup(load_ruleset(game, own), std::move(asked), game.options());
}

void expect_ruleset(const std::string& name_or_file, const char* option) {
  if (name_or_file.empty()) return;
  const bool name = name_or_file.find('/') == std::string::npos && !name_or_file.ends_with(".toml");
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

void RecordChecker::explain(const Record& record, const Ruleset& rules, Checker& checker,
                            report::Entry& entry) {
  if (!explainer_.examine(record, rules, checker, entry.report) || !wants_witness_) return;
  if (entry.report.hidden == HiddenCards::contradiction)
    entry.no_witness = say::none_explains();
  else if (entry.report.hidden == HiddenCards::undecided)
    entry.no_witness = say::not_decided_whether();
  else if (!entry.report.findings.empty())
    entry.no_witness = say::breaks_a_rule();
  else if (entry.report.hidden == HiddenCards::not_asked)
    entry.no_witness = say::too_much_for_a_deal();
  if (!entry.no_witness.empty()) return;
  // Of a checker of its own: this one still holds the game as it was recorded.
  Checker other(*record.game);
  if (!explainer_.witness(record, rules, other, entry.witness))
    entry.no_witness = say::none_with_all_names();
}

void RecordChecker::check(const Record& record, report::Entry& entry, EventSink* sink) {
  entry.format = record.format;
  entry.program = record.program;
  entry.ruleset = record.ruleset;
  entry.game = record.game;
  entry.players = record.setup.players;
  entry.error.clear();
  entry.witness.clear();
  entry.no_witness = {};
  entry.internal = false;
  entry.stray = false;
  entry.skipped = false;
  entry.id = 0;
  entry.standing = Standing::counts;
  entry.led_by.clear();
  entry.more = 0;
  try {
    const Ruleset& rules = rulesets_.of(*record.game, record.ruleset);
    entry.ruleset = rules.name;
    std::unique_ptr<Checker>& checker = checkers_[record.game];
    if (!checker) {
      checker = std::make_unique<Checker>(*record.game);
      checker->watch(verify::watch_for(*record.game));
    }
    checker->check(record, rules, entry.report, sink);
    explain(record, rules, *checker, entry);
    report::identify(record, entry);
  } catch (const io::InputError& error) {
    entry.report = {};
    entry.error = error.message;
  } catch (const std::exception& error) {
    // One game that this program cannot digest must not hide the others.
    entry.report = {};
    entry.error = io::internal_error(error).message;
    entry.internal = true;
  }
}

void fill_unreadable(const io::InputError& error, std::string_view format, report::Entry& entry) {
  entry.clear();
  entry.format = format;
  entry.internal = error.internal;
  entry.stray = error.stray;
  // One message names the line itself.
  entry.error = error.line > 0 && !error.message.is(io::say::line_too_long)
                    ? io::say::on_line(error.line, error.message)
                    : error.message;
}

}  // namespace tally::cli

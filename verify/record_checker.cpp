#include "verify/record_checker.h"

#include <exception>

#include "replay/io/messages.h"
#include "replay/report/identify.h"
#include "verify/hidden/explain.h"
#include "verify/hidden/messages.h"
#include "verify/invariants/invariants.h"

namespace tally {

RecordChecker::RecordChecker(const WantedRules& wanted)
    : rulesets_(wanted), explainer_(std::make_unique<hidden::Explainer>()) {}
RecordChecker::~RecordChecker() = default;

void RecordChecker::explain(const Record& record, const Ruleset& rules, Checker& checker,
                            report::Entry& entry) {
  if (!explainer_->examine(record, rules, checker, entry.report) || !wants_witness_) return;
  if (entry.report.hidden == HiddenCards::contradiction)
    entry.no_witness = hidden::say::none_explains();
  else if (entry.report.hidden == HiddenCards::undecided)
    entry.no_witness = hidden::say::not_decided_whether();
  else if (!entry.report.findings.empty())
    entry.no_witness = hidden::say::breaks_a_rule();
  else if (entry.report.hidden == HiddenCards::not_asked)
    entry.no_witness = hidden::say::too_much_for_a_deal();
  if (!entry.no_witness.empty()) return;
  // Of a checker of its own: this one still holds the game as it was recorded.
  Checker other(*record.game);
  if (!explainer_->witness(record, rules, other, entry.witness))
    entry.no_witness = hidden::say::none_with_all_names();
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
  entry.line = 0;
  entry.internal = false;
  entry.stray = false;
  entry.skipped = false;
  entry.id = 0;
  entry.standing = Standing::counts;
  entry.led_by.clear();
  entry.more = 0;
  try {
    const Ruleset& rules = rulesets_.of(*record.game, record.ruleset, record.not_covered.empty());
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
  entry.line = error.line;
  // One message names the line itself.
  entry.error = error.line > 0 && !error.message.is(io::say::line_too_long)
                    ? io::say::on_line(error.line, error.message)
                    : error.message;
}

}  // namespace tally

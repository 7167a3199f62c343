#pragma once
// One record, the right rules, one verdict: what every command does with a record.
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "cli/arguments.h"
#include "replay/check.h"
#include "replay/io/input_error.h"
#include "replay/report/entry.h"
#include "verify/hidden/explain.h"

namespace tally::cli {

// The rulesets of a run, as far as records asked for them. Not shared between threads.
class Rulesets {
 public:
  explicit Rulesets(WantedRules wanted) : wanted_(std::move(wanted)) {}

  // Throws io::InputError when there is no such ruleset for this game. Only what is
  // wanted is looked for among files: a record must not make this program open one.
  const Ruleset& of(const Game& game, const std::string& named_by_record);

 private:
  [[nodiscard]] Ruleset load(const Game& game, const std::string& named_by_record) const;

  WantedRules wanted_;
  std::map<std::pair<const Game*, std::string>, Ruleset> loaded_;
};

// Throws Failure (usage) when no game has such a ruleset. Nothing for "".
// `option`: which one names it.
void expect_ruleset(const std::string& name_or_file, const char* option = "--ruleset");

class RecordChecker {
 public:
  explicit RecordChecker(const WantedRules& wanted) : rulesets_(wanted) {}

  // Whether Entry::witness is to be filled.
  void want_witness(bool yes) { wants_witness_ = yes; }

  // Fills all of `entry` but its path and number. What goes wrong becomes the entry's error.
  void check(const Record& record, report::Entry& entry, EventSink* sink = nullptr);
  // The record of the last check once more, for `sink`; only after one without an error.
  void check_again(const Record& record, EventSink& sink) {
    checkers_.at(record.game)->check_again(sink);
  }
  // The rules a record is held against. Throws io::InputError.
  const Ruleset& rules(const Record& record) { return rulesets_.of(*record.game, record.ruleset); }
  // As the last game of this kind left it; only after a check without an error.
  [[nodiscard]] const Match& match(const Game& game) const { return checkers_.at(&game)->match(); }

 private:
  void explain(const Record& record, const Ruleset& rules, Checker& checker, report::Entry& entry);

  bool wants_witness_ = false;
  Rulesets rulesets_;
  std::map<const Game*, std::unique_ptr<Checker>> checkers_;
  hidden::Explainer explainer_;
};

// An entry for what could not be read.
void fill_unreadable(const io::InputError& error, std::string_view format, report::Entry& entry);

}  // namespace tally::cli

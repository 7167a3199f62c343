#pragma once
// One record, the right rules, one verdict: what every command does with a record.
#include <map>
#include <memory>
#include <string_view>

#include "replay/books/wanted_rules.h"
#include "replay/check.h"
#include "replay/io/input_error.h"
#include "replay/record.h"
#include "replay/report/entry.h"

namespace tally {

namespace hidden {
class Explainer;
}

// Reused from record to record. Not shared between threads: one for each.
class RecordChecker {
 public:
  explicit RecordChecker(const WantedRules& wanted);
  ~RecordChecker();
  RecordChecker(const RecordChecker&) = delete;
  RecordChecker& operator=(const RecordChecker&) = delete;

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
  std::unique_ptr<hidden::Explainer> explainer_;
};

// An entry for what could not be read.
void fill_unreadable(const io::InputError& error, std::string_view format, report::Entry& entry);

}  // namespace tally

#pragma once
// Adds to the report of a check whether its record's hidden cards and identities can be as the
// record has them.
#include <string>

#include "engine/core/rulebook.h"
#include "replay/check.h"
#include "replay/record.h"
#include "verify/hidden/core.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

// Whether something of the game is not shown. Costs nothing worth the name for one that shows all.
bool hides(const Record& record);

class Phrasing;

class Explainer {
 public:
  // `report` is what `checker` said of this record; where that hides something, which is returned,
  // the record is played once more. Adds findings of kind `contradiction`, and to findings of the
  // rules why no hidden card can be meant.
  bool examine(const Record& record, const Ruleset& rules, Checker& checker, Report& report);

  // Of the records from now on.
  void allow(const Allowance& allowed) { allowed_ = allowed; }

  // Of the last record that hides something: its game, and whether its hidden cards can be dealt.
  [[nodiscard]] const Trace& trace() const { return trace_; }
  // Appends the last record's game with its hidden cards dealt, as a log that `checker` finds
  // clean; false when no such deal was found.
  bool witness(const Record& record, const Ruleset& rules, Checker& checker, std::string& out);

 private:
  bool cards(const Record& record, const Ruleset& rules, Report& report, std::size_t steps,
             Phrasing& words);
  void explain_doubt(const Record& record, Report& report);
  void explain_later(const Found& first, Report& report, Phrasing& words) const;
  bool role(const Record& record, const Ruleset& rules, Report& report, const Phrasing& words);
  bool identities(const Record& record, const Ruleset& rules, Report& report, std::size_t steps,
                  const Phrasing& words);
  void add(Report& report, std::size_t at, Finding f) const;

  Allowance allowed_;
  Trace trace_;
  Trace supposed_;
  Report again_;
};

}  // namespace tally::hidden

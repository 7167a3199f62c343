#include "replay/report/entry.h"

namespace tally::report {

void Entry::clear() {
  path.clear();
  number = 0;
  format.clear();
  program.clear();
  ruleset.clear();
  game = nullptr;
  players = 0;
  report.verdict = VerdictKind::clean;
  report.reason.clear();
  report.findings.clear();
  report.winners = {};
  report.over = false;
  report.played = true;
  report.turns = 0;
  report.events = 0;
  report.signature = 0;
  report.hidden = HiddenCards::not_looked_at;
  witness.clear();
  error.clear();
  internal = false;
}

std::string source_of(const Entry& entry) {
  if (entry.number == 0) return entry.path;
  return entry.path + "#" + std::to_string(entry.number);
}

}  // namespace tally::report

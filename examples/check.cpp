// Checks the games of a record as `tally check` does: check RECORD
#include <iostream>
#include <string>

#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/record_checker.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  tally::RecordStream games;
  games.open(argv[1]);                  // any format; "-" is standard input
  tally::RecordChecker checker({});     // each record by the ruleset that it names
  tally::report::TextReport words({});  // in English, without colours
  tally::Record record;                 // used again for each game, as is the entry
  tally::report::Entry entry;
  bool clean = true;
  for (auto got = games.next(record); got != tally::RecordStream::Got::end;
       got = games.next(record)) {
    entry.clear();
    if (got == tally::RecordStream::Got::error)
      tally::fill_unreadable(games.error(), games.format(), entry);
    else
      checker.check(record, entry);
    entry.path = argv[1];
    std::string out;
    words.entry(out, entry);  // the verdict, and each finding beneath it
    std::cout << out;
    clean = clean && entry.error.empty() && entry.report.verdict == tally::VerdictKind::clean;
  }
  return clean ? 0 : 1;
}

#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

[[noreturn]] void refuse(const std::string& path, const report::Entry& entry) {
  throw Failure(entry.internal ? internal : unreadable, say::of_file(path, entry.error));
}

}  // namespace

ExitCode run(const HideArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  catch_interrupts();
  RecordChecker checker(arguments.rules);
  OutFile file(arguments.output, with_files_of(arguments.rules.ruleset, {arguments.record}));
  RecordStream stream;
  Record record;
  report::Entry entry;
  stream.open(arguments.record);
  for (;;) {
    stop_if_interrupted();
    const RecordStream::Got got = stream.next(record);
    if (got == RecordStream::Got::end) break;
    if (got == RecordStream::Got::error) {
      fill_unreadable(stream.error(), stream.format(), entry);
      refuse(arguments.record, entry);
    }
    const int players = record.setup.players;
    if (arguments.seat > players)
      throw Failure(usage, say::no_such_seat("hide", arguments.seat, players));
    std::string log;
    hidden::ViewLog sink(log, record, static_cast<Seat>(arguments.seat - 1));
    checker.check(record, entry, &sink);
    if (sink.blind()) complain(say::not_all_seen(arguments.record, arguments.seat));
    if (!entry.error.empty()) refuse(arguments.record, entry);
    if (!record.not_covered.empty())
      throw Failure(undecided, say::of_file(arguments.record, entry.report.reason));
    sink.finish(checker.match(*record.game));
    file.write(log);
  }
  file.commit();
  return ok;
}

}  // namespace tally::cli

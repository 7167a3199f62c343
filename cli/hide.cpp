#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/log/log.h"
#include "replay/source.h"
#include "verify/hidden/view.h"

namespace tally::cli {
namespace {

// Writes the events of one game as a seat saw them.
class ViewSink final : public EventSink {
 public:
  ViewSink(std::string& out, const Schema& schema, int players, Seat viewer)
      : out_(out), schema_(schema), view_(schema, players, viewer) {}
  [[nodiscard]] Setup setup(const Setup& whole) const { return view_.see(whole); }
  void event(const Event& e, const Match&, std::uint32_t) override {
    write_event(out_, schema_, view_.see(e));
  }

 private:
  std::string& out_;
  const Schema& schema_;
  hidden::View view_;
};

// The rules tell every kind of event, whatever the record leaves out.
void write_header_of(std::string& out, Record& record, const Setup& seen) {
  const std::uint64_t shows = std::exchange(record.shows, ~std::uint64_t{0});
  const Setup whole = std::exchange(record.setup, seen);
  write_header(out, record);
  record.setup = whole;
  record.shows = shows;
}

[[noreturn]] void refuse(const std::string& path, const report::Entry& entry) {
  throw Failure(entry.internal ? internal : unreadable, path + ": " + entry.error);
}

}  // namespace

ExitCode run(const HideArguments& arguments) {
  catch_interrupts();
  RecordChecker checker(WantedRules{});
  OutFile file(arguments.output);
  RecordStream stream;
  Record record;
  report::Entry entry;
  try {
    stream.open(open_input(arguments.record));
  } catch (io::InputError& error) {
    stream.open(std::move(error));
  }
  for (;;) {
    stop_if_interrupted();
    const RecordStream::Got got = stream.next(record);
    if (got == RecordStream::Got::end) break;
    if (got == RecordStream::Got::error) {
      fill_unreadable(stream.error(), name_of(stream.format()), entry);
      refuse(arguments.record, entry);
    }
    const int players = record.setup.players;
    if (arguments.seat > players)
      throw Failure(usage, fmt::format("hide: there is no seat {}; this game has {} seats",
                                       arguments.seat, players));
    std::string log;
    ViewSink sink(log, record.game->schema(), players, static_cast<Seat>(arguments.seat - 1));
    std::string header;
    write_header_of(header, record, sink.setup(record.setup));
    checker.check(record, entry, &sink);
    if (!entry.error.empty()) refuse(arguments.record, entry);
    if (!record.not_covered.empty())
      throw Failure(undecided, arguments.record + ": " + entry.report.reason);
    file.write(header);
    file.write(log);
  }
  file.commit();
  return ok;
}

}  // namespace tally::cli

#include <string>
#include <utility>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/log/log.h"
#include "replay/report/summary.h"
#include "replay/report/text.h"
#include "replay/source.h"

namespace tally::cli {
namespace {

// Writes the events of one game as the rules tell them.
class LogSink final : public EventSink {
 public:
  explicit LogSink(std::string& out) : out_(out) {}
  void start(const Game& game) { schema_ = &game.schema(); }
  void event(const Event& e, const Match&, std::uint32_t) override {
    write_event(out_, *schema_, e);
  }

 private:
  std::string& out_;
  const Schema* schema_ = nullptr;
};

class ImportRun {
 public:
  explicit ImportRun(const ImportArguments& arguments)
      : arguments_(arguments), checker_(WantedRules{}), text_(style_of_err()), sink_(log_) {}

  ExitCode run() {
    OutFile file(arguments_.output);
    open();
    for (;;) {
      stop_if_interrupted();
      const RecordStream::Got got = stream_.next(record_);
      if (got == RecordStream::Got::end) break;
      one(got, file);
      progress_.tick(summary_.games(), 0, 0);
    }
    progress_.clear();
    if (written_ > 0) file.commit();
    const ExitCode code = exit_code_of(summary_, written_ == 0);
    if (code != ok || summary_.games() > 1) write_err(summary_.line() + "\n");
    return code;
  }

 private:
  void open() {
    try {
      stream_.open(open_input(arguments_.record));
    } catch (io::InputError& error) {
      stream_.open(std::move(error));
    }
  }

  // The rules tell every kind of event, whatever the record leaves out.
  void write_header_of_all(Record& record) {
    const std::uint64_t shows = std::exchange(record.shows, ~std::uint64_t{0});
    write_header(log_, record);
    record.shows = shows;
  }

  void one(RecordStream::Got got, OutFile& file) {
    log_.clear();
    if (got == RecordStream::Got::error) {
      fill_unreadable(stream_.error(), name_of(stream_.format()), entry_);
    } else {
      write_header_of_all(record_);
      sink_.start(*record_.game);
      checker_.check(record_, entry_, &sink_);
    }
    entry_.path = arguments_.record;
    entry_.number = static_cast<std::uint32_t>(summary_.games() + 1);
    // A file of one game is the usual case; the others are told apart by their number.
    if (entry_.number == 1) entry_.number = 0;
    summary_.add(entry_);
    const bool covered = got == RecordStream::Got::record && record_.not_covered.empty();
    if (entry_.error.empty() && covered) {
      file.write(log_);
      ++written_;
    }
    if (entry_.error.empty() && covered && entry_.report.verdict == VerdictKind::clean) return;
    std::string out;
    text_.entry(out, entry_);
    progress_.clear();
    write_err(out);
  }

  const ImportArguments& arguments_;
  RecordChecker checker_;
  report::TextReport text_;
  report::Summary summary_;
  Progress progress_{"games"};
  RecordStream stream_;
  Record record_;
  report::Entry entry_;
  std::string log_;
  LogSink sink_;
  std::uint64_t written_ = 0;
};

}  // namespace

ExitCode run(const ImportArguments& arguments) {
  catch_interrupts();
  return ImportRun(arguments).run();
}

}  // namespace tally::cli

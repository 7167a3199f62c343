#include <string>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/log/log.h"
#include "replay/report/summary.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/record_checker.h"

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
      : arguments_(arguments),
        checker_(WantedRules{}),
        text_(style_of_err(), arguments.lang),
        sink_(log_) {}

  ExitCode run() {
    const Paths paths = list_paths(arguments_.records);
    OutFile file(arguments_.output, paths.found);
    for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
    for (const report::Entry& entry : paths.refused) tell(entry);
    for (const std::string& path : paths.found) all_of(path, file);
    progress_.clear();
    if (written_ > 0) file.commit();
    ExitCode code = exit_code_of(summary_, true);
    if (!paths.empty.empty() && code != internal) code = unreadable;
    if (code != ok || summary_.games() > 1) write_err(summary_.line(false, arguments_.lang) + "\n");
    return code;
  }

 private:
  void all_of(const std::string& path, OutFile& file) {
    stream_.open(path);
    for (std::uint32_t number = 1; !errors_.enough(); ++number) {
      stop_if_interrupted();
      const RecordStream::Got got = stream_.next(record_);
      if (got == RecordStream::Got::end) break;
      one(got, file, path, number);
      progress_.tick(summary_.games(), 0, 0);
    }
    if (errors_.rest(path, entry_)) tell(entry_);
  }

  void one(RecordStream::Got got, OutFile& file, const std::string& path, std::uint32_t number) {
    log_.clear();
    if (got == RecordStream::Got::error) {
      fill_unreadable(stream_.error(), stream_.format(), entry_);
    } else {
      write_header(log_, record_, record_.setup, record_.note);
      sink_.start(*record_.game);
      checker_.check(record_, entry_, &sink_);
      // As the rules tell it, there would be nothing wrong with it.
      if (!entry_.report.findings.empty()) {
        log_.clear();
        write_record(log_, record_);
      }
    }
    entry_.path = path;
    // A file of one game is the usual case; the others are told apart by their number.
    entry_.number = number == 1 ? 0 : number;
    const bool covered = got == RecordStream::Got::record && record_.not_covered.empty();
    if (entry_.error.empty() && covered) {
      file.write(log_);
      ++written_;
    }
    if (errors_.tells(entry_)) tell(entry_);
  }

  void tell(const report::Entry& entry) {
    summary_.add(entry);
    if (entry.error.empty() && entry.report.verdict == VerdictKind::clean) return;
    std::string out;
    text_.entry(out, entry);
    progress_.clear();
    write_err(out);
  }

  const ImportArguments& arguments_;
  RecordChecker checker_;
  report::TextReport text_;
  report::Summary summary_;
  report::Errors errors_;  // of one record file after another
  Progress progress_{say::games_done};
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

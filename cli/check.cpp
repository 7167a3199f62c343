#include <chrono>
#include <mutex>
#include <optional>
#include <string>

#include "cli/check_all.h"
#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/follow.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/report/jsonl.h"
#include "replay/report/summary.h"
#include "replay/report/text.h"

namespace tally::cli {
namespace {

class CheckRun {
 public:
  explicit CheckRun(const CheckArguments& arguments)
      : arguments_(arguments), text_(style_of_out(), arguments.lang), progress_(say::games_done) {}

  ExitCode run() {
    const Paths paths = list_paths(arguments_.paths);
    const std::uint64_t whole = progress_.wanted() ? size_of(paths.found) : 0;
    CheckAll options{.rules = arguments_.rules, .jobs = arguments_.jobs};
    options.witness = !arguments_.witness.empty();
    if (options.witness) {
      witness_.emplace(arguments_.witness, with_files_of(arguments_.rules.ruleset, paths.found));
    }
    options.progress = [&](std::uint64_t bytes) { progress_.tick(summary_.games(), bytes, whole); };
    std::optional<LastWords> last_words(std::in_place, [this] {
      if (telling_.try_lock_for(std::chrono::milliseconds(20))) sum_up(false);
    });
    try {
      for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
      for (const report::Entry& entry : paths.refused) tell(entry);
      check_all(paths.found, options, [&](const Checked& game) { tell(game.entry); });
    } catch (...) {
      const std::lock_guard lock(telling_);
      flush();  // what is known so far
      throw;
    }
    last_words.reset();
    return sum_up(!paths.empty.empty());
  }

 private:
  void tell(const report::Entry& entry) {
    constexpr std::size_t enough = 32 * 1024;
    const std::lock_guard lock(telling_);
    summary_.add(entry);
    write_witness(entry);
    const bool clean = entry.error.empty() && entry.report.verdict == VerdictKind::clean;
    if (clean && arguments_.only_findings) return;
    if (arguments_.jsonl) {
      report::write_jsonl(out_, entry);
    } else {
      text_.entry(out_, entry);
    }
    if (out_.size() >= enough || out_is_terminal()) flush();
  }

  void write_witness(const report::Entry& entry) {
    if (!witness_ || entry.report.hidden == HiddenCards::not_looked_at || !entry.error.empty())
      return;
    any_hidden_ = true;
    if (entry.witness.empty())
      return complain(say::no_deal_written(report::source_of(entry), entry.no_witness));
    witness_->write(entry.witness);
    any_witness_ = true;
  }

  void flush() {
    progress_.clear();
    // A log on standard output stands there alone.
    arguments_.witness == "-" ? write_err(out_) : write_out(out_);
    out_.clear();
  }

  ExitCode sum_up(bool missing) {
    std::string lines = summary_.by_rule(arguments_.lang);
    if (!lines.empty()) lines += '\n';
    lines += summary_.line(was_interrupted(), arguments_.lang) + "\n";
    if (!arguments_.jsonl) out_ += lines;
    flush();
    if (arguments_.jsonl) write_err(lines);
    if (was_interrupted()) return interrupted;
    if (witness_ && any_witness_) witness_->commit();
    if (witness_ && !any_witness_)
      complain((any_hidden_ ? say::no_witness_known : say::no_witness_needed)(arguments_.witness));
    const ExitCode code = exit_code_of(summary_, arguments_.strict);
    return missing && code != internal ? unreadable : code;
  }

  const CheckArguments& arguments_;
  report::TextReport text_;
  report::Summary summary_;
  Progress progress_;
  std::string out_;
  std::timed_mutex telling_;  // of what is told: Ctrl-C may have another thread sum it up
  std::optional<OutFile> witness_;
  bool any_witness_ = false;
  bool any_hidden_ = false;
};

}  // namespace

ExitCode run(const CheckArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  if (arguments.follow) return follow(arguments);
  catch_interrupts();
  return CheckRun(arguments).run();
}

}  // namespace tally::cli

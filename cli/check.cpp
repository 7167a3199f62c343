#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/check_all.h"
#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/follow.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/merged.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/reports.h"
#include "cli/shard.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/report/display.h"
#include "replay/report/jsonl.h"
#include "replay/report/known/expected.h"
#include "replay/report/known/let_pass.h"
#include "replay/report/messages.h"
#include "replay/report/summary.h"
#include "verify/why/led.h"

namespace tally::cli {
namespace {

class CheckRun {
 public:
  explicit CheckRun(const CheckArguments& arguments)
      : arguments_(arguments), progress_(say::games_done) {}

  ExitCode run(const Paths& paths, const EachGame& each_game) {
    read_what_is_known();
    open_files(paths);
    const std::uint64_t whole = progress_.wanted() ? size_of(paths.found) : 0;
    CheckAll options = how_to_check();
    options.progress = [&](std::uint64_t bytes) { progress_.tick(summary_.games(), bytes, whole); };
    std::optional<LastWords> last_words(std::in_place, [this] {
      if (telling_.try_lock_for(std::chrono::milliseconds(20))) sum_up(false);
    });
    try {
      for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
      for (report::Entry entry : paths.refused) tell(entry, {});
      each_game(paths.found, options, [&](Checked& game) { tell(game.entry, game.rules); });
    } catch (...) {
      const std::lock_guard lock(telling_);
      flush();  // what is known so far
      throw;
    }
    last_words.reset();
    return sum_up(!paths.empty.empty());
  }

  // One part of it: what is told, and what is let pass, comes when all are there.
  ExitCode run_share(Paths paths) {
    read_what_is_known();
    CheckAll options = how_to_check();
    options.share = arguments_.share;
    std::vector<std::string> read = with_files_of(arguments_.rules.ruleset, {});
    for (const std::string& file : {arguments_.baseline, arguments_.expect})
      if (!file.empty()) read.push_back(file);
    return write_shard(std::move(paths), std::move(options), read);
  }

 private:
  [[nodiscard]] CheckAll how_to_check() const {
    CheckAll options{.rules = arguments_.rules, .jobs = arguments_.jobs};
    options.witness = !arguments_.witness.empty();
    options.given = &arguments_.paths;
    options.collect_rules = any_wants(arguments_.reports, &report::FormatInfo::rules);
    if (any_wants(arguments_.reports, &report::FormatInfo::led_by)) options.make = fill_led_by;
    return options;
  }

  static void fill_led_by(const Record& record, RecordChecker& checker, Checked& game) {
    if (!game.entry.error.empty()) return;
    why::fill_led_by(
        record, [&](EventSink& sink) { checker.check_again(record, sink); }, game.entry);
  }

  void read_what_is_known() {
    let_pass_.known_defects(arguments_.known_ok);
    try {
      if (!arguments_.baseline.empty()) let_pass_.baseline(arguments_.baseline);
      if (!arguments_.expect.empty()) expected_.emplace(arguments_.expect);
    } catch (const io::InputError& error) {
      throw Failure(unreadable, error.message);
    }
  }

  // None of them is one of those that are read.
  void open_files(const Paths& paths) {
    const CheckArguments& a = arguments_;
    std::vector<std::string> read = with_files_of(a.rules.ruleset, paths.found);
    read.insert(read.end(), paths.parts.begin(), paths.parts.end());
    for (const std::string& file : {a.baseline, a.expect})
      if (!file.empty()) read.push_back(file);
    if (!a.witness.empty()) witness_.emplace(a.witness, read);
    if (!a.save_baseline.empty()) save_.emplace(a.save_baseline, read);
    reports_.emplace(
        a.reports,
        report::WriterOptions{.style = style_of_out(), .lang = a.lang, .let_pass = &let_pass_},
        read);
  }

  void tell(report::Entry& entry, const std::vector<bool>& rules) {
    constexpr std::size_t enough = 32 * 1024;
    const std::lock_guard lock(telling_);
    let_pass_.judge(entry);
    summary_.add(entry);
    write_witness(entry);
    if (save_) {
      line_.clear();
      report::write_jsonl(line_, entry);
      save_->write(line_);
    }
    const Message other = expected_ ? expected_->differs(entry) : Message();
    if (!quiet(entry) || !other.empty()) reports_->entry(entry, rules);
    if (!other.empty()) reports_->line("  " + report::printable(text_of(other, arguments_.lang)));
    if (reports_->out.size() >= enough || out_is_terminal()) flush();
  }

  // Whether it is only counted.
  [[nodiscard]] bool quiet(const report::Entry& entry) const {
    if (!arguments_.only_findings) return false;
    return entry.skipped || entry.let_pass() || entry.verdict() == VerdictKind::clean ||
           expected_.has_value();
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
    arguments_.witness == "-" ? write_err(reports_->out) : write_out(reports_->out);
    write_err(reports_->err);
    reports_->out.clear();
    reports_->err.clear();
  }

  // Games of the table that were looked for and are not there; each is named.
  std::uint64_t tell_of_gone() {
    if (!expected_ || was_interrupted()) return 0;
    const auto gone = expected_->gone([&](const std::string& path) {
      return std::ranges::any_of(arguments_.paths, [&](const std::string& given) {
        return holds(given, path, arguments_.globs);
      });
    });
    for (const std::string& name : gone)
      reports_->line(text_of(say::of_file(report::printable(name), tally::say::only_in_table()),
                             arguments_.lang));
    return gone.size();
  }

  ExitCode sum_up(bool missing) {
    if (summary_.games() == 0 && !was_interrupted()) {  // all that lay there was skipped
      missing = true;
      complain(say::no_record_in(fmt::format("{}", fmt::join(arguments_.paths, ", "))));
    }
    const std::uint64_t gone = tell_of_gone();
    const ExitCode code = exit_code(missing, gone);
    reports_->end({.summary = summary_, .interrupted = was_interrupted(), .exit_code = code},
                  arguments_.lang);
    if (expected_ && !was_interrupted())
      reports_->line(text_of(expected_->said(gone), arguments_.lang));
    flush();
    if (was_interrupted()) return interrupted;
    reports_->commit();
    if (save_) save_->commit();
    if (witness_ && any_witness_) witness_->commit();
    if (witness_ && !any_witness_)
      complain((any_hidden_ ? say::no_witness_known : say::no_witness_needed)(arguments_.witness));
    return code;
  }

  [[nodiscard]] ExitCode exit_code(bool missing, std::uint64_t gone) const {
    if (was_interrupted()) return interrupted;
    ExitCode code = exit_code_of(summary_, arguments_.strict);
    if (expected_ && code != internal) code = expected_->any_other() || gone > 0 ? violations : ok;
    return missing && code != internal ? unreadable : code;
  }

  const CheckArguments& arguments_;
  report::LetPass let_pass_;
  std::optional<report::Expected> expected_;
  std::optional<Reports> reports_;
  report::Summary summary_;
  Progress progress_;
  std::timed_mutex telling_;  // of what is told: Ctrl-C may have another thread sum it up
  std::optional<OutFile> witness_;
  std::optional<OutFile> save_;
  std::string line_;
  bool any_witness_ = false;
  bool any_hidden_ = false;
};

}  // namespace

ExitCode run(const CheckArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  if (arguments.follow) return follow(arguments);
  catch_interrupts();
  Paths paths = list_paths(arguments.paths, arguments.globs);
  if (arguments.share.any()) return CheckRun(arguments).run_share(std::move(paths));
  return CheckRun(arguments).run(paths, check_all);
}

ExitCode run_merged(const CheckArguments& arguments, const Paths& paths,
                    const EachGame& each_game) {
  return CheckRun(arguments).run(paths, each_game);
}

}  // namespace tally::cli

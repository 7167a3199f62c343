// `tally regress`: which records come out differently by other rules, or than before.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/check_all.h"
#include "cli/commands.h"
#include "cli/complaints.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/merged.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/shard.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/report/jsonl.h"
#include "replay/report/page/html.h"
#include "replay/report/regress/baseline.h"
#include "replay/report/regress/comparison.h"
#include "replay/report/regress/page.h"
#include "replay/report/regress/text.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

// Those of --from; else what the file of --to starts from; else each record's own.
WantedRules rules_before(const RegressArguments& a) {
  WantedRules from = a.from;
  if (from.ruleset.empty() && a.baseline.empty()) from.ruleset = base_of(a.to.ruleset);
  from.strict_setup = a.to.strict_setup;
  return from;
}

report::ComparedRules named(const std::string& typed, const std::string& base_of = "") {
  if (typed.empty()) return {};
  return {ruleset_called(typed, "").rules.name, typed, base_of};
}

class Regress {
 public:
  explicit Regress(const RegressArguments& a)
      : a_(a),
        progress_(say::records_done),
        from_(rules_before(a)),
        all_({.kept = !a.baseline.empty(),
              .before = named(from_.ruleset, a.from.ruleset.empty() ? a.to.ruleset : ""),
              .after = named(a.to.ruleset)}) {}

  ExitCode run(const Paths& paths, const EachGame& each_game) {
    read_baseline(paths);
    const std::uint64_t whole = progress_.wanted() ? size_of(paths.found) : 0;
    CheckAll options = how_to_check();
    options.progress = [&](std::uint64_t bytes) { progress_.tick(all_.records(), bytes, whole); };
    std::vector<std::string> read = files_read();
    read.insert(read.end(), paths.found.begin(), paths.found.end());
    read.insert(read.end(), paths.parts.begin(), paths.parts.end());
    if (!a_.save.empty()) save_.emplace(a_.save, read);
    if (!a_.page.empty()) page_.emplace(a_.page, read);
    for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
    unreadable_ = !paths.empty.empty();
    for (const report::Entry& entry : paths.refused) look(entry, entry);
    each_game(paths.found, options, [&](const Checked& game) { look(game.before, game.entry); });
    complaints_.finish();
    progress_.clear();
    return tell();
  }

  // One part of it: what it is held against comes when all are there.
  ExitCode run_share(Paths paths) {
    read_baseline(paths);
    CheckAll options = how_to_check();
    options.share = a_.share;
    return write_shard(std::move(paths), std::move(options), files_read());
  }

 private:
  [[nodiscard]] CheckAll how_to_check() const {
    CheckAll options{.rules = a_.to, .jobs = a_.jobs};
    if (a_.baseline.empty() && compares()) options.before = from_;
    options.given = &a_.paths;
    return options;
  }

  // Besides the records.
  [[nodiscard]] std::vector<std::string> files_read() const {
    std::vector<std::string> read = with_files_of(from_.ruleset, with_files_of(a_.to.ruleset, {}));
    if (!a_.baseline.empty()) read.push_back(a_.baseline);
    return read;
  }

  // Or only keeps how they come out.
  [[nodiscard]] bool compares() const {
    return !a_.baseline.empty() || !from_.ruleset.empty() || !a_.to.ruleset.empty();
  }

  void read_baseline(const Paths& paths) {
    if (a_.baseline.empty()) return;
    try {
      baseline_.emplace().read(a_.baseline);
    } catch (const io::InputError& error) {
      throw Failure(unreadable, error.message);
    }
    std::vector<report::NamedFile> files;
    for (std::size_t i = 0; i < paths.found.size(); ++i)
      files.push_back({paths.found[i], paths.below[i]});
    baseline_->expect(files);
  }

  void look(const report::Entry& before, const report::Entry& entry) {
    if (entry.skipped) return;
    const bool fault = entry.internal || before.internal;
    internal_ = internal_ || fault;
    const Message& error = entry.error.empty() ? before.error : entry.error;
    const bool closed = !error.empty() && entry.game == nullptr;  // by any rules
    unreadable_ = unreadable_ || closed;
    if (closed || fault) {
      complaints_.add(entry, error);
    } else if (!error.empty()) {  // there are no such rules of its game
      if (baseline_) baseline_->find(entry);
      all_.leave_out(error);
      return;
    }
    if (save_) {
      line_.clear();
      report::write_jsonl(line_, entry);
      save_->write(line_);
    }
    if (!compares()) return all_.add_unchecked();
    const report::Outcome after = report::outcome_of(entry);
    if (!baseline_)  // what cannot be read is that by any rules
      return all_.add(entry.game == nullptr ? after : report::outcome_of(before), after);
    const report::Outcome* const then = baseline_->find(entry);
    then == nullptr ? all_.add_new(after.source) : all_.add(*then, after);
  }

  ExitCode tell() {
    if (baseline_ && !was_interrupted()) all_.add_gone(baseline_->not_asked_for());
    all_.sort();
    std::string out;
    a_.jsonl ? report::append_difference_lines(out, all_)
             : report::append_differences(out, all_, style_of_out(), a_.lang);
    const bool page_alone = a_.page == "-";
    if (!was_interrupted()) commit();  // whoever reads the text may have gone
    page_alone ? write_err(out) : write_out(out);
    std::string last;
    if (save_ && !was_interrupted())
      last += text_of(say::saved(all_.records(), report::printable(a_.save)), a_.lang) + "\n";
    if (compares())
      for (const Message& line : all_.sums()) last += text_of(line, a_.lang) + "\n";
    a_.jsonl || page_alone ? write_err(last) : write_out(last);
    if (was_interrupted()) return interrupted;
    if (all_.records() == 0 && all_.left_out() > 0 && !internal_) return usage;
    return internal_ ? internal : unreadable_ ? unreadable : all_.any() ? violations : ok;
  }

  void commit() {
    if (save_) save_->commit();
    if (!page_) return;
    page_->write(report::regress_page(all_, report::both_from(a_.lang)));
    page_->commit();
  }

  const RegressArguments& a_;
  Progress progress_;
  Complaints complaints_{progress_};
  WantedRules from_;
  std::optional<report::Baseline> baseline_;
  report::Comparison all_;
  std::optional<OutFile> save_;
  std::optional<OutFile> page_;
  std::string line_;
  bool unreadable_ = false;
  bool internal_ = false;
};

}  // namespace

ExitCode run(const RegressArguments& arguments) {
  expect_ruleset(arguments.from.ruleset, "--from");
  expect_ruleset(arguments.to.ruleset, "--to");
  catch_interrupts();
  Paths paths = list_paths(arguments.paths);
  if (arguments.share.any()) return Regress(arguments).run_share(std::move(paths));
  return Regress(arguments).run(paths, check_all);
}

ExitCode run_merged(const RegressArguments& arguments, const Paths& paths,
                    const EachGame& each_game) {
  return Regress(arguments).run(paths, each_game);
}

}  // namespace tally::cli

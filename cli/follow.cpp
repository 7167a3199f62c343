#include "cli/follow.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/growing.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/terminal.h"
#include "replay/follow/follower.h"
#include "replay/report/display.h"
#include "replay/report/identify.h"
#include "replay/report/jsonl.h"
#include "replay/report/summary.h"
#include "replay/report/text.h"
#include "replay/words.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

// Says what follows from each event at once, and of each game the last word.
class Following final : public FollowSink {
 public:
  explicit Following(const CheckArguments& arguments)
      : arguments_(arguments),
        path_(arguments.paths.front()),
        jsonl_(arguments.reports.front().format == "jsonl"),
        checker_(arguments.rules),
        text_(style_of_out(), arguments.lang) {}

  ExitCode run() {
    Growing file(path_);
    Follower follower(arguments_.rules, *this);
    std::array<char, std::size_t{1} << 16> bytes{};
    while (!was_interrupted()) {
      const std::size_t n = file.read(bytes);
      follower.take({bytes.data(), n});
      if (n > 0) continue;
      if (file.closed() || (file.is_file() && !follower.breaks_off())) break;
      if (follower.over()) last_word(follower.record());
      constexpr std::chrono::milliseconds look_up(20);  // whether the user wants an end
      file.wait(look_up);
    }
    follower.close();
    out_ += summary_.line(false, arguments_.lang) + "\n";
    if (jsonl_) {
      write_err(out_);
      out_.clear();
    }
    flush();
    return exit_code_of(summary_, arguments_.strict);
  }

  // --- FollowSink
  void begun(const Record& record) override {
    entry_.clear();
    entry_.format = record.format;
    entry_.game = record.game;
    text_.titles().title(*record.game, no_rule);  // loaded now, not when there is trouble
  }
  void judged(const Record& record, std::size_t from, std::size_t to,
              std::span<const Finding> findings) override {
    for (std::size_t i = from; i < to; ++i) {
      const Observation& o = record.seen()[i];
      // In the order in which they were found, each behind the event it is about.
      std::size_t n = 0;
      while (n < findings.size() && findings[n].source_at <= o.source_at) ++n;
      tell(record, i, findings.first(n));
      findings = findings.subspan(n);
    }
    if (!findings.empty()) {
      if (jsonl_)
        report::write_judged(out_, *record.game, to, findings);
      else
        tell(findings);
    }
    flush();
  }
  void ended(const Record& record) override {
    if (said_ != record.size()) last_word(record);
    summary_.add(entry_);
    said_ = nothing_said;
  }
  void unreadable(const io::InputError& error, std::string_view format) override {
    fill_unreadable(error, format, entry_);
    tell_entry();
    summary_.add(entry_);
  }

 private:
  static constexpr std::size_t nothing_said = static_cast<std::size_t>(-1);

  void tell(const Record& record, std::size_t i, std::span<const Finding> findings) {
    const bool broken = std::any_of(findings.begin(), findings.end(), is_trouble);
    if (!broken && arguments_.only_findings) return;
    if (jsonl_) return report::write_judged(out_, *record.game, i, findings);
    const Observation& o = record.seen()[i];
    const std::string words =
        event_words(record.game->schema(), o.event, arguments_.lang, &record.labels);
    const auto& line = broken             ? say::event_in_trouble
                       : findings.empty() ? say::event_in_order
                                          : say::event_open;
    out_ += report::printable(
        text_of(line(report::said_place(record.format, o.source_at), words), arguments_.lang));
    out_ += '\n';
    tell(findings);
  }
  // An undecided one is no trouble: the rest of the game may show what decides.
  static bool is_trouble(const Finding& f) { return f.kind != FindingKind::undecided; }
  void tell(std::span<const Finding> findings) {
    for (const Finding& f : findings)
      if (is_trouble(f)) text_.finding(out_, entry_, f, 2);
  }

  // On the whole game, which may not be all of it yet.
  void last_word(const Record& record) {
    if (said_ == record.size()) return;
    said_ = record.size();
    entry_.clear();
    checker_.check(record, entry_);
    tell_entry();
  }

  void tell_entry() {
    report::put_in_file(entry_, path_);
    if (jsonl_)
      report::write_jsonl(out_, entry_);
    else
      text_.entry(out_, entry_);
    flush();
  }

  void flush() {
    if (out_.empty()) return;
    write_out(out_);
    out_.clear();
  }

  const CheckArguments& arguments_;
  std::string path_;
  bool jsonl_ = false;
  RecordChecker checker_;
  report::TextReport text_;
  report::Entry entry_;
  report::Summary summary_;
  std::string out_;
  std::size_t said_ = nothing_said;  // of how many events the last word was said
};

}  // namespace

ExitCode follow(const CheckArguments& arguments) {
  // To judge what there is of a game takes longer than to end a command otherwise.
  catch_interrupts(std::chrono::seconds(10));
  return Following(arguments).run();
}

}  // namespace tally::cli

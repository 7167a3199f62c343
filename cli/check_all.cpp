#include "cli/check_all.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

#include "cli/in_files.h"
#include "cli/interrupt.h"
#include "cli/jobs.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

// Marks the rules that what happens cites.
class RuleMarks final : public EventSink {
 public:
  void start(std::vector<bool>& marks, std::size_t rules) {
    marks_ = &marks;
    marks.assign(rules, false);
  }
  // Its own rule, and the one that makes its cards what they are.
  void event(const Event& e, const Match& match, std::uint32_t) override {
    mark(e.rule);
    mark(match.rule_for(e, e, Field::cards));
    std::array<Rule, 8> also{};
    const int n = match.also(e, also);
    for (int i = 0; i < n; ++i) mark(also[static_cast<std::size_t>(i)]);
  }
  void mark(Rule rule) {
    if (rule < marks_->size()) (*marks_)[rule] = true;
  }

 private:
  std::vector<bool>* marks_ = nullptr;
};

class Crew final : public Taker {
 public:
  Crew(const std::vector<std::string>& paths, const CheckAll& options, Taker& taker)
      : options_(options),
        threads_(std::clamp(options.jobs > 0 ? options.jobs : cores(), 1, most_threads)),
        source_(paths, options.share),
        taker_(taker),
        ordered_(*this, static_cast<std::size_t>(threads_) * options.jobs_ahead,
                 options.games_waiting) {}

  Walked run() {
    work(true);
    for (std::thread& t : helpers_) t.join();
    if (failure_) std::rethrow_exception(failure_);
    taker_.close();
    return {source_.units(), source_.size()};
  }

 private:
  // --- Taker: says on the way how far it is
  void game(std::size_t file, Checked& game) override {
    taker_.game(file, game);
    if (options_.progress) options_.progress(bytes_done_);
  }
  void end_of_unit(std::size_t file, bool last) override { taker_.end_of_unit(file, last); }
  [[nodiscard]] bool enough(std::size_t file) const override { return taker_.enough(file); }
  void close() override {}

  static int cores() { return static_cast<int>(std::thread::hardware_concurrency()); }

  void work(bool leads) {
    try {
      Job job;
      Record record;
      RecordChecker checker(options_.rules);
      checker.want_witness(options_.witness);
      std::optional<RecordChecker> before;
      if (options_.before) before.emplace(*options_.before);
      std::uint64_t number = 0;
      while (take(job, number)) {
        // Threads come when there is a second job: small work does not wait for them.
        if (leads && number == 0 && source_.more()) call_helpers();
        if (!ordered_.begin(number, job.path, job.last)) return;
        do_job(job, record, checker, before, number);
        ordered_.finish(number);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stopping_ = true;
      ordered_.stop();
    }
  }

  bool take(Job& job, std::uint64_t& number) {
    const std::lock_guard lock(mutex_);
    if (stopping_ || was_interrupted()) return false;
    if (!source_.next(job)) return false;
    bytes_done_ = source_.bytes_done();
    number = next_number_++;
    return true;
  }

  void call_helpers() {
    try {
      for (int i = 1; i < threads_; ++i) helpers_.emplace_back([this] { work(false); });
    } catch (const std::system_error&) {
      // The system has no more threads to give: those there are do the work.
    }
  }

  void do_job(Job& job, Record& record, RecordChecker& checker,
              std::optional<RecordChecker>& before, std::uint64_t number) {
    RuleMarks marks;
    report::Passages passages;
    while (!was_interrupted() && !ordered_.given_up(job.path)) {
      const RecordStream::Got got = job.stream.next(record);
      if (got == RecordStream::Got::end) return;
      Checked& game = ordered_.add(number);
      game.rules.clear();
      game.before.clear();
      game.passages.clear();
      game.made.reset();
      if (got == RecordStream::Got::error) {
        fill_unreadable(job.stream.error(), job.stream.format(), game.entry);
        continue;
      }
      if (before) before->check(record, game.before);
      if (options_.collect_rules) marks.start(game.rules, record.game->rule_ids().size());
      EventSink* sink = options_.collect_rules ? &marks : nullptr;
      const std::vector<Rule>* const wanted = wanted_of(*record.game);
      if (wanted != nullptr) passages.start(record, *wanted);
      if (wanted != nullptr) sink = &passages;
      checker.check(record, game.entry, sink);
      if (wanted != nullptr && game.entry.error.empty())
        passages.found(game.entry.report, game.passages);
      if (options_.collect_rules)
        for (const Finding& f : game.entry.report.findings) marks.mark(f.rule);
      if (options_.make) make(record, checker, game);
    }
  }

  // A fault in one game is told of it, and does not end the others.
  void make(Record& record, RecordChecker& checker, Checked& game) {
    try {
      options_.make(record, checker, game);
    } catch (const std::bad_alloc&) {
      throw;
    } catch (const std::exception& error) {
      game.made.reset();
      game.entry.error = io::internal_error(error).message;
      game.entry.internal = true;
    }
  }

  // The rules whose passages are looked for in this game; nullptr: none.
  [[nodiscard]] const std::vector<Rule>* wanted_of(const Game& game) const {
    if (options_.passages_of == nullptr) return nullptr;
    const auto found = options_.passages_of->find(&game);
    return found == options_.passages_of->end() ? nullptr : &found->second;
  }

  const CheckAll& options_;
  int threads_;
  std::mutex mutex_;  // of all that follows but ordered_
  JobSource source_;
  std::uint64_t next_number_ = 0;
  bool stopping_ = false;
  std::exception_ptr failure_;
  std::atomic<std::uint64_t> bytes_done_{0};
  Taker& taker_;
  Ordered ordered_;
  std::vector<std::thread> helpers_;
};

}  // namespace

void check_all(const std::vector<std::string>& paths, const CheckAll& options, const Visit& visit) {
  InFiles files(paths, options.given, visit);
  Crew(paths, options, files).run();
}

Walked check_units(const std::vector<std::string>& paths, const CheckAll& options, Taker& taker) {
  return Crew(paths, options, taker).run();
}

}  // namespace tally::cli

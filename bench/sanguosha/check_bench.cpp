// How many games a second are held against the rules: from decoded records in memory, from native
// text, from FreeKill recordings. The games are those of corpus/freekill without a finding; the
// label is a checksum over all signatures.
#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/freekill/freekill.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/io/list_inputs.h"
#include "replay/io/whole_file.h"
#include "replay/log/log.h"
#include "verify/record_checker.h"

namespace tally {
namespace {

struct Games {
  std::vector<io::Bytes> files;
  std::vector<std::unique_ptr<Record>> records;
  std::vector<Ruleset> rules;
  std::string text;  // the same games as native logs
  std::size_t bytes = 0;
  std::size_t events = 0;
};

class Writer final : public EventSink {
 public:
  Writer(std::string& out, const Schema& schema) : out_(out), schema_(schema) {}
  void event(const Event& e, const Match&, std::uint32_t) override {
    write_event(out_, schema_, e);
  }

 private:
  std::string& out_;
  const Schema& schema_;
};

const Games& games() {
  static const Games all = [] {
    Games out;
    freekill::Reader reader;
    const std::vector<std::string> folder{TALLY_SOURCE_DIR "/corpus/freekill"};
    for (const std::string& path : io::list_inputs(folder)) {
      io::Bytes file = io::read_all(path);
      auto record = std::make_unique<Record>();
      reader.read(file.bytes(), *record);
      Checker checker(*record->game);
      Ruleset rules = load_ruleset(*record->game, record->ruleset);
      Report report;
      checker.check(*record, rules, report);
      if (report.verdict != VerdictKind::clean) continue;
      write_header(out.text, *record);
      Writer writer(out.text, record->game->schema());
      checker.check_again(writer);
      out.bytes += file.bytes().size();
      out.events += report.events;
      out.files.push_back(std::move(file));
      out.records.push_back(std::move(record));
      out.rules.push_back(std::move(rules));
    }
    return out;
  }();
  return all;
}

// Times `run`, which checks all games once and returns the sum of their signatures.
template <class Run>
void measure(benchmark::State& state, std::size_t bytes, Run run) {
  const Games& all = games();
  std::uint64_t sum = 0;
  for (auto _ : state) sum = run();
  state.SetLabel(fmt::format("checksum {:016x}", sum));
  const auto rate = [&](std::size_t each) {
    return benchmark::Counter(static_cast<double>(each),
                              benchmark::Counter::kIsIterationInvariantRate);
  };
  state.counters["games/s"] = rate(all.records.size());
  state.counters["events/s"] = rate(all.events);
  if (bytes > 0) state.counters["bytes/s"] = rate(bytes);
}

void check_from_memory(benchmark::State& state) {
  const Games& all = games();
  Checker checker(*all.records.front()->game);
  Report report;
  measure(state, 0, [&] {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < all.records.size(); ++i) {
      checker.check(*all.records[i], all.rules[i], report);
      sum += report.signature;
    }
    return sum;
  });
}
BENCHMARK(check_from_memory)->Unit(benchmark::kMicrosecond);

// What `tally check` does with each: the invariants ride along, and hidden cards are looked at.
void check_whole_from_memory(benchmark::State& state) {
  const Games& all = games();
  RecordChecker checker{WantedRules{}};
  report::Entry entry;
  measure(state, 0, [&] {
    std::uint64_t sum = 0;
    for (const auto& record : all.records) {
      checker.check(*record, entry);
      sum += entry.report.signature;
    }
    return sum;
  });
}
BENCHMARK(check_whole_from_memory)->Unit(benchmark::kMicrosecond);

void check_from_native_text(benchmark::State& state) {
  const Games& all = games();
  Checker checker(*all.records.front()->game);
  Report report;
  Record record;
  measure(state, all.text.size(), [&] {
    std::uint64_t sum = 0;
    io::Input input = io::Input::of_memory(all.text);
    io::LineReader lines(input);
    LogReader reader(lines);
    for (std::size_t i = 0; reader.next(record); ++i) {
      checker.check(record, all.rules[i], report);
      sum += report.signature;
    }
    return sum;
  });
}
BENCHMARK(check_from_native_text)->Unit(benchmark::kMicrosecond);

void check_from_freekill(benchmark::State& state) {
  const Games& all = games();
  Checker checker(*all.records.front()->game);
  freekill::Reader reader;
  Report report;
  Record record;
  measure(state, all.bytes, [&] {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < all.files.size(); ++i) {
      reader.read(all.files[i].bytes(), record);
      checker.check(record, all.rules[i], report);
      sum += report.signature;
    }
    return sum;
  });
}
BENCHMARK(check_from_freekill)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tally

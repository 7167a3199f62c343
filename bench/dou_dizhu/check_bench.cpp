// How many games of Dou Dizhu a second are held against the rules: from decoded records in memory,
// from native text; and how long all legal plays of a position take. The label is a checksum over
// all signatures.
#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"

namespace tally {
namespace {

constexpr int games_in_all = 200;

struct Games {
  const Game* game = find_game("dou_dizhu");
  Ruleset rules = load_ruleset(*game, "openspiel");
  std::string text;
  std::vector<std::unique_ptr<Record>> records;
  std::size_t events = 0;
};

const Games& games() {
  static const Games all = [] {
    Games out;
    for (int seed = 1; seed <= games_in_all; ++seed)
      random_game(*out.game, 3, out.rules, static_cast<std::uint64_t>(seed), out.text);
    io::Input input = io::Input::of_memory(out.text);
    io::LineReader lines(input);
    LogReader reader(lines);
    auto record = std::make_unique<Record>();
    while (reader.next(*record)) {
      out.events += record->size();
      out.records.push_back(std::move(record));
      record = std::make_unique<Record>();
    }
    return out;
  }();
  return all;
}

class Nothing final : public EventSink {
 public:
  void event(const Event&, const Match&, std::uint32_t) override {}
};

void finish(benchmark::State& state, std::uint64_t sum, std::size_t played) {
  const auto n = static_cast<double>(played);
  const double each =
      static_cast<double>(games().events) / static_cast<double>(games().records.size());
  state.SetLabel(fmt::format("checksum {:016x}, {:.1f} events a game", sum, each));
  state.counters["games/s"] = benchmark::Counter(n, benchmark::Counter::kIsRate);
}

void from_memory(benchmark::State& state, EventSink* sink) {
  const Games& all = games();
  Checker checker(*all.game);
  Report report;
  std::uint64_t sum = 0;
  std::size_t n = 0;
  for (auto _ : state) {
    sum = 0;
    for (const auto& record : all.records) {
      checker.check(*record, all.rules, report, sink);
      sum += report.signature;
      ++n;
    }
  }
  finish(state, sum, n);
}

void dou_dizhu_from_memory(benchmark::State& state) { from_memory(state, nullptr); }
BENCHMARK(dou_dizhu_from_memory)->Unit(benchmark::kMicrosecond);

// The same with somebody looking on: never the straight path.
void dou_dizhu_guided(benchmark::State& state) {
  Nothing sink;
  from_memory(state, &sink);
}
BENCHMARK(dou_dizhu_guided)->Unit(benchmark::kMicrosecond);

void dou_dizhu_from_native_text(benchmark::State& state) {
  const Games& all = games();
  Checker checker(*all.game);
  Report report;
  Record record;
  std::uint64_t sum = 0;
  std::size_t n = 0;
  for (auto _ : state) {
    sum = 0;
    io::Input input = io::Input::of_memory(all.text);
    io::LineReader lines(input);
    LogReader reader(lines);
    while (reader.next(record)) {
      checker.check(record, all.rules, report);
      sum += report.signature;
      ++n;
    }
  }
  finish(state, sum, n);
}
BENCHMARK(dou_dizhu_from_native_text)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tally

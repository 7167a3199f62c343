// How many games of Dou Dizhu a second are held against the rules: from moves in memory, from
// native text, from lines of OpenSpiel's; what reading alone costs of that. The label is a checksum
// over all signatures (reading alone: over the number of events), so all rows of the same games
// that check show the same.
#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bench/dou_dizhu/openspiel_lines.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/dou_dizhu/json_games.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"

namespace tally {
namespace {

constexpr int games_in_all = 400;

template <class Reader>
std::vector<std::unique_ptr<Record>> all_records(const std::string& text) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  Reader reader(lines);
  std::vector<std::unique_ptr<Record>> out;
  auto record = std::make_unique<Record>();
  while (reader.next(*record)) {
    out.push_back(std::move(record));
    record = std::make_unique<Record>();
  }
  return out;
}

struct Games {
  const Game* game = find_game("dou_dizhu");
  Ruleset rules = load_ruleset(*game, "openspiel");
  std::string native;
  std::string openspiel = openspiel_lines(games_in_all);
  std::vector<std::unique_ptr<Record>> events;  // as the native log has them
  std::vector<std::unique_ptr<Record>> moves;   // as OpenSpiel's lines have them: packed

  Games() {
    for (int seed = 1; seed <= games_in_all; ++seed)
      random_game(*game, 3, rules, static_cast<std::uint64_t>(seed), native);
    events = all_records<LogReader>(native);
    moves = all_records<dou_dizhu::JsonGames>(openspiel);
  }
};

const Games& games() {
  static const Games all;
  return all;
}

class Nothing final : public EventSink {
 public:
  void event(const Event&, const Match&, std::uint32_t) override {}
};

// What happened in the last round over all games.
struct Sum {
  std::uint64_t signatures = 0;
  std::size_t events = 0;  // of the records
  std::size_t moves = 0;   // choices: bids, plays, passes
  std::size_t bad = 0;     // games not clean

  void add(const Record& record) { events += record.size(); }
  void add(const Report& report) {
    signatures += report.signature;
    bad += report.verdict == VerdictKind::clean ? 0 : 1;
  }
};

std::size_t moves_in_all() {
  std::size_t n = 0;
  const Schema& schema = games().game->schema();
  for (const auto& record : games().events)
    for (std::size_t i = 0; i < record->size(); ++i)
      n += schema.of(record->event(i)).role == EventRole::choice ? 1 : 0;
  return n;
}

void finish(benchmark::State& state, const Sum& sum, std::size_t bytes = 0) {
  const auto rounds = static_cast<double>(state.iterations());
  const auto moves = static_cast<double>(moves_in_all());
  using Counter = benchmark::Counter;
  state.SetLabel(fmt::format("checksum {:016x}, {} games, {} not clean, {:.1f} moves a game",
                             sum.signatures != 0 ? sum.signatures : sum.events, games_in_all,
                             sum.bad, moves / games_in_all));
  state.counters["games/s"] = Counter(rounds * games_in_all, Counter::kIsRate);
  state.counters["time/move"] = Counter(rounds * moves, Counter::kIsRate | Counter::kInvert);
  if (bytes > 0) state.SetBytesProcessed(static_cast<std::int64_t>(bytes * state.iterations()));
}

void from_memory(benchmark::State& state, const std::vector<std::unique_ptr<Record>>& records,
                 EventSink* sink) {
  Checker checker(*games().game);
  Report report;
  Sum sum;
  for (auto _ : state) {
    sum = {};
    for (const auto& record : records) {
      checker.check(*record, games().rules, report, sink);
      sum.add(report);
    }
  }
  finish(state, sum);
}

void dou_dizhu_from_moves(benchmark::State& state) { from_memory(state, games().moves, nullptr); }
BENCHMARK(dou_dizhu_from_moves)->Unit(benchmark::kMicrosecond);

void dou_dizhu_from_events(benchmark::State& state) { from_memory(state, games().events, nullptr); }
BENCHMARK(dou_dizhu_from_events)->Unit(benchmark::kMicrosecond);

// The same with somebody looking on: never the straight path.
void dou_dizhu_guided(benchmark::State& state) {
  Nothing sink;
  from_memory(state, games().events, &sink);
}
BENCHMARK(dou_dizhu_guided)->Unit(benchmark::kMicrosecond);

template <class Reader, bool check>
void from_text(benchmark::State& state, const std::string& text) {
  Checker checker(*games().game);
  Report report;
  Record record;
  Sum sum;
  for (auto _ : state) {
    sum = {};
    io::Input input = io::Input::of_memory(text);
    io::LineReader lines(input);
    Reader reader(lines);
    while (reader.next(record)) {
      sum.add(record);
      if (!check) continue;
      checker.check(record, games().rules, report);
      sum.add(report);
    }
  }
  finish(state, sum, text.size());
}

void dou_dizhu_from_native_text(benchmark::State& state) {
  from_text<LogReader, true>(state, games().native);
}
BENCHMARK(dou_dizhu_from_native_text)->Unit(benchmark::kMicrosecond);

void dou_dizhu_read_native_text(benchmark::State& state) {
  from_text<LogReader, false>(state, games().native);
}
BENCHMARK(dou_dizhu_read_native_text)->Unit(benchmark::kMicrosecond);

void dou_dizhu_from_openspiel_lines(benchmark::State& state) {
  from_text<dou_dizhu::JsonGames, true>(state, games().openspiel);
}
BENCHMARK(dou_dizhu_from_openspiel_lines)->Unit(benchmark::kMicrosecond);

void dou_dizhu_read_openspiel_lines(benchmark::State& state) {
  from_text<dou_dizhu::JsonGames, false>(state, games().openspiel);
}
BENCHMARK(dou_dizhu_read_openspiel_lines)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tally

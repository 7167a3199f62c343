// The native log: writing, and reading it in the writer's spelling and in another one. Every figure
// comes with a checksum of the events, so that speed cannot come from reading less.
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/core/hash.h"
#include "replay/books/ruleset.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"

namespace tally {
namespace {

constexpr int games_in_a_file = 200;

const Game& identity() { return *find_game("sanguosha"); }

// Random games of eight players, one after another as in a file.
const std::string& file() {
  static const std::string text = [] {
    const Ruleset rules = load_ruleset(identity(), "freekill-0.5");
    std::string t;
    for (std::uint64_t seed = 1; seed <= games_in_a_file; ++seed)
      random_game(identity(), 8, rules, seed, t);
    return t;
  }();
  return text;
}

// The same as another program may write it.
const std::string& spaced_file() {
  static const std::string text = [] {
    std::string t;
    for (const char c : file()) {
      t += c;
      if (c == ':' || c == ',') t += ' ';
    }
    return t;
  }();
  return text;
}

std::uint64_t checksum(const Record& record, std::uint64_t before) {
  Signature s;
  s.mix(before);
  for (std::size_t i = 0; i < record.size(); ++i) s.mix(record.event(i));
  return s.value();
}

struct Totals {
  std::uint64_t lines = 0;
  std::uint64_t checksum = 0;
};

template <class EachGame>
void read_all(const std::string& text, Record& record, EachGame each_game) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  while (reader.next(record)) each_game(record);
}

Totals totals(const std::string& text) {
  Totals t;
  Record record;
  read_all(text, record, [&](const Record& r) {
    t.lines += r.size() + 1;
    t.checksum = checksum(r, t.checksum);
  });
  return t;
}

void report(benchmark::State& state, const std::string& text) {
  const Totals t = totals(text);
  const auto runs = static_cast<double>(state.iterations());
  state.SetBytesProcessed(static_cast<std::int64_t>(runs * static_cast<double>(text.size())));
  state.counters["lines"] =
      benchmark::Counter(runs * static_cast<double>(t.lines), benchmark::Counter::kIsRate);
  state.counters["lines_a_game"] = static_cast<double>(t.lines) / games_in_a_file;
  state.counters["games"] = benchmark::Counter(runs * games_in_a_file, benchmark::Counter::kIsRate);
  state.SetLabel("checksum " + std::to_string(t.checksum));
}

void write_log(benchmark::State& state) {
  const Schema& schema = identity().schema();
  std::vector<Record> records(games_in_a_file);
  io::Input input = io::Input::of_memory(file());
  io::LineReader lines(input);
  LogReader reader(lines);
  for (Record& r : records) reader.next(r);
  std::string out;
  for (auto _ : state) {
    out.clear();
    for (const Record& r : records) {
      write_header(out, r);
      for (std::size_t i = 0; i < r.size(); ++i) write_event(out, schema, r.event(i));
    }
    benchmark::DoNotOptimize(out.data());
  }
  if (out != file()) state.SkipWithError("what was written is not what was read");
  report(state, file());
}
BENCHMARK(write_log);

void read_log(benchmark::State& state, const std::string& text) {
  Record record;
  for (auto _ : state) {
    std::size_t events = 0;
    read_all(text, record, [&](const Record& r) { events += r.size(); });
    benchmark::DoNotOptimize(events);
  }
  report(state, text);
}
BENCHMARK_CAPTURE(read_log, own_spelling, file());
BENCHMARK_CAPTURE(read_log, other_spelling, spaced_file());

void play_random_games(benchmark::State& state) {
  const Ruleset rules = load_ruleset(identity(), "freekill-0.5");
  const auto players = static_cast<int>(state.range(0));
  std::string text;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    text.clear();
    random_game(identity(), players, rules, ++seed, text);
    benchmark::DoNotOptimize(text.data());
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(play_random_games)->Arg(2)->Arg(5)->Arg(8)->Arg(10);

}  // namespace
}  // namespace tally

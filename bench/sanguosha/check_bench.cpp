// How many eight-player games a second are held against the rules: from decoded records in memory,
// from native text, from FreeKill recordings. The label is a checksum over all signatures.
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

namespace tally {
namespace {

// The eight-player recordings of corpus/freekill.
const std::vector<io::Bytes>& recordings() {
  static const std::vector<io::Bytes> files = [] {
    std::vector<io::Bytes> out;
    std::vector<std::string> folder;
    folder.emplace_back(TALLY_SOURCE_DIR "/corpus/freekill");
    for (const std::string& path : io::list_inputs(folder))
      if (path.find("_p8_") != std::string::npos) out.push_back(io::read_all(path));
    return out;
  }();
  return files;
}

struct Games {
  std::vector<std::unique_ptr<Record>> records;
  std::string text;  // the same games as native logs
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
    for (const io::Bytes& file : recordings()) {
      auto record = std::make_unique<Record>();
      reader.read(file.bytes(), *record);
      Checker checker(*record->game);
      Report report;
      write_header(out.text, *record);
      Writer writer(out.text, record->game->schema());
      checker.check(*record, load_ruleset(*record->game, record->ruleset), report, &writer);
      out.records.push_back(std::move(record));
    }
    return out;
  }();
  return all;
}

void finish(benchmark::State& state, std::uint64_t sum, std::size_t games_played) {
  state.SetLabel(fmt::format("checksum {:016x}", sum));
  state.counters["games/s"] =
      benchmark::Counter(static_cast<double>(games_played), benchmark::Counter::kIsRate);
}

void check_from_memory(benchmark::State& state) {
  const Games& all = games();
  const Game& game = *all.records.front()->game;
  Checker checker(game);
  const Ruleset rules = load_ruleset(game, "freekill-0.5");
  Report report;
  std::uint64_t sum = 0;
  std::size_t n = 0;
  for (auto _ : state) {
    sum = 0;
    for (const auto& record : all.records) {
      checker.check(*record, rules, report);
      sum += report.signature;
      ++n;
    }
  }
  finish(state, sum, n);
}
BENCHMARK(check_from_memory)->Unit(benchmark::kMicrosecond);

void check_from_native_text(benchmark::State& state) {
  const Games& all = games();
  const Game& game = *all.records.front()->game;
  Checker checker(game);
  const Ruleset rules = load_ruleset(game, "freekill-0.5");
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
      checker.check(record, rules, report);
      sum += report.signature;
      ++n;
    }
  }
  finish(state, sum, n);
}
BENCHMARK(check_from_native_text)->Unit(benchmark::kMicrosecond);

void check_from_freekill(benchmark::State& state) {
  const Game& game = *games().records.front()->game;
  Checker checker(game);
  const Ruleset rules = load_ruleset(game, "freekill-0.5");
  freekill::Reader reader;
  Report report;
  Record record;
  std::uint64_t sum = 0;
  std::size_t n = 0;
  for (auto _ : state) {
    sum = 0;
    for (const io::Bytes& file : recordings()) {
      reader.read(file.bytes(), record);
      checker.check(record, rules, report);
      sum += report.signature;
      ++n;
    }
  }
  finish(state, sum, n);
}
BENCHMARK(check_from_freekill)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tally

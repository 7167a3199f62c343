#pragma once
// Random games of `tally fuzz`, played by several threads until enough are played, time is up or
// one fails.
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "cli/arguments.h"
#include "cli/fuzz_failure.h"
#include "cli/progress.h"
#include "verify/fuzz/fuzz.h"
#include "verify/fuzz/relations.h"

namespace tally::cli {

// Relations take as long as a dozen games: they are tried on one of so many.
inline constexpr std::uint64_t relations_every = 512;

struct FuzzTotals {
  std::uint64_t games = 0;
  std::uint64_t events = 0;
  std::uint64_t turns = 0;
  std::uint64_t signature = 0;  // of all games, in whatever order
  // By relation, what came of it in so many games (verify::Held).
  std::array<std::array<std::uint64_t, 4>, verify::relation_count> relations{};

  [[nodiscard]] std::uint64_t of(std::size_t relation, verify::Held held) const {
    return relations[relation][static_cast<std::size_t>(held)];
  }
  void add(const verify::Played& played) {
    ++games;
    events += played.events;
    turns += static_cast<std::uint64_t>(played.turns);
    signature += played.signature;
    for (std::size_t i = 0; i < played.relations.size(); ++i)
      ++relations[i][static_cast<std::size_t>(played.relations[i])];
  }
  void add(const FuzzTotals& t) {
    games += t.games;
    events += t.events;
    turns += t.turns;
    signature += t.signature;
    for (std::size_t i = 0; i < relations.size(); ++i)
      for (std::size_t k = 0; k < relations[i].size(); ++k) relations[i][k] += t.relations[i][k];
  }
};

// What came of the games.
struct FuzzResult {
  FuzzTotals totals;
  std::optional<FailedGame> failed;  // of those that failed, the first by its seed
  // By rule, unless it was not asked for: how often it was cited, and how often a card was seen
  // that it is the rule of.
  std::vector<std::uint64_t> cited = {};
  std::vector<std::uint64_t> in_play = {};
};

// The totals, and which game failed, as numbers that can be kept; and those of several parts as
// one; the game has to be played again then.
std::vector<std::uint64_t> kept(const FuzzResult& result);
struct KeptFuzz {
  FuzzTotals totals;
  std::optional<std::uint64_t> failed;  // the index
};
KeptFuzz sum_of(std::span<const std::vector<std::uint64_t>> parts);

// The game of that index among all.
verify::FuzzCase game_at(const FuzzArguments& arguments, std::uint64_t index);

class FuzzCrew {
 public:
  FuzzCrew(const FuzzArguments& arguments, const Game& game, const Ruleset& rules);

  // Before run(): how often events cite each rule, or rest on it, is counted as well.
  void count_rules() { counts_rules_ = true; }
  void run();

  [[nodiscard]] const FuzzResult& result() const { return result_; }
  [[nodiscard]] double seconds() const;
  // How many games all shares have; without an end where only time is one.
  [[nodiscard]] std::uint64_t wanted() const { return wanted_; }

 private:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] bool out_of_time() const;
  void work();
  void play(verify::Fuzzer& fuzzer, std::uint64_t from, std::uint64_t to);
  // `at`: which of the games played here.
  void fail(std::uint64_t at, const FailedGame& failed);

  const FuzzArguments& arguments_;
  const Game& game_;
  const Ruleset& rules_;
  std::uint64_t wanted_;
  std::uint64_t mine_;  // so many of them
  bool counts_rules_ = false;
  Clock::time_point start_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> first_failure_{std::numeric_limits<std::uint64_t>::max()};
  std::mutex mutex_;  // of all that follows
  FuzzResult result_;
  std::exception_ptr broke_;
  Progress progress_;
};

}  // namespace tally::cli

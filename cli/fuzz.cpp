// `tally fuzz`: random legal games through all invariants and relations.
#include "verify/fuzz/fuzz.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/fuzz_failure.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "verify/fuzz/relations.h"
#include "verify/invariants/invariants.h"
#include "verify/tables.h"

namespace tally::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t usual_games = 10'000;
// Relations take as long as a dozen games: they are tried on one of so many.
constexpr std::uint64_t relations_every = 512;
// So many games are taken by a thread at a time.
constexpr std::uint64_t games_at_once = 64;

struct Totals {
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
  void add(const Totals& t) {
    games += t.games;
    events += t.events;
    turns += t.turns;
    signature += t.signature;
    for (std::size_t i = 0; i < relations.size(); ++i)
      for (std::size_t k = 0; k < relations[i].size(); ++k) relations[i][k] += t.relations[i][k];
  }
};

class FuzzCrew {
 public:
  FuzzCrew(const FuzzArguments& arguments, const Game& game, const Ruleset& rules)
      : arguments_(arguments),
        game_(game),
        rules_(rules),
        wanted_(arguments.games > 0     ? arguments.games
                : arguments.seconds > 0 ? std::numeric_limits<std::uint64_t>::max() / 2
                                        : usual_games),
        start_(Clock::now()),
        progress_(say::games_done) {}

  void run() {
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int threads = std::clamp(arguments_.jobs > 0 ? arguments_.jobs : cores, 1, most_threads);
    std::vector<std::thread> helpers;
    try {
      for (int i = 1; i < threads; ++i) helpers.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      // The system has no more threads to give: those there are do the work.
    }
    work();
    for (std::thread& t : helpers) t.join();
    progress_.clear();
    if (broke_) std::rethrow_exception(broke_);
  }

  [[nodiscard]] const Totals& totals() const { return totals_; }
  // Of those that failed, the first by its seed.
  [[nodiscard]] const std::optional<FailedGame>& failed() const { return failed_; }
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  [[nodiscard]] verify::FuzzCase game(std::uint64_t index) const {
    return {.players = arguments_.players,
            .seed = arguments_.seed + index,
            .leaning = {},
            .relations = index % relations_every == 0};
  }

 private:
  [[nodiscard]] bool out_of_time() const {
    return arguments_.seconds > 0 && seconds() >= arguments_.seconds;
  }

  void work() {
    try {
      verify::Fuzzer fuzzer(game_, rules_);
      for (;;) {
        const std::uint64_t from = next_.fetch_add(games_at_once);
        // What comes before a failure is played to its end: the first failure is the same for any
        // number of threads.
        if (from >= std::min(wanted_, first_failure_.load())) return;
        if (was_interrupted() || out_of_time()) return;
        const std::uint64_t to = std::min(from + games_at_once, wanted_);
        Totals totals;
        for (std::uint64_t i = from; i < to && !was_interrupted() && !out_of_time(); ++i) {
          verify::Played played;
          const auto failure = fuzzer.play(game(i), played);
          totals.add(played);
          if (!failure) continue;
          fail({i, game(i), *failure, played});
          break;
        }
        const std::lock_guard lock(mutex_);
        totals_.add(totals);
        const std::uint64_t whole = arguments_.games > 0 || arguments_.seconds <= 0 ? wanted_ : 0;
        progress_.tick(totals_.games, totals_.games, whole);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!broke_) broke_ = std::current_exception();
      next_ = std::numeric_limits<std::uint64_t>::max() / 2;
    }
  }

  void fail(const FailedGame& failed) {
    const std::lock_guard lock(mutex_);
    if (failed_ && failed_->index < failed.index) return;
    failed_ = failed;
    first_failure_ = failed.index;
  }

  const FuzzArguments& arguments_;
  const Game& game_;
  const Ruleset& rules_;
  std::uint64_t wanted_;
  Clock::time_point start_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> first_failure_{std::numeric_limits<std::uint64_t>::max()};
  std::mutex mutex_;  // of all that follows
  Totals totals_;
  std::optional<FailedGame> failed_;
  std::exception_ptr broke_;
  Progress progress_;
};

bool was_tried(const Totals& t, std::size_t relation) {
  using enum verify::Held;
  return t.of(relation, held) + t.of(relation, not_applicable) + t.of(relation, failed) > 0;
}

// A line for each relation that was tried.
std::string relations_in_words(const Totals& t, Lang lang) {
  using enum verify::Held;
  std::string out;
  const auto all = verify::relations();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!was_tried(t, i)) continue;
    const verify::Relation& r = all[i];
    const std::uint64_t in = t.of(i, held);
    const std::uint64_t not_in = t.of(i, not_applicable);
    Message counts = in == 0       ? not_in == 0 ? say::untried() : say::not_applied_in(not_in)
                           : not_in == 0 ? say::held_in(in)
                                   : say::held_and_not(in, not_in);
    append_text(out, say::of_relation(r.name, r.name_zh, std::move(counts)), lang);
    out += '\n';
  }
  return out;
}

std::string_view status_of(const FuzzCrew& crew, const FuzzArguments& arguments) {
  if (crew.failed()) return "failed";
  if (was_interrupted()) return "interrupted";
  return crew.totals().games < arguments.games ? "time_is_up" : "held";
}

std::string json_of(const FuzzCrew& crew, const Game& game, const Ruleset& rules,
                    const FuzzArguments& arguments, const std::string& failure) {
  const Totals& t = crew.totals();
  std::string out = "{";
  const auto text = [&](const char* key, std::string_view value) {
    out += fmt::format("{}\"{}\":", out.back() == '{' ? "" : ",", key);
    report::write_json_string(out, value);
  };
  const auto number = [&](const char* key, std::uint64_t n) {
    out += fmt::format(",\"{}\":{}", key, n);
  };
  text("status", status_of(crew, arguments));
  text("game", game.name());
  text("ruleset", rules.name);
  number("seed", arguments.seed);
  number("games", t.games);
  number("events", t.events);
  number("turns", t.turns);
  text("signature", fmt::format("{:016x}", t.signature));
  number("invariants", verify::invariants(game).size());
  number("relations_every", relations_every);
  out += ",\"relations\":[";
  const auto all = verify::relations();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!was_tried(t, i)) continue;
    out += out.back() == '[' ? "{" : ",{";
    text("relation", all[i].name);
    number("held", t.of(i, verify::Held::held));
    number("not_applicable", t.of(i, verify::Held::not_applicable));
    number("failed", t.of(i, verify::Held::failed));
    text("en", all[i].en);
    text("zh", all[i].zh);
    out += '}';
  }
  out += ']';
  if (!failure.empty()) out += ",\"failure\":" + failure;
  return out + "}\n";
}

// "4 to 10 players": the tables that take part, so that one the rules do not have is missed.
Message said_players(const Game& game, const Ruleset& rules, int players) {
  if (players > 0) return say::players(players);
  const std::vector<int> counts = verify::tables_of(game, rules);
  const bool row = counts.back() - counts.front() + 1 == static_cast<int>(counts.size());
  if (row && counts.size() > 2) return say::players_from_to(counts.front(), counts.back());
  std::vector<Message> numbers;
  numbers.reserve(counts.size());
  for (const int n : counts) numbers.push_back(say::number(n));
  return say::players_of(joined(std::move(numbers), tally::say::comma));
}

// Its name, and its Chinese title if it has one.
std::string ruleset_in_words(const Game& game, const Ruleset& rules,
                             const FuzzArguments& arguments) {
  const std::string& which = arguments.ruleset.empty() ? rules.name : arguments.ruleset;
  const std::string title = ruleset_title(game.name(), which).zh;
  return title.empty() || title == rules.name ? rules.name
                                              : fmt::format("{}《{}》", rules.name, title);
}

}  // namespace

ExitCode run(const FuzzArguments& arguments) {
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  Setup setup;
  if (arguments.players > 0 && !game.random_setup(arguments.players, rules, 0, setup))
    throw Failure(usage, say::no_table_for(arguments.players, rules.name, tables_of(game, rules)));
  if (verify::tables_of(game, rules).empty())
    throw Failure(usage, say::no_tables_at_all(rules.name));
  // A game that fails after hours should not be lost then.
  if (!arguments.output.empty()) OutFile{arguments.output, files_of(game, arguments.ruleset)};
  catch_interrupts(std::chrono::seconds(2));
  FuzzCrew crew(arguments, game, rules);
  crew.run();
  const Totals& t = crew.totals();
  const double seconds = crew.seconds();
  if (seconds > 0 && t.games > 0)
    write_err(text_of(say::games_a_second(
                          static_cast<std::uint64_t>(static_cast<double>(t.games) / seconds)),
                      arguments.lang) +
              "\n");
  if (crew.failed()) {
    verify::Fuzzer fuzzer(game, rules);
    const Kept kept = keep_failure(arguments, game, fuzzer, *crew.failed());
    write_out(arguments.jsonl ? json_of(crew, game, rules, arguments, kept.json) : kept.words);
    return violations;
  }
  const ExitCode code = was_interrupted() ? interrupted : ok;
  if (arguments.jsonl) {
    write_out(json_of(crew, game, rules, arguments, ""));
    return code;
  }

  std::string out;
  const auto line = [&](const Message& m) {
    append_text(out, m, arguments.lang);
    out += '\n';
  };
  if (t.games > 0)
    line(say::averages(
        say::game_and_ruleset(game.name(), rules.name, ruleset_in_words(game, rules, arguments)),
        said_players(game, rules, arguments.players), arguments.seed, t.events / t.games,
        fmt::format("{:.1f}", static_cast<double>(t.turns) / static_cast<double>(t.games))));
  line(say::invariants_and_relations(verify::invariants(game).size(), relations_every));
  out += relations_in_words(t, arguments.lang);
  Message holds = say::all_holds(t.games, fmt::format("{:016x}", t.signature));
  if (was_interrupted())
    holds = say::interrupted(std::move(holds));
  else if (t.games < arguments.games)
    holds = say::time_is_up(std::move(holds));
  line(holds);
  write_out(out);
  return code;
}

}  // namespace tally::cli

#include "cli/coverage.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/check_all.h"
#include "cli/interrupt.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"

namespace tally::cli {
namespace {

constexpr const char* table_of_tests = "tests/scenarios/coverage.tsv";
constexpr const char* usual_games = "corpus";

using Counts = std::map<std::string, std::uint64_t, std::less<>>;

// No value when there is no such file.
std::optional<Counts> read_table(const std::string& path) {
  if (!std::filesystem::exists(path)) return {};
  Counts counts;
  try {
    io::Input input(path);
    io::LineReader lines(input);
    for (std::string_view line; lines.next(line);) {
      if (line.empty() || line.starts_with('#')) continue;
      const std::size_t tab = line.find('\t');
      std::uint64_t n = 0;
      const char* const end = line.data() + line.size();
      if (tab == std::string_view::npos ||
          std::from_chars(line.data() + tab + 1, end, n).ptr != end) {
        throw io::InputError(fmt::format("line {}: expected a rule, a tab and a number, found {}",
                                         lines.line_number(), io::in_quotes(line)));
      }
      counts[std::string(line.substr(0, tab))] += n;
    }
  } catch (const io::InputError& error) {
    throw Failure(unreadable, path + ": " + error.message);
  }
  return counts;
}

struct Games {
  std::map<const Game*, std::vector<std::uint64_t>> by_rule;
  std::uint64_t all = 0;
  std::uint64_t unreadable = 0;
};

Games count_games(const std::vector<std::string>& given) {
  Games games;
  const Paths paths = list_paths(given);
  Progress progress("games");
  const std::uint64_t whole = progress.wanted() ? size_of(paths.found) : 0;
  CheckAll options;
  options.collect_rules = true;
  options.progress = [&](std::uint64_t bytes) { progress.tick(games.all, bytes, whole); };
  games.unreadable = paths.refused.size();
  check_all(paths.found, options, [&](const Checked& game) {
    ++games.all;
    if (!game.entry.error.empty()) {
      ++games.unreadable;
      return;
    }
    auto& counts = games.by_rule[game.entry.game];
    counts.resize(std::max(counts.size(), game.rules.size()));
    for (std::size_t r = 0; r < game.rules.size(); ++r) counts[r] += game.rules[r] ? 1 : 0;
  });
  stop_if_interrupted();
  return games;
}

class Table {
 public:
  Table(std::optional<Counts> tests, const Games& games, const std::string& only)
      : tests_(std::move(tests)), games_(games), only_(only) {}

  std::string print() {
    std::string out;
    const auto to = std::back_inserter(out);
    fmt::format_to(to, "{:<{}}", "rule", rule_width);
    if (tests_) fmt::format_to(to, "{:>8}", "tests");
    fmt::format_to(to, "{:>8}\n", "games");
    for (const Game* game : tally::games())
      if (only_.empty() || game->name() == only_) add(out, *game);
    if (!idle_.empty()) out += "\nexercised by nothing:\n";
    for (const std::string_view id : idle_) fmt::format_to(to, "{}\n", id);
    fmt::format_to(to, "\n{} of {} rules exercised", rules_ - idle_.size(), rules_);
    fmt::format_to(to, " ({} {}{})\n", io::grouped(games_.all), games_.all == 1 ? "game" : "games",
                   tests_ ? ", scenario tests" : "");
    return out;
  }

 private:
  static constexpr int rule_width = 34;

  void add(std::string& out, const Game& game) {
    const auto counts = games_.by_rule.find(&game);
    const auto ids = game.rule_ids();
    for (std::size_t r = 1; r < ids.size(); ++r) {
      ++rules_;
      std::uint64_t in_tests = 0;
      if (tests_) {
        const auto found = tests_->find(ids[r]);
        if (found != tests_->end()) in_tests = found->second;
      }
      const std::uint64_t in_games = counts == games_.by_rule.end() ? 0 : counts->second[r];
      if (in_tests + in_games == 0) idle_.push_back(ids[r]);
      const auto to = std::back_inserter(out);
      fmt::format_to(to, "{:<{}}", ids[r], rule_width);
      if (tests_) fmt::format_to(to, "{:>8}", in_tests);
      fmt::format_to(to, "{:>8}\n", in_games);
    }
  }

  std::optional<Counts> tests_;
  const Games& games_;
  const std::string& only_;
  std::size_t rules_ = 0;
  std::vector<std::string_view> idle_;
};

}  // namespace

ExitCode print_coverage(const RulesArguments& arguments) {
  std::vector<std::string> paths = arguments.ids;
  if (paths.empty() && std::filesystem::is_directory(usual_games)) paths.emplace_back(usual_games);
  catch_interrupts();
  std::optional<Counts> tests = read_table(table_of_tests);
  const Games games = paths.empty() ? Games() : count_games(paths);
  write_out(Table(std::move(tests), games, arguments.game).print());
  if (games.unreadable == 0) return ok;
  complain(fmt::format("{} of the games cannot be read; `tally check` says why", games.unreadable));
  return unreadable;
}

}  // namespace tally::cli

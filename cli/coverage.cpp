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
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/messages.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

constexpr const char* table_of_tests = "tests/scenarios/coverage.tsv";
constexpr const char* usual_corpus = "corpus";

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
        throw io::InputError(say::expected_count(lines.line_number(), io::in_quotes(line)));
      }
      counts[std::string(line.substr(0, tab))] += n;
    }
  } catch (const io::InputError& error) {
    throw Failure(unreadable, say::of_file(path, error.message));
  }
  return counts;
}

struct Games {
  std::map<const Game*, std::vector<std::uint64_t>> by_rule;
  std::uint64_t all = 0;
  std::uint64_t unreadable = 0;
};

// An id where a path is meant is a slip.
void expect_no_rule(const std::string& path) {
  if (std::filesystem::exists(path)) return;
  for (const Game* game : tally::games()) {
    const Rulebook book = Rulebook::load(game->name());
    if (book.rule(path) == nullptr && book.option(path) == nullptr) continue;
    throw Failure(usage, say::rule_for_a_path(path));
  }
}

Games count_games(const std::vector<std::string>& given) {
  Games games;
  const Paths paths = list_paths(given);
  Progress progress(say::games_done);
  const std::uint64_t whole = progress.wanted() ? size_of(paths.found) : 0;
  CheckAll options;
  options.collect_rules = true;
  options.given = &given;
  options.progress = [&](std::uint64_t bytes) { progress.tick(games.all, bytes, whole); };
  games.unreadable = paths.refused.size() + paths.empty.size();
  for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
  check_all(paths.found, options, [&](const Checked& game) {
    if (game.entry.skipped) return;
    const std::uint64_t n = std::max<std::uint64_t>(game.entry.more, 1);
    games.all += n;
    if (!game.entry.error.empty()) {
      games.unreadable += n;
      return;
    }
    auto& counts = games.by_rule[game.entry.game];
    counts.resize(std::max(counts.size(), game.rules.size()));
    for (std::size_t r = 0; r < game.rules.size(); ++r) counts[r] += game.rules[r] ? 1 : 0;
  });
  stop_if_interrupted();
  if (games.all == 0 && games.unreadable == 0) {  // all that lay there was skipped
    ++games.unreadable;
    complain(say::no_record_in(fmt::format("{}", fmt::join(given, ", "))));
  }
  return games;
}

class Table {
 public:
  Table(std::optional<Counts> tests, const Games& games, std::string_view where,
        const RulesArguments& arguments)
      : tests_(std::move(tests)),
        games_(games),
        where_(where),
        only_(arguments.game),
        lang_(arguments.lang) {}

  std::string print() {
    std::string out(say::column_rule.in(lang_));
    out.append(rule_width - report::columns(out), ' ');
    if (tests_) column(out, say::column_tests.in(lang_));
    if (!where_.empty()) column(out, say::column_games.in(lang_));
    out += '\n';
    for (const Game* game : tally::games())
      if (only_.empty() || game->name() == only_) add(out, *game);
    if (!idle_.empty()) out.append("\n").append(say::exercised_by_nothing.in(lang_)) += '\n';
    for (const std::string_view id : idle_) out.append(id) += '\n';
    std::vector<Message> of;
    if (!where_.empty()) of.push_back(say::games_of(games_.all, where_));
    if (tests_) of.push_back(tally::say::verbatim(table_of_tests));
    out += '\n';
    append_text(out,
                say::rules_exercised(rules_ - idle_.size(), rules_,
                                     joined(std::move(of), tally::say::then)),
                lang_);
    return out + "\n";
  }

 private:
  static constexpr std::size_t rule_width = 34;
  static constexpr std::size_t count_width = 14;

  static void column(std::string& out, std::string_view words) {
    out.append(count_width - report::columns(words), ' ').append(words);
  }

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
      if (tests_) fmt::format_to(to, "{:>{}}", in_tests, count_width);
      if (!where_.empty()) fmt::format_to(to, "{:>{}}", in_games, count_width);
      out += '\n';
    }
  }

  std::optional<Counts> tests_;
  const Games& games_;
  std::string_view where_;  // the games were looked for there; "": none were
  const std::string& only_;
  Lang lang_;
  std::size_t rules_ = 0;
  std::vector<std::string_view> idle_;
};

}  // namespace

ExitCode print_coverage(const RulesArguments& arguments) {
  std::vector<std::string> paths = arguments.ids;
  for (const std::string& path : paths) expect_no_rule(path);
  if (paths.empty() && std::filesystem::is_directory(usual_corpus))
    paths.emplace_back(usual_corpus);
  std::optional<Counts> tests = read_table(table_of_tests);
  if (paths.empty()) {
    std::error_code error;
    const std::string here = std::filesystem::current_path(error).string();
    Message none = say::no_corpus(usual_corpus, here);
    if (!tests) throw Failure(unreadable, say::name_the_records(std::move(none)));
    complain(say::only_tests(std::move(none)));
  }
  catch_interrupts();
  const Games games = paths.empty() ? Games() : count_games(paths);
  const std::string where = report::printable(fmt::format("{}", fmt::join(paths, ", ")));
  write_out(Table(std::move(tests), games, where, arguments).print());
  if (games.unreadable == 0) return ok;
  complain(say::many_unreadable(games.unreadable));
  return unreadable;
}

}  // namespace tally::cli

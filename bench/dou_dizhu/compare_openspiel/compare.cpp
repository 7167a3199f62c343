// The same games through OpenSpiel's own rules and through ours, in one run: whether both find the
// same, and what a game costs. Games: a file of our JSON lines for OpenSpiel, or random ones.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bench/dou_dizhu/compare_openspiel/openspiel_side.h"
#include "bench/dou_dizhu/openspiel_lines.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/dou_dizhu/json_games.h"
#include "replay/import/openspiel/line.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/random/random.h"

namespace tally {
namespace {

constexpr int games_in_all = 1000;
constexpr int rounds = 20;

std::vector<compare::Actions> actions_of(const std::string& text) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  std::vector<compare::Actions> out;
  std::string_view line;
  while (lines.next(line)) {
    openspiel::History h;
    if (!openspiel::scan(line, h)) continue;
    out.emplace_back(h.actions.begin(), h.actions.begin() + static_cast<std::ptrdiff_t>(h.size));
  }
  return out;
}

// Empty for a line that cannot be a game (a bid among the plays).
bool next(dou_dizhu::JsonGames& games, Record& record) {
  try {
    return games.next(record);
  } catch (const io::InputError&) {
    record.clear();
    return true;
  }
}

// Reads and checks each line, as often as asked; which are clean.
std::vector<bool> check(const std::string& text, int times, double& seconds) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset rules = load_ruleset(game, "openspiel");
  Checker checker(game);
  Report report;
  Record record;
  std::vector<bool> clean;
  for (int round = 0; round < times; ++round) {
    clean.clear();
    const std::clock_t from = std::clock();
    io::Input input = io::Input::of_memory(text);
    io::LineReader lines(input);
    dou_dizhu::JsonGames games(lines);
    while (next(games, record)) {
      if (record.size() > 0) checker.check(record, rules, report);
      clean.push_back(record.size() > 0 && report.verdict == VerdictKind::clean);
    }
    const double took = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
    seconds = round == 0 ? took : std::min(seconds, took);
  }
  return clean;
}

// One action after the deal of each game is another: as lines that say only the actions.
std::string damaged(std::vector<compare::Actions>& games) {
  constexpr int first_act = 52;
  constexpr int plays = 300;  // the shorter ones
  Random random(1);
  std::string lines;
  for (compare::Actions& actions : games) {
    const int after = static_cast<int>(actions.size()) - first_act;
    const int at = first_act + random.below(after);
    actions[static_cast<std::size_t>(at)] = random.below(plays);
    lines += fmt::format("{{\"hist\":[{}]}}\n", fmt::join(actions, ","));
  }
  return lines;
}

// Names the games of which one says sound and the other does not; how many.
std::size_t differ(const char* what, const std::vector<bool>& theirs,
                   const std::vector<bool>& ours) {
  std::size_t n = theirs.size() == ours.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(theirs.size(), ours.size()); ++i) {
    if (theirs[i] == ours[i]) continue;
    ++n;
    fmt::print("{}, line {}: {} by OpenSpiel, {} by tally\n", what, i + 1,
               theirs[i] ? "sound" : "not sound", ours[i] ? "sound" : "not sound");
  }
  return n;
}

int run(const std::string& text) {
  std::vector<compare::Actions> games = actions_of(text);
  const auto n = static_cast<double>(games.size());
  double choices = 0;
  double all = 0;
  double ours = 0;
  const std::vector<bool> theirs = compare::replay(games, compare::Asked::choices, rounds, choices);
  compare::replay(games, compare::Asked::all, rounds, all);
  const std::size_t same = differ("a game", theirs, check(text, rounds, ours));
  const std::string bad = damaged(games);
  double unused = 0;
  const std::vector<bool> bad_theirs = compare::replay(games, compare::Asked::choices, 1, unused);
  const std::size_t bad_same = differ("an action changed", bad_theirs, check(bad, 1, unused));
  fmt::print("{} games, {:.0f} bytes a line; judged otherwise by one of both: {}\n", games.size(),
             static_cast<double>(text.size()) / n, same);
  fmt::print("one action changed: {} still sound by OpenSpiel; judged otherwise: {}\n",
             std::count(bad_theirs.begin(), bad_theirs.end(), true), bad_same);
  fmt::print("OpenSpiel, legal actions asked for choices: {:8.2f} us a game\n", choices / n * 1e6);
  fmt::print("OpenSpiel, for chance as well:              {:8.2f} us a game\n", all / n * 1e6);
  fmt::print("tally, lines read and checked:              {:8.2f} us a game\n", ours / n * 1e6);
  fmt::print("ratio: {:.1f} and {:.1f}\n", choices / ours, all / ours);
  return same + bad_same == 0 ? 0 : 1;
}

}  // namespace
}  // namespace tally

int main(int argc, char** argv) {
  if (argc < 2) return tally::run(tally::openspiel_lines(tally::games_in_all));
  std::ifstream file(argv[1], std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || text.str().empty()) {
    fmt::print(stderr, "{}: cannot be read; expected a file of JSON lines\n", argv[1]);
    return 2;
  }
  return tally::run(text.str());
}

// What the tests of hidden information share: random games, what a seat saw of them, their traces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"
#include "verify/hidden/explain.h"
#include "verify/hidden/view_log.h"

namespace tally::hidden::testing {

inline void read(std::string_view text, Record& record) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  ASSERT_TRUE(reader.next(record)) << text.substr(0, 200);
}

// The header line of a game of four, of whom only the lord is known, that begins in the middle.
inline constexpr const char* four_from_the_middle =
    R"({"tally":1,"game":"sanguosha","ruleset":"classic","program":"x","players":4,)"
    R"("midway":true,"seats":[{"role":"lord","gender":"male"},{"role":"hidden","gender":"male"},)"
    R"({"role":"hidden","gender":"male"},{"role":"hidden","gender":"male"}]})"
    "\n";

inline Ruleset rules_of(const Record& r) {
  return load_ruleset(*r.game, r.ruleset.empty() ? r.game->default_ruleset() : r.ruleset);
}

inline std::string game_of(std::string_view game, std::string_view ruleset, int players,
                           std::uint64_t seed) {
  const Game& g = *find_game(game);
  std::string text;
  EXPECT_TRUE(random_game(g, players, load_ruleset(g, ruleset), seed, text));
  return text;
}

// What seat `viewer` (0-based, nobody: who looks on) saw of a game.
inline std::string seen_by(std::string_view text, Seat viewer) {
  Record record;
  read(text, record);
  std::string out;
  ViewLog log(out, record, viewer);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules_of(record), report, &log);
  log.finish(checker.match());
  return out;
}

inline Trace trace_of(std::string_view text) {
  Record record;
  read(text, record);
  Trace trace;
  trace.start(record.game->schema(), record.setup);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules_of(record), report, &trace);
  return trace;
}

// The verdict of `tally check`.
inline Report check(std::string_view text, std::string* witness = nullptr,
                    const Allowance& allowed = {}) {
  Record record;
  read(text, record);
  const Ruleset rules = rules_of(record);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report);
  Explainer explainer;
  explainer.allow(allowed);
  if (!hides(record)) return report;
  explainer.examine(record, rules, checker, report);
  if (witness != nullptr) explainer.witness(record, rules, checker, *witness);
  return report;
}

inline std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// The named cards of a line.
inline std::vector<std::string> cards_in(const std::string& line) {
  std::vector<std::string> out;
  for (std::size_t dot = line.find('.'); dot != std::string::npos; dot = line.find('.', dot + 1)) {
    const std::size_t first = line.rfind('"', dot);
    const std::size_t end = line.find('"', dot);
    if (first == std::string::npos || end == std::string::npos) break;
    out.push_back(line.substr(first + 1, end - first - 1));
  }
  return out;
}

}  // namespace tally::hidden::testing

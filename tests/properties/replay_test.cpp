// A random game's log, held against the rules: clean as a whole, incomplete when it is cut.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reading.h"
#include "replay/random/random.h"
#include "watch.h"

namespace tally::properties {
namespace {

Checker& checker() {
  static Checker c(identity());
  return c;
}

Record& read_or_fail(const GameCase& c, std::string_view text) {
  static Record record;
  std::string error;
  if (!read(text, record, error)) fail(c, "the log cannot be read: " + error);
  return record;
}

RC_GTEST_PROP(replay, of_a_log_is_clean_and_tells_the_same, ()) {
  GameCase c = *any_case();
  for (int i = 0; i < games_a_case; ++i, ++c.seed) {
    const std::string log = log_of(c);
    const Record& record = read_or_fail(c, log);
    Retold retold;
    Report report;
    checker().check(record, c.rules, report, &retold);
    if (report.verdict != VerdictKind::clean || !report.findings.empty())
      fail(c, "its own log is not clean: " + first_finding(report));
    if (retold.text != log.substr(log.find('\n') + 1))
      fail(c, "the replay of its log tells other events");

    Watch watch(c);
    watch.play();
    if (report.events != static_cast<std::uint32_t>(watch.events()) ||
        report.signature != watch.signature() || !(report.winners == watch.match().winners()) ||
        report.turns != watch.match().turn() || !report.over)
      fail(c, "the report of its log differs from the game");
  }
}

void expect_incomplete(const GameCase& c, std::string_view log, std::string_view what) {
  static Report report;
  checker().check(read_or_fail(c, log), c.rules, report);
  if (report.verdict != VerdictKind::incomplete || !report.findings.empty())
    fail(c, std::string(what) + " is not incomplete: " + first_finding(report));
}

std::vector<std::size_t> line_ends(std::string_view log) {
  std::vector<std::size_t> ends;
  for (std::size_t at = log.find('\n'); at != std::string_view::npos; at = log.find('\n', at + 1))
    ends.push_back(at + 1);
  return ends;
}

// Every line for small games, else forty of them and the last.
RC_GTEST_PROP(replay, of_a_log_cut_behind_any_line_is_incomplete, ()) {
  const GameCase c = *any_case();
  const std::string log = log_of(c);
  const auto ends = line_ends(log);
  const std::size_t step = std::max<std::size_t>(1, ends.size() / (sanitized ? 10 : 40));
  for (std::size_t i = c.seed % step; i + 1 < ends.size(); i += step)
    expect_incomplete(c, std::string_view(log).substr(0, ends[i]),
                      "the log up to line " + std::to_string(i + 1));
  expect_incomplete(c, std::string_view(log).substr(0, ends[ends.size() - 2]),
                    "the log without its last line");
}

RC_GTEST_PROP(replay, of_a_log_cut_inside_a_line_is_incomplete, ()) {
  const GameCase c = *any_case();
  const std::string log = log_of(c);
  const auto ends = line_ends(log);
  Random random(c.seed);
  for (int i = 0; i < (sanitized ? 5 : 20); ++i) {
    const std::size_t line =
        ends.size() < 3
            ? 1
            : 1 + static_cast<std::size_t>(random.below(static_cast<int>(ends.size()) - 1));
    const auto length = static_cast<int>(ends[line] - ends[line - 1]);
    // At least its first byte, at most all but the brace.
    const auto keep = static_cast<std::size_t>(1 + random.below(length - 2));
    expect_incomplete(c, std::string_view(log).substr(0, ends[line - 1] + keep),
                      "the log cut inside line " + std::to_string(line + 1));
  }
  const std::size_t last = ends[ends.size() - 2];
  for (std::size_t n = last; n + 2 < log.size(); ++n)
    expect_incomplete(c, std::string_view(log).substr(0, n), "the log cut inside its last line");
}

}  // namespace
}  // namespace tally::properties

// Logs that no game gave: whatever a log says, the checker comes to an end, says the same every
// time, and a missing or doubled line is never taken for a clean game.
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reading.h"
#include "replay/random/random.h"
#include "watch.h"

namespace tally::properties {
namespace {

constexpr int logs_a_game = sanitized ? 1 : 8;

std::vector<std::string> lines_of(const std::string& log) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < log.size();) {
    const std::size_t end = log.find('\n', at) + 1;
    lines.push_back(log.substr(at, end - at));
    at = end;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

// The report of a log, "" if it cannot be read.
std::string verdict(Checker& checker, const GameCase& c, const std::string& log, Report& report) {
  static Record record;
  std::string error;
  if (!read(log, record, error)) return "";
  checker.check(record, c.rules, report);
  for (const Finding& f : report.findings)
    if (f.source_at > record.size())
      fail(c, "a finding points behind the end: " + first_finding(report));
  if (report.findings.size() > 4 * record.size() + 10)
    fail(c, std::to_string(report.findings.size()) + " findings in " +
                std::to_string(record.size()) + " events");
  return first_finding(report) + " " + std::to_string(report.findings.size()) + " " +
         std::to_string(report.signature);
}

void check_twice(const GameCase& c, const std::string& log, Report& report) {
  static Checker used(identity());
  Checker fresh(identity());
  const std::string one = verdict(used, c, log, report);
  const std::string two = verdict(fresh, c, log, report);
  if (one != two) fail(c, "two checks of one log differ: " + one + " and " + two);
}

// A value of one line put in place of one of the same key in another.
void exchange_value(Random& random, std::vector<std::string>& lines) {
  std::string& to =
      lines[1 + static_cast<std::size_t>(random.below(static_cast<int>(lines.size()) - 1))];
  const std::string& from =
      lines[1 + static_cast<std::size_t>(random.below(static_cast<int>(lines.size()) - 1))];
  constexpr std::string_view keys[] = {
      "\"seat\":", "\"cards\":", "\"card\":", "\"to\":",  "\"as\":",
      "\"n\":",    "\"hp\":",    "\"of\":",   "\"role\":"};
  const std::string_view key = keys[random.below(9)];
  const std::size_t a = to.find(key);
  const std::size_t b = from.find(key);
  if (a == std::string::npos || b == std::string::npos) return;
  const auto value = [&](const std::string& line, std::size_t at) {
    const std::size_t start = at + key.size();
    std::size_t end = line.find(line[start] == '[' ? "]" : ",\"", start);
    if (end == std::string::npos) end = line.size() - 2;  // before }\n
    if (line[start] == '[') ++end;
    return std::pair(start, end - start);
  };
  const auto [to_at, to_n] = value(to, a);
  const auto [from_at, from_n] = value(from, b);
  to.replace(to_at, to_n, std::string(from, from_at, from_n));
}

RC_GTEST_PROP(damaged_log, is_checked_to_the_end_and_always_alike, ()) {
  const GameCase c = *any_case();
  const auto lines = lines_of(log_of(c));
  Random random(c.seed);
  Report report;
  for (int i = 0; i < logs_a_game; ++i) {
    auto damaged = lines;
    for (int changes = 1 + random.below(4); changes > 0; --changes) {
      const auto n = static_cast<int>(damaged.size());
      if (n < 3) break;
      const auto at = 1 + random.below(n - 1);
      switch (random.below(6)) {
        case 0: damaged.erase(damaged.begin() + at); break;
        case 1: damaged.insert(damaged.begin() + at, damaged[static_cast<std::size_t>(at)]); break;
        case 2: std::swap(damaged[static_cast<std::size_t>(at)], damaged.back()); break;
        case 3: damaged.erase(damaged.begin() + at, damaged.begin() + std::min(n, at + 20)); break;
        case 4: {  // what happens elsewhere
          const std::string line = damaged[static_cast<std::size_t>(1 + random.below(n - 1))];
          damaged.insert(damaged.begin() + at, line);
          break;
        }
        default: exchange_value(random, damaged);
      }
    }
    check_twice(c, joined(damaged), report);
  }
}

RC_GTEST_PROP(damaged_log, that_lacks_a_line_is_not_clean, ()) {
  const GameCase c = *any_case();
  const auto lines = lines_of(log_of(c));
  Random random(c.seed);
  Report report;
  for (int i = 0; i < logs_a_game; ++i) {
    auto damaged = lines;
    const int at = 1 + random.below(static_cast<int>(lines.size()) - 1);
    // What nobody need answer or take up leaves no other trace: a lord's call on others, one by
    // 阵法召唤, 勇进 by which nothing is moved, a Slash that may not be dodged, a hand filled up
    // that is full, a card moved or given away that nobody uses again, a card taken by 天妒 that
    // 洛神 would take. What is decided is seen by what follows, and so are the draft of 3v3 and who
    // is let act.
    const std::string& gone = lines[static_cast<std::size_t>(at)];
    constexpr std::string_view unseen[] = {
        R"("jijiang")",    R"("hujia")",  R"("liegong")",     R"("jieming")",      R"("tiandu")",
        R"("retrieve")",   R"("decide")", R"("relocate")",    R"("possess")",      R"("pile")",
        R"("candidates")", R"("draft")",  R"("first_draft")", R"("first_action")", R"("appoint")",
        R"("action")",     R"("doubt")",  R"("sacrifice")",   R"("spend")",        R"("zhaohuan")",
        R"("yongjin")"};
    if (std::any_of(std::begin(unseen), std::end(unseen),
                    [&](std::string_view word) { return gone.find(word) != std::string::npos; }))
      continue;
    damaged.erase(damaged.begin() + at);
    check_twice(c, joined(damaged), report);
    if (report.verdict == VerdictKind::clean)
      fail(c, "clean without line " + std::to_string(at + 1) + ": " +
                  lines[static_cast<std::size_t>(at)]);
  }
}

}  // namespace
}  // namespace tally::properties

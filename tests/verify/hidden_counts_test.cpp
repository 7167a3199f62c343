// Records that say of lost cards only how many there were: what the rules know to go goes, and
// where a card of the hand may have gone as well as one that lay open, either stands.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/verify/hidden_support.h"
#include "verify/hidden/deduce.h"

namespace tally::hidden::testing::counts {
namespace {

bool is(const std::string& line, std::string_view kind) {
  return line.find("{\"e\":\"" + std::string(kind) + "\"") == 0;
}

// How many cards a line lists; 0 where it lists none.
std::size_t listed(const std::string& line) {
  const std::size_t at = line.find("\"cards\":[");
  if (at == std::string::npos) return 0;
  const auto end = line.begin() + static_cast<std::ptrdiff_t>(line.find(']', at));
  return 1 + static_cast<std::size_t>(
                 std::count(line.begin() + static_cast<std::ptrdiff_t>(at), end, ','));
}

void count_only(std::string& line, std::size_t n) {
  const std::size_t at = line.find("\"cards\":[");
  line.replace(at, line.find(']', at) + 1 - at, "\"cards\":" + std::to_string(n));
}

// Of one card that was taken away: that it was one.
bool leave_out_removed(std::vector<std::string>& lines) {
  bool any = false;
  for (std::string& line : lines) {
    if (!is(line, "remove")) continue;
    const std::size_t at = line.find("\"card\":\"") + 8;
    line.replace(at, line.find('"', at) - at, "?");
    any = true;
  }
  return any;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<std::string> view(std::uint64_t seed) {
  const auto viewer = static_cast<Seat>(static_cast<int>(seed % 7) - 1);
  return lines_of(seen_by(game_of("sanguosha", "generals", 6, seed), viewer));
}

TEST(HiddenCounts, OfTheDeadAreAllTheirCards) {
  int with_equipment = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto lines = view(seed);
    for (std::string& line : lines)
      if (is(line, "forfeit") && listed(line) > 0) {
        with_equipment += line.find('.') != std::string::npos ? 1 : 0;
        count_only(line, listed(line));
      }
    const Report report = check(joined(lines));
    EXPECT_TRUE(report.findings.empty()) << "seed " << seed << ": " << report.findings[0].message;
    EXPECT_EQ(report.hidden, HiddenCards::explained) << "seed " << seed;
  }
  EXPECT_GT(with_equipment, 40);
}

TEST(HiddenCounts, OneTooManyOrTooFewIsFound) {
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto lines = view(seed);
    const auto at = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
      return is(line, "forfeit") && listed(line) > 1;
    });
    if (at == lines.end()) continue;
    ++planted;
    const std::size_t line = static_cast<std::size_t>(at - lines.begin()) + 1;
    count_only(*at, seed % 2 == 0 ? listed(*at) + 1 : listed(*at) - 1);
    const Report report = check(joined(lines));
    ASSERT_EQ(report.findings.size(), 1U) << "seed " << seed;
    EXPECT_EQ(report.findings[0].source_at + 1, line) << "seed " << seed;
    EXPECT_EQ(report.findings[0].kind, FindingKind::wrong) << "seed " << seed;
  }
  EXPECT_GT(planted, 30);
}

TEST(HiddenCounts, WhatIsTakenAwayMayHaveLainOpen) {
  int some = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto lines = view(seed);
    some += leave_out_removed(lines) ? 1 : 0;
    const Report report = check(joined(lines));
    EXPECT_TRUE(report.findings.empty()) << "seed " << seed << ": " << report.findings[0].message;
    EXPECT_EQ(report.hidden, HiddenCards::explained) << "seed " << seed;
  }
  EXPECT_GT(some, 40);
}

TEST(HiddenCounts, NothingIsDeducedThatIsNotSo) {
  const auto deduced = [](const std::string& text) {
    Record record;
    read(text, record);
    const Trace trace = trace_of(text);
    return Deduction(trace, *record.game, rules_of(record)).all(trace.size());
  };
  std::size_t certain = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::string whole = game_of("sanguosha", "generals", 5, seed);
    auto lines = lines_of(seen_by(whole, 0));
    if (!leave_out_removed(lines)) continue;
    const auto known = deduced(joined(lines));
    for (Seat s = 0; s < 5; ++s) {
      const auto own = deduced(seen_by(whole, s));
      const auto at = static_cast<std::size_t>(s);
      ASSERT_EQ(known.size(), own.size());
      for (std::size_t turn = 0; turn < own.size(); ++turn)
        for (std::size_t c = 0; c < 256; ++c) {
          const int there = own[turn].hands[at].must[c];
          ASSERT_LE(known[turn].hands[at].must[c], there) << "seed " << seed << ", turn " << turn;
          ASSERT_LE(there, known[turn].hands[at].can[c]) << "seed " << seed << ", turn " << turn;
          certain += known[turn].hands[at].must[c];
        }
    }
  }
  EXPECT_GT(certain, 500U);
}

}  // namespace
}  // namespace tally::hidden::testing::counts

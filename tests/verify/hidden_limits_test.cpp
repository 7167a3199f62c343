// Records that show too little to be held against the rules in reasonable time, and more faults
// than can be told apart: what is done about them is bounded, and is said.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"

namespace tally::hidden::testing {
namespace {

// The same record without what is said of its choices.
std::string without_choices(const std::string& log) {
  const Schema& schema = find_game("sanguosha")->schema();
  std::string out;
  for (const std::string& line : lines_of(log)) {
    const auto kind =
        std::find_if(schema.kinds.begin(), schema.kinds.end(), [&](const KindInfo& k) {
          return line.starts_with("{\"e\":\"" + std::string(k.name) + "\"");
        });
    if (kind == schema.kinds.end() || kind->role != EventRole::choice || kind->name == "general") {
      out += line + "\n";
      continue;
    }
    out += "{\"e\":\"" + std::string(kind->name) + "\"";
    for (const FieldInfo& f : kind->fields) out += ",\"" + std::string(f.key) + "\":null";
    out += "}\n";
  }
  return out;
}

// With another number of hit points in the n-th line that tells some.
std::string with_wrong_hit_points(const std::string& log, std::size_t n) {
  std::string out;
  for (std::string line : lines_of(log)) {
    const std::size_t at = line.find("\"hp\":");
    if (line.starts_with("{\"e\":\"hp\"") && at != std::string::npos && n-- == 0)
      line[at + 5] = line[at + 5] == '1' ? '2' : '1';
    out += line + "\n";
  }
  return out;
}

struct Checked {
  Report report;
  std::uint64_t work = 0;
};

Checked checked(const std::string& log, std::uint64_t allowed = Checker::most_work) {
  Record record;
  read(log, record);
  Checker checker(*record.game);
  checker.allow(allowed);
  Checked out;
  checker.check(record, rules_of(record), out.report);
  out.work = checker.work();
  return out;
}

TEST(HiddenLimits, WhereTooMuchIsNotShownItIsSaid) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const std::string whole = game_of("sanguosha", "generals", 10, seed);
    const std::string log = without_choices(seen_by(whole, nobody));
    const Checked c = checked(log);
    EXPECT_LT(c.work, 3 * Checker::most_work / 2);
    ASSERT_EQ(c.report.verdict, VerdictKind::undecided) << seed;
    EXPECT_EQ(text_of(c.report.reason), "too much is not shown");
    const Finding& last = c.report.findings.back();
    EXPECT_EQ(last.kind, FindingKind::undecided);
    EXPECT_EQ(text_of(last.message),
              "too much before this is not shown: nothing from here on is held against the rules");
    EXPECT_GE(last.turn, 1);
    const Report explained = check(log);
    EXPECT_EQ(explained.verdict, VerdictKind::undecided);
    EXPECT_EQ(explained.hidden, HiddenCards::not_asked);
  }
}

// What comes before anything that is not shown is held against the rules all the same.
TEST(HiddenLimits, AFaultBeforeAnyGapIsFound) {
  const std::string whole = game_of("sanguosha", "generals", 10, 1);
  const std::string log = with_wrong_hit_points(without_choices(seen_by(whole, nobody)), 4);
  const Checked c = checked(log);
  ASSERT_EQ(c.report.verdict, VerdictKind::violations);
  EXPECT_EQ(c.report.findings[0].kind, FindingKind::wrong);
  EXPECT_EQ(c.report.findings[0].seat, 4);
  EXPECT_EQ(c.report.findings.back().kind, FindingKind::undecided);
}

TEST(HiddenLimits, LittleWorkIsAllowedForTryingAndLittleIsDone) {
  const std::string whole = game_of("sanguosha", "generals", 8, 3);
  const std::string log = with_wrong_hit_points(whole, 12);
  const Checked searched = checked(log);
  const Checked plain = checked(log, 0);
  EXPECT_EQ(plain.report.verdict, VerdictKind::violations);
  EXPECT_LT(plain.work, searched.work);
}

// Nine lines of which none says who acts: 4096 games of a thousand questions each.
TEST(HiddenLimits, QuestionsCountAsWork) {
  std::string log =
      R"({"tally":1,"game":"sanguosha","ruleset":"freekill-0.5","players":7,"seats":[)";
  for (int s = 0; s < 7; ++s)
    log += std::string(s > 0 ? "," : "") + R"({"role":")" + (s % 2 == 0 ? "lord" : "rebel") +
           R"(","gender":"female","general":"sunshangxiang"})";
  log += "]}\n";
  log += R"({"e":"put","cards":["DJ.dodge"]})"
         "\n"
         R"({"e":"invoke","seat":null,"with":"zhiheng"})"
         "\n"
         R"({"e":"use","seat":null,"as":"wine","cards":["C3.wine"],"to":null})"
         "\n"
         R"({"e":"dying","seat":null})"
         "\n"
         R"({"e":"invoke","seat":null,"with":"zhiheng"})"
         "\n";
  EXPECT_LT(checked(log).work, 3 * Checker::most_work / 2);
}

// --- more than one card told wrong

// The view of somebody who looks on, with so many cards in it told as others of the game.
std::string with_wrong_cards(std::uint64_t seed, int n) {
  Random random(seed);
  std::vector<std::string> lines =
      lines_of(seen_by(game_of("sanguosha", "generals", 10, seed), nobody));
  const auto any = [&](std::size_t many) {
    return static_cast<std::size_t>(random.below(static_cast<int>(many)));
  };
  std::vector<std::string> all;
  for (std::size_t i = 1; i < lines.size(); ++i)
    for (const std::string& c : cards_in(lines[i])) all.push_back(c);
  for (int k = 0; k < n;) {
    std::string& line = lines[1 + any(lines.size() - 1)];
    const std::vector<std::string> now = cards_in(line);
    if (now.empty() || line.starts_with("{\"e\":\"shuffle\"")) continue;
    const std::string& was = now[any(now.size())];
    const std::string& other = all[any(all.size())];
    if (std::find(now.begin(), now.end(), other) != now.end()) continue;
    line.replace(line.find("\"" + was + "\""), was.size() + 2, "\"" + other + "\"");
    ++k;
  }
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

// What is not said for certain is said to be so; never the first finding, nor one that has its own
// events.
TEST(HiddenLimits, WhatMayFollowFromAContradictionIsCalledSo) {
  int may_follow = 0;
  for (std::uint64_t seed = 1; seed <= 400 && may_follow == 0; ++seed) {
    const Report report = check(with_wrong_cards(seed, 5));
    bool contradicted = false;
    for (const Finding& f : report.findings) {
      contradicted = contradicted || !f.because.empty();
      if (!f.may_follow) continue;
      ++may_follow;
      EXPECT_TRUE(contradicted) << seed;
      EXPECT_TRUE(f.because.empty()) << seed;
    }
  }
  EXPECT_GT(may_follow, 0);
}

}  // namespace
}  // namespace tally::hidden::testing

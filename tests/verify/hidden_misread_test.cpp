// One card told wrong in what a seat saw is one finding, whatever the rules would say of what
// follows from it.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"

namespace tally::hidden::testing {
namespace {

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// The named cards of a line.
std::vector<std::string> cards_in(const std::string& line) {
  std::vector<std::string> out;
  for (std::size_t dot = line.find('.'); dot != std::string::npos; dot = line.find('.', dot + 1)) {
    const std::size_t first = line.rfind('"', dot);
    const std::size_t end = line.find('"', dot);
    if (first == std::string::npos || end == std::string::npos) break;
    out.push_back(line.substr(first + 1, end - first - 1));
  }
  return out;
}

std::string_view name_in(std::string_view card) {
  const std::size_t dot = card.find('.');
  return card.substr(dot, card.find('/') - dot);
}

// In one event of this kind, of seat 1 if it is `own`, a card that lies in the open or has been
// seen in the place of one of the same name. "" where there is no place for it.
std::string planted(std::uint64_t seed, std::string_view kind, bool own, bool hidden) {
  Random random(seed);
  const std::string game = game_of("sanguosha", "classic", 6, seed);
  std::vector<std::string> lines = split_lines(hidden ? seen_by(game, 0) : game);
  const std::string start = "{\"e\":\"" + std::string(kind) + "\"";
  std::vector<std::size_t> places;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (lines[i].starts_with(start) && !cards_in(lines[i]).empty() &&
        (!own || lines[i].find("\"seat\":1,") != std::string::npos))
      places.push_back(i);
  for (int tries = 0; tries < 40 && !places.empty(); ++tries) {
    const std::size_t at =
        places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
    const std::vector<std::string> now = cards_in(lines[at]);
    const std::string was =
        now[static_cast<std::size_t>(random.below(static_cast<int>(now.size())))];
    for (std::size_t i = at; i-- > 1;)
      for (const std::string& other : cards_in(lines[i])) {
        if (lines[i].starts_with("{\"e\":\"shuffle\"") || name_in(other) != name_in(was) ||
            std::find(now.begin(), now.end(), other) != now.end())
          continue;
        std::string& line = lines[at];
        line.replace(line.find("\"" + was + "\""), was.size() + 2, "\"" + other + "\"");
        std::string text;
        for (const std::string& l : lines) text += l + "\n";
        return text;
      }
  }
  return {};
}

struct Count {
  int planted = 0;
  int one = 0;   // finding
  int more = 0;  // at different events
  std::string words;
};

std::string in_words(const Report& report, std::uint64_t seed) {
  std::string out = "seed " + std::to_string(seed) + "\n";
  for (const Finding& f : report.findings)
    out += "  event " + std::to_string(f.at) + ": " + f.message + " | " + f.expected + "\n";
  return out;
}

Count count(std::string_view kind, bool own, bool hidden) {
  Count out;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const std::string text = planted(seed, kind, own, hidden);
    if (text.empty()) continue;
    ++out.planted;
    const Report report = check(text);
    const auto& f = report.findings;
    if (f.empty()) continue;  // by what he saw it may be so
    const bool here =
        std::all_of(f.begin(), f.end(), [&](const Finding& other) { return other.at == f[0].at; });
    (here ? out.one : out.more) += 1;
    if (!here) out.words += in_words(report, seed);
  }
  return out;
}

TEST(HiddenMisread, OnesOwnDraw) {
  const Count c = count("draw", true, true);
  EXPECT_GT(c.planted, 20);
  EXPECT_GT(c.one, 20);
  EXPECT_LE(c.more, 1) << c.words;
}

TEST(HiddenMisread, ADiscard) {
  for (const bool hidden : {true, false}) {
    const Count c = count("discard", true, hidden);
    EXPECT_GT(c.planted, 15);
    EXPECT_GT(c.one, 15);
    EXPECT_LE(c.more, 1) << c.words;
  }
}

TEST(HiddenMisread, AJudgementCard) {
  const Count c = count("flip", false, true);
  EXPECT_GT(c.planted, 20);
  EXPECT_GT(c.one, 20);
  EXPECT_LE(c.more, 1) << c.words;
}

TEST(HiddenMisread, APick) {
  for (const bool hidden : {true, false}) {
    const Count c = count("pick", false, hidden);
    EXPECT_GT(c.planted, 15);
    EXPECT_GT(c.one, 15);
    EXPECT_LE(c.more, 1) << c.words;
  }
}

// Half of the cards of a view that everybody saw are left out: what happened is no contradiction.
TEST(HiddenMisread, WhatIsNotNamedContradictsNothing) {
  constexpr std::string_view kinds[] = {"respond", "flip", "pick", "discard", "reveal"};
  int left_out = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    Random random(seed);
    const bool skills = seed % 2 == 0;
    const char* const rules = skills ? "generals" : "classic";
    std::string text;
    for (std::string line : split_lines(seen_by(game_of("sanguosha", rules, 6, seed), 0))) {
      const bool public_card =
          std::any_of(std::begin(kinds), std::end(kinds), [&](std::string_view kind) {
            return line.starts_with("{\"e\":\"" + std::string(kind) + "\"");
          });
      if (public_card)
        for (const std::string& card : cards_in(line)) {
          if (!random.percent(50)) continue;
          line.replace(line.find("\"" + card + "\""), card.size() + 2, "\"?\"");
          ++left_out;
        }
      text += line + "\n";
    }
    const Report report = check(text);
    // Skills that discard what lies in front of somebody as well: docs/hidden.md, limits.
    if (!skills) {
      EXPECT_NE(report.verdict, VerdictKind::violations) << in_words(report, seed);
    }
    EXPECT_NE(report.hidden, HiddenCards::contradiction) << "seed " << seed;
  }
  EXPECT_GT(left_out, 500);
}

// By a role that was told wrong the game goes on, and the record's end is no fault of its own.
TEST(HiddenMisread, ARole) {
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::string text = seen_by(game_of("sanguosha", "classic", 4, seed), 0);
    const std::size_t last = text.rfind("{\"e\":\"death\"");
    const std::size_t role = text.find("\"role\":\"", last) + 8;
    const std::size_t end = text.find('"', role);
    if (text.substr(role, end - role) == "lord") continue;
    const bool rebel = text.substr(role, end - role) == "rebel";
    text.replace(role, end - role, rebel ? "loyalist" : "rebel");
    const Report report = check(text);
    if (report.findings.empty()) continue;
    EXPECT_EQ(report.findings.size(), 1U) << in_words(report, seed);
    ++wrong;
  }
  EXPECT_GT(wrong, 5);
}

}  // namespace
}  // namespace tally::hidden::testing

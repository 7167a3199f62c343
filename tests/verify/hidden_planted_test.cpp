// Faults planted in what a seat saw: found, never for nothing, and every core needs all its events.
#include <algorithm>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"
#include "verify/hidden/core.h"

namespace tally::hidden::testing {
namespace {

// The only card of a line such as {"e":"use",…,"cards":["S7.slash"],…}, "" when it has not one.
std::string card_in(const std::string& line) {
  const std::size_t at = line.find("\"cards\":[\"");
  if (line.find("{\"e\":\"use\"") != 0 || at == std::string::npos) return {};
  const std::size_t end = line.find('"', at + 10);
  return line[end + 1] == ']' ? line.substr(at + 10, end - at - 10) : std::string();
}

void replace_all(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
}

// A card that was used is used again, in place of another with the same name: it lies face up, or
// is among the discards, or has been shuffled back and may well have been drawn.
bool plant(std::vector<std::string>& lines, Random& random) {
  std::vector<std::size_t> uses;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (!card_in(lines[i]).empty()) uses.push_back(i);
  for (int tries = 0; tries < 40 && uses.size() > 1; ++tries) {
    const auto n = static_cast<int>(uses.size());
    std::size_t first = uses[static_cast<std::size_t>(random.below(n))];
    std::size_t second = uses[static_cast<std::size_t>(random.below(n))];
    if (first > second) std::swap(first, second);
    const std::string a = card_in(lines[first]);
    const std::string b = card_in(lines[second]);
    const auto name = [](const std::string& card) {
      return card.substr(card.find('.'), card.find('/') - card.find('.'));
    };
    if (a == b || name(a) != name(b)) continue;
    for (std::size_t i = second; i < lines.size() && i < second + 12; ++i)
      replace_all(lines[i], "\"" + b + "\"", "\"" + a + "\"");
    return true;
  }
  return false;
}

TEST(HiddenPlanted, ACardUsedTwice) {
  int planted = 0;
  int explained = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    auto lines = lines_of(seen_by(game_of("sanguosha", "generals", 5, seed), nobody));
    if (!plant(lines, random)) continue;
    ++planted;
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const Report report = check(text);
    const bool told = std::any_of(report.findings.begin(), report.findings.end(),
                                  [](const Finding& f) { return !f.because.empty(); });
    // Where it is no contradiction, there is a deal that has it so.
    EXPECT_EQ(told, report.hidden == HiddenCards::contradiction) << "seed " << seed;
    explained += told ? 1 : 0;
    const Trace trace = trace_of(text);
    const Found found = examine(trace, trace.size());
    if (found.possible) continue;
    EXPECT_FALSE(possible(trace, found.core, found.steps)) << "seed " << seed;
    for (std::size_t i = 0; i < found.core.size(); ++i) {
      std::vector<std::size_t> fewer = found.core;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_TRUE(possible(trace, fewer, found.steps)) << "seed " << seed;
    }
  }
  EXPECT_GT(planted, 25);
  EXPECT_GT(explained, 15);
}

TEST(HiddenPlanted, ARoleTooMany) {
  // Two deaths of a game for five show rebels already; a third one cannot.
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 60 && found < 3; ++seed) {
    auto lines = lines_of(seen_by(game_of("sanguosha", "classic", 5, seed), nobody));
    int rebels = 0;
    std::size_t other = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (lines[i].find("\"e\":\"death\"") == std::string::npos) continue;
      if (lines[i].find("\"role\":\"rebel\"") != std::string::npos)
        ++rebels;
      else if (rebels == 1 && other == 0 && lines[i].find("lord\"") == std::string::npos)
        other = i;
    }
    if (rebels < 2 || other == 0) continue;
    replace_all(lines[other], "\"spy\"", "\"rebel\"");
    replace_all(lines[other], "\"loyalist\"", "\"rebel\"");
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const Report report = check(text);
    EXPECT_EQ(report.verdict, VerdictKind::violations) << "seed " << seed;
    ++found;
  }
  EXPECT_GT(found, 0);
}

TEST(HiddenPlanted, TheWitnessIsASoundGameThatLooksTheSame) {
  for (const char* ruleset : {"generals", "classic", "freekill-0.4"})
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      for (const Seat viewer : {nobody, Seat{1}}) {
        const std::string seen = seen_by(game_of("sanguosha", ruleset, 6, seed), viewer);
        std::string witness;
        ASSERT_EQ(check(seen, &witness).hidden, HiddenCards::explained);
        ASSERT_FALSE(witness.empty()) << ruleset << ", seed " << seed;
        EXPECT_EQ(check(witness).verdict, VerdictKind::clean);
        EXPECT_EQ(seen_by(witness, viewer), seen) << ruleset << ", seed " << seed;
      }
}

}  // namespace
}  // namespace tally::hidden::testing

// The table of known defects: what it holds, what it names, and that the page has a row for each.
#include "replay/books/defects.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "replay/books/book_error.h"
#include "replay/messages.h"

namespace tally {
namespace {

Finding finding(FindingKind kind, const std::string& message) {
  Finding f;
  f.kind = kind;
  f.message = say::as_logged(message);
  return f;
}

std::string id_of(std::string_view program, std::string_view rule, const Finding& f) {
  const Defect* const d = defect_of(program, rule, f);
  return d == nullptr ? "" : d->id;
}

TEST(Defects, EachHasARowOnThePageAndEachIdOfThePageIsOne) {
  std::ifstream in(std::string(TALLY_SOURCE_DIR) + "/docs/recorders.md");
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  ASSERT_FALSE(page.empty());
  std::set<std::string> on_page;
  const std::regex id("\\| `((FK|OPENSPIEL|RLCARD|DOUZERO|BOTZONE)-[A-Z-]+)` \\|");
  for (std::sregex_iterator i(page.begin(), page.end(), id), end; i != end; ++i)
    EXPECT_TRUE(on_page.insert((*i)[1]).second) << (*i)[1];
  std::set<std::string> in_table;
  for (const Defect& d : known_defects()) EXPECT_TRUE(in_table.insert(d.id).second) << d.id;
  EXPECT_EQ(in_table, on_page);
}

TEST(Defects, AreAboutRulesThatThereAre) {
  for (const Defect& d : known_defects())
    for (const std::string& rule : d.rules)
      EXPECT_TRUE(std::ranges::any_of(games(), [&](const Game* game) {
        return std::ranges::find(game->rule_ids(), rule) != game->rule_ids().end();
      })) << rule;
}

TEST(Defects, AreOfTheirVersionsOnly) {
  const Finding f = finding(FindingKind::missing, "the record lacks a decision that is due here");
  EXPECT_EQ(id_of("FreeKill 0.5.15", "SGS-SKILL-JIEYIN", f), "FK-JIEYIN-FREE");
  for (const char* other : {"FreeKill 0.5.14", "FreeKill 0.5.22", "FreeKill 0.5.15x", "FreeKill",
                            "FreeKill 0.5", "FreeKiller 0.5.15", "tally 0.5.15", ""})
    EXPECT_EQ(id_of(other, "SGS-SKILL-JIEYIN", f), "") << other;
  EXPECT_EQ(id_of("FreeKill 0.6.0", "SGS-SKILL-ZHIHENG", f), "FK-ZHIHENG-FREE");
  EXPECT_EQ(id_of("FreeKill 0.4.15", "SGS-SKILL-ZHIHENG", f), "");
}

TEST(Defects, AreNotWhateverElseIsWrongWithTheRule) {
  EXPECT_EQ(
      id_of("FreeKill 0.5.15", "SGS-SKILL-ZHIHENG",
            finding(FindingKind::missing, "the record leaves out what the rules bring about")),
      "");
  EXPECT_EQ(id_of("FreeKill 0.5.15", "SGS-SKILL-ZHIHENG",
                  finding(FindingKind::illegal, "this skill has been used already")),
            "");
  const Finding bomb = finding(FindingKind::illegal, "nothing beats the rocket");
  EXPECT_EQ(id_of("OpenSpiel dou_dizhu", "DDZ-ROCKET", bomb), "OPENSPIEL-BOMB-ON-ROCKET");
  EXPECT_EQ(id_of("OpenSpiel dou_dizhu", "DDZ-HOLD", bomb), "");
  EXPECT_EQ(id_of("RLCard", "DDZ-ROCKET", bomb), "");
}

TEST(Defects, SayWhatIsWrongWithATable) {
  const auto refuse = [](const std::string& lines) {
    EXPECT_THROW(parse_defects("[defect.X]\n" + lines, "table.toml"), BookError) << lines;
  };
  const std::string text = "text = { en = \"a\", zh = \"b\" }\n";
  const std::string whole = "program = \"P\"\nrules = [\"R\"]\nkinds = [\"extra\"]\n" + text;
  EXPECT_EQ(parse_defects("[defect.X]\n" + whole, "table.toml").size(), 1U);
  refuse(text);
  refuse(whole + "first = \"0.5\"\n");
  refuse(whole + "says = []\n");
  refuse(whole + "when = \"always\"\n");
  refuse("program = \"P\"\nrules = [\"R\"]\nkinds = [\"strange\"]\n" + text);
}

}  // namespace
}  // namespace tally

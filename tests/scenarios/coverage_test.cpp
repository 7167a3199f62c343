// What all stories together exercise. The table of rules is checked in: coverage.tsv.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest-spi.h>

#include "engine/core/game.h"
#include "engine/sanguosha/generals.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

using namespace sanguosha;

constexpr const char* table = TALLY_SOURCE_DIR "/tests/scenarios/coverage.tsv";
constexpr const char* rewrite = "TALLY_REWRITE_COVERAGE";

// Rules that no event and no verdict names: what they change is all that shows them, in these
// stories.
constexpr struct {
  std::string_view rule;
  std::string_view suite;
} silent[] = {{"SGS-HAND-LIMIT", "DiscardPhase"},
              {"SGS-USE-ORDER", "Using"},
              {"SGS-CARD-QINGGANG-SWORD", "QinggangSword"},
              {"SGS-CARD-GUDING-BLADE", "GudingBlade"},
              {"SGS-SCORE-SERIES", "Series"},
              {"SGS-SKILL-ZHENWEI-3V3", "Zhenwei3v3"},
              {"SGS-SKILL-SHENJI", "Shenji"},
              {"SGS-SKILL-SHENJI-SHJ", "ShenjiShj"},
              {"SGS-SKILL-KEJI-HS", "KejiHs"},
              {"SGS-GZ-FORMATION", "Formations"},
              {"SGS-SKILL-HEYI", "Heyi"},
              {"SGS-SKILL-HEYI-QS", "HeyiQs"},
              {"SGS-SKILL-YIZHI", "Yizhi"},
              {"SGS-CARD-LUMINOUS-PEARL", "LuminousPearl"}};

bool is_silent(std::string_view rule) {
  return std::any_of(std::begin(silent), std::end(silent),
                     [&](const auto& s) { return s.rule == rule; });
}

// How many stories exercise what.
struct Counts {
  std::map<std::string, int> rules, options;
  std::map<std::size_t, int> names;
};

// Tells every story once more, to see what each of them exercises.
Counts tell_all() {
  Counts counts;
  for (const Chapter& chapter : chapters()) {
    coverage() = {};
    {
      ::testing::TestPartResultArray failures;  // are those of the story's own test
      const ::testing::ScopedFakeTestPartResultReporter apart(&failures);
      chapter.tell();
    }
    const Coverage& seen = coverage();
    for (std::size_t r = 1; r < rules_and_skills; ++r)
      if (seen.rules.test(r)) ++counts.rules[std::string(all_rule_ids()[r])];
    for (std::size_t n = 1; n < seen.names.size(); ++n)
      if (seen.names.test(n)) ++counts.names[n];
    for (const std::string& id : seen.others) ++counts.rules[id];
    for (const std::string& o : seen.options) ++counts.options[o];
  }
  return counts;
}

TEST(Coverages, ASilentRuleIsNamedByNothingAndHasStoriesOfItsOwn) {
  Counts counts = tell_all();
  for (const auto& [rule, suite] : silent) {
    EXPECT_EQ(counts.rules[std::string(rule)], 0) << rule << " is cited, and no longer silent";
    const std::string prefix = std::string(suite) + ".";
    EXPECT_GE(std::count_if(chapters().begin(), chapters().end(),
                            [&](const Chapter& c) { return c.name.starts_with(prefix); }),
              2)
        << rule;
  }
}

TEST(Coverages, EveryRuleHasAStoryAndEveryRuleOfACardOrASkillTwo) {
  Counts counts = tell_all();
  for (std::size_t r = 1; r < rules_and_skills; ++r) {
    const std::string id(all_rule_ids()[r]);
    const int least = id.starts_with("SGS-CARD-") || id.starts_with("SGS-SKILL-") ? 2 : 1;
    if (is_silent(id)) continue;
    EXPECT_GE(counts.rules[id], least) << id << ": too few stories cite it";
  }
}

TEST(Coverages, EveryRuleOfEveryGameHasAStory) {
  Counts counts = tell_all();
  for (const Game* game : games())
    for (const std::string_view id : game->rule_ids().subspan(1))
      EXPECT_GE(counts.rules[std::string(id)], is_silent(id) ? 0 : 1)
          << id << ": no story cites it";
}

TEST(Coverages, EveryCardIsPlayedInTwoStories) {
  Counts counts = tell_all();
  for (std::size_t n = 1; n < static_cast<std::size_t>(Name::count); ++n)
    EXPECT_GE(counts.names[n], 2) << name_keys()[n] << ": too few stories use it";
}

TEST(Coverages, EveryValueOfEveryOptionHasAStory) {
  Counts counts = tell_all();
  std::vector<OptionInfo> all;
  for (const Game* game : games())
    all.insert(all.end(), game->options().begin(), game->options().end());
  for (const OptionInfo& o : all) {
    for (std::string_view value : o.values) {
      const std::string named = std::string(o.key) + " = " + std::string(value);
      EXPECT_GE(counts.options[named], 1) << "no story is told with " << named;
    }
    if (!o.values.empty()) continue;
    int values = 0;
    for (const auto& [named, n] : counts.options)
      values += named.starts_with(std::string(o.key) + " = ");
    EXPECT_GE(values, 2) << "fewer than two values of " << o.key << " are tried";
  }
}

TEST(Coverages, TheTableIsUpToDate) {
  const Counts counts = tell_all();
  std::ostringstream now;
  for (const auto& [id, n] : counts.rules) now << id << '\t' << n << '\n';
  if (std::getenv(rewrite) != nullptr) std::ofstream(table) << now.str();
  std::ifstream file(table);
  std::ostringstream kept;
  kept << file.rdbuf();
  EXPECT_EQ(kept.str(), now.str()) << "tests/scenarios/coverage.tsv is out of date; to write it "
                                      "anew run test_scenarios with "
                                   << rewrite << "=1";
}

}  // namespace
}  // namespace tally::test

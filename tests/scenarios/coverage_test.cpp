// What all stories together exercise. The table of rules is checked in: coverage.tsv.
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "engine/sanguosha/options.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

using namespace sanguosha;

constexpr const char* table = TALLY_SOURCE_DIR "/tests/scenarios/coverage.tsv";
constexpr const char* rewrite = "TALLY_REWRITE_COVERAGE";

// Every story told once more, with what each of them exercises.
class Coverages : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (const Chapter& chapter : chapters()) {
      coverage() = {};
      chapter.tell();
      const Coverage& seen = coverage();
      for (std::size_t r = 1; r < rule::count; ++r)
        if (seen.rules.test(r)) ++rules_[std::string(rule::ids[r])];
      for (std::size_t n = 1; n < seen.names.size(); ++n)
        if (seen.names.test(n)) ++names_[n];
      for (const std::string& o : seen.options) ++options_[o];
    }
  }
  static void TearDownTestSuite() {
    rules_.clear();
    names_.clear();
    options_.clear();
  }

  static inline std::map<std::string, int> rules_;
  static inline std::map<std::size_t, int> names_;
  static inline std::map<std::string, int> options_;
};

TEST_F(Coverages, EveryRuleHasAStoryAndEveryCardRuleTwo) {
  for (std::size_t r = 1; r < rule::count; ++r) {
    const std::string id(rule::ids[r]);
    const int least = id.starts_with("SGS-CARD-") ? 2 : 1;
    EXPECT_GE(rules_[id], least) << id << ": too few stories exercise it";
  }
}

TEST_F(Coverages, EveryCardIsPlayedInTwoStories) {
  for (std::size_t n = 1; n < static_cast<std::size_t>(Name::count); ++n)
    EXPECT_GE(names_[n], 2) << name_keys()[n] << ": too few stories use it";
}

TEST_F(Coverages, EveryValueOfEveryOptionHasAStory) {
  for (const OptionInfo& o : option_infos()) {
    for (std::string_view value : o.values) {
      const std::string named = std::string(o.key) + " = " + std::string(value);
      EXPECT_GE(options_[named], 1) << "no story is told with " << named;
    }
    if (!o.values.empty()) continue;
    int values = 0;
    for (const auto& [named, n] : options_) values += named.starts_with(std::string(o.key) + " = ");
    EXPECT_GE(values, 2) << "fewer than two values of " << o.key << " are tried";
  }
}

TEST_F(Coverages, TheTableIsUpToDate) {
  std::ostringstream now;
  for (const auto& [id, n] : rules_) now << id << '\t' << n << '\n';
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

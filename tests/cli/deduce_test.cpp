// `tally deduce`.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string game = "corpus/native/classic-8-4.jsonl";

Outcome deduce(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "deduce");
  return run({.arguments = std::move(arguments), .folder = TALLY_SOURCE_DIR});
}

TEST(Deduce, SaysWhoMayBeWho) {
  const Outcome o = deduce({game, "--seat", "2"});
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out.find("before the first turn\n"), 0U);
  // 6! / (1! 4! 1!) for one loyalist, four rebels and a spy among six.
  EXPECT_NE(o.out.find("  identities: 30 assignments possible\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("  seat 2: loyalist; "), std::string::npos);
  const Outcome nobody = deduce({game});
  EXPECT_NE(nobody.out.find("  identities: 105 assignments possible\n"), std::string::npos);
}

TEST(Deduce, NamesAllCardsWhenAsked) {
  const Outcome few = deduce({game});
  const Outcome all = deduce({game, "--all"});
  EXPECT_GT(all.out.size(), 2 * few.out.size());
}

TEST(Deduce, WorksOnEveryGame) {
  const Outcome o = deduce({"corpus/dou_dizhu/openspiel.jsonl", "--seat", "1"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out.find("identities"), std::string::npos);
  EXPECT_NE(o.err.find("--game 2"), std::string::npos);
}

TEST(Deduce, SpeaksChineseAndJson) {
  const Outcome zh = deduce({game, "--lang", "zh"});
  EXPECT_NE(zh.out.find("身份：105种可能"), std::string::npos) << zh.out;
  const Outcome json = deduce({game, "--format", "jsonl"});
  EXPECT_EQ(json.out.find("{\"turn\":0,"), 0U) << json.out;
  EXPECT_EQ(lines_of(json.out).size(), 13U);
}

TEST(Deduce, RefusesASeatThatIsNotThere) { EXPECT_EQ(deduce({game, "--seat", "9"}).code, 2); }

}  // namespace
}  // namespace tally::cli::testing

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

TEST(Deduce, SaysWhoseViewItIs) {
  const std::string own = "corpus/hidden/generals-4-5-seen-by-2.jsonl";
  EXPECT_TRUE(
      deduce({own}).out.starts_with("as somebody who looks on sees it; --seat N adds what seat N "
                                    "knows\nbefore the first turn\n"));
  EXPECT_TRUE(deduce({own, "--lang", "zh"}).out.starts_with("旁观者所见；--seat N"));
  EXPECT_TRUE(deduce({own, "--seat", "2"}).out.starts_with("before the first turn\n"));
  EXPECT_TRUE(deduce({own, "--format", "jsonl"}).out.starts_with("{\"turn\":0,"));
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

TEST(Deduce, EndsWhereARecordCannotBe) {
  const Outcome o = deduce({"corpus/faults/hidden-card-twice.jsonl"});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("after turn 15\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("during turn 16\n"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("turn 17\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("from here on the record breaks the rules:\n  SGS-USE-HOLD"),
            std::string::npos)
      << o.out;
  const Outcome json = deduce({"corpus/faults/hidden-card-twice.jsonl", "--format", "jsonl"});
  EXPECT_EQ(json.code, 1);
  EXPECT_EQ(lines_of(json.out).back().find("{\"turn\":16,\"event\":325,\"rule\":\"SGS-USE-HOLD\""),
            0U);
}

// Within a turn, and of a game that goes on, where the record does not.
TEST(Deduce, SaysWhereARecordIsCut) {
  const std::string cut = "corpus/faults/cut.jsonl";
  const Outcome en = deduce({cut});
  EXPECT_EQ(en.code, 0) << en.err;
  EXPECT_NE(en.out.find("after turn 5\n"), std::string::npos) << en.out;
  EXPECT_NE(en.out.find("during turn 6\n"), std::string::npos) << en.out;
  EXPECT_EQ(lines_of(en.out).back(), "the record ends here, and the game is not over");
  const Outcome zh = deduce({cut, "--lang", "zh"});
  EXPECT_NE(zh.out.find("第5回合之后\n"), std::string::npos) << zh.out;
  EXPECT_NE(zh.out.find("第6回合中\n"), std::string::npos) << zh.out;
  EXPECT_EQ(lines_of(zh.out).back(), "记录到此为止，对局尚未结束");
  const std::vector<std::string> json = lines_of(deduce({cut, "--format", "jsonl"}).out);
  ASSERT_GT(json.size(), 2U);
  EXPECT_EQ(json[json.size() - 2].find("{\"turn\":6,\"event\":"), 0U);
  EXPECT_NE(json[json.size() - 2].find(",\"during\":true,"), std::string::npos);
  EXPECT_EQ(json[json.size() - 3].find("during"), std::string::npos);
  EXPECT_NE(json.back().find("\"message\":\"the record ends here"), std::string::npos);
  // The end of a game is the end of its last turn.
  EXPECT_EQ(deduce({game}).out.find("during"), std::string::npos);
  EXPECT_EQ(deduce({game}).out.find("the record ends"), std::string::npos);
}

// Where cards cannot be told apart, how many of each name.
TEST(Deduce, CountsByNameWhereSuitsAreLeftOut) {
  const Outcome o = deduce({"corpus/dou_dizhu/douzero.jsonl", "--seat", "1"});
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("seat 1 (landlord): 20 cards: 3, 4, 5, 5, 6, 7, 8, 8, 10, "),
            std::string::npos)
      << o.out;
  EXPECT_NE(o.out.find("17 cards, out of 34 it can be\n"), std::string::npos) << o.out;
  const Outcome all = deduce({"corpus/dou_dizhu/douzero.jsonl", "--seat", "1", "--all"});
  EXPECT_NE(all.out.find("17 cards, out of 34 it can be: 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, "),
            std::string::npos)
      << all.out;
}

TEST(Deduce, RefusesASeatThatIsNotThere) { EXPECT_EQ(deduce({game, "--seat", "9"}).code, 2); }

}  // namespace
}  // namespace tally::cli::testing

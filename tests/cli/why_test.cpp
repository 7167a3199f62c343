// `tally why`.
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string explained = "corpus/native/classic-4-6.jsonl";

Outcome why(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "why");
  return tally(std::move(arguments));
}

TEST(Why, TellsADeath) {
  const Outcome o = why({explained, "--death", "4"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(lines_of(o.out).front(),
            "Event 302, turn 15: seat 4 dies, a spy, killed by seat 1 [SGS-DEATH]");
  EXPECT_NE(o.out.find("with more damage: seat 1 uses ♦9 Wine on seat 1 [SGS-CARD-WINE]"),
            std::string::npos)
      << o.out;
  EXPECT_NE(o.out.find("earlier; --at 30 tells them"), std::string::npos) << o.out;
  EXPECT_NE(why({explained, "--death", "4", "--lang", "zh"}).out.find("（每条链都经过）"),
            std::string::npos);
}

TEST(Why, SaysWhatIsOnEveryChain) {
  const Outcome o = why({explained, "--death", "4"});
  EXPECT_NE(o.out.find(" (on every chain)\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("every chain of causes goes through "), std::string::npos) << o.out;
}

TEST(Why, TellsHowTheGameEnded) {
  EXPECT_NE(why({explained}).out.find("the game is over"), std::string::npos);
  const Outcome cards = why({"corpus/dou_dizhu/openspiel.jsonl"});
  EXPECT_EQ(cards.code, 0) << cards.err;
  EXPECT_NE(cards.out.find("no card was left after this"), std::string::npos) << cards.out;
  EXPECT_NE(cards.err.find("--game 2"), std::string::npos) << cards.err;
}

TEST(Why, GoesAsDeepAsItIsTold) {
  const std::string one = why({explained, "--death", "4", "--depth", "1"}).out;
  const std::string nine = why({explained, "--death", "4", "--depth", "9"}).out;
  EXPECT_LT(lines_of(one).size(), 11U) << one;
  EXPECT_GT(lines_of(nine).size(), 30U) << nine;
}

TEST(Why, WritesPicturesAndLines) {
  EXPECT_EQ(why({explained, "--death", "4", "--svg"}).out.substr(0, 5), "<svg ");
  EXPECT_EQ(why({explained, "--death", "4", "--dot"}).out.substr(0, 9), "digraph {");
  const Outcome o = why({explained, "--death", "4", "--format", "jsonl"});
  EXPECT_EQ(lines_of(o.out).front().substr(0, 30), R"({"event":302,"of":302,"depth":)") << o.out;
}

TEST(Why, RefusesWhatIsNotThere) {
  const auto refused = [](std::vector<std::string> arguments, const char* says) {
    const Outcome o = why(std::move(arguments));
    EXPECT_EQ(o.code, 2) << o.out;
    EXPECT_NE(o.err.find(says), std::string::npos) << o.err;
    EXPECT_TRUE(o.out.empty());
  };
  refused({explained, "--at", "99999"}, "events, counted from 0; the last is");
  refused({explained, "--death", "2"}, "seat 2 does not die");
  refused({explained, "--death", "2"}, "seat 3 (event 161)");
  refused({explained, "--death", "9"}, "has 4 seats");
  refused({"corpus/dou_dizhu/openspiel.jsonl", "--death", "1"}, "nobody dies in dou_dizhu");
  refused({explained, "--death", "3", "--at", "4"}, "not both");
  refused({explained, "--svg", "--dot"}, "one of");
}

TEST(Why, SaysWhereTheRecordBreaksARule) {
  const std::string faulty = "corpus/faults/second-slash.jsonl";
  const Outcome before = why({faulty, "--at", "54"});
  EXPECT_EQ(before.code, 0) << before.err;
  const Outcome after = why({faulty, "--at", "60"});
  EXPECT_EQ(after.code, 1);
  EXPECT_NE(after.err.find("breaks SGS-SLASH-LIMIT at event 55"), std::string::npos) << after.err;
  EXPECT_FALSE(after.out.empty());
  EXPECT_EQ(why({"corpus/faults/not-a-record.dat"}).code, 3);
}

TEST(Why, IsQuickInALongGame) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(why({"corpus/native/draw-after-998-rounds.jsonl.zst", "--depth", "12"}).code, 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

}  // namespace
}  // namespace tally::cli::testing

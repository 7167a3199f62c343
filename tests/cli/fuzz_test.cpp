// What `tally fuzz` says and how it ends.
#include <chrono>
#include <csignal>
#include <thread>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

TEST(Fuzz, SaysThatAllHoldsTheSameForAnyNumberOfThreads) {
  const Outcome one = run({"fuzz", "--games", "300", "--seed", "5", "--jobs", "1"});
  EXPECT_EQ(one.code, 0) << one.out << one.err;
  EXPECT_TRUE(one.out.starts_with("sanguosha, ruleset classic, from seed 5: ")) << one.out;
  EXPECT_NE(one.out.find("19 invariants in every game; in every 64th: save-and-read, "),
            std::string::npos)
      << one.out;
  EXPECT_TRUE(one.last_line().starts_with("300 games: all of it holds — signature "))
      << one.last_line();
  EXPECT_NE(one.err.find(" games/s"), std::string::npos) << one.err;
  const Outcome three = run({"fuzz", "--games", "300", "--seed", "5", "--jobs", "3"});
  EXPECT_EQ(three.out, one.out);
  EXPECT_NE(run({"fuzz", "--games", "300", "--seed", "6"}).out, one.out);
}

TEST(Fuzz, TakesAnyGameRulesetAndTable) {
  const Outcome ddz = run({"fuzz", "--game", "dou_dizhu", "--games", "500"});
  EXPECT_EQ(ddz.code, 0) << ddz.out << ddz.err;
  EXPECT_TRUE(ddz.out.starts_with("dou_dizhu, ruleset seed")) << ddz.out;
  const Outcome by_rules = run({"fuzz", "--ruleset", "openspiel", "--games", "100"});
  EXPECT_TRUE(by_rules.out.starts_with("dou_dizhu, ruleset openspiel")) << by_rules.out;
  const Outcome two = run(
      {"fuzz", "--ruleset", "classic-small", "--players", "2", "--games", "50", "--lang", "zh"});
  EXPECT_EQ(two.code, 0) << two.err;
  EXPECT_NE(two.out.find("50局：全部成立"), std::string::npos) << two.out;
}

TEST(Fuzz, StopsInTime) {
  const auto start = std::chrono::steady_clock::now();
  const Outcome o = run({"fuzz", "--time", "1", "--jobs", "1"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  EXPECT_NE(o.last_line().find(" games: all of it holds"), std::string::npos) << o.last_line();
}

TEST(Fuzz, SaysHowFarItCameWhenInterrupted) {
  Running fuzz({"fuzz", "--games", "1000000000"});
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  fuzz.signal(SIGINT);
  const Outcome o = fuzz.wait();
  EXPECT_EQ(o.code, 130) << o.err;
  EXPECT_TRUE(o.last_line().starts_with("interrupted; ")) << o.out;
}

TEST(Fuzz, RefusesTablesThereAreNoRulesFor) {
  const Outcome o = run({"fuzz", "--players", "3"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("the ruleset classic has tables for 4 to 10 players"), std::string::npos)
      << o.err;
  EXPECT_EQ(run({"fuzz", "--game", "chess"}).code, 2);
  EXPECT_EQ(run({"fuzz", "--ruleset", "nobody-knows"}).code, 2);
}

}  // namespace
}  // namespace tally::cli::testing

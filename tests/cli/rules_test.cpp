// What `tally compare`, `prove` and `graph` say, write and refuse.
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

namespace fs = std::filesystem;

std::string ruleset(const Folder& folder, const std::string& name, const std::string& options) {
  return folder.write(name + ".toml", "name = \"" + name +
                                          "\"\ngame = \"sanguosha\"\nbase = \"classic\"\n"
                                          "[options]\n" +
                                          options);
}

// The page says so: a record each, that check and diff take, with names or with files.
TEST(Compare, WritesRecordsThatCheckAndDiffTake) {
  const Folder folder;
  const std::string a = ruleset(folder, "mine", "death_order = \"seed\"\n");
  const std::string b =
      ruleset(folder, "yours", "death_order = \"seed\"\nend_rebels = \"rebel_alive\"\n");
  const std::string w = folder.path("w.jsonl");
  const std::string wb = folder.path("w.b.jsonl");
  const Outcome o = run({"compare", a, b, "-o", w});
  EXPECT_EQ(o.code, 1) << o.out << o.err;
  EXPECT_NE(o.out.find("written: " + w + " (A), " + wb + " (B)\n"), std::string::npos) << o.out;
  EXPECT_EQ(run({"check", w, "--ruleset", a}).code, 0);
  EXPECT_EQ(run({"check", wb, "--ruleset", b}).code, 0);
  EXPECT_EQ(run({"check", wb, "--ruleset", a}).code, 1);
  const Outcome diff = run({"diff", w, wb, "--ruleset", a});
  EXPECT_EQ(diff.code, 1) << diff.err;
  EXPECT_NE(diff.out.find("  B   the game is over; winners: nobody"), std::string::npos)
      << diff.out;
}

TEST(Compare, WritesNothingWhereThereIsNoGame) {
  const Folder folder;
  const std::string w = folder.path("w.jsonl");
  const std::string b = ruleset(folder, "limited", "round_limit = 999\n");
  const Outcome o = run({"compare", "classic", b, "--games", "40", "-o", w});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("no difference found in 40 games"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("nothing is written"), std::string::npos) << o.out;
  EXPECT_FALSE(fs::exists(w));
}

TEST(Compare, CountsWhatIsProvedTheSameAndTellsNoGameTwice) {
  const Folder folder;
  const std::string b = ruleset(folder, "b", "end_rebels = \"rebel_alive\"\nroles_4 = 1111\n");
  const Outcome o = run({"compare", "classic", b});
  EXPECT_EQ(
      o.last_line(),
      "A and B differ in 2 options: 1 with a difference shown, 0 without one found, 1 that by "
      "itself changes nothing");
  EXPECT_NE(o.out.find("the same game as that of OPT-SGS-END-REBELS"), std::string::npos) << o.out;
  EXPECT_EQ(count(o.out, "a game of 4 players"), 1U);
}

TEST(Compare, SaysWhatIsWrongWithItsRulesets) {
  const Outcome close = run({"compare", "pagat", "rlcrad"});
  EXPECT_EQ(close.code, 2);
  EXPECT_NE(close.err.find("did you mean \"rlcard\"?"), std::string::npos) << close.err;
  const Outcome none = run({"compare", "classic", "quite-another"});
  EXPECT_NE(none.err.find("freekill-0.5"), std::string::npos) << none.err;
  EXPECT_NE(none.err.find("openspiel"), std::string::npos) << none.err;
  const Outcome two = run({"compare", "classic", "pagat"});
  EXPECT_EQ(two.code, 2);
  EXPECT_NE(two.err.find("classic is a ruleset of sanguosha, pagat of dou_dizhu"),
            std::string::npos)
      << two.err;
}

TEST(Prove, ListsPlaysOnlyForRulesetsThatWereObserved) {
  const Folder folder;
  const std::string path =
      folder.write("mine.toml", "name = \"mine\"\ngame = \"dou_dizhu\"\nbase = \"openspiel\"\n");
  EXPECT_EQ(run({"prove", "--rule", "THM-DDZ-ONE-TYPE", "--ruleset", "openspiel"}).code, 0);
  EXPECT_EQ(run({"prove", "--rule", "THM-DDZ-ONE-TYPE", "--ruleset", path}).code, 1);
}

TEST(Graph, OfStatesSaysWhereItWasCutShort) {
  const std::vector<std::string> large = {"graph", "states", "--pile",
                                          "D2.dodge C2.slash D3.dodge C3.slash"};
  const Outcome o = run(large);
  EXPECT_EQ(o.code, 4);
  EXPECT_NE(o.last_line().find("cut short: there are more than 20000 states"), std::string::npos)
      << o.last_line();
  EXPECT_EQ(o.out.find("sink that is no end"), std::string::npos) << o.out;
  auto dot = large;
  dot.push_back("--dot");
  const Outcome drawn = run(dot);
  EXPECT_EQ(drawn.code, 4);
  EXPECT_TRUE(drawn.out.starts_with("digraph {\n"));
  EXPECT_NE(drawn.err.find("graphviz"), std::string::npos) << drawn.err;
}

TEST(Graph, OfStatesHasEveryCardOnce) {
  const Outcome o = run({"graph", "states", "--first", "S7.slash", "--second", "S7.slash"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("S7.slash is named more often than there are such cards"), std::string::npos)
      << o.err;
}

TEST(Graph, OfPhasesSpeaksChinese) {
  const Outcome o = run({"graph", "phases", "--games", "100", "--lang", "zh"});
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.out.find("回合 → 准备阶段"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("phase"), std::string::npos) << o.out;
}

}  // namespace
}  // namespace tally::cli::testing

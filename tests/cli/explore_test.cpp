// `tally explore` as somebody calls it.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

bool says(const Outcome& o, std::string_view part) { return o.out.find(part) != std::string::npos; }

const std::string corpus = TALLY_SOURCE_DIR "/corpus/";

TEST(ExploreCommand, SaysWhichPlayWins) {
  const Outcome o =
      run({"explore", "--game", "dou_dizhu", "--hand", "3,3,4", "--hand", "5,6", "--hand", "7"});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(says(o, "seat 1 plays 3, 3 (pair) — wins"));
  EXPECT_TRUE(says(o, "seat 1 plays 4 (single card) — loses: seats 2 and 3"));
  EXPECT_TRUE(o.out.ends_with("seat 1 can force a win\n"));
}

// The last play of a recorded game wins at once.
TEST(ExploreCommand, TakesThePositionOfARecord) {
  const std::string path = corpus + "dou_dizhu/openspiel-game-and-state.txt";
  const Outcome o = run({"explore", path});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says(o, "1 position"));
  EXPECT_TRUE(o.out.ends_with("seats 2 and 3 can force a win\n"));
  EXPECT_EQ(run({"explore", path, "--turn", "99"}).code, 2);
  EXPECT_EQ(run({"explore", path, "--hand", "3"}).code, 2);
}

// Before a play that the loser could still choose: the other one wins.
TEST(ExploreCommand, TakesAMoveOfARecord) {
  const std::string path = corpus + "dou_dizhu/openspiel-game-and-state.txt";
  const Outcome o = run({"explore", path, "--turn", "15"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says(o, "seat 1 can:"));
}

// A round begins with turn 1 and turn 6 of it; in 3v3 a turn comes with the choice of who acts.
TEST(ExploreCommand, TakesATurnThatBeginsWithMore) {
  const Folder folder;
  const std::string v3 = folder.path("v3.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "3v3", "--seed", "11", "-o", v3}).code, 0);
  const std::string native = corpus + "native/classic-5-4.jsonl";
  for (const char* turn : {"1", "6"}) {
    const Outcome o = run({"explore", native, "--turn", turn, "--most", "20"});
    EXPECT_EQ(o.code, 4) << o.err;
    EXPECT_TRUE(says(o, "there are more than 20 positions")) << o.out;
  }
  for (const char* turn : {"1", "2", "3", "4", "5"})
    EXPECT_EQ(run({"explore", v3, "--turn", turn, "--most", "20"}).code, 4) << turn;
}

// A deal of its hidden cards would be no answer, whatever the turn.
TEST(ExploreCommand, SaysOneThingOfARecordThatHidesCards) {
  const std::string path = corpus + "kingdom_war/heg-mixed-g013500_p6_v1.fk.rep";
  const Outcome o = run({"explore", path});
  EXPECT_EQ(o.code, 4);
  EXPECT_EQ(lines_of(o.err).size(), 1U) << o.err;
  EXPECT_NE(o.err.find("one deal of them would be no answer"), std::string::npos) << o.err;
  const Outcome none = run({"explore", path, "--turn", "99"});
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.err.find("there is no turn 99"), std::string::npos) << none.err;
}

TEST(ExploreCommand, SaysWhenNotEverythingWasLookedAt) {
  const Outcome o = run({"explore", "--most", "100", "--hp", "1", "--hand", "S7.slash H2.dodge",
                         "--hand", "S8.slash H3.peach", "--pile", "D2.dodge C2.slash"});
  EXPECT_EQ(o.code, 4);
  EXPECT_TRUE(says(o, "there are more than 100 positions"));
}

// The circle as a game that the rules allow; the others of the smallest table are dead.
TEST(ExploreCommand, WritesTheCircleAsAGame) {
  const std::string path = ::testing::TempDir() + "circle.jsonl";
  const Outcome o = run({"explore", "--hp", "1", "--hand", "S7.slash H2.dodge", "--hand",
                         "S8.slash H3.peach", "--pile", "D2.dodge C2.slash", "-o", path});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says(o, "written to " + path));
  const Outcome checked = run({"check", path});
  EXPECT_EQ(checked.code, 0);
  EXPECT_TRUE(says(checked, "incomplete, 4 players, 4 turns")) << checked.out;
  EXPECT_EQ(run({"explore", "--game", "dou_dizhu", "--hand", "3", "--hand", "5", "--hand", "7",
                 "-o", path})
                .code,
            2);
}

TEST(ExploreCommand, TellsProgramsTheSame) {
  const Outcome o = run({"explore", "--game", "dou_dizhu", "--hand", "3,3,4", "--hand", "5,6",
                         "--hand", "7", "--format", "jsonl"});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(says(o, R"({"positions":41,"places":22,"ways":68,"whole":true})"));
  EXPECT_TRUE(says(
      o,
      R"({"seat":1,"choice":{"e":"play","p":1,"cards":["3","3"],"type":"pair"},"winners":[1]})"));
  EXPECT_TRUE(o.out.ends_with("{\"faults\":0,\"winners\":[1]}\n"));
}

TEST(ExploreCommand, RefusesATableThatCannotBe) {
  const auto refused = [](std::vector<std::string> a) {
    a.insert(a.begin(), "explore");
    return run(a).code;
  };
  EXPECT_EQ(refused({}), 2);
  EXPECT_EQ(refused({"--hand", "S7.slash"}), 2);
  EXPECT_EQ(refused({"--hand", "S7.slash", "--hand", "S7.slash"}), 2);
  EXPECT_EQ(refused({"--hand", "S7.slash", "--hand", "", "--roles", "lord,jester"}), 2);
  EXPECT_EQ(refused({"--hand", "S7.slash", "--hand", "", "--generals", "nobody,none"}), 2);
  EXPECT_EQ(refused({"--game", "dou_dizhu", "--hand", "3,3,3,3,3", "--hand", "4", "--hand", "5"}),
            2);
}

}  // namespace
}  // namespace tally::cli::testing

// `tally score` as somebody calls it.
#include <fstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string scored_corpus = TALLY_SOURCE_DIR "/corpus/";

bool says_so(const Outcome& o, std::string_view part) {
  return o.out.find(part) != std::string::npos;
}

TEST(ScoreCommand, WorksOutTheSumWithTheRuleOfEachPart) {
  const Outcome o = run({"score", scored_corpus + "freekill/smart-g020033_p5_v4.fk.rep"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says_so(o, "  seat 1 (player3), lord: 6 points\n"));
  EXPECT_TRUE(says_so(o, "      1 × 2  for each foe he has killed  SGS-SCORE-KILLS\n"));
  EXPECT_TRUE(o.out.ends_with("1 of 1 game scored\n"));
}

TEST(ScoreCommand, TellsProgramsTheSame) {
  const Outcome o = run({"score", "--format", "jsonl", scored_corpus + "native/classic-5-4.jsonl"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says_so(o, R"({"seat":5,"role":"spy","points":1,"parts":[{"each":1,"times":1,)"
                         R"("rule":"SGS-SCORE-SIDES","for":"alive when the rebels win"}]})"));
}

TEST(ScoreCommand, GivesDouDizhuThePointsItTells) {
  const Outcome o = run({"score", scored_corpus + "dou_dizhu/openspiel-game-and-state.txt"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(says_so(o, "DDZ-SCORE"));
  EXPECT_EQ(
      run({"score", "--tournament", scored_corpus + "dou_dizhu/openspiel-game-and-state.txt"}).code,
      2);
}

TEST(ScoreCommand, SaysWhyAGameHasNoPoints) {
  const Outcome o = run({"score", scored_corpus + "native/3v3-6-7.jsonl"});
  EXPECT_EQ(o.code, 4);
  EXPECT_TRUE(says_so(o, "no points: of Three Kingdoms Kill only the identity game has points"));
  EXPECT_EQ(run({"score", "/dev/null"}).code, 3);
  EXPECT_EQ(run({"score"}).code, 2);
}

// Two games of other tables are no series; the page has both.
TEST(ScoreCommand, SaysWhatIsWrongWithASeries) {
  const std::string page = ::testing::TempDir() + "score.html";
  const Outcome o =
      run({"score", "--series", "--page", page, scored_corpus + "native/classic-5-4.jsonl",
           scored_corpus + "native/classic-4-6.jsonl"});
  EXPECT_EQ(o.code, 1);
  EXPECT_TRUE(says_so(o, "no series: a series has as many games as players: 2 games, 5 players"));
  EXPECT_TRUE(says_so(o, "no series: game 2 has other players than the first (SGS-SCORE-SERIES)"));
  // The same by its other name.
  EXPECT_EQ(run({"score", "--tournament", scored_corpus + "native/classic-5-4.jsonl"}).code, 1);
  std::ifstream file(page);
  const std::string html((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  EXPECT_NE(html.find("SGS-SCORE-SIDES"), std::string::npos);
  EXPECT_NE(html.find("</html>"), std::string::npos);
}

// Nobody is first out twice: the game behind has to say who was it in the one before.
TEST(ScoreCommand, AsksOfASeriesWhoWasFirstOutBefore) {
  const std::string games = ::testing::TempDir() + "first_out.jsonl";
  ASSERT_EQ(run({"play", "--ruleset", "seed-000", "--players", "5", "--seed", "1", "--games", "5",
                 "-o", games})
                .code,
            0);
  const std::string fault = "was the first to die in the game before, and game 2 does not say so";
  EXPECT_TRUE(says_so(run({"score", "--series", games}), fault));
  // By rules without it there is nothing to say.
  ASSERT_EQ(run({"play", "--ruleset", "classic", "--players", "5", "--seed", "1", "--games", "5",
                 "-o", games})
                .code,
            0);
  EXPECT_FALSE(says_so(run({"score", "--series", games}), "the first to die"));
}

// A game that was not played out keeps its place: the third is still the third.
TEST(ScoreCommand, CountsAGameWithoutPointsInASeries) {
  std::ifstream whole(scored_corpus + "native/classic-5-4.jsonl");
  std::string game((std::istreambuf_iterator<char>(whole)), std::istreambuf_iterator<char>());
  game.erase(game.rfind('\n', game.size() - 2) + 1);
  const std::string cut = ::testing::TempDir() + "cut.jsonl";
  std::ofstream(cut) << game;
  const std::string played = scored_corpus + "native/classic-5-4.jsonl";
  const Outcome o = run({"score", "--series", played, cut, played});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_TRUE(says_so(o, "no series: game 2 has no points (SGS-SCORE-SERIES)")) << o.out;
  EXPECT_FALSE(says_so(o, "in game 3")) << o.out;
  const Outcome j = run({"score", "--series", "--format", "jsonl", played, cut, played});
  EXPECT_TRUE(says_so(j, ",0,")) << j.out;
  EXPECT_TRUE(says_so(j, "\"by_game\":[")) << j.out;
}

}  // namespace
}  // namespace tally::cli::testing

// Botzone's logs: the judge's word counts, not the players'.
#include "replay/import/botzone/botzone.h"

#include "engine/dou_dizhu/rules.h"
#include "tests/replay/dou_dizhu/support.h"

namespace tally::botzone {
namespace {

namespace kind = dou_dizhu::kind;
namespace rule = dou_dizhu::rule;
using dou_dizhu::testing::corpus;
using dou_dizhu::testing::game_of;
using dou_dizhu::testing::GameRead;
using dou_dizhu::testing::with;

std::string request(int player, const std::string& display, const std::string& content = "{}") {
  return R"({"output":{"command":"request","content":{")" + std::to_string(player) +
         "\":" + content + R"(},"display":)" + display + "}}";
}
std::string response(int player, const std::string& what) {
  return "{\"" + std::to_string(player) + R"(":{"verdict":"OK","response":)" + what + "}}";
}

const std::string deal = R"("allocation":[[0,1],[4,52],[8,53]],"publiccard":[12,13,14])";

// Player 1 bids 3 and leads; player 2 answers with what he does not have.
std::string small() {
  const std::string going = R"("landlord":1,"bid":[0,3])";
  return "[" + request(0, "{" + deal + R"(,"bid":[]})") + "," + response(0, "0") + "," +
         request(1, "{" + deal + R"(,"bid":[0]})") + "," + response(1, "3") + "," +
         request(1, "{" + going + R"(,"errored":[null,null,null]})", R"({"finalbid":3})") + "," +
         response(1, "[14,12,13]") + "," +
         request(2,
                 "{" + going +
                     R"(,"errored":[null,null,null],"event":{"player":1,"action":[12,13,14]}})") +
         "," + response(2, "[0]") + "," +
         request(0,
                 "{" + going +
                     R"(,"errored":[null,null,"MISSING_CARD"],"event":{"player":2,"action":[]}})") +
         "," + response(0, "[]") + "," +
         R"({"output":{"command":"finish","content":{"0":-3,"1":6,"2":-3},"display":)"
         R"({"event":{"player":0,"action":[]},"0":-3,"1":6,"2":-3,"landlord":1}}}])";
}

TEST(BotzoneLog, GivesTheEventsOfAGame) {
  const GameRead g = game_of(small());
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.program, "Botzone FightTheLandlord2");
  EXPECT_EQ(g.format, "botzone");
  EXPECT_EQ(g.ruleset, "botzone");
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_EQ(g.events, (std::vector<std::string>{
                          R"({"e":"deal","p":1,"cards":["H3","D3"]})",
                          R"({"e":"deal","p":2,"cards":["H4","BJ"]})",
                          R"({"e":"deal","p":3,"cards":["H5","RJ"]})", R"({"e":"bid","p":1,"n":0})",
                          R"({"e":"bid","p":2,"n":3})", R"({"e":"landlord","p":2,"n":3})",
                          R"({"e":"stock","p":null,"cards":["H6","D6","S6"]})",
                          R"({"e":"play","p":2,"cards":["H6","D6","S6"]})", R"({"e":"pass","p":3})",
                          R"({"e":"pass","p":1})", R"({"e":"score","p":1,"n":-3})",
                          R"({"e":"score","p":2,"n":6})", R"({"e":"score","p":3,"n":-3})"}));
  EXPECT_EQ(g.at, (std::vector<std::uint32_t>{0, 0, 0, 1, 3, 3, 3, 5, 7, 9, 10, 10, 10}));
  EXPECT_EQ(g.note, "1 response replaced by the judge: player 2 MISSING_CARD at log item 7");
}

TEST(BotzoneLog, TheWrapperIsTheSameGame) {
  EXPECT_EQ(game_of(corpus("botzone.jsonl")).events,
            game_of(corpus("botzone-log-only.json")).events);
  const std::string wrapped = R"({"game":"FightTheLandlord2","initdata":{)" + deal +
                              R"(,"seed":"1"},"log":)" + small() + R"(,"scores":[-3,6,-3]})";
  EXPECT_EQ(game_of(wrapped).events, game_of(small()).events);
  EXPECT_TRUE(game_of(wrapped).contradictions.empty());
  const GameRead scores = game_of(with(wrapped, "\"scores\":[-3", "\"scores\":[3"));
  ASSERT_EQ(scores.contradictions.size(), 1U);
  EXPECT_EQ(scores.contradictions[0].rule, rule::score);
  const GameRead data = game_of(with(wrapped, "[[0,1]", "[[0,2]"));
  ASSERT_EQ(data.contradictions.size(), 1U);
  EXPECT_EQ(data.contradictions[0].rule, rule::deal);
}

TEST(BotzoneLog, AReplacedResponseIsNoted) {
  const GameRead g = game_of(corpus("botzone-faulty.jsonl"));
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.note, "1 response replaced by the judge: player 2 INVALID_CARDTYPE at log item 31");
  EXPECT_EQ(game_of(corpus("botzone.jsonl")).note, "");
}

TEST(BotzoneLog, AGameTheJudgeEnded) {
  const std::string text =
      "[" + request(0, "{" + deal + R"(,"bid":[]})") + R"(,{"0":{"verdict":"RE","response":""}},)" +
      request(1, "{" + deal + R"(,"bid":[0]})") + R"(,{"1":{"verdict":"RE","response":""}},)" +
      request(2, "{" + deal + R"(,"bid":[0,0]})") + R"(,{"2":{"verdict":"RE","response":""}},)" +
      R"({"output":{"command":"finish","content":{"0":-1,"1":-1,"2":-1},"display":)"
      R"({"0":-1,"1":-1,"2":-1}}}])";
  const GameRead g = game_of(text);
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.cut_off, "the judge ended the game: all three players were suspended");
  EXPECT_FALSE(g.shows_kind(kind::landlord) || g.shows_kind(kind::score));
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_EQ(g.note.substr(0, 49), "2 responses replaced by the judge: player 0 RE at");
  const GameRead other = game_of(with(text, "{\"0\":-1", "{\"0\":5"));
  ASSERT_EQ(other.contradictions.size(), 2U);  // not -1 each, and not what the display says
  EXPECT_EQ(other.contradictions[0].rule, rule::score);
  EXPECT_EQ(other.contradictions[1].rule, rule::score);
}

TEST(BotzoneLog, TheOlderGameHasNoBids) {
  const std::string text =
      "[" + request(0, R"({"allocation":[[0,1,12,13,14],[4,52],[8,53]],"publiccard":[12,13,14]})") +
      "," + response(0, "[12,13,14]") + "," +
      request(1, R"({"event":{"player":0,"action":[12,13,14]}})") + "]";
  const GameRead g = game_of(text);
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.program, "Botzone FightTheLandlord");
  EXPECT_EQ(g.ruleset, "botzone-1");
  EXPECT_EQ(g.events.at(3), R"({"e":"play","p":1,"cards":["H6","D6","S6"]})");
  EXPECT_EQ(g.cut_off, "the log ends before the judge's \"finish\"");
}

TEST(BotzoneLog, SaysWhatIsWrong) {
  struct Row {
    const char *from, *to, *message;
  };
  for (const Row& row :
       {Row{"[12,13,14]}", "[12,13,54]}",
            "log[6].output.display.event.action[2]: expected a card from 0 to 53, found 54"},
        Row{"\"bid\":[0]", "\"bid\":[4]",
            "log[2].output.display.bid[0]: expected a number from 0 to 3, found 4"},
        Row{"\"command\":\"finish\"", "\"command\":\"stop\"",
            "log[10].output.command: expected \"request\" or \"finish\", found \"stop\""},
        Row{"\"content\":{\"0\":-3", "\"content\":{\"9\":-3",
            "log[10].output.content: expected the key \"0\""},
        Row{"\"player\":1", "\"player\":3",
            "log[6].output.display.event.player: expected a number from 0 to 2, found 3"}})
    EXPECT_EQ(game_of(with(small(), row.from, row.to)).error, row.message);
  EXPECT_EQ(game_of(R"({"game":"Chess","log":[]})").error,
            "game: expected \"FightTheLandlord2\" or \"FightTheLandlord\", found \"Chess\"");
  EXPECT_EQ(game_of(R"({"game":"FightTheLandlord2","log":[]})").error,
            "log: expected the deal (\"allocation\"), found none");
  // Of a log that stops.
  std::string cut = small();
  cut = cut.substr(0, cut.rfind(",{\"output\"")) + "]";
  EXPECT_EQ(game_of(cut).cut_off, "the log ends before the judge's \"finish\"");
}

}  // namespace
}  // namespace tally::botzone

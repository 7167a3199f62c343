// RLCard's traces and the replays of rlcard-showdown.
#include "replay/import/rlcard/rlcard.h"

#include "engine/dou_dizhu/rules.h"
#include "replay/io/input_error.h"
#include "tests/replay/dou_dizhu/support.h"

namespace tally::rlcard {
namespace {

namespace kind = dou_dizhu::kind;
namespace rule = dou_dizhu::rule;
using dou_dizhu::testing::corpus;
using dou_dizhu::testing::first_line;
using dou_dizhu::testing::game_of;
using dou_dizhu::testing::GameRead;
using dou_dizhu::testing::with;

const std::string small =
    R"({"landlord":0,"hands":["33344455566677788899","3","BR"],"hands_suit":["H3 D3 S3 H4 D4 S4 )"
    R"(H5 D5 S5 H6 D6 S6 H7 D7 S7 H8 D8 S8 H9 D9","C3","BJ RJ"],"bottom":"999",)"
    R"("trace":[[0,"33344"],[1,"pass"],[2,"BR"]],"action_ids":[1,27471,2],)"
    R"("winner":2,"payoffs":[0,1,1]})";

TEST(RlcardTrace, GivesTheEventsOfAGame) {
  const GameRead g = game_of(with(small, "\"bottom\":\"999\"", "\"bottom\":\"899\""));
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.program, "RLCard");
  EXPECT_EQ(g.format, "rlcard");
  EXPECT_EQ(g.ruleset, "rlcard");
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_FALSE(g.shows_kind(kind::stock) || g.shows_kind(kind::trick));
  EXPECT_EQ(
      g.events,
      (std::vector<std::string>{
          R"({"e":"deal","p":1,"cards":["H3","D3","S3","H4","D4","S4","H5","D5","S5","H6","D6",)"
          R"("S6","H7","D7","S7","H8","D8","S8","H9","D9"]})",
          R"({"e":"deal","p":2,"cards":["C3"]})", R"({"e":"deal","p":3,"cards":["BJ","RJ"]})",
          R"({"e":"landlord","p":1})", R"({"e":"play","p":1,"cards":["3","3","3","4","4"]})",
          R"({"e":"pass","p":2})", R"({"e":"play","p":3,"cards":["BJ","RJ"]})",
          R"({"e":"score","p":1,"n":0})", R"({"e":"score","p":2,"n":1})",
          R"({"e":"score","p":3,"n":1})", R"({"e":"over","winners":[2,3]})"}));
  EXPECT_EQ(g.at, (std::vector<std::uint32_t>{0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2}));
}

TEST(RlcardTrace, WithoutSuitsRanksAreDealt) {
  std::string text = small;
  const std::size_t at = text.find("\"hands_suit\"");
  text.erase(at, text.find("\"bottom\"") - at);
  EXPECT_EQ(game_of(text).events[1], R"({"e":"deal","p":2,"cards":["3"]})");
}

TEST(RlcardTrace, WhatDoesNotAgreeIsAContradiction) {
  EXPECT_EQ(game_of(small).contradictions.at(0).rule, rule::stock);  // 999, of two nines
  const std::string text = first_line(corpus("rlcard-trace.jsonl"));
  EXPECT_TRUE(game_of(text).contradictions.empty());
  const GameRead hands = game_of(with(text, "\"hands\":[\"3345", "\"hands\":[\"3335"));
  ASSERT_EQ(hands.contradictions.size(), 1U);
  EXPECT_EQ(hands.contradictions[0].rule, rule::deal);
  const GameRead ids = game_of(with(text, "27471", "12"));
  ASSERT_EQ(ids.contradictions.size(), 1U);
  EXPECT_EQ(ids.contradictions[0].source_at, 1U);
}

TEST(RlcardTrace, SaysWhatIsWrong) {
  struct Row {
    const char *from, *to, *message;
  };
  for (const Row& row :
       {Row{"[0,\"33344\"]", "[0,\"3334X\"]",
            "trace[0]: expected ranks of 3456789TJQKA2BR, found \"3334X\""},
        Row{"[0,\"33344\"]", "[3,\"33344\"]", "trace[0]: expected a number from 0 to 2, found 3"},
        Row{"[0,\"33344\"]", "[0]", "trace[0]: expected a player and a move, found a list"},
        Row{"\"BJ RJ\"", "\"BJ XX\"",
            "hands_suit[2]: expected cards such as \"H3 ST BJ\", found \"XX\""},
        Row{"\"winner\":2", "\"winner\":\"me\"",
            "winner: expected a number from 0 to 2, found \"me\""},
        Row{"\"payoffs\":[0,", "\"payoffs\":[", "payoffs: expected three numbers, found a list"},
        Row{"[1,27471,2]", "[1,2]", "action_ids: expected 3 numbers, one for each move, found 2"},
        Row{"\"hands\":[", "\"hand\":[", "a game of RLCard: expected the key \"hands\""}})
    EXPECT_EQ(game_of(with(small, row.from, row.to)).error, row.message);
}

TEST(RlcardReplay, IsReadInBothForms) {
  const GameRead json = game_of(corpus("rlcard-showdown.json"));
  const GameRead python = game_of(corpus("rlcard-showdown-python.json"));
  EXPECT_EQ(json.error, "");
  EXPECT_EQ(python.error, "");
  EXPECT_EQ(json.events, python.events);
  EXPECT_EQ(json.events[3], R"({"e":"landlord","p":1})");
  EXPECT_EQ(json.events[4], R"({"e":"play","p":1,"cards":["H7","S7","C7","SK","HK"]})");
  EXPECT_EQ(json.at[6], 2U);
  ASSERT_EQ(json.labels.size(), 3U);
  EXPECT_EQ(json.labels[0].name, "douzero");
  EXPECT_EQ(json.labels[2].name, "random");
  EXPECT_FALSE(json.shows_kind(kind::score) || json.shows_kind(kind::over));
  // Python's text alone, and JSON in a string.
  std::string bare = corpus("rlcard-showdown-python.json");
  bare = bare.substr(1, bare.rfind('"') - 1);
  EXPECT_EQ(game_of(bare).events, json.events);
}

TEST(RlcardReplay, SaysWhatIsWrong) {
  const std::string text = corpus("rlcard-showdown.json");
  EXPECT_EQ(game_of(with(text, "\"playerIdx\": 0", "\"playerIdx\": 9")).error,
            "moveHistory[0].playerIdx: expected a number from 0 to 2, found 9");
  EXPECT_EQ(game_of(with(text, "\"move\": ", "\"moves\": ")).error,
            "moveHistory[0]: expected the key \"move\"");
  EXPECT_EQ(game_of(with(text, "\"initHands\"", "\"hands\"")).error,
            "a replay of rlcard-showdown: expected the key \"initHands\"");
}

std::string json_of(std::string_view python) {
  std::string out;
  json_of_python(python, out);
  return out;
}

TEST(PythonLiteral, BecomesJson) {
  EXPECT_EQ(json_of("{'a': (1, 'x'), 'b': None, 'c': [True, False, -2.5e3]}"),
            R"({"a": [1, "x"], "b": null, "c": [true, false, -2.5e3]})");
  EXPECT_EQ(json_of("(1,)"), "[1]");
  EXPECT_EQ(json_of("[1, ]"), "[1]");
  EXPECT_EQ(json_of(R"(['it\'s', "don't", 'say "x"', '\x41é\\'])"),
            R"(["it's", "don't", "say \"x\"", "\u0041é\\"])");
}

TEST(PythonLiteral, TakesNothingElse) {
  for (const char* text : {"{'a': __import__('os')}", "{'a", "['\\q']", "['\\x4']", "lambda: 1"})
    EXPECT_THROW(json_of(text), io::InputError) << text;
}

}  // namespace
}  // namespace tally::rlcard

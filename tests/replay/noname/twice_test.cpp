// What a recording of noname tells twice: by a log line, and by the event that draws it.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using testing::found_in;
using testing::Made;
using testing::recording;
using testing::replaced;

// The first event in which `drawn` stands has `as` instead.
std::string found_with(std::string_view drawn, std::string_view as) {
  Made made = Made::game();
  std::string& event = made.with(drawn);
  event = replaced(event, drawn, as);
  return found_in(made.json());
}

TEST(NonameTwice, WhoseTurnBegins) {
  EXPECT_EQ(found_with(R"("phaseChange","player":"1")", R"("phaseChange","player":"0")"),
            "contradiction SGS-TURN-ORDER");
}

TEST(NonameTwice, WhoIsHurtAndByWhom) {
  constexpr std::string_view drawn = R"("damage","player":"0","content":"1")";
  EXPECT_EQ(found_with(drawn, R"("damage","player":"1","content":"1")"),
            "contradiction SGS-DAMAGE");
  EXPECT_EQ(found_with(drawn, R"("damage","player":"0","content":"0")"),
            "contradiction SGS-DAMAGE");
  EXPECT_EQ(found_with(drawn, R"("damage","player":"0","content":null)"),
            "contradiction SGS-DAMAGE");
}

TEST(NonameTwice, HowMuchHeIsHurt) {
  Made made = Made::game();
  std::string& event = made.with(R"("damage")");
  const std::string pop = R"({"type":"damagepop","player":"0","content":[-1,"",true],"delay":1})";
  event += "," + pop;
  EXPECT_EQ(found_in(made.json()), "clean");
  event = replaced(event, "[-1,", "[-2,");
  EXPECT_EQ(found_in(made.json()), "contradiction SGS-DAMAGE");
}

TEST(NonameTwice, WhoDies) {
  for (const std::string_view drawn : {"diex", "die"}) {
    const std::string event = std::string("\"") + std::string(drawn) + R"(","player":")";
    EXPECT_EQ(found_with(event + "0", event + "1"), "contradiction SGS-DEATH");
  }
}

TEST(NonameTwice, WhoThrowsWhichCards) {
  EXPECT_EQ(found_with(R"("throw","player":"1")", R"("throw","player":"0")"),
            "contradiction SGS-USE-HOLD");
  Made made = Made::game();
  std::string& event = made.with(R"("throw")");
  event = replaced(event, "10001", "10009");
  EXPECT_EQ(found_in(made.json()), "contradiction SGS-USE-HOLD");
}

// In a recording: who draws what is shown next.
TEST(NonameTwice, WhoDraws) {
  const std::string json = recording("identity6-001.txt");
  constexpr std::string_view drawn = R"("gain12","player":"0")";
  EXPECT_EQ(found_in(json), "clean");
  EXPECT_EQ(found_in(replaced(json, drawn, R"("gain12","player":"1")")),
            "contradiction SGS-RECORD-UNEXPLAINED");
}

TEST(NonameTwice, WhoJudges) {
  const std::string json = recording("identity6-001.txt");
  const std::size_t at = json.find(R"("judge1")");
  ASSERT_NE(at, std::string::npos);
  const std::size_t seat = json.find(R"("player":")", at) + 10;
  std::string changed = json;
  changed[seat] = changed[seat] == '0' ? '1' : '0';
  EXPECT_EQ(found_in(changed), "contradiction SGS-JUDGEMENT");
}

// What is found where the last `name` before `words` is another player's.
std::string found_by_another(std::string_view words, std::string_view name) {
  std::string json = recording("identity6-001.txt");
  const std::size_t at = json.rfind(name, json.find(words));
  EXPECT_NE(at, std::string::npos);
  return found_in(json.replace(at, name.size(), "吕蒙"));
}

// 丈八蛇矛: six events stand between the line that announces it and the one that uses the Slash.
TEST(NonameTwice, WhoConverts) {
  EXPECT_EQ(found_by_another("【丈八蛇矛】", "诸葛亮"), "contradiction SGS-USE-KIND");
}

// … and who recasts, by the skill of that name.
TEST(NonameTwice, WhoRecasts) {
  EXPECT_EQ(found_by_another("重铸", "孙权"), "contradiction SGS-RECAST");
}

}  // namespace
}  // namespace tally::noname

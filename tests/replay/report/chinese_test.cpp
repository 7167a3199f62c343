#include "replay/report/chinese.h"

#include <gtest/gtest.h>

#include "engine/core/game.h"

namespace tally::report {
namespace {

TEST(Chinese, SentencesAreKeysAndWhatStandsInThemStays) {
  EXPECT_EQ(said_in("permission denied", Lang::zh), "没有读取权限");
  EXPECT_EQ(said_in("permission denied", Lang::en), "permission denied");
  EXPECT_EQ(said_in("for example: A; or B; or nothing", Lang::zh), "例如：A；或B；或放弃");
  EXPECT_EQ(said_in("for example: A", Lang::zh), "例如：A");
  EXPECT_EQ(said_in("not covered yet: skill \"x\" of general \"y\"", Lang::zh),
            "尚未支持：技能\"x\"（武将\"y\"）");
  EXPECT_EQ(said_in("line 3: there is no such file", Lang::zh), "第3行：没有这个文件");
  EXPECT_EQ(said_in("of this nobody has heard", Lang::zh), "of this nobody has heard");
  EXPECT_EQ(said_in("", Lang::zh), "");
}

TEST(Chinese, WordsOfTheStateAreKnown) {
  const Schema& schema = find_game("sanguosha")->schema();
  EXPECT_EQ(word_in(schema, "draw pile", Lang::zh), "牌堆");
  EXPECT_EQ(word_in(schema, "draw pile", Lang::en), "draw pile");
  EXPECT_EQ(word_in(schema, "3/4", Lang::zh), "3/4");
  for (const char* const word :
       {"role", "gender", "lord", "loyalist", "rebel", "spy", "male", "female"})
    EXPECT_NE(word_in(schema, word, Lang::zh), word);
}

}  // namespace
}  // namespace tally::report

// The header line, there and back.
#include <string>

#include <gtest/gtest.h>

#include "engine/core/rulebook.h"
#include "replay/log/describe.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "support.h"

namespace tally {
namespace {

using log::testing::identity;

Record read_one(const std::string& text) {
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  Record record;
  EXPECT_TRUE(reader.next(record));
  return record;
}

TEST(log_header, comes_back_as_it_was) {
  Record record;
  record.game = &identity();
  record.program = "tally \"0.1\"\\\n\x01\x7F";
  record.ruleset = "freekill-0.5";
  record.note = "三国杀, game 7";
  record.not_covered = say::verbatim("skill of a general");
  record.shows -= {Kind(5), Kind(18)};
  record.setup.players = 3;
  record.setup.seat = {};
  record.setup.seat[0] = {1, 2};
  record.setup.seat[1] = {0, 0};
  record.setup.seat[2] = {4, 1};
  record.labels = {{"张三", "caocao", "zuoci"}, {"", "", ""}, {"Li \"Si\"", "", ""}};
  std::string text;
  write_header(text, record);
  EXPECT_EQ(text.find('\n'), text.size() - 1);

  const Record back = read_one(text);
  EXPECT_EQ(back.format, "native");
  EXPECT_EQ(back.game, record.game);
  EXPECT_EQ(back.program, record.program);
  EXPECT_EQ(back.ruleset, record.ruleset);
  EXPECT_EQ(back.note, record.note);
  EXPECT_EQ(back.not_covered, record.not_covered);
  EXPECT_EQ(back.shows, record.shows);
  EXPECT_EQ(back.setup.players, 3);
  EXPECT_EQ(back.setup.seat, record.setup.seat);
  ASSERT_EQ(back.labels.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(back.labels[i].name, record.labels[i].name);
    EXPECT_EQ(back.labels[i].general, record.labels[i].general);
    EXPECT_EQ(back.labels[i].deputy, record.labels[i].deputy);
  }
  EXPECT_EQ(back.size(), 0U);
  std::string again;
  write_header(again, back);
  EXPECT_EQ(again, text);
}

TEST(log_header, of_a_plain_game) {
  Record record;
  record.game = &identity();
  record.setup.players = 2;
  record.setup.seat[0] = {1, 1};
  record.setup.seat[1] = {3, 0};
  std::string text;
  write_header(text, record);
  EXPECT_EQ(text,
            R"({"tally":1,"game":"sanguosha","players":2,"seats":[{"role":"lord","gender":"male"},)"
            R"({"role":"rebel","gender":"none"}]})"
            "\n");
}

TEST(log_header, text_that_is_no_utf8_still_makes_a_line_that_can_be_read) {
  Record record;
  record.game = &identity();
  record.note = "caf\xE9";
  record.setup.players = 1;
  std::string text;
  write_header(text, record);
  EXPECT_EQ(read_one(text).note, "caf\xEF\xBF\xBD");
}

TEST(log_header, leaves_nothing_of_the_game_before) {
  using log::testing::header;
  const auto parts =
      log::testing::read_all(header(4, R"(,"ruleset":"a","note":"b","omits":["put"])") +
                             "{\"e\":\"turn\",\"seat\":1}\n" + header(2));
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_NE(parts[0].shows, all_kinds);
  EXPECT_EQ(parts[1].players, 2);
  EXPECT_EQ(parts[1].ruleset, "");
  EXPECT_EQ(parts[1].note, "");
  EXPECT_EQ(parts[1].shows, all_kinds);
  EXPECT_TRUE(parts[1].events.empty());
}

}  // namespace
}  // namespace tally

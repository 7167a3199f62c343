// What is written is read back as it was; both ways of reading a line say the same.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/log/fast_line.h"
#include "replay/messages.h"
#include "support.h"

namespace tally::log {
namespace {

using testing::difference;
using testing::header;
using testing::identity;
using testing::random_event;
using testing::read_all;

constexpr int players = 8;

const Grammar& grammar() { return *Grammar::of(identity().schema()); }

// A line with the readable bytes behind it that both readers need.
struct Padded {
  explicit Padded(std::string_view text) : bytes(text), size(text.size()) {
    bytes.append(io::LineReader::padding, '}');
  }
  [[nodiscard]] std::string_view line() const { return std::string_view(bytes).substr(0, size); }
  std::string bytes;
  std::size_t size;
};

bool read_slowly(JsonLine& json, std::string_view line, EventLine& out, std::string& error) {
  try {
    read_event(json.parse(line), grammar(), players, out);
    return true;
  } catch (const io::InputError& e) {
    error = text_of(e.message);
    return false;
  }
}

std::string line_of(EventLine& e) {
  std::string text;
  e.finish();
  write_event(text, identity().schema(), e.event);
  EXPECT_EQ(text.back(), '\n');
  text.pop_back();
  return text;
}

class EachKind : public ::testing::TestWithParam<int> {};

TEST_P(EachKind, comes_back_as_it_was) {
  Random random(static_cast<std::uint64_t>(GetParam()));
  JsonLine json;
  EventLine event;
  EventLine fast;
  EventLine slow;
  for (int i = 0; i < 400; ++i) {
    random_event(random, static_cast<Kind>(GetParam()), players, event);
    const Padded text(line_of(event));
    SCOPED_TRACE(text.line());
    std::string error;
    ASSERT_TRUE(read_slowly(json, text.line(), slow, error)) << error;
    EXPECT_EQ(difference(event, slow), "");
    // Numbers of five digits are left to the other reader.
    if (read_fast(text.line(), grammar(), players, fast))
      EXPECT_EQ(difference(event, fast), "");
    else
      EXPECT_GE(std::max(std::abs(event.event.value), std::abs(event.event.extra)), 10'000);
  }
}

INSTANTIATE_TEST_SUITE_P(
    log, EachKind, ::testing::Range(1, static_cast<int>(identity().schema().kinds.size())),
    [](const auto& kind) {
      return std::string(identity().schema().kinds[static_cast<std::size_t>(kind.param)].name);
    });

// The fast reader may refuse a line, but what it takes is what the JSON parser takes.
TEST(fast_line, agrees_with_the_parser_on_damaged_lines) {
  Random random(2);
  JsonLine json;
  EventLine event;
  EventLine fast;
  EventLine slow;
  using namespace std::string_view_literals;
  constexpr std::string_view bytes = "\"\\{}[],:-0123456789.nulltrefasE ?/xX\0\x7f\xC3"sv;
  const auto any_byte = [&] {
    return bytes[static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())))];
  };
  int taken = 0;
  for (int i = 0; i < 200'000; ++i) {
    const int kinds = static_cast<int>(identity().schema().kinds.size());
    random_event(random, static_cast<Kind>(1 + random.below(kinds - 1)), players, event);
    std::string line = line_of(event);
    for (int changes = 1 + random.below(2); changes > 0 && !line.empty(); --changes) {
      const auto at = static_cast<std::size_t>(random.below(static_cast<int>(line.size())));
      switch (random.below(4)) {
        case 0: line[at] = any_byte(); break;
        case 1: line.insert(at, 1, any_byte()); break;
        case 2: line.erase(at, 1); break;
        default: line.resize(at); break;
      }
    }
    const Padded text(line);
    if (!read_fast(text.line(), grammar(), players, fast)) continue;
    ++taken;
    SCOPED_TRACE(line);
    std::string error;
    ASSERT_TRUE(read_slowly(json, text.line(), slow, error)) << error;
    EXPECT_EQ(difference(slow, fast), "");
  }
  EXPECT_GT(taken, 800);
}

TEST(log, holds_several_games) {
  Random random(3);
  std::vector<EventLine> events(300);
  std::string text;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (i % 100 == 0) text += header(players);
    random_event(random, static_cast<Kind>(1 + i % 37), players, events[i]);
    events[i].finish();
    write_event(text, identity().schema(), events[i].event);
  }
  auto parts = read_all(text);
  ASSERT_EQ(parts.size(), 3U);
  for (std::size_t i = 0; i < events.size(); ++i) {
    testing::Part& part = parts[i / 100];
    ASSERT_EQ(part.error, "");
    ASSERT_EQ(part.events.size(), 100U);
    EXPECT_EQ(difference(part.events[i % 100], events[i]), "") << i;
    EXPECT_EQ(part.lines[i % 100], i + i / 100 + 1);  // 0-based, each header is a line
  }
}

TEST(log, is_read_in_any_spelling) {
  const std::string text =
      "\xEF\xBB\xBF\r\n" +
      std::string(
          "{ \"seats\" : [{}, {\"x-age\":[1,{}]}], \"game\" : "
          "\"sanguosha\",\"players\":2, \"tally\": 1 }\r\n") +
      "\r\n \t\n"
      " { \"to\" : [ 2 ] , \"cards\" : [ \"S7.\\u0073lash\" ] , \"seat\" : 1 , \"x-\":0 , "
      "\"as\" : \"sl\\u0061sh\" , \"e\" : \"use\" } \r\n"
      "{\"e\":\"draw\",\"seat\":2,\"n\":2,\"cards\":2}\r\n";
  auto parts = read_all(text);
  ASSERT_EQ(parts.size(), 1U);
  ASSERT_EQ(parts[0].error, "");
  ASSERT_EQ(parts[0].events.size(), 2U);
  EXPECT_EQ(line_of(parts[0].events[0]),
            R"({"e":"use","seat":1,"as":"slash","cards":["S7.slash"],"to":[2]})");
  EXPECT_EQ(line_of(parts[0].events[1]), R"({"e":"draw","seat":2,"n":2,"cards":2})");
  EXPECT_EQ(parts[0].lines, (std::vector<std::uint32_t>{4, 5}));
}

TEST(log, an_event_of_a_schema_nobody_knows_is_written_all_the_same) {
  const FieldInfo fields[] = {{Field::seat, FieldType::seat, "who"}};
  KindInfo kinds[2];
  kinds[0].name = "nothing";
  kinds[1].name = "wave";
  kinds[1].fields = fields;
  Schema schema;
  schema.kinds = kinds;
  Event e;
  e.kind = 1;
  e.seat = 2;
  std::string text;
  write_event(text, schema, e);
  EXPECT_EQ(text, "{\"e\":\"wave\",\"who\":3}\n");
}

// Two statements that are events stand in the log as their words: neither is lost.
TEST(Contradictions, AreWrittenInTheWordsOfTheirEvents) {
  io::Input input = io::Input::of_memory(header(2));
  io::LineReader lines(input);
  LogReader reader(lines);
  Record record;
  ASSERT_TRUE(reader.next(record));
  Contradiction& c = record.contradictions.emplace_back();
  c.rule = 1;
  c.message = say::verbatim("said twice");
  c.one.kind = c.other.kind = sanguosha::kind::round;
  c.one.value = 2;
  c.other.value = 5;
  std::string text;
  write_record(text, record);
  const std::string both =
      R"("expected":"round 2","expected_zh":"第2轮","found":"round 5","found_zh":"第5轮")";
  EXPECT_NE(text.find(both), std::string::npos) << text;
  io::Input again = io::Input::of_memory(text);
  io::LineReader lines_again(again);
  LogReader back(lines_again);
  ASSERT_TRUE(back.next(record));
  ASSERT_EQ(record.contradictions.size(), 1U);
  EXPECT_EQ(text_of(record.contradictions[0].message), "said twice");
  EXPECT_EQ(text_of(record.contradictions[0].found, Lang::zh), "第5轮");
}

}  // namespace
}  // namespace tally::log

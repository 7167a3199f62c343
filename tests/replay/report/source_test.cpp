// Records out of files of any kind.
#include "replay/source.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/random/random_game.h"
#include "tests/replay/io/support.h"

namespace tally {
namespace {

using Got = RecordStream::Got;

std::string log_of(std::uint64_t seed) {
  const Game& game = *games().front();
  std::string log;
  EXPECT_TRUE(random_game(game, 4, load_ruleset(game, "classic"), seed, log));
  return log;
}

TEST(RecordStream, GivesGameAfterGameAndGoesOnAfterABadOne) {
  const std::string text = log_of(1) + "{\"tally\":99}\n" + log_of(2);
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  Record record;
  EXPECT_EQ(stream.next(record), Got::record);
  const std::size_t lines = record.size() + 1;
  EXPECT_EQ(record.seen()[0].source_at, 1U);
  EXPECT_EQ(stream.next(record), Got::error);
  EXPECT_EQ(stream.error().line, lines + 1);
  EXPECT_EQ(stream.next(record), Got::record);
  EXPECT_EQ(record.seen()[0].source_at, lines + 2);
  EXPECT_EQ(stream.next(record), Got::end);
  EXPECT_EQ(stream.next(record), Got::end);
}

// What no reader should throw is told of the input it was thrown for.
TEST(RecordStream, AFaultOfThisProgramIsAnErrorOfThatInput) {
  class Faulty final : public io::ByteSource {
    std::size_t read_some(std::span<char>) override { throw std::out_of_range("at"); }
  };
  class FaultyLater final : public io::ByteSource {
    std::size_t read_some(std::span<char> into) override {
      if (calls_++ > 0) throw std::out_of_range("at");
      return log_of(1).copy(into.data(), std::min<std::size_t>(into.size(), 2000));
    }
    int calls_ = 0;
  };
  RecordStream stream;
  Record record;
  EXPECT_THROW(io::Input(std::make_unique<Faulty>()), std::out_of_range);
  stream.open(io::Input(std::make_unique<FaultyLater>()));
  EXPECT_EQ(stream.next(record), Got::error);
  EXPECT_TRUE(stream.error().internal);
  EXPECT_EQ(text_of(stream.error().message), "internal error: at");
  EXPECT_EQ(stream.next(record), Got::end);
  const std::string good = log_of(1);
  stream.open(io::Input::of_memory(good));
  EXPECT_EQ(stream.next(record), Got::record);
}

TEST(RecordStream, CountsFromTheStartOfTheFile) {
  const std::string text = log_of(1);
  RecordStream stream;
  stream.open(io::Input::of_memory(text), {.lines = 1000, .bytes = 50'000});
  Record record;
  EXPECT_EQ(stream.next(record), Got::record);
  EXPECT_EQ(record.seen()[0].source_at, 1001U);

  stream.open(io::Input::of_memory("{\"tally\":99}\n"), {.lines = 1000, .bytes = 50'000});
  EXPECT_EQ(stream.next(record), Got::error);
  EXPECT_EQ(stream.error().line, 1001U);
  EXPECT_GE(stream.error().offset, 50'000U);

  const std::string cut = text.substr(0, text.size() - 5);
  stream.open(io::Input::of_memory(cut), {.lines = 1000, .bytes = 50'000});
  EXPECT_EQ(stream.next(record), Got::record);
  const auto lines = std::count(cut.begin(), cut.end(), '\n') + 1;
  EXPECT_NE(
      text_of(record.cut_off).find("line " + io::grouped(static_cast<std::uint64_t>(lines) + 1000)),
      std::string::npos)
      << text_of(record.cut_off);
}

TEST(RecordStream, AFileWithoutAGameIsAnError) {
  RecordStream stream;
  Record record;
  for (const char* const text :
       {"", "\n\n", "nonsense", "{\"e\":\"turn\",\"seat\":1}\n", "\x1f\x8b"}) {
    stream.open(io::Input::of_memory(text == nullptr ? "" : text));
    EXPECT_EQ(stream.next(record), Got::error) << text;
    EXPECT_FALSE(stream.error().message.empty());
    EXPECT_EQ(stream.next(record), Got::end) << text;
  }
  stream.open("/no/such/file");
  EXPECT_EQ(stream.next(record), Got::error);
  EXPECT_EQ(text_of(stream.error().message), "there is no such file");
  EXPECT_EQ(stream.next(record), Got::end);
}

}  // namespace
}  // namespace tally

// Cut files, garbage, bombs: never a crash, never more memory than a game needs.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "../io/support.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_game.h"
#include "support.h"

namespace tally::log {
namespace {

using testing::header;
using testing::identity;
using testing::read_all;

// A short game: the beginning of a random one, and its end.
std::string small_log() {
  std::string whole;
  EXPECT_TRUE(random_game(identity(), 2, load_ruleset(identity(), "freekill-0.5"), 5, whole));
  std::string text;
  std::size_t at = 0;
  for (int i = 0; i < 30; ++i) {
    const std::size_t end = whole.find('\n', at) + 1;
    if (end - at < 600) text += whole.substr(at, end - at);
    at = end;
  }
  return text + "{\"e\":\"over\",\"winners\":[1]}\n";
}

TEST(log_damage, cut_at_every_byte) {
  const std::string whole = small_log();
  const auto full = read_all(whole);
  ASSERT_EQ(full.size(), 1U);
  const std::size_t header_end = whole.find('\n');
  for (std::size_t n = 0; n < whole.size(); ++n) {
    const auto parts = read_all(std::string_view(whole).substr(0, n));
    ASSERT_EQ(parts.size(), 1U) << n;
    if (n < header_end) {
      EXPECT_NE(parts[0].error, "") << n;
      continue;
    }
    // At most the last newline is missing, or the game says itself that it was cut, or an event is
    // missing that was there.
    const bool line_is_whole = n == header_end || whole[n] == '\n' || whole[n - 1] == '\n';
    EXPECT_EQ(parts[0].error, "") << n;
    EXPECT_EQ(parts[0].cut_off.empty(), line_is_whole) << n;
    const std::size_t all = full[0].events.size();
    EXPECT_EQ(parts[0].events.size() == all, n + 1 == whole.size()) << n;
  }
}

TEST(log_damage, cut_in_the_second_game) {
  const std::string first = small_log();
  const std::string both = first + first;
  for (std::size_t n = first.size(); n < both.size(); ++n) {
    const auto parts = read_all(std::string_view(both).substr(0, n));
    ASSERT_GE(parts.size(), 1U);
    ASSERT_LE(parts.size(), 2U);
    EXPECT_EQ(parts[0].error, "");
    EXPECT_EQ(parts[0].cut_off, "") << n;
    EXPECT_EQ(parts.size(), n == first.size() ? 1U : 2U) << n;
    if (parts.size() == 2) {
      EXPECT_EQ(parts[1].error.empty(), n >= first.size() + first.find('\n')) << n;
    }
  }
}

// The game is whole; what follows it is told all the same.
TEST(log_damage, rubbish_behind_a_game_is_an_error_of_its_own) {
  const std::string game = small_log();
  for (const std::string& rubbish :
       {std::string("{"), std::string("{\n"), std::string("garbage{{{{\"game\":"),
        std::string("x\n"), std::string(1000, '\0'), std::string(2 << 20, '\0'),
        std::string("[1]")}) {
    const auto parts = read_all(game + rubbish);
    ASSERT_EQ(parts.size(), 2U) << rubbish.substr(0, 20);
    EXPECT_EQ(parts[0].error + parts[0].cut_off, "") << rubbish.substr(0, 20);
    EXPECT_NE(parts[1].error, "") << rubbish.substr(0, 20);
  }
  EXPECT_EQ(read_all(game + " \n\r\n\t").size(), 1U);
}

TEST(log_damage, a_cut_line_says_which) {
  const auto parts = read_all(header() + "{\"e\":\"turn\",\"seat\":1}\n{\"e\":\"tu");
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].events.size(), 1U);
  EXPECT_EQ(parts[0].cut_off, "the file ends in the middle of line 3");
}

TEST(log_damage, a_wrong_line_at_the_end_is_wrong_not_cut) {
  const auto parts = read_all(header() + "{\"e\":\"turn\",\"seat\":9}");
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].error, "\"seat\": expected a seat from 1 to 4, found 9");
}

// Its game has ended, or none of it can be read: that there was more to read is an error.
TEST(log_damage, a_packed_file_that_ends_early_is_cut) {
  std::string text = small_log();
  for (std::string packed : {io::testing::gzip(text), io::testing::zstd(text)}) {
    packed.resize(packed.size() - 6);
    io::Input input = io::Input::of_memory(packed);
    const auto parts = read_all(input);
    ASSERT_GE(parts.size(), 1U);
    ASSERT_LE(parts.size(), 2U);
    EXPECT_NE(parts.back().error.find("cut off"), std::string::npos) << parts.back().error;
  }
}

// As a file that is not packed: one game, and it says where. Behind a game that has ended, and in a
// header, other games are lost: that is an error of its own.
TEST(log_damage, packed_data_cut_anywhere_is_told_as_a_cut_file_is) {
  const std::string game = small_log();
  const std::size_t last_line = game.rfind('\n', game.size() - 2) + 1;
  const std::string both = game + game;
  const std::size_t header_end = game.find('\n');
  for (std::size_t n = header_end + 1; n < both.size(); ++n) {
    const std::string text = both.substr(0, n);
    std::string packed = io::testing::gzip(text);
    packed.resize(packed.size() - 1);  // all of the text, and then no end
    io::Input input = io::Input::of_memory(packed);
    const auto parts = read_all(input);
    const auto plain = read_all(text);
    ASSERT_GE(parts.size(), 1U) << n;
    ASSERT_LE(parts.size(), 3U) << n;
    EXPECT_EQ(parts[0].error, "") << n;
    EXPECT_EQ(parts[0].events.size(), plain[0].events.size()) << n;
    if (n <= last_line) {
      const auto lines = std::count(text.begin(), text.end(), '\n');
      const bool whole = text.back() == '\n' || both[n] == '\n';
      EXPECT_EQ(parts.size(), 1U) << n;
      EXPECT_EQ(parts[0].cut_off, "the gzip stream ends in the middle; the file seems cut off " +
                                      (text.back() == '\n' ? "after line " + std::to_string(lines)
                                                           : (whole ? "after line " : "in line ") +
                                                                 std::to_string(lines + 1)))
          << n;
    } else if (n >= game.size()) {
      // The second game's header is not whole, or there is one; nothing is lost silently.
      const bool second = n - game.size() > header_end;
      ASSERT_GE(parts.size(), 2U) << n;
      EXPECT_EQ(parts[0].cut_off, "") << n;
      EXPECT_EQ(second, parts[1].error.empty()) << n;
      if (!second) {
        EXPECT_NE(parts[1].error.find("cut off"), std::string::npos) << n << parts[1].error;
      }
    }
  }
}

TEST(log_damage, garbage_bytes) {
  Random random(11);
  const std::string whole = small_log();
  for (int i = 0; i < 3000; ++i) {
    std::string text = whole.substr(0, 200 + static_cast<std::size_t>(random.below(1500)));
    for (int changes = random.below(12); changes > 0; --changes)
      text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))] =
          static_cast<char>(random.below(256));
    EXPECT_LE(read_all(text).size(), 10U);
  }
  for (int i = 0; i < 300; ++i) {
    std::string text(static_cast<std::size_t>(random.below(3000)), ' ');
    for (char& c : text) c = static_cast<char>(random.below(256));
    if (i % 2 == 0) text.insert(0, header());
    EXPECT_LE(read_all(text).size(), 10U);
  }
}

// Repeats one piece of text without holding it more than once.
class Repeats final : public io::ByteSource {
 public:
  Repeats(std::string first, std::string piece, std::uint64_t total)
      : first_(std::move(first)), piece_(std::move(piece)), left_(total) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    std::size_t n = 0;
    while (n < into.size() && left_ > 0) {
      const std::string& from = first_.empty() ? piece_ : first_;
      const std::size_t got = from.copy(into.data() + n, into.size() - n, at_);
      at_ += got;
      n += got;
      left_ -= std::min<std::uint64_t>(left_, got);
      if (at_ == from.size()) {
        at_ = 0;
        first_.clear();
      }
    }
    return n;
  }
  std::string first_;
  std::string piece_;
  std::size_t at_ = 0;
  std::uint64_t left_;
};

TEST(log_damage, a_line_of_a_gigabyte) {
  auto source = std::make_unique<Repeats>(header(), std::string(1 << 16, 'a'), 1ULL << 30U);
  const io::ByteSource& bytes = *source;
  io::Input input(std::move(source));
  const auto parts = read_all(input);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].cut_off,
            "line 2 is longer than 1,048,576 bytes; a log line is never that long");
  EXPECT_LT(bytes.total(), 4ULL << 20U);
}

TEST(log_damage, a_line_that_is_too_long_before_any_game) {
  auto source = std::make_unique<Repeats>("", std::string(1 << 16, '{'), 1ULL << 30U);
  io::Input input(std::move(source));
  const auto parts = read_all(input);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].error, "line 1 is longer than 1,048,576 bytes; a log line is never that long");
}

TEST(log_damage, a_game_that_never_ends) {
  auto source = std::make_unique<Repeats>(header(), "{\"e\":\"turn\",\"seat\":1}\n", 1ULL << 28U);
  const io::ByteSource& bytes = *source;
  io::Input input(std::move(source));
  io::LineReader lines(input);
  LogReader reader(lines);
  Record record;
  const auto error = io::testing::error_of([&] { reader.next(record); });
  EXPECT_EQ(text_of(error.message), "a game of more than 100,000 events is not read");
  EXPECT_LT(bytes.total(), 32ULL << 20U);
}

TEST(log_damage, a_compression_bomb) {
  const std::string packed = io::testing::gzip(header() + std::string(64U << 20U, ' '));
  ASSERT_LT(packed.size(), 100'000U);
  io::Input input = io::Input::of_memory(packed);
  const auto parts = read_all(input);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].cut_off,
            "line 2 is longer than 1,048,576 bytes; a log line is never that long");
}

TEST(log_damage, deep_nesting) {
  const std::string deep(200'000, '[');
  const auto parts =
      read_all(header() + "{\"e\":\"turn\",\"seat\":1,\"x-deep\":" + deep + "}\n" + header());
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].error_line, 2U);
  EXPECT_EQ(parts[1].error, "");
}

}  // namespace
}  // namespace tally::log

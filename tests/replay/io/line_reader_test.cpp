#include "replay/io/line_reader.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/replay/io/support.h"

namespace tally::io {
namespace {

using testing::error_of;
using testing::Folder;
using testing::gzip;
using testing::lines_of;
using testing::SlowSource;
using testing::zstd;
using Lines = std::vector<std::string>;

Lines lines_in(const std::string& bytes, const Limits& limits = {}) {
  Input input = Input::of_memory(bytes);
  return lines_of(input, limits);
}

// Repeats a line until `size` bytes are given out.
class EndlessSource final : public ByteSource {
 public:
  EndlessSource(std::string line, std::uint64_t size) : line_(std::move(line)), left_(size) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    const auto got = static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), left_));
    for (char& c : into.first(got)) c = line_[at_++ % line_.size()];
    left_ -= got;
    return got;
  }
  std::string line_;
  std::uint64_t left_;
  std::size_t at_ = 0;
};

std::int64_t peak_memory_kib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

TEST(LineReader, SplitsAtBothLineEnds) {
  EXPECT_EQ(lines_in("a\nb\r\n\n\r\nc\n"), (Lines{"a", "b", "", "", "c"}));
  EXPECT_EQ(lines_in("a\rb\n"), Lines{"a\rb"});
  EXPECT_EQ(lines_in(""), Lines{});
  EXPECT_EQ(lines_in("\n"), Lines{""});
}

TEST(LineReader, TakesAwayOneByteOrderMark) {
  EXPECT_EQ(lines_in("\xEF\xBB\xBF{\"a\":1}\n\xEF\xBB\xBF\n"),
            (Lines{"{\"a\":1}", "\xEF\xBB\xBF"}));
  EXPECT_EQ(lines_in("\xEF\xBB\xBF"), Lines{""});
}

TEST(LineReader, TellsWhereEachLineStands) {
  Input input = Input::of_memory(
      "\xEF\xBB\xBF"
      "a\r\n\nlast");
  LineReader reader(input);
  std::string_view line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(reader.line_number(), 1U);
  EXPECT_EQ(reader.offset(), 3U);
  EXPECT_TRUE(reader.ended_with_newline());
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "");
  EXPECT_EQ(reader.offset(), 6U);
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "last");
  EXPECT_EQ(reader.line_number(), 3U);
  EXPECT_EQ(reader.offset(), 7U);
  EXPECT_FALSE(reader.ended_with_newline());
  EXPECT_FALSE(reader.next(line));
}

TEST(LineReader, ACarriageReturnWithoutNewlineIsAPartOfACutLine) {
  Input input = Input::of_memory("ab\r");
  LineReader reader(input);
  std::string_view line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "ab\r");
  EXPECT_FALSE(reader.ended_with_newline());
}

TEST(LineReader, KeepsOffsetsOverManyBlocks) {
  std::string text;
  Lines expected;
  for (int i = 0; i < 30000; ++i) {
    expected.push_back(std::string(static_cast<std::size_t>(i * 31 % 100), 'x') +
                       std::to_string(i));
    text += expected.back() + "\n";
  }
  for (const std::string& bytes : {text, gzip(text), zstd(text)}) {
    Input input(std::make_unique<SlowSource>(bytes, 5000));
    LineReader reader(input);
    std::size_t at = 0;
    for (std::string_view line; reader.next(line); ++at) {
      ASSERT_EQ(line, expected[at]);
      ASSERT_EQ(text.substr(reader.offset(), line.size()), line);
    }
    EXPECT_EQ(at, expected.size());
  }
}

TEST(LineReader, LeavesReadableBytesAfterEachLine) {
  // Under AddressSanitizer this fails if the padding is missing.
  Limits limits;
  limits.max_line = 8;
  Input input(std::make_unique<EndlessSource>("1234567\n", 2 * 256 * 1024));
  LineReader reader(input, limits);
  std::uint64_t sum = 0;
  for (std::string_view line; reader.next(line);) {
    for (std::size_t i = 0; i < LineReader::padding; ++i) {
      sum += static_cast<unsigned char>(line.data()[line.size() + i]);
    }
  }
  EXPECT_GT(sum, 0U);
}

TEST(LineReader, TheLimitIsForTheTextAlone) {
  Limits limits;
  limits.max_line = 10;
  const std::string ten(10, 'x');
  EXPECT_EQ(lines_in("\xEF\xBB\xBF" + ten + "\r\n" + ten + "\n" + ten, limits),
            (Lines{ten, ten, ten}));
  for (const char* end : {"\n", "\r\n", ""}) {
    const InputError error = error_of([&] { lines_in("ok\n" + ten + "x" + end, limits); });
    EXPECT_EQ(text_of(error.message),
              "line 2 is longer than 10 bytes; a log line is never that long");
    EXPECT_EQ(error.line, 2U);
    EXPECT_EQ(error.offset, 3U);
  }
}

TEST(LineReader, StopsEarlyAtALineOfOneGigabyte) {
  const std::string message =
      "line 1 is longer than 1,048,576 bytes; a log line is never that long";
  const Folder folder;
  const std::string path = folder.write("sparse", "");
  ASSERT_EQ(truncate(path.c_str(), 1 << 30), 0);
  Input sparse(path);
  EXPECT_EQ(text_of(error_of([&] { lines_of(sparse); }).message), message);
  EXPECT_LT(sparse.raw_bytes(), 3U << 20U);

  Input endless(std::make_unique<EndlessSource>("x", std::uint64_t{1} << 40));
  EXPECT_EQ(text_of(error_of([&] { lines_of(endless); }).message), message);
  EXPECT_LT(endless.raw_bytes(), 3U << 20U);
}

TEST(LineReader, StopsEarlyInACompressionBomb) {
  const std::string plain(std::size_t{64} << 20, '\0');
  for (const std::string& bomb : {gzip(plain), zstd(plain)}) {
    Input input = Input::of_memory(bomb);
    EXPECT_EQ(text_of(error_of([&] { lines_of(input); }).message),
              "line 1 is longer than 1,048,576 bytes; a log line is never that long");
  }
}

TEST(LineReader, NeedsNoMoreMemoryForMoreLines) {
  const std::int64_t before = peak_memory_kib();
  std::string row(80, 'x');
  row.back() = '\n';
  Input input(std::make_unique<EndlessSource>(row, 100U << 20U));
  LineReader reader(input);
  std::uint64_t lines = 0;
  for (std::string_view line; reader.next(line);) ++lines;
  EXPECT_EQ(lines, (100U << 20U) / 80);
  EXPECT_LT(peak_memory_kib() - before, 8 * 1024);
}

TEST(LineReader, ACutStreamStillGivesItsWholeLines) {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "line " + std::to_string(i * 7919 % 10007) + "\n";
  for (std::string packed : {gzip(text), zstd(text)}) {
    packed.resize(packed.size() - 5);
    Input input = Input::of_memory(packed);
    LineReader reader(input);
    std::uint64_t end_of_last = 0;
    const InputError error = error_of([&] {
      for (std::string_view line; reader.next(line);) end_of_last = reader.offset() + line.size();
    });
    EXPECT_NE(text_of(error.message).find("cut off"), std::string::npos) << text_of(error.message);
    EXPECT_EQ(error.line, reader.line_number() + 1);
    EXPECT_GT(error.line, 1U);
    EXPECT_GE(error.offset, end_of_last);
    EXPECT_LE(error.offset, text.size());
  }
}

}  // namespace
}  // namespace tally::io

#include "replay/io/whole_file.h"

#include <gtest/gtest.h>

#include "tests/replay/io/support.h"

namespace tally::io {
namespace {

using testing::error_of;
using testing::Folder;
using testing::gzip;
using testing::zstd;

std::string letters(std::size_t size) {
  std::string text(size, ' ');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + i * i % 23);
  return text;
}

TEST(WholeFile, ReadsAnySize) {
  const Folder folder;
  for (const std::size_t size : {0, 1, 65535, 65536, 65537, 300000}) {
    const std::string text = letters(size);
    EXPECT_EQ(read_all(folder.write("plain", text)).text(), text);
    EXPECT_EQ(read_all(folder.write("packed", zstd(text))).text(), text);
  }
}

TEST(WholeFile, IsFollowedByZeros) {
  Bytes bytes;
  for (const std::size_t size : {100, 10, 0}) {
    const std::string text = letters(size);
    Input input = Input::of_memory(text);
    read_all(input, bytes);
    ASSERT_EQ(bytes.bytes().size(), size);
    const std::string_view after(bytes.text().data() + size, Bytes::padding);
    EXPECT_EQ(after, std::string(Bytes::padding, '\0'));
  }
}

TEST(WholeFile, KeepsItsMemory) {
  Bytes bytes;
  const std::string text = letters(200000);
  Input first = Input::of_memory(text);
  read_all(first, bytes);
  const char* const place = bytes.text().data();
  Input second = Input::of_memory("short");
  read_all(second, bytes);
  EXPECT_EQ(bytes.text(), "short");
  EXPECT_EQ(bytes.text().data(), place);
}

TEST(WholeFile, RefusesWhatIsTooBig) {
  const Folder folder;
  Limits limits;
  limits.max_file = 1 << 20;
  const std::string fits(1 << 20, 'x');
  const std::string plain = folder.write("plain", fits + "x");
  const std::string bomb = folder.write("bomb", gzip(std::string(64 << 20, 'x')));
  EXPECT_EQ(read_all(folder.write("fits", fits), limits).size(), fits.size());
  EXPECT_EQ(text_of(error_of([&] { read_all(plain, limits); }).message),
            "is bigger than 1 MiB; a record read whole is never so big");
  EXPECT_EQ(text_of(error_of([&] { read_all(bomb, limits); }).message),
            "unpacks to more than 1 MiB; a record read whole is never so big");
}

}  // namespace
}  // namespace tally::io

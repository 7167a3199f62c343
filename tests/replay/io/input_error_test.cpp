#include "replay/io/input_error.h"

#include <gtest/gtest.h>

namespace tally::io {
namespace {

TEST(InputError, GroupsDigits) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1048576), "1,048,576");
  EXPECT_EQ(grouped(123456), "123,456");
}

TEST(InputError, SpeaksOfSizesInTheLargestWholeUnit) {
  EXPECT_EQ(text_of(said_size(0)), "0 bytes");
  EXPECT_EQ(text_of(said_size(1)), "1 byte");
  EXPECT_EQ(text_of(said_size(1000)), "1,000 bytes");
  EXPECT_EQ(text_of(said_size(1536)), "1,536 bytes");
  EXPECT_EQ(text_of(said_size(64 * 1024)), "64 KiB");
  EXPECT_EQ(text_of(said_size(256U << 20U)), "256 MiB");
  EXPECT_EQ(text_of(said_size(std::uint64_t{1} << 60)), "1,048,576 TiB");
}

TEST(InputError, QuotesUntrustedTextSafely) {
  EXPECT_EQ(in_quotes("0.5.22"), "\"0.5.22\"");
  EXPECT_EQ(in_quotes("\x1B[31m\n\xFF"), "\"?[31m??\"");
  EXPECT_EQ(in_quotes("我的桌"), "\"我的桌\"");
  EXPECT_EQ(in_quotes("\xE2\x80\xAE桌\xE6\x88"), "\"?桌??\"");  // text runs backwards; cut off
  std::string long_name;
  for (int i = 0; i < 41; ++i) long_name += "桌";
  EXPECT_EQ(in_quotes(long_name), "\"" + long_name.substr(0, 120) + "...\"");
  EXPECT_EQ(in_quotes(std::string(41, 'x')), "\"" + std::string(40, 'x') + "...\"");
}

}  // namespace
}  // namespace tally::io

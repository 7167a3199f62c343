#include "replay/io/sniff.h"

#include <string>

#include <gtest/gtest.h>

namespace tally::io {
namespace {

using namespace std::string_view_literals;

TEST(Sniff, KnowsANativeLog) {
  EXPECT_EQ(sniff("{\"game\":1}"), Format::native_log);
  EXPECT_EQ(sniff("\n\r\n \t{"), Format::native_log);
  EXPECT_EQ(sniff("\xEF\xBB\xBF{"), Format::native_log);
}

TEST(Sniff, KnowsAFreeKillRecording) {
  EXPECT_EQ(sniff("\x00\x01\x40\xCB\x78\x9C"sv), Format::freekill);
  EXPECT_EQ(sniff("\x00\x01\x40\xCB\x78\xDA..."sv), Format::freekill);
  EXPECT_EQ(sniff("\xFF\xFF\xFF\xFF\x78\x01"sv), Format::freekill);
}

TEST(Sniff, SaysWhenItDoesNotKnow) {
  EXPECT_EQ(sniff(""), Format::unknown);
  EXPECT_EQ(sniff("   \n"), Format::unknown);
  EXPECT_EQ(sniff("hello"), Format::unknown);
  EXPECT_EQ(sniff("[1]"), Format::unknown);
  EXPECT_EQ(sniff("\x00\x01\x40\xCB\x78"sv), Format::unknown);
  EXPECT_EQ(sniff("\x00\x01\x40\xCB\x78\x9D"sv), Format::unknown);  // no multiple of 31
  EXPECT_EQ(sniff("\x00\x01\x40\xCB\x78\xBB"sv), Format::unknown);  // preset dictionary
  EXPECT_EQ(sniff("{\"tax^\":1}"), Format::native_log);
}

}  // namespace
}  // namespace tally::io

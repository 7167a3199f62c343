#include "replay/report/display.h"

#include <gtest/gtest.h>

#include "replay/report/utf8.h"

namespace tally::report {
namespace {

TEST(Display, PrintableTextCannotDriveATerminal) {
  EXPECT_EQ(printable("plain ♠7 杀"), "plain ♠7 杀");
  EXPECT_EQ(printable("a\nb\tc\rd"), "a b c d");
  EXPECT_EQ(printable("\x1b[31mred"), "\\u001b[31mred");
  EXPECT_EQ(printable("\x7f\xc2\x9b"), "\\u007f\\u009b");
  EXPECT_EQ(printable("\u202Eevil\u200B"), "\\u202eevil\\u200b");
  EXPECT_EQ(printable("\xff\xc0\x80"), "\uFFFD\uFFFD\uFFFD");
}

TEST(Display, MarksBeyondSixteenBitsAreEscapedAsJsonDoes) {
  EXPECT_EQ(printable("a\U000E0041"), "a\\udb40\\udc41");
  EXPECT_EQ(printable("\u061C\u00AD\uFFF9"), "\\u061c\\u00ad\\ufff9");
}

TEST(Display, WhatIsPrintedKeepsItsLinesAndColours) {
  const Style colours{.colour = true};
  const std::string plain = std::string(colours.red()) + "a\tb ♠7 杀" + std::string(colours.off());
  EXPECT_EQ(harmless(plain + "\n\n" + plain), plain + "\n\n" + plain);
  EXPECT_EQ(harmless("\x1b[2J\x1b]0;x\a\r\x1b[3"), "\\u001b[2J\\u001b]0;x\\u0007\\u000d\\u001b[3");
  EXPECT_EQ(harmless("{\"name\":\"\u202Ex\u009b\"}"), "{\"name\":\"\\u202ex\\u009b\"}");
  EXPECT_EQ(harmless("\xff\xe4\xb8"), "\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(harmless(""), "");
}

TEST(Display, Utf8IsReadStrictly) {
  EXPECT_EQ(first_character("a").code, U'a');
  EXPECT_EQ(first_character("é").code, U'é');
  EXPECT_EQ(first_character("杀").code, U'杀');
  EXPECT_EQ(first_character("😀").code, U'😀');
  EXPECT_EQ(first_character("😀").bytes, 4U);
  for (const char* const bad : {"\x80", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80",
                                "\xf4\x90\x80\x80", "\xe4\xb8", "\xf0\x9f\x98", "\xfe"}) {
    EXPECT_EQ(first_character(bad).code, not_utf8) << bad;
    EXPECT_EQ(first_character(bad).bytes, 1U) << bad;
  }
}

TEST(Display, ColumnsCountWideCharactersTwice) {
  EXPECT_EQ(columns(""), 0U);
  EXPECT_EQ(columns("Slash"), 5U);
  EXPECT_EQ(columns("♠7杀"), 4U);
  EXPECT_EQ(columns("「闪」，"), 8U);
}

TEST(Display, LinesAreBrokenAtSpaces) {
  EXPECT_EQ(wrapped("one two three", 9, 2), "  one two\n  three\n");
  EXPECT_EQ(wrapped("", 9, 2), "  \n");
  EXPECT_EQ(wrapped("unbreakable", 5, 0), "unbreakable\n");
  EXPECT_EQ(wrapped("at seat 3, now", 7, 0), "at\nseat 3,\nnow\n");
}

TEST(Display, ChineseIsBrokenAnywhereButBeforeAMark) {
  EXPECT_EQ(wrapped("一二三四五", 4, 0), "一二\n三四\n五\n");
  EXPECT_EQ(wrapped("一二，三", 4, 0), "一\n二，\n三\n");
  EXPECT_EQ(wrapped("用 Slash 杀", 8, 0), "用 Slash\n杀\n");
  // What opens stays with what it opens, what closes with what it closes.
  EXPECT_EQ(wrapped("一二【三】四", 6, 0), "一二\n【三】\n四\n");
  EXPECT_EQ(wrapped("一二（三）四", 6, 0), "一二\n（三）\n四\n");
  EXPECT_EQ(wrapped("002, \"角色\" 一", 7, 0), "002,\n\"角色\"\n一\n");
}

TEST(Display, StylesAreEmptyWithoutColour) {
  const Style plain;
  EXPECT_EQ(std::string(plain.red()) + std::string(plain.off()), "");
  EXPECT_EQ(Style{.colour = true}.off(), "\x1b[0m");
}

}  // namespace
}  // namespace tally::report

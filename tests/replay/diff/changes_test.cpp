#include "replay/diff/changes.h"

#include <gtest/gtest.h>

namespace tally::diff {
namespace {

TEST(Changes, OnlyWhatDiffersInTheOrderOfTheFields) {
  const std::vector<FieldValue> before = {{"round", "1"}, {"seat 1 / hp", "4/4"}, {"gone", "x"}};
  const std::vector<FieldValue> after = {{"round", "1"}, {"new", "y"}, {"seat 1 / hp", "3/4"}};
  const auto found = changes(before, after);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].path, "new");
  EXPECT_EQ(found[0].before, "");
  EXPECT_EQ(found[1].path, "seat 1 / hp");
  EXPECT_EQ(found[1].before, "4/4");
  EXPECT_EQ(found[1].after, "3/4");
  EXPECT_EQ(found[2].path, "gone");
  EXPECT_EQ(found[2].after, "");
  EXPECT_TRUE(changes(before, before).empty());
}

class InWords : public ::testing::Test {
 protected:
  [[nodiscard]] std::string of(const char* before, const char* after,
                               Sides sides = Sides::time) const {
    return words_.of({"seat 3 / x", before, after}, sides);
  }
  ChangeWords words_{tally::games().front()->schema()};
};

TEST_F(InWords, AValueBecomesAnother) {
  EXPECT_EQ(of("4/4", "3/4"), "seat 3 / x: 4/4 → 3/4");
  EXPECT_EQ(of("4/4", "3/4", Sides::records), "seat 3 / x: A 4/4, B 3/4");
}

TEST_F(InWords, OneCardComesOrGoes) {
  EXPECT_EQ(of("", "S7.slash"), "seat 3 / x: none → ♠7 Slash");
  EXPECT_EQ(of("S7.slash", ""), "seat 3 / x: ♠7 Slash → none");
  EXPECT_EQ(of("S7.slash", "", Sides::records), "seat 3 / x: A ♠7 Slash, B none");
}

TEST_F(InWords, OfManyCardsOnlyWhatCameAndWent) {
  EXPECT_EQ(of("S7.slash H2.dodge", "H2.dodge C3.wine"), "seat 3 / x: −♠7 Slash +♣3 Wine (now 2)");
  EXPECT_EQ(of("S7.slash H2.dodge ? ?", "?"), "seat 3 / x: −♠7 Slash −♥2 Dodge −? (now 1)");
  EXPECT_EQ(of("S7.slash H2.dodge", "H2.dodge S7.slash"),
            "seat 3 / x: the same cards in another order");
  EXPECT_EQ(of("S7.slash H2.dodge", "H2.dodge", Sides::records),
            "seat 3 / x: only in A: ♠7 Slash; only in B: none");
}

TEST_F(InWords, Chinese) {
  const ChangeWords zh(tally::games().front()->schema(), Lang::zh);
  EXPECT_EQ(zh.of({"seat 3 / hp", "4/4", "3/4"}, Sides::time), "3号位 / 体力：4/4 → 3/4");
  EXPECT_EQ(zh.of({"seat 12 / x", "", "S7.slash"}, Sides::time), "12号位 / x：无 → ♠7杀");
  EXPECT_EQ(zh.of({"heap", "S7.slash H2.dodge", "C3.wine"}, Sides::time),
            "heap：−♠7杀 −♥2闪 +♣3酒（现1张）");
  EXPECT_EQ(zh.of({"discard pile", "3", "4"}, Sides::records), "弃牌堆：A 3，B 4");
  EXPECT_EQ(zh.of({"seat 2 / alive", "yes", "no"}, Sides::time), "2号位 / 存活：是 → 否");
}

}  // namespace
}  // namespace tally::diff

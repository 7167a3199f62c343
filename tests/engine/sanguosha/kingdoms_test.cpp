// Whose kingdom is whose, which are big and which small.
#include "engine/sanguosha/state/kingdoms.h"

#include <initializer_list>

#include <gtest/gtest.h>

namespace tally::sanguosha {
namespace {

State table_of(std::initializer_list<Kingdom> kingdoms) {
  Setup setup;
  setup.players = static_cast<int>(kingdoms.size());
  State s;
  reset(s, setup, true, true);
  Seat who = 0;
  for (const Kingdom k : kingdoms) s.at(who++).kingdom = k;
  return s;
}

TEST(Kingdoms, WhoHasShownNoneIsNeitherOfOneNorOfAnother) {
  using enum Kingdom;
  const State s = table_of({wei, wei, shu, none, none});
  EXPECT_TRUE(same_kingdom(s, 0, 1));
  EXPECT_TRUE(same_kingdom(s, 2, 2));
  EXPECT_FALSE(same_kingdom(s, 0, 2));
  EXPECT_TRUE(different_kingdom(s, 0, 2));
  EXPECT_FALSE(different_kingdom(s, 0, 1));
  for (const Seat other : {Seat{0}, Seat{3}, Seat{4}}) {
    EXPECT_FALSE(same_kingdom(s, 3, other));
    EXPECT_FALSE(different_kingdom(s, 3, other));
    EXPECT_FALSE(different_kingdom(s, other, 3));
  }
}

TEST(Kingdoms, EachCareeristIsOne) {
  using enum Kingdom;
  const State s = table_of({careerist, careerist, shu});
  EXPECT_TRUE(same_kingdom(s, 0, 0));
  EXPECT_FALSE(same_kingdom(s, 0, 1));
  EXPECT_TRUE(different_kingdom(s, 0, 1));
  EXPECT_EQ(kingdom_size(s, 0), 1);
  EXPECT_FALSE(is_big_kingdom(s, 0));
}

TEST(Kingdoms, TheLargestOfTwoAtLeastAreBig) {
  using enum Kingdom;
  State s = table_of({wei, wei, shu, shu, wu, careerist, none});
  for (const Seat big : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_TRUE(is_big_kingdom(s, big));
  for (const Seat small : {Seat{4}, Seat{5}}) {
    EXPECT_FALSE(is_big_kingdom(s, small));
    EXPECT_TRUE(is_small_kingdom(s, small));
  }
  EXPECT_FALSE(is_small_kingdom(s, 0));
  EXPECT_FALSE(is_small_kingdom(s, 6));
  s.at(0).alive = false;  // then Shu alone is big
  EXPECT_FALSE(is_big_kingdom(s, 1));
  EXPECT_TRUE(is_small_kingdom(s, 1));
  EXPECT_TRUE(is_big_kingdom(s, 2));
  s.at(2).alive = false;  // then none is
  for (Seat who = 0; who < s.players; ++who) {
    EXPECT_FALSE(is_big_kingdom(s, who));
    EXPECT_FALSE(is_small_kingdom(s, who));
  }
}

}  // namespace
}  // namespace tally::sanguosha

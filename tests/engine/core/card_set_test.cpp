// A set of cards against the set of the standard library.
#include "engine/core/card_set.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "replay/random/random.h"

namespace tally {
namespace {

std::vector<Card> listed(const CardSet<card_ids>& s) {
  std::vector<Card> out(static_cast<std::size_t>(s.size()));
  EXPECT_EQ(s.list(out.data()), s.size());
  return out;
}

TEST(CardSet, IsASetWhateverIsAddedAndRemoved) {
  Random random(7);
  CardSet<card_ids> set;
  std::set<Card> slow;
  for (int i = 0; i < 20000; ++i) {
    const Card c = static_cast<Card>(random.below(256));
    if (random.percent(slow.size() > 100 ? 30 : 60)) {
      set.add(c);
      slow.insert(c);
    } else {
      set.remove(c);
      slow.erase(c);
    }
    ASSERT_EQ(set.size(), static_cast<int>(slow.size()));
    ASSERT_EQ(set.empty(), slow.empty());
    ASSERT_EQ(set.contains(c), slow.contains(c));
    if (i % 100 != 0) continue;
    ASSERT_EQ(listed(set), std::vector<Card>(slow.begin(), slow.end()));
  }
  set.clear();
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.size(), 0);
}

TEST(CardSet, AddingOrRemovingTwiceIsOnce) {
  CardSet<card_ids> s;
  s.add(5);
  s.add(5);
  EXPECT_EQ(s.size(), 1);
  s.remove(5);
  s.remove(5);
  EXPECT_EQ(s.size(), 0);
  EXPECT_EQ(s, CardSet<card_ids>());
}

TEST(CardSet, EqualSetsAreEqualInWhateverOrderTheyWereFilled) {
  CardSet<card_ids> a;
  CardSet<card_ids> b;
  for (const Card c : {0, 63, 64, 159, 255}) a.add(c);
  for (const Card c : {255, 64, 0, 159, 63}) b.add(c);
  EXPECT_EQ(a, b);
  b.remove(64);
  EXPECT_FALSE(a == b);
}

TEST(CardSet, ALoopGoesUpwardsAndTheSetMayShrinkMeanwhile) {
  CardSet<card_ids> s;
  for (const Card c : {200, 3, 64, 65, 128}) s.add(c);
  std::vector<Card> seen;
  for (const Card c : s) {
    seen.push_back(c);
    s.remove(c);
  }
  EXPECT_EQ(seen, (std::vector<Card>{3, 64, 65, 128, 200}));
  EXPECT_TRUE(s.empty());
}

}  // namespace
}  // namespace tally

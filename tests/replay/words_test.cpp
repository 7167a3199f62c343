// Events in words.
#include "replay/words.h"

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/events.h"

namespace tally {
namespace {

TEST(EventWords, OneCardGoesAndTwoGo) {
  const Schema& schema = find_game("sanguosha")->schema();
  const Card cards[] = {0, 1};
  Event e;
  e.kind = sanguosha::kind::put;
  e.cards = {cards, 1};
  EXPECT_TRUE(event_words(schema, e).ends_with(" goes to the discard pile"))
      << event_words(schema, e);
  e.cards = {cards, 2};
  EXPECT_TRUE(event_words(schema, e).ends_with(" go to the discard pile"))
      << event_words(schema, e);
}

// Where nobody bids there is none to be told.
TEST(EventWords, ALandlordNobodyBidForHasNoBid) {
  const Schema& schema = find_game("dou_dizhu")->schema();
  Event e;
  e.kind = dou_dizhu::kind::landlord;
  e.seat = 0;
  EXPECT_EQ(event_words(schema, e), "seat 1 is the landlord");
  EXPECT_EQ(event_words(schema, e, Lang::zh), "1号位成为地主");
  e.value = 2;
  EXPECT_EQ(event_words(schema, e), "seat 1 is the landlord, bid 2");
}

}  // namespace
}  // namespace tally

// Events in words.
#include "replay/words.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace tally

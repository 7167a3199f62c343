// What a record of Dou Dizhu hides is counted.
#include "engine/dou_dizhu/state.h"

#include <array>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"

namespace tally::dou_dizhu {
namespace {

Event with(Kind k, Seat who, std::span<const Card> cards) {
  Event e;
  e.kind = k;
  e.seat = who;
  e.cards = cards;
  return e;
}

// The landlord may play any of the cards nobody saw him get, and no more of them.
TEST(DouDizhuState, AStockThatIsNotShownIsThreeMoreUnseenCards) {
  const TypeRules& types = loosest_rules();
  State s;
  std::array<Card, 17> unseen{};
  unseen.fill(unknown_card);
  s.apply(with(kind::deal, 0, unseen), types);
  s.made_landlord(0, 1);
  Event stock = with(kind::stock, 0, {});
  stock.value = 3;
  stock.hide(Field::cards);
  s.apply(stock, types);
  EXPECT_EQ(s.at(0).size, 20U);
  EXPECT_EQ(s.at(0).hidden, 20U);
  for (Card c = 0; c < 20; ++c) {
    const std::array<Card, 1> one = {c};
    s.apply(with(kind::play, 0, one), types);
  }
  EXPECT_EQ(s.at(0).size, 0U);
  EXPECT_EQ(s.at(0).hidden, 0U);
}

}  // namespace
}  // namespace tally::dou_dizhu

// What a record of Dou Dizhu hides is counted.
#include "engine/dou_dizhu/state.h"

#include <array>
#include <span>
#include <string>

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

// Of a hand that is shown in part: an unseen card may have been one of those shown.
TEST(DouDizhuState, AHandNeverHidesMoreCardsThanItHas) {
  const TypeRules& types = loosest_rules();
  State s;
  const std::array<Card, 3> cards = {0, unknown_card, unknown_card};
  s.apply(with(kind::deal, 0, cards), types);
  s.apply(with(kind::play, 0, std::span(cards).last(1)), types);
  EXPECT_EQ(s.at(0).size, 2U);
  EXPECT_EQ(s.at(0).hidden, 2U);
  s.apply(with(kind::play, 0, std::span(cards).first(1)), types);
  EXPECT_EQ(s.at(0).size, 1U);
  EXPECT_EQ(s.at(0).hidden, 1U);
  EXPECT_STREQ(s.unsound(), "");
}

// A joker is itself in a deck of ranks too.
TEST(DouDizhuState, OneCardWithoutItsSuitMakesADeckOfRanks) {
  State s;
  const std::array<Card, 3> cards = {0, any_of(1), black_joker};
  s.apply(with(kind::deal, 0, cards), loosest_rules());
  EXPECT_TRUE(s.ranks_only);
  s.apply(with(kind::stock, 0, std::span(cards).last(1)), loosest_rules());
  EXPECT_TRUE(s.ranks_only);
  State suited;
  suited.apply(with(kind::deal, 0, std::span(cards).first(1)), loosest_rules());
  EXPECT_FALSE(suited.ranks_only);
}

TEST(DouDizhuState, AFifthCardOfARankIsOneNobodyKnows) {
  State s;
  const std::array<Card, 5> cards = {0, any_of(0), any_of(0), any_of(0), any_of(0)};
  s.apply(with(kind::deal, 0, cards), loosest_rules());
  EXPECT_EQ(s.at(0).size, 5U);
  EXPECT_EQ(s.at(0).hidden, 1U);
  EXPECT_STREQ(s.unsound(), "");
}

TEST(DouDizhuState, PackedCardsKeepWhatIsWrongWithThem) {
  const auto unpacked = [](std::span<const Card> cards) {
    const PackedCards packed = pack(cards);
    PackedEvent e;
    e.cards = &packed;
    return tally_of(e);
  };
  const std::array<Card, 2> twice = {0, 0};
  EXPECT_FALSE(unpacked(twice).sound);
  EXPECT_FALSE(unpacked(twice).unseen);
  const std::array<Card, 1> unseen = {unknown_card};
  EXPECT_TRUE(unpacked(unseen).sound);
  EXPECT_TRUE(unpacked(unseen).unseen);
}

TEST(DouDizhuState, SaysWhatIsUnsound) {
  const auto says = [](auto spoil) {
    State s;
    const std::array<Card, 4> threes = {0, 1, 2, 3};
    s.apply(with(kind::deal, 0, threes), loosest_rules());
    spoil(s);
    return std::string(s.unsound());
  };
  EXPECT_EQ(says([](State&) {}), "");
  EXPECT_EQ(says([](State& s) { s.at(1).hidden = 1; }), "more hidden cards than cards");
  EXPECT_EQ(says([](State& s) { ++s.at(0).size; }), "a hand has more cards than it names or hides");
  EXPECT_EQ(says([](State& s) {
              s.at(1).size = s.at(1).hidden = 20;
              s.at(2).size = s.at(2).hidden = 30;
            }),
            "");
  EXPECT_EQ(says([](State& s) {
              s.at(1).size = s.at(1).hidden = 20;
              s.at(2).size = s.at(2).hidden = 31;
            }),
            "more cards than the deck has");
  EXPECT_EQ(says([](State& s) {
              s.at(1).size = 1;
              s.at(1).counts = one_of(0);
            }),
            "more cards of a rank than the deck has");
}

}  // namespace
}  // namespace tally::dou_dizhu

// What versions before 0.5.12 say in the words of the screen, or by a seed.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "replay/import/freekill/names.h"
#include "replay/import/freekill/piles.h"

namespace tally::freekill {
namespace {

using sanguosha::face;
using sanguosha::Name;
using sanguosha::Suit;

constexpr std::string_view heart_peach =
    "<font color=\"#0598BC\"><b>桃[</b></font><font color=\"#CC3131\">♥</font><font "
    "color=\"#CC3131\"><b>Q</b></font><font color=\"#0598BC\"><b>]</b></font>";
constexpr std::string_view club_slash =
    "<font color=\"#0598BC\"><b>杀[</b></font>♣<font color=\"black\"><b>8</b></font><font "
    "color=\"#0598BC\"><b>]</b></font>";
constexpr std::string_view no_suit =
    "<font color=\"#0598BC\"><b>决斗[</b></font><font color=\"grey\">无色</font><font "
    "color=\"#0598BC\"><b>]</b></font>";

TEST(CardsInWords, AreAllCardsOfThatFace) {
  const std::vector<Card> cards = cards_in_words(club_slash);
  ASSERT_EQ(cards.size(), 2U);  // there are two of them
  for (Card c : cards) {
    EXPECT_EQ(face(c).name, Name::slash);
    EXPECT_EQ(face(c).suit, Suit::club);
    EXPECT_EQ(static_cast<int>(face(c).rank), 8);
  }
}

TEST(CardsInWords, AQueenOfHeartsMayBeThePeachThatIsOneOfDiamondsNow) {
  const std::vector<Card> cards = cards_in_words(heart_peach);
  ASSERT_EQ(cards.size(), 2U);
  EXPECT_TRUE(std::any_of(cards.begin(), cards.end(),
                          [](Card c) { return face(c).suit == Suit::diamond; }));
}

TEST(CardsInWords, NameACardWithoutSuit) {
  EXPECT_EQ(name_in_words(no_suit), Name::duel);
  EXPECT_TRUE(cards_in_words(no_suit).empty());
}

TEST(CardsInWords, OfAnythingElseAreNone) {
  for (std::string_view text :
       {"", "<b>", "<b>[", "杀[♣8]", "<b>杀</b>", "<b>杀[</b>♣<b>", "♣<b>8</b>"})
    EXPECT_TRUE(cards_in_words(text).empty()) << text;
  EXPECT_EQ(name_in_words("<b>没有这张牌[</b>"), Name::none);
}

// The first packets of a recording of 0.5.10 (v0510-g006000): four cards are dealt from anywhere in
// the pile, then what is left of it is told.
TEST(Piles, AreShuffledByTheSeed) {
  Piles piles;
  piles.prepare(714920406);
  ASSERT_EQ(piles.draw().size(), 160U);
  for (std::int64_t id : {72, 127, 108, 125}) piles.move(id, Area::draw, Area::hand, false);
  constexpr std::array<std::int64_t, 14> told = {156, 16,  35,  37,  138, 62, 132,
                                                 91,  103, 155, 152, 111, 1,  85};
  ASSERT_GE(piles.draw().size(), told.size());
  EXPECT_TRUE(std::equal(told.begin(), told.end(), piles.draw().begin()));
}

TEST(Piles, TheDiscardsAreShuffledAndLaidBelowTheRest) {
  Piles piles;
  piles.set({7, 8});
  for (std::int64_t id : {1, 2, 3, 4}) piles.move(id, Area::hand, Area::discard, false);
  piles.move(4, Area::discard, Area::hand, false);
  piles.refill(1);
  std::vector<std::int64_t> all(piles.draw().begin(), piles.draw().end());
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[0], 7);
  EXPECT_EQ(all[1], 8);
  std::sort(all.begin() + 2, all.end());
  EXPECT_EQ(all, (std::vector<std::int64_t>{7, 8, 1, 2, 3}));
  piles.refill(1);  // nothing is left to shuffle
  EXPECT_EQ(piles.draw().size(), 5U);
}

}  // namespace
}  // namespace tally::freekill

// OpenSpiel's numbers for plays, held against a list that OpenSpiel itself gave: its sum, some
// rows.
#include "replay/import/openspiel/plays.h"

#include <string>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/deck.h"

namespace tally::openspiel {
namespace {

using dou_dizhu::Type;

std::string row(int id) {
  Play room;
  const Play& p = play_of(id, room);
  std::string counts(dou_dizhu::ranks, '0');
  for (const Card c : p.list()) ++counts[static_cast<std::size_t>(dou_dizhu::rank_of(c))];
  return std::to_string(id) + '\t' + std::string(p.view()) + '\t' + counts + '\n';
}

TEST(OpenSpielPlays, AreThoseOfItsOwnList) {
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (int id = first_play; id < actions; ++id)
    for (const char c : row(id)) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  EXPECT_EQ(sum, 0x9680D22EABA235ABU);
}

TEST(OpenSpielPlays, SomeRows) {
  EXPECT_EQ(row(4), "4\t3\t100000000000000\n");
  EXPECT_EQ(row(18), "18\t(CJ)\t000000000000001\n");
  EXPECT_EQ(row(133), "133\t3334\t310000000000000\n");
  EXPECT_EQ(row(516), "516\t333444-55\t332000000000000\n");
  EXPECT_EQ(row(603), "603\t333444-2(CJ)\t330000000000101\n");
  EXPECT_EQ(row(24000), "24000\t555666777-44QQKK\t023330000220000\n");
  EXPECT_EQ(row(26042), "26042\tJJJQQQKKKAAA-8899TT22\t000002223333200\n");
  EXPECT_EQ(row(26056), "26056\t(BWJ)(CJ)\t000000000000011\n");
}

TEST(OpenSpielPlays, SayTheirType) {
  Play room;
  EXPECT_EQ(play_of(4, room).type, Type::single);
  EXPECT_EQ(play_of(54, room).type, Type::sequence);
  EXPECT_EQ(play_of(55, room).type, Type::pair);
  EXPECT_EQ(play_of(119, room).type, Type::pairs);
  EXPECT_EQ(play_of(120, room).type, Type::triplet);
  EXPECT_EQ(play_of(314, room).type, Type::triplet_single);
  EXPECT_EQ(play_of(470, room).type, Type::triplet_pair);
  EXPECT_EQ(play_of(515, room).type, Type::triplets);
  EXPECT_EQ(play_of(23'103, room).type, Type::triplets_singles);
  EXPECT_EQ(play_of(23'104, room).type, Type::triplets_pairs);
  EXPECT_EQ(play_of(26'043, room).type, Type::bomb);
  EXPECT_EQ(play_of(26'056, room).type, Type::rocket);
}

// 333444555666 is three numbers, two of them with one of the triplets as kickers.
TEST(OpenSpielPlays, TheSameCardsAsSeveralTypes) {
  const std::string cards = "333300000000000";
  int chains = 0;
  int with_kickers = 0;
  Play room;
  for (int id = first_play; id < actions; ++id) {
    if (!row(id).ends_with(cards + "\n")) continue;
    (play_of(id, room).type == Type::triplets ? chains : with_kickers) += 1;
  }
  EXPECT_EQ(chains, 1);
  EXPECT_EQ(with_kickers, 2);
}

}  // namespace
}  // namespace tally::openspiel

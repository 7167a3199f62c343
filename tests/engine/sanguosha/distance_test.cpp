// Distance and attack range against walking round the table, for all small tables.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

// Steps from a to b, one living seat after another in one direction.
int walk(const State& s, Seat a, Seat b, int direction) {
  int steps = 0;
  for (Seat at = a; at != b;) {
    at = static_cast<Seat>((at + direction + s.players) % s.players);
    if (s.at(at).alive) ++steps;
  }
  return steps;
}

int slow_distance(const State& s, Seat a, Seat b) {
  if (a == b) return 0;
  int d = std::min(walk(s, a, b, 1), walk(s, a, b, -1));
  if (s.at(b).equip[2] != unknown_card) d += 1;
  if (s.at(a).equip[3] != unknown_card) d -= 1;
  return std::max(d, 1);
}

Card card_of(Name n) {
  for (int c = 0; c < deck_size; ++c)
    if (face(static_cast<Card>(c)).name == n) return static_cast<Card>(c);
  return unknown_card;
}

State table_of(int players) {
  Setup setup;
  setup.players = players;
  State s;
  reset(s, setup, true, true);
  return s;
}

TEST(Distance, IsTheShorterWalkAmongTheLivingForAllTables) {
  const Card plus = card_of(Name::jueying);
  const Card minus = card_of(Name::chitu);
  for (int players = 2; players <= most_players; ++players)
    for (int alive = 1; alive < 1 << players; ++alive) {
      State s = table_of(players);
      s.alive = 0;
      for (Seat i = 0; i < players; ++i) {
        s.at(i).alive = ((alive >> i) & 1) != 0;
        s.alive = static_cast<std::int8_t>(s.alive + (s.at(i).alive ? 1 : 0));
      }
      const Legal legal(s);
      for (Seat a = 0; a < players; ++a)
        for (Seat b = 0; b < players; ++b) {
          if (!s.at(a).alive || !s.at(b).alive) continue;
          for (int horses = 0; horses < 4; ++horses) {
            s.at(b).equip[2] = (horses & 1) != 0 ? plus : unknown_card;
            s.at(a).equip[3] = (horses & 2) != 0 ? minus : unknown_card;
            ASSERT_EQ(legal.distance(a, b), slow_distance(s, a, b))
                << players << " players, alive " << alive << ", " << int{a} << " to " << int{b};
          }
          s.at(b).equip[2] = s.at(a).equip[3] = unknown_card;
        }
    }
}

TEST(Distance, HorsesOfOthersDoNotMatter) {
  State s = table_of(8);
  for (Seat i = 0; i < 8; ++i) {
    if (i != 2) s.at(i).equip[3] = card_of(Name::chitu);
    if (i != 5) s.at(i).equip[2] = card_of(Name::jueying);
  }
  EXPECT_EQ(Legal(s).distance(2, 5), 3);
}

TEST(Range, IsTheWeaponsOrOne) {
  State s = table_of(10);
  const Legal legal(s);
  for (int n = 0; n < static_cast<int>(Name::count); ++n) {
    const Name name = static_cast<Name>(n);
    if (n != 0 && info(name).type != CardType::weapon) continue;
    s.at(0).equip[0] = n == 0 ? unknown_card : card_of(name);
    const int range = n == 0 ? 1 : info(name).range;
    for (Seat to = 1; to < 10; ++to)
      EXPECT_EQ(legal.in_range(0, to), slow_distance(s, 0, to) <= range)
          << name_keys()[static_cast<std::size_t>(n)] << " to " << int{to};
  }
}

TEST(Range, HorsesChangeTheDistanceNotTheRange) {
  State s = table_of(6);
  const Legal legal(s);
  s.at(0).equip[0] = card_of(Name::qinggang_sword);
  EXPECT_TRUE(legal.in_range(0, 2));
  EXPECT_FALSE(legal.in_range(0, 3));
  s.at(0).equip[3] = card_of(Name::chitu);
  EXPECT_TRUE(legal.in_range(0, 3));
  s.at(3).equip[2] = card_of(Name::jueying);
  EXPECT_FALSE(legal.in_range(0, 3));
}

}  // namespace
}  // namespace tally::sanguosha

// Identities: counting through all assignments and Z3 agree; a core needs each of its statements.
#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "verify/hidden/roles.h"

namespace tally::hidden {
namespace {

using Kind = RoleStatement::Kind;

// Deaths in any order, roles shown or not, an end or none; mostly nonsense.
Identities random_identities(Random& random) {
  Identities out;
  constexpr std::array<std::array<int, 5>, 3> tables = {
      {{0, 1, 1, 1, 1}, {0, 1, 1, 3, 1}, {0, 1, 2, 4, 1}}};
  const auto& counts = tables[static_cast<std::size_t>(random.below(3))];
  out.table.count = counts;
  for (const int n : counts) out.table.players += n;
  out.table.ends.own_camp = random.percent(30);
  const int players = out.table.players;
  std::uint16_t dead = 0;
  const int deaths = 1 + random.below(players - 1);
  for (int i = 0; i < deaths; ++i) {
    const auto seat = static_cast<Seat>(random.below(players));
    dead = static_cast<std::uint16_t>(dead | 1U << seat);
    const auto step = static_cast<std::size_t>(i);
    if (random.percent(60))
      out.says.push_back(
          {.step = step, .seat = seat, .role = static_cast<std::uint8_t>(1 + random.below(4))});
    RoleStatement s{.kind = i + 1 == deaths ? Kind::ended : Kind::went_on, .step = step};
    s.dead = dead;
    s.names_winners = random.percent(50);
    for (int w = 0; w < players; ++w)
      if (random.percent(40)) s.winners = static_cast<std::uint16_t>(s.winners | 1U << w);
    if (random.percent(70)) out.says.push_back(s);
  }
  return out;
}

TEST(HiddenRoles, CountingAndSolverAgree) {
  int possible = 0;
  constexpr int tries = 80;
  for (int seed = 0; seed < tries; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Identities i = random_identities(random);
    const bool any = !assignments(i).empty();
    possible += any ? 1 : 0;
    ASSERT_EQ(possible_by_solver(i), any) << "seed " << seed;
    if (any) continue;
    const auto core = role_core(i);
    Identities only{i.table, {}};
    for (const std::size_t s : core) only.says.push_back(i.says[s]);
    EXPECT_TRUE(assignments(only).empty()) << "seed " << seed;
    for (std::size_t s = 0; s < core.size(); ++s) {
      Identities fewer = only;
      fewer.says.erase(fewer.says.begin() + static_cast<std::ptrdiff_t>(s));
      EXPECT_FALSE(assignments(fewer).empty()) << "seed " << seed << ", without " << core[s];
    }
  }
  EXPECT_GT(possible, 8);
  EXPECT_GT(tries - possible, 20);
}

TEST(HiddenRoles, NothingSaidLeavesTheWholeTable) {
  Identities i;
  i.table = {8, {0, 1, 2, 4, 1}, {}};
  EXPECT_EQ(assignments(i).size(), 105U);  // 7! / (2! 4! 1!)
  i.says.push_back({.seat = 3, .role = 4});
  EXPECT_EQ(assignments(i).size(), 15U);  // 6! / (2! 4!)
}

// Five players: two rebels; the game goes on after two deaths, so not both were rebels with the
// spy.
TEST(HiddenRoles, ThatTheGameGoesOnSaysSomething) {
  Identities i;
  i.table = {4, {0, 1, 1, 1, 1}, {}};
  EXPECT_EQ(assignments(i).size(), 6U);
  i.says.push_back({.kind = Kind::went_on, .step = 1, .dead = 0b0110});
  // Seats 2 and 3 are dead and it goes on: they are not the rebel and the spy.
  EXPECT_EQ(assignments(i).size(), 4U);
}

TEST(HiddenRoles, TooManyRebels) {
  Identities i;
  i.table = {4, {0, 1, 1, 1, 1}, {}};
  i.says.push_back({.step = 1, .seat = 1, .role = 3});
  i.says.push_back({.kind = Kind::went_on, .step = 2, .dead = 0b0010});
  i.says.push_back({.step = 3, .seat = 2, .role = 3});
  EXPECT_TRUE(assignments(i).empty());
  EXPECT_EQ(role_core(i), (std::vector<std::size_t>{0, 2}));
}

}  // namespace
}  // namespace tally::hidden

// The rules that are numbers, against plain tables and brute force.
#include "engine/sanguosha/rulebook/numbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "replay/books/ruleset.h"

namespace tally::sanguosha {
namespace {

TEST(HandLimit, IsTheHitPointsButNeverLessThanNone) {
  const Ruleset rules = load_ruleset(identity_game(), "classic");
  for (int hp = -5; hp <= 10; ++hp) EXPECT_EQ(hand_limit(hp, 10, Options(rules)), std::max(0, hp));
}

TEST(FirstHp, IsFourAndFiveForALordOfEnoughPlayers) {
  Ruleset rules = load_ruleset(identity_game(), "classic");
  for (int players = 2; players <= 10; ++players)
    for (int least = 1; least <= 11; ++least) {
      rules.value[static_cast<std::size_t>(Opt::lord_bonus_min_players)] =
          static_cast<std::int16_t>(least);
      EXPECT_EQ(first_hp(false, players, 4, Options(rules)), 4);
      EXPECT_EQ(first_hp(true, players, 4, Options(rules)), players >= least ? 5 : 4);
    }
}

// --- the table of roles (000 "identify yourself")

using Row = std::array<int, 4>;  // lord, loyalists, rebels, spies

Row row(int players, bool two_spies, bool small, bool ten_one_spy) {
  const auto t = identity_table(players, two_spies, small, ten_one_spy);
  return {t.lord, t.loyalists, t.rebels, t.spies};
}

TEST(IdentityTable, IsTheTableOfTheSeeds) {
  const std::map<int, Row> one_spy = {{4, {1, 1, 1, 1}}, {5, {1, 1, 2, 1}}, {6, {1, 1, 3, 1}},
                                      {7, {1, 2, 3, 1}}, {8, {1, 2, 4, 1}}, {9, {1, 3, 4, 1}},
                                      {10, {1, 3, 4, 2}}};
  for (const auto& [players, want] : one_spy) EXPECT_EQ(row(players, false, false, false), want);
  EXPECT_EQ(row(6, true, false, false), (Row{1, 1, 2, 2}));
  EXPECT_EQ(row(8, true, false, false), (Row{1, 2, 3, 2}));
  EXPECT_EQ(row(10, false, false, true), (Row{1, 3, 5, 1}));
  EXPECT_EQ(row(2, false, true, false), (Row{1, 0, 1, 0}));
  EXPECT_EQ(row(3, false, true, false), (Row{1, 0, 1, 1}));
}

TEST(IdentityTable, EveryRowSumsToItsPlayersAndOthersAreEmpty) {
  for (int players = 0; players <= 12; ++players)
    for (int options = 0; options < 8; ++options) {
      const bool small = (options & 2) != 0;
      const Row r = row(players, (options & 1) != 0, small, (options & 4) != 0);
      const bool playable =
          (players >= 4 && players <= 10) || (small && (players == 2 || players == 3));
      const int sum = r[0] + r[1] + r[2] + r[3];
      EXPECT_EQ(sum, playable ? players : 0) << players << " players, options " << options;
      EXPECT_EQ(r[0], playable ? 1 : 0);
      for (const int n : r) EXPECT_GE(n, 0);
    }
}

TEST(IdentityTable, OptionsTouchOnlyTheirOwnRows) {
  for (int players = 4; players <= 10; ++players) {
    const Row plain = row(players, false, false, false);
    EXPECT_EQ(row(players, true, false, false) == plain, players != 6 && players != 8);
    EXPECT_EQ(row(players, false, true, false), plain);
    EXPECT_EQ(row(players, false, false, true) == plain, players != 10);
  }
}

// --- who has won

struct Person {
  Role role;
  bool alive;
};

enum class Won { open, lord_side, rebels, spy };

// The words of the seed (000 "game over"), one after the other.
Won seed_says(const std::vector<Person>& table, bool own_camp) {
  std::vector<Role> alive;
  for (const Person& p : table)
    if (p.alive) alive.push_back(p.role);
  const auto lives = [&](Role r) { return std::count(alive.begin(), alive.end(), r) > 0; };
  if (!lives(Role::lord)) {
    if (alive.size() == 1 && alive[0] == Role::spy) return Won::spy;
    if (own_camp && alive.size() == 1 && alive[0] == Role::loyalist) return Won::lord_side;
    return Won::rebels;
  }
  return lives(Role::rebel) || lives(Role::spy) ? Won::open : Won::lord_side;
}

void check(const std::vector<Person>& table) {
  Survivors<bool, int> left{false, 0, 0, 0};
  for (const Person& p : table) {
    if (!p.alive) continue;
    left.lord = left.lord || p.role == Role::lord;
    left.loyalists += p.role == Role::loyalist ? 1 : 0;
    left.rebels += p.role == Role::rebel ? 1 : 0;
    left.spies += p.role == Role::spy ? 1 : 0;
  }
  for (const bool own_camp : {false, true}) {
    EndRules rules;
    rules.own_camp = own_camp;
    const Outcome<bool> out = identity_outcome(left, rules);
    const int holds =
        (out.open ? 1 : 0) + (out.lord_side ? 1 : 0) + (out.rebels ? 1 : 0) + (out.spy ? 1 : 0);
    ASSERT_EQ(holds, 1) << "exclusive and total";
    const Won won = out.open        ? Won::open
                    : out.lord_side ? Won::lord_side
                    : out.rebels    ? Won::rebels
                                    : Won::spy;
    ASSERT_EQ(won, seed_says(table, own_camp))
        << left.lord << left.loyalists << left.rebels << left.spies << " own camp " << own_camp;
  }
}

TEST(IdentityOutcome, IsWhatTheSeedSaysForEveryTableAndEveryoneAliveOrDead) {
  // One lord; everybody else any role, in every order up to seven players.
  constexpr Role others[] = {Role::loyalist, Role::rebel, Role::spy};
  for (int players = 2; players <= 7; ++players) {
    int tables = 1;
    for (int i = 1; i < players; ++i) tables *= 3;
    for (int t = 0; t < tables; ++t)
      for (int alive = 0; alive < 1 << players; ++alive) {
        std::vector<Person> table = {{Role::lord, (alive & 1) != 0}};
        for (int i = 1, rest = t; i < players; ++i, rest /= 3)
          table.push_back({others[rest % 3], ((alive >> i) & 1) != 0});
        check(table);
        if (HasFatalFailure()) return;
      }
  }
}

TEST(IdentityOutcome, TheSameForEightToTenPlayersByHowManyOfEachRole) {
  for (int players = 8; players <= 10; ++players)
    for (int loyalists = 0; loyalists < players; ++loyalists)
      for (int rebels = 0; rebels + loyalists < players; ++rebels)
        for (int alive = 0; alive < 1 << players; ++alive) {
          std::vector<Person> table = {{Role::lord, (alive & 1) != 0}};
          for (int i = 1; i < players; ++i) {
            const Role role = i <= loyalists            ? Role::loyalist
                              : i <= loyalists + rebels ? Role::rebel
                                                        : Role::spy;
            table.push_back({role, ((alive >> i) & 1) != 0});
          }
          check(table);
          if (HasFatalFailure()) return;
        }
}

}  // namespace
}  // namespace tally::sanguosha

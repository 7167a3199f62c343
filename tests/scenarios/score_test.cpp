// What finished games are worth, and a series of them.
#include "engine/sanguosha/game.h"
#include "replay/books/ruleset.h"
#include "tests/support/stories.h"
#include "verify/score/series.h"

namespace tally::test {
namespace {

STORY(Points, OfTheLordsSideWithALoyalistAlive) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("loyalist_points", 1).dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_winners({1, 2});
  // The lord: 4, 2 for the loyalist alive, 1 for the rebel. The loyalist: 5, 1 for himself.
  s.expect_points({7, 6, 0, 0, 0}, {{5, 0}, {4, 0}, {3, 1}});
}

STORY(Points, ALoyalistMayBeWorthTwoToTheLoyalists) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("loyalist_points", 2).dead(4).dead(5);
  last_fight(s, 2, 3);
  s.expect_points({6, 8, 0, 0, 0}, {{4, 0}, {5, 0}, {3, 2}});
}

STORY(Points, OfRebelsForThoseAlive) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(4);
  last_fight(s, 2, 1);
  // Two live: 6 each; the spy lives. Who killed the lord has 2 more, who killed the loyalist 1.
  s.expect_points({0, 8, 7, 0, 1}, {{4, 3}, {1, 2}});
}

STORY(Points, OfARebelWhoLosesForWhomHeKilled) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.dead(2).dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_points({5, 5, 0, 1, 0}, {{2, 4}, {4, 0}, {5, 0}, {3, 1}});
}

STORY(Points, OfRebelsForKillingOnlyWhenTheyWin) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("rebel_kills", "won").dead(2).dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_points({5, 5, 0, 0, 0}, {{2, 4}, {4, 0}, {5, 0}, {3, 1}});
}

STORY(Points, OfRebelsForKillingWhetherOrNotTheyWin) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("rebel_kills", "always").dead(2).dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_points({5, 5, 0, 2, 0}, {{2, 4}, {5, 4}, {4, 0}, {3, 1}});
}

STORY(Points, OfASpyWhoWinsGrowWithTheTable) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.expect_winners({5});
  s.expect_points({1, 0, 0, 0, 14}, {{2, 5}, {3, 5}, {4, 5}, {1, 5}});
}

STORY(Points, OfASpyWhoLosesToTheLordAlone) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("spy_duel", "final_two").dead(2).dead(3).dead(4);
  last_fight(s, 1, 5);
  s.expect_points({5, 0, 0, 5, 5}, {{2, 0}, {3, 0}, {4, 0}, {5, 1}});
}

STORY(Points, OfASpyWhoFallsLastWithALoyalistAlive) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(3);
  last_fight(s, 1, 5);
  s.expect_points({7, 0, 0, 6, 0}, {{2, 0}, {3, 0}, {5, 1}});
}

STORY(Points, OfASpyWhoFallsLastWhoeverLives) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("spy_duel", "last_to_die").dead(2).dead(3);
  last_fight(s, 1, 5);
  s.expect_points({7, 0, 0, 6, 5}, {{2, 0}, {3, 0}, {5, 1}});
}

STORY(Points, OfASpyWhoFellBeforeARebel) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_points({5, 0, 0, 5, 0}, {{2, 0}, {4, 0}, {5, 0}, {3, 1}});
}

STORY(Points, OfALordWhoKilledBothRebels) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.dead(4).dead(5);
  last_fight(s, 1, 3);
  s.expect_points({8, 6, 0, 0, 0}, {{5, 0}, {4, 1}, {3, 1}});
}

STORY(Points, OfASpyWhoWinsAmongEight) {
  Story s("lord loyalist loyalist rebel rebel rebel rebel spy");
  s.anything_else();
  s.dead(2).dead(3).dead(4).dead(5).dead(6).dead(7);
  last_fight(s, 8, 1);
  s.expect_points({1, 0, 0, 0, 0, 0, 0, 20},
                  {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {1, 8}});
}

STORY(Points, OfThreeOfFourRebelsAlive) {
  Story s("lord rebel rebel rebel rebel loyalist loyalist spy");
  s.anything_else();
  s.dead(5).dead(6).dead(7);
  last_fight(s, 2, 1);
  s.expect_points({0, 11, 9, 9, 9, 0, 0, 1}, {{5, 0}, {6, 0}, {7, 0}, {1, 2}});
}

// A game of a series: who is lord, and the points by seat.
verify::Sheet sheet(Seat lord, const std::vector<int>& points) {
  verify::Sheet out;
  out.leader = lord;
  for (const int p : points) out.seats.push_back({{{}, p, 1, no_rule}});
  return out;
}

Record evening(const std::vector<std::string>& names, int players) {
  Record r;
  r.game = &sanguosha::identity_game();
  r.setup.players = players;
  for (const std::string& name : names) r.labels.push_back({name, "", ""});
  return r;
}

Ruleset rules_of_series(std::string_view tie) {
  Ruleset rules = load_ruleset(sanguosha::identity_game(), "classic");
  if (tie == "playoff") rules.value[static_cast<std::size_t>(sanguosha::Opt::series_tie)] = 1;
  return rules;
}

STORY(Series, TheLordMovesOnAndWhoHasMostWins) {
  verify::Series series;
  const Ruleset rules = rules_of_series("shared");
  // The lord sits first in each record.
  series.add(evening({"Anna", "Bo", "Chen"}, 3), sheet(0, {4, 0, 0}), rules);
  series.add(evening({"Bo", "Chen", "Anna"}, 3), sheet(0, {0, 3, 3}), rules);
  series.add(evening({"Chen", "Anna", "Bo"}, 3), sheet(0, {1, 0, 10}), rules);
  EXPECT_TRUE(series.faults().empty());
  const auto players = series.players();
  ASSERT_EQ(players.size(), 3U);
  EXPECT_EQ(players[0].name, "Bo");
  EXPECT_EQ(players[0].total, 10);
  EXPECT_EQ(players[1].name, "Anna");
  EXPECT_EQ(players[1].points, (std::vector<int>{4, 3, 0}));
  EXPECT_EQ(players[2].rank, 3);
  EXPECT_FALSE(series.needs_playoff());
}

// Without names the players are those who sit there as the lord moves on.
STORY(Series, EqualTotalsShareARankOrPlayOn) {
  for (const std::string_view tie : {"shared", "playoff"}) {
    Story s("lord rebel rebel loyalist spy");
    s.with("series_tie", tie).expect_going_on();
    verify::Series series;
    const Ruleset rules = rules_of_series(tie);
    series.add(evening({}, 3), sheet(0, {4, 0, 0}), rules);
    series.add(evening({}, 3), sheet(0, {4, 0, 1}), rules);
    series.add(evening({}, 3), sheet(0, {0, 0, 0}), rules);
    EXPECT_TRUE(series.faults().empty());
    const auto players = series.players();
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(players[0].total, 5);
    EXPECT_EQ(players[0].number, 1);
    EXPECT_EQ(players[1].total, 4);
    EXPECT_FALSE(players[0].tied);
    series.add(evening({}, 3), sheet(0, {0, 1, 0}), rules);
    EXPECT_EQ(series.faults().size(), 2U);  // a game too many, the first player is lord again
  }
  verify::Series tied;
  tied.add(evening({"Anna", "Bo"}, 2), sheet(0, {1, 1}), rules_of_series("playoff"));
  EXPECT_EQ(tied.players()[1].rank, 1);
  EXPECT_TRUE(tied.needs_playoff());
}

// … or the seats stay, and the lord moves on.
STORY(Series, WithoutNamesThePlayersMayKeepTheirSeats) {
  verify::Series series;
  const Ruleset rules = rules_of_series("shared");
  series.add(evening({}, 3), sheet(1, {0, 4, 0}), rules);
  series.add(evening({}, 3), sheet(2, {0, 3, 1}), rules);
  series.add(evening({}, 3), sheet(0, {4, 0, 0}), rules);
  EXPECT_TRUE(series.faults().empty());
  EXPECT_EQ(series.players()[0].number, 2);
  EXPECT_EQ(series.players()[0].points, (std::vector<int>{4, 3, 0}));
}

// A recording of QSanguosha does not name its viewer.
STORY(Series, OneWithoutANameIsWhoeverIsLeft) {
  verify::Series series;
  const Ruleset rules = rules_of_series("shared");
  for (int game = 0; game < 3; ++game)
    series.add(evening({"Anna", "", "Chen"}, 3), sheet(0, {4, 0, 0}), rules);
  const std::vector<Message> faults = series.faults();
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(text_of(faults[0], Lang::en), "Anna is lord again in game 2");
  EXPECT_EQ(series.players()[0].points, (std::vector<int>{4, 4, 4}));
}

STORY(Series, WhoIsNotNextToBeLordIsNamed) {
  verify::Series series;
  const Ruleset rules = rules_of_series("shared");
  series.add(evening({"Anna", "Bo", "Chen"}, 3), sheet(0, {4, 0, 0}), rules);
  series.add(evening({"Chen", "Anna", "Bo"}, 3), sheet(0, {0, 3, 3}), rules);
  series.add(evening({"Bo", "Chen", "Dong"}, 3), sheet(0, {1, 0, 10}), rules);
  const std::vector<Message> faults = series.faults();
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(text_of(faults[0], Lang::en),
            "in game 2 Chen is lord; it is the turn of Bo, next to the one before");
  EXPECT_EQ(text_of(faults[1], Lang::en), "game 3 has other players than the first");
}

}  // namespace
}  // namespace tally::test

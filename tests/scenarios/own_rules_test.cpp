// Rules a group makes for itself: rows of roles, end conditions, reward and punishment.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

void seats(Story& s) {
  s.from_the_start();
  s.sees("deal").because("SGS-SETUP-HAND");
}

struct Row {
  const char* option;
  const char* published;
  int own_row;
  const char* own;
};

STORY(OptionRoles, ARowOfItsOwnStandsBeforeThePublishedOne) {
  constexpr const char* eight = "lord loyalist rebel rebel rebel rebel spy spy";
  constexpr const char* nine = "lord loyalist loyalist rebel rebel rebel rebel spy spy";
  constexpr const char* ten = "lord loyalist loyalist rebel rebel rebel rebel rebel spy spy";
  const Row rows[] = {
      {"roles_2", "lord rebel", 1001, "lord spy"},
      {"roles_3", "lord rebel spy", 1020, "lord rebel rebel"},
      {"roles_4", "lord loyalist rebel spy", 1021, "lord rebel rebel spy"},
      {"roles_5", "lord loyalist rebel rebel spy", 1112, "lord loyalist rebel spy spy"},
      {"roles_6", "lord loyalist rebel rebel rebel spy", 1221,
       "lord loyalist loyalist rebel rebel spy"},
      {"roles_7", "lord loyalist loyalist rebel rebel rebel spy", 1132,
       "lord loyalist rebel rebel rebel spy spy"},
      {"roles_8", "lord loyalist loyalist rebel rebel rebel rebel spy", 1142, eight},
      {"roles_9", "lord loyalist loyalist loyalist rebel rebel rebel rebel spy", 1242, nine},
      {"roles_10", "lord loyalist loyalist loyalist rebel rebel rebel rebel spy spy", 1252, ten},
  };
  for (const Row& row : rows) {
    Story published(row.published);
    seats(published.with("small_tables", "true").with(row.option, 0));
    Story own(row.own);
    seats(own.with(row.option, row.own_row));
    Story other(row.published);
    other.with("small_tables", "true").with(row.option, row.own_row);
    other.setup_breaks("SGS-SETUP-ROLES");
  }
}

STORY(OptionRoles, ARowThatDoesNotAddUpIsNeverDealt) {
  Story s("lord loyalist rebel rebel spy");
  s.with("roles_5", 1131).setup_breaks("SGS-SETUP-ROLES");
}

STORY(OptionEndLordSide, RebelsAndSpiesBothHaveToBeDead) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_lord_side", "rebels_and_spies").dead(3);
  last_fight(s, 1, 2);
  s.expect_going_on();
}

STORY(OptionEndLordSide, RebelsAloneAreEnough) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_lord_side", "rebels").dead(3);
  last_fight(s, 1, 2);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.expect_winners({1, 4});
}

STORY(OptionEndRebels, OtherwiseTheyWinWithoutASurvivor) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_rebels", "otherwise").dead(2).dead(3);
  last_fight(s, 5, 1);
  s.expect_winners({2, 3});
}

STORY(OptionEndRebels, RebelAliveLeavesAGapInWhichNobodyHasWon) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_rebels", "rebel_alive").dead(2).dead(3);
  last_fight(s, 5, 1);
  s.expect_drawn();
}

STORY(OptionEndRebels, RebelAliveTheLastOneOfAllIsNoWinnerButASpy) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_rebels", "rebel_alive").dead(2).dead(3).dead(5);
  last_fight(s, 4, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_drawn();
}

STORY(OptionEndRebels, RebelAliveTheyWinWhenOneIs) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_rebels", "rebel_alive").dead(2);
  last_fight(s, 5, 1);
  s.expect_winners({2, 3});
}

STORY(OptionEndRebels, LordDeadIsEnoughWithASoleLoyalistToo) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("end_rebels", "lord_dead").dead(2).dead(3).dead(5);
  last_fight(s, 4, 1);
  s.expect_winners({2, 3});
}

STORY(OptionEndSpy, LastTwoSpiesDoNotWinTogether) {
  Story s("lord rebel rebel loyalist spy spy");
  s.anything_else();
  s.with("end_spy", "last").with("two_spies", "true").dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.expect_winners({2, 3});
}

STORY(OptionEndSpy, OnlySpiesTwoWinTogether) {
  Story s("lord rebel rebel loyalist spy spy");
  s.anything_else();
  s.with("end_spy", "only_spies").with("two_spies", "true").dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({5, 6});
}

STORY(OptionReward, ForARebelOnly) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("reward", "rebel");
  last_fight(s, 2, 5);
  s.never("draw");
}

STORY(OptionReward, ForAnyone) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("reward", "anyone");
  last_fight(s, 2, 5);
  s.sees("draw", 2).points(3).because("SGS-REWARD-REBEL");
}

STORY(OptionPunish, ForALoyalistOnly) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("punish", "loyalist").equip(1, "D5.axe");
  last_fight(s, 1, 5);
  s.never("forfeit", 1);
}

STORY(OptionPunish, ForAnyoneAfterTheReward) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("punish", "anyone").equip(1, "D5.axe").pile("H2.dodge H3.peach S3.snatch");
  last_fight(s, 1, 2);
  s.sees("draw", 1).points(3);
  s.sees("forfeit", 1).cards("H2.dodge H3.peach S3.snatch D5.axe").because("SGS-PUNISH-LORD");
}

}  // namespace
}  // namespace tally::test

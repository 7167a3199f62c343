// Set-up: roles, hit points, the deck, the first hands.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- roles

void seats(std::string_view roles) {
  Story s(roles);
  s.from_the_start();
  s.sees("deal").because("SGS-SETUP-HAND");
  s.expect_going_on();
}

void no_such_table(std::string_view roles) { Story(roles).setup_breaks("SGS-SETUP-ROLES"); }

STORY(SetupRoles, FourAreOneOfEach) {
  seats("lord spy rebel loyalist");
  no_such_table("lord rebel rebel spy");
  no_such_table("lord loyalist loyalist rebel");
}

STORY(SetupRoles, FiveHaveTwoRebels) {
  seats("lord rebel loyalist rebel spy");
  no_such_table("lord loyalist loyalist rebel spy");
}

STORY(SetupRoles, SixHaveOneSpyUnlessTheTableWantsTwo) {
  seats("lord rebel rebel rebel loyalist spy");
  no_such_table("lord rebel rebel loyalist spy spy");
}

STORY(SetupRoles, SevenHaveTwoLoyalists) {
  seats("lord loyalist loyalist rebel rebel rebel spy");
  no_such_table("lord loyalist rebel rebel rebel rebel spy");
}

STORY(SetupRoles, Scenario03EightAreOneLordTwoLoyalistsFourRebelsOneSpy) {
  seats("lord rebel loyalist rebel spy rebel loyalist rebel");
  no_such_table("lord rebel loyalist rebel spy rebel loyalist spy");
  no_such_table("lord rebel loyalist rebel rebel rebel loyalist rebel");
}

STORY(SetupRoles, NineHaveThreeLoyalists) {
  seats("lord loyalist loyalist loyalist rebel rebel rebel rebel spy");
  no_such_table("lord loyalist loyalist rebel rebel rebel rebel rebel spy");
}

STORY(SetupRoles, TenHaveTwoSpies) {
  seats("lord loyalist loyalist loyalist rebel rebel rebel rebel spy spy");
  no_such_table("lord loyalist loyalist loyalist rebel rebel rebel rebel rebel spy");
}

STORY(SetupRoles, TheLordSitsFirst) {
  no_such_table("loyalist lord rebel spy");
  no_such_table("rebel loyalist rebel spy");
}

STORY(SetupRoles, FewerThanFourHaveNoTable) {
  no_such_table("lord rebel spy");
  no_such_table("lord rebel");
}

STORY(SetupRoles, HiddenRolesMayBeAnyThatAreLeft) {
  seats("lord hidden hidden hidden");
  seats("hidden hidden rebel hidden");
  no_such_table("lord hidden rebel rebel");
}

// --- hit points

STORY(SetupHp, Scenario01FourPlayersHaveFourHitPointsEachTheLordToo) {
  Story s(4);
  s.from_the_start();
  s.sees("hp", 1).points(4).out_of(4).because("SGS-SETUP-HP");
  s.sees("hp", 4).points(4).out_of(4);
  s.expect_hp(1, 4);
}

STORY(SetupHp, Scenario01TheLordHasFiveFromFivePlayersOn) {
  Story s(5);
  s.from_the_start();
  s.sees("hp", 1).points(5).out_of(5).because("SGS-SETUP-HP");
  s.sees("hp", 2).points(4).out_of(4);
  s.sees("hp", 5).points(4).out_of(4);
  s.expect_hp(1, 5);
}

STORY(SetupHp, Scenario01ALordOfSevenWithoutAGeneralHasFiveTheOthersFour) {
  Story s(7);
  s.from_the_start();
  s.expect_hp(1, 5);
  for (int seat = 2; seat <= 7; ++seat) s.expect_hp(seat, 4);
}

// --- deck and first hands

STORY(SetupDeck, HoldsAHundredAndSixtyCards) {
  Story s(4);
  s.from_the_start();
  s.illegal("SGS-SETUP-DECK").reshuffles("S7.slash");
  s.sees("deal").points(4);
  s.expect_pile_size(160 - 16);
  s.expect_discard_size(0);
}

STORY(SetupHand, FourCardsEachFromTheTopTheLordFirst) {
  Story s(4);
  s.from_the_start().pile(std::string(sixteen) + " S2.vine CA.silver_lion");
  s.sees("deal").points(4).cards(sixteen).because("SGS-SETUP-HAND");
  s.expect_hand(1, "S7.slash S8.slash S9.slash S10.slash");
  s.expect_hand(2, "H2.dodge HK.dodge D2.dodge D3.dodge");
  s.expect_hand(3, "H3.peach H4.peach H6.peach H7.peach");
  s.expect_hand(4, "S3.snatch S4.snatch SJ.snatch D3.snatch");
  s.expect_pile("S2.vine CA.silver_lion");
}

STORY(SetupHand, TheLordThenDrawsLikeEverybodyElse) {
  Story s(4);
  s.from_the_start().pile(std::string(sixteen) + " S2.vine CA.silver_lion");
  s.sees("turn", 1);
  s.sees("draw", 1).points(2).cards("S2.vine CA.silver_lion").because("SGS-PHASE-DRAW");
  s.sees("phase", 1).as("play");
  s.expect_hand_size(1, 6);
}

STORY(Records, OneFromTheStartDoesNotBeginInTheMiddle) {
  Story s(4);
  s.from_the_start();
  s.sees("deal");
  s.baseless("SGS-RECORD-MIDWAY", "resume").points(2);
}

}  // namespace
}  // namespace tally::test

// Dying and rescue.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Dying, APeachOfAnybodySaves) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").hp(2, 1).hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("dying", 2).because("SGS-DYING");
  s.saves(3, "H3.peach");
  s.sees("heal", 2).points(1).because("SGS-CARD-PEACH");
  s.never("death");
  s.expect_hp(2, 1);
  s.expect_discarded("H3.peach");
}

STORY(Dying, Scenario04EverybodyIsAskedOnceFromTheCurrentPlayerOn) {
  Story s(5);
  s.anything_else();
  s.hand(1, "CA.duel").hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("dying", 4);
  for (int seat : {1, 2, 3, 4}) s.declines(seat, Ask::rescue);
  s.declines(5, Ask::rescue);
  s.sees("death", 4);
  s.expect_asked(Ask::rescue, 5);
}

STORY(Dying, Scenario04TheLastInOrderMayStillSaveAndNobodyIsAskedAgain) {
  Story s(5);
  s.anything_else();
  s.hand(1, "CA.duel").hp(4, 1).hand(5, "H3.peach").hand(2, "H4.peach");
  s.uses(1, "CA.duel").on(4);
  s.declines(2, Ask::rescue);
  s.declines(4, Ask::rescue);
  s.illegal("SGS-RESCUE").saves(2, "H4.peach");
  s.saves(5, "H3.peach");
  s.expect_hp(4, 1);
  s.expect_asked(Ask::rescue, 5);
}

STORY(Dying, OnceSavedNobodyElseIsAsked) {
  Story s(5);
  s.anything_else();
  s.hand(1, "CA.duel H3.peach").hp(4, 1).hand(2, "H4.peach");
  s.uses(1, "CA.duel").on(4);
  s.saves(1, "H3.peach");
  s.expect_asked(Ask::rescue, 1);
  s.expect_hp(4, 1);
}

STORY(Dying, Scenario05AtMinusTwoTwoPeachesAreSpentInVain) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").hp(2, 1).pile("S5.blade").hand(4, "H3.peach H4.peach");
  s.sees("hp", 2).points(-2);
  s.saves(4, "H3.peach");
  s.saves(4, "H4.peach");
  s.declines(4, Ask::rescue);
  s.sees("death", 2);
  s.sees("turn", 3);
  s.expect_discarded("H3.peach H4.peach");
}

STORY(Dying, Scenario06AtMinusOneTwoPeachesSave) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").hp(2, 2).pile("S5.blade");
  s.hand(2, "H3.peach").hand(4, "H4.peach");
  s.sees("hp", 2).points(-1);
  s.saves(2, "H3.peach");
  s.saves(4, "H4.peach");
  s.sees("draw", 2);
  s.expect_hp(2, 1);
  s.expect_alive(2);
}

STORY(Dying, HisOwnWineSavesTooAndAnyNumberOfThem) {
  Story s(5);
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").hp(2, 2).pile("S5.blade");
  s.hand(2, "S3.wine S9.wine C3.wine S7.slash");
  s.saves(2, "S3.wine");
  s.sees("heal", 2).points(1).because("SGS-CARD-WINE");
  s.saves(2, "S9.wine");
  s.sees("phase", 2).as("play");
  s.expect_hp(2, 1);
  s.uses(2, "C3.wine");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3).points(2);
}

STORY(Dying, AWineDrunkWhenDyingMakesNoSlashStronger) {
  Story s(5);
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").hp(2, 3).pile("S5.blade").hand(2, "S3.wine S7.slash");
  s.saves(2, "S3.wine");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3).points(1);
}

STORY(Rescue, OnlyAPeachOrOnesOwnWineForTheDyingPlayer) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S3.wine H2.dodge D2.peach").hp(2, 1).hand(3, "H3.peach").dead(4);
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-RESCUE").saves(1, "S3.wine");
  s.illegal("SGS-ANSWER-KIND").saves(1, "H2.dodge");
  s.illegal("SGS-USE-KIND").saves(1, "H2.dodge").as("peach");
  s.illegal("SGS-USE-TARGET").saves(1, "D2.peach").on(3);
  s.illegal("SGS-RESCUE").saves(3, "H3.peach");
  s.illegal("SGS-DEAD-ACTS").saves(4, "H3.peach");
  s.illegal("SGS-USE-HOLD").saves(1, "H3.peach");
  s.saves(1, "D2.peach");
  s.baseless("SGS-DYING", "dying", 3);
  s.expect_hp(2, 1);
}

STORY(Dying, IsSettledBeforeTheTrickGoesOn) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault").hp(2, 1).hand(2, "H3.peach");
  s.uses(1, "S7.savage_assault");
  s.sees("dying", 2);
  s.saves(2, "H3.peach");
  s.declines(3, Ask::play_slash);
  s.declines(4, Ask::play_slash);
}

STORY(Damage, ComesFromAWeaponsOwnerThroughArmourToTheHitPoints) {
  Story s(4);
  s.hand(1, "S3.wine H4.fire_slash").equip(1, "SA.guding_blade").equip(2, "S2.vine").hp(2, 3);
  s.chained(2);
  s.uses(1, "S3.wine");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("chain", 2).effect(false);
  s.sees("damage", 2).from(1).points(4).as("fire");
  s.sees("hp", 2).points(-1).because("SGS-HP");
  s.sees("dying", 2);
  s.sees("death", 2).by(1);
}

STORY(Damage, HappensToNobodyWithoutACause) {
  Story s(4);
  s.baseless("SGS-DAMAGE", "damage", 2);
}

}  // namespace
}  // namespace tally::test

// 1v2: what the death of a peasant brings the other one, and the end.
#include "tests/scenarios/one_v_two/landlords.h"

namespace tally::test {
namespace {

// The landlord kills seat 2 with a Slash; the other peasant has lost two of his hit points.
Story& kills_a_peasant(Story& s) {
  landlord_without_generals(s).hand(1, "S7.slash").hand(2, "H2.dodge").hp(2, 1).hp(3, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).as("peasant").by(1);
  s.sees("forfeit", 2);
  return s;
}

STORY(LandlordLegacy, TheOtherPeasantDrawsTwo) {
  Story s(landlord_and_peasants);
  kills_a_peasant(s).decides(3, "draw");
  s.sees("draw", 3).points(2).because("SGS-1V2-LEGACY");
  s.never("draw", 1);
  s.expect_hand_size(3, 2);
  s.expect_hp(3, 2);
}

STORY(LandlordLegacy, OrRecovers) {
  Story s(landlord_and_peasants);
  kills_a_peasant(s).decides(3, "recover");
  s.sees("heal", 3).points(1).because("SGS-1V2-LEGACY");
  s.expect_hp(3, 3);
  s.expect_hand_size(3, 0);
}

STORY(LandlordLegacy, OrLeavesIt) {
  Story s(landlord_and_peasants);
  kills_a_peasant(s).decides(3, "refuse");
  s.never("draw", 3);
  s.never("heal", 3);
  s.expect_hand_size(3, 0);
}

STORY(LandlordLegacy, WithoutAWoundHeCannotRecover) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.illegal("SGS-1V2-LEGACY").decides(3, "recover");
  s.decides(3, "draw");
  s.sees("draw", 3).points(2);
}

STORY(LandlordLegacy, AlsoWhereHeHasKilledHimHimself) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).turn_of(3).hand(3, "SA.duel").hp(2, 1);
  s.uses(3, "SA.duel").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(3);
  s.decides(3, "draw");
  s.sees("draw", 3).points(2).because("SGS-1V2-LEGACY");
  s.never("forfeit", 3);
}

STORY(LandlordEnd, ThePeasantsWinWhenTheLandlordIsDead) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).dead(3).turn_of(2).hand(2, "S7.slash").hp(1, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.sees("death", 1).as("landlord");
  s.sees("over").on(2, 3).because("SGS-1V2-END");
  s.expect_winners({2, 3});
}

STORY(LandlordEnd, TheLandlordWinsWhenBothPeasantsAreDead) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).dead(3).hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.never("draw");
  s.sees("over").on(1).because("SGS-1V2-END");
  s.expect_winners({1});
}

STORY(LandlordEnd, OnePeasantDeadEndsNothing) {
  Story s(landlord_and_peasants);
  kills_a_peasant(s).decides(3, "refuse");
  s.never("over");
  s.baseless("SGS-1V2-END", "over");
  s.expect_going_on();
}

}  // namespace
}  // namespace tally::test

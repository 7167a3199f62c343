// 2v2: turns, deaths, the end.
#include "tests/scenarios/two_v_two/twos.h"

namespace tally::test {
namespace {

// The first has a Slash for it.
void kills_the_second(Story& s) {
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
}

STORY(TwoTurns, SeatBySeat) {
  Story s(twos);
  nobody_chooses(s).from_the_start().discards_whatever();
  s.sees("round").points(1);
  s.sees("turn", 1).because("SGS-2V2-TURNS");
  s.sees("turn", 2).because("SGS-2V2-TURNS");
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.sees("round").points(2);
  s.sees("turn", 1);
}

STORY(TwoTurns, TheDeadArePassedOver) {
  Story s(twos);
  nobody_chooses(s).dead(2).turn_of(1).discards_whatever();
  s.never("turn", 2);
  s.sees("turn", 3).because("SGS-2V2-TURNS");
  s.sees("turn", 4);
  s.sees("round");
  s.sees("turn", 1);
}

STORY(TwoTurns, TheFirstOfTheGameDrawsOneCardLess) {
  Story s(twos);
  nobody_chooses(s).from_the_start().discards_whatever();
  s.sees("turn", 1);
  s.sees("draw", 1).points(1).because("SGS-PHASE-DRAW");
  s.sees("turn", 2);
  s.sees("draw", 2).points(2);
  s.sees("turn", 1);
  s.sees("draw", 1).points(2);
}

STORY(TwoPartner, DrawsACardWhoeverKilled) {
  Story s(twos);
  nobody_chooses(s).hand(1, "S7.slash").hand(2, "H2.dodge").hp(2, 1).pile("H3.peach");
  s.equip(2, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).as("cool").by(1);
  s.sees("forfeit", 2);
  s.sees("draw", 3).points(1).because("SGS-2V2-PARTNER");
  s.never("draw", 1);
  s.expect_hand(3, "H3.peach");
  s.expect_hand(1, "");
  s.expect_going_on();
}

STORY(TwoPartner, AlsoWhereHeHasKilledHim) {
  Story s(twos);
  nobody_chooses(s).hand(1, "SA.duel H4.peach").hp(4, 1).pile("H3.peach");
  s.uses(1, "SA.duel").on(4);
  s.sees("damage", 4);
  s.declines(1, Ask::rescue);
  s.sees("death", 4).as("warm").by(1);
  s.never("forfeit", 1);
  s.sees("draw", 1).points(1).because("SGS-2V2-PARTNER");
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(TwoPartner, TheDeadDrawNothing) {
  Story s(twos);
  nobody_chooses(s).dead(3).hand(1, "S7.slash").hp(2, 1);
  kills_the_second(s);
  s.never("draw");
  s.sees("over").on(1, 4);
}

STORY(OptionPartnerDraw, Always) {
  Story s(twos);
  nobody_chooses(s).with("partner_draw", "always").hand(1, "S7.slash").hp(2, 1);
  kills_the_second(s);
  s.never_asked(Ask::decide, 3);
  s.sees("draw", 3).points(1).because("SGS-2V2-PARTNER");
  s.expect_hand_size(3, 1);
}

STORY(OptionPartnerDraw, HeMayLeaveIt) {
  Story s(twos);
  nobody_chooses(s).with("partner_draw", "may").hand(1, "S7.slash").hp(2, 1);
  kills_the_second(s);
  s.decides(3, "refuse");
  s.never("draw", 3);
  s.expect_hand_size(3, 0);
}

STORY(OptionPartnerDraw, OrTakeIt) {
  Story s(twos);
  nobody_chooses(s).with("partner_draw", "may").hand(1, "S7.slash").hp(2, 1);
  kills_the_second(s);
  s.decides(3, "accept");
  s.sees("draw", 3).points(1).because("SGS-2V2-PARTNER");
  s.expect_hand_size(3, 1);
}

STORY(TwoEnd, ASideHasLostWhenBothAreDead) {
  Story s(twos);
  nobody_chooses(s).dead(4).dead(3).hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).as("cool");
  s.sees("over").on(1, 4).because("SGS-2V2-END");
  s.expect_winners({1, 4});
}

STORY(TwoEnd, AlsoByOnesOwnHand) {
  Story s(twos);
  nobody_chooses(s).dead(4).hand(1, "SA.duel").hand(2, "S7.slash").hp(1, 1);
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S7.slash");
  s.sees("damage", 1);
  s.sees("death", 1).as("warm").by(2);
  s.sees("over").on(2, 3).because("SGS-2V2-END");
  s.expect_winners({2, 3});
}

STORY(TwoEnd, OneOfEachSideDeadEndsNothing) {
  Story s(twos);
  nobody_chooses(s).dead(4).hand(1, "S7.slash").hp(2, 1);
  kills_the_second(s);
  s.sees("draw", 3).points(1);
  s.never("over");
  s.baseless("SGS-2V2-END", "over");
  s.expect_going_on();
}

}  // namespace
}  // namespace tally::test

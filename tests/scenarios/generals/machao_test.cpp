// 马超 Ma Chao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Horsemanship

STORY(Mashu, OneNearerToOthersNotOthersToHim) {
  Story s(6);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash S3.snatch");
  s.hand(3, "H3.peach");
  s.expect_distance(1, 3, 1);
  s.expect_distance(1, 4, 2);
  s.expect_distance(3, 1, 2);
  s.uses(1, "S3.snatch").on(3);
  s.takes(1, "H3.peach");
  s.uses(1, "S7.slash").on(3);
}

STORY(Mashu, AddsToAHorseAndNeverBelowOne) {
  Story s(6);
  s.anything_else();
  s.general(1, "machao").equip(1, "H5.chitu").hand(1, "S7.slash");
  s.expect_distance(1, 4, 1);
  s.expect_distance(1, 2, 1);
  s.uses(1, "S7.slash").on(4);
}

STORY(Mashu, ADefensiveHorseKeepsHimOff) {
  Story s(4);
  s.general(1, "machao").equip(3, "C5.dilu").hand(1, "S7.slash");
  s.expect_distance(1, 3, 2);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.declines(1, Ask::play);
}

// --- Iron Cavalry

STORY(Tieqi, RedNoDodge) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("H3.peach");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi").against(2);
  s.sees("judged", 1).effect(true);
  s.expect_hp(2, 3);
}

STORY(Tieqi, BlackHeMayDodge) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Tieqi, DeclinedNothingIsJudged) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("H3.peach");
  s.never("flip");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.dodges(2, "H2.dodge");
}

STORY(Tieqi, EachTargetOfAHalberdForItself) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash").equip(1, "DQ.halberd").pile("H3.peach S8.slash");
  s.hand(2, "H2.dodge").hand(4, "D2.dodge");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2, 4);
  s.invokes(1, "tieqi").against(2);
  s.invokes(1, "tieqi").against(4);
  s.dodges(4, "D2.dodge");
  s.expect_hp(2, 3);
  s.expect_hp(4, 4);
}

STORY(Tieqi, Scenario19BeforeTheEightTrigrams) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash").equip(2, "S2.eight_diagram").pile("H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.expect_hp(2, 3);
}

STORY(Tieqi, Scenario19ARenwangShieldHoldsAllTheSame) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").hand(1, "S7.slash").equip(2, "C2.nioh_shield").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.sees("blocked", 2).as("nioh_shield");
  s.expect_hp(2, 4);
}

STORY(Tieqi, Scenario19AfterShirkOnTheNewTarget) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash");
  s.hand(3, "H2.dodge").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S8.slash");
  s.invokes(1, "tieqi").against(3);
  s.sees("damage", 3);
  s.expect_hp(2, 3);
}

}  // namespace
}  // namespace tally::test

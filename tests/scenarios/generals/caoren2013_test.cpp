// 曹仁（2013） Cao Ren as revised in 2013.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Standing Ground

STORY(Jushou2013, OneCardAndTheNextTurnIsLost) {
  Story s(4);
  s.general(1, "caoren2013").discards_whatever();
  s.declines(1, Ask::play);
  s.invokes(1, "jushou2013");
  s.sees("draw", 1).points(1);
  s.sees("turn_over", 1).effect(false).because("SGS-SKILL-JUSHOU-2013");
  s.declines(1, Ask::invoke);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.sees("turn_over", 1).effect(true).because("SGS-TURN-FACE-DOWN");
  s.expect_face_down(1, false);
}

STORY(Jushou2013, DeclinedHeStaysAsHeIs) {
  Story s(4);
  s.general(1, "caoren2013");
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.sees("turn", 2);
  s.expect_face_down(1, false);
  s.expect_hand_size(1, 0);
}

// --- Breaking the Siege

STORY(Jiewei, TurnedUpHeDrawsEquipsHimselfAndDiscardsEquipment) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2);
  s.hand(2, "CA.crossbow").equip(3, "H5.chitu").pile("H10.slash");
  s.sees("turn_over", 2).effect(true);
  s.invokes(2, "jiewei");
  s.sees("draw", 2).points(1);
  s.uses(2, "CA.crossbow");
  s.removes(2, "H5.chitu").of(3);
  s.sees("turn", 3);
  s.expect_equip(2, "CA.crossbow");
  s.expect_equip(3, "");
  s.expect_hand(2, "H10.slash");
}

STORY(Jiewei, AfterATrickItIsADelayedOne) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2);
  s.hand(2, "H7.ex_nihilo").judging(3, "S6.indulgence").pile("H10.slash C2.slash C3.slash");
  s.sees("turn_over", 2).effect(true);
  s.invokes(2, "jiewei");
  s.sees("draw", 2).points(1);
  s.uses(2, "H7.ex_nihilo");
  s.sees("draw", 2).points(2);
  s.removes(2, "S6.indulgence").of(3);
  s.expect_judging(3, "");
}

STORY(Jiewei, ABasicCardIsNotUsedByIt) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2).hand(2, "H3.peach").hp(2, 2);
  s.sees("turn_over", 2).effect(true);
  s.invokes(2, "jiewei");
  s.sees("draw", 2).points(1);
  s.illegal("SGS-SKILL-JIEWEI").uses(2, "H3.peach");
  s.declines(2, Ask::use_one);
  s.never_asked(Ask::clear_one, 2);
  s.sees("turn", 3);
  s.expect_hp(2, 2);
}

STORY(Jiewei, AfterATrickNoEquipment) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2);
  s.hand(2, "H7.ex_nihilo").equip(3, "H5.chitu");
  s.sees("turn_over", 2).effect(true);
  s.invokes(2, "jiewei");
  s.sees("draw", 2).points(1);
  s.uses(2, "H7.ex_nihilo");
  s.sees("draw", 2).points(2);
  s.illegal("SGS-SKILL-JIEWEI").removes(2, "H5.chitu").of(3);
  s.declines(2, Ask::clear_one);
  s.expect_equip(3, "H5.chitu");
}

}  // namespace
}  // namespace tally::test

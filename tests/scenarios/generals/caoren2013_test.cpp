// 曹仁 Cao Ren as revised in 2013.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Standing Ground (2013)

STORY(Jushou2013, OneCardAndTurnedOver) {
  Story s(4);
  s.general(1, "caoren2013");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou2013");
  s.sees("draw", 1).points(1);
  s.sees("turn_over", 1).effect(false).because("SGS-SKILL-JUSHOU-2013");
  s.expect_hand_size(1, 1);
}

STORY(Jushou2013, DeclinedHeStaysAsHeIs) {
  Story s(4);
  s.general(1, "caoren2013");
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.sees("turn", 2);
  s.expect_face_down(1, false);
}

// --- Breaking the Siege

STORY(Jiewei, TurnedOverHeUsesATrickAndClearsAJudgementArea) {
  Story s(4);
  s.general(1, "caoren2013").hand(1, "S6.indulgence").judging(3, "SA.lightning");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou2013");
  s.sees("turn_over", 1);
  s.invokes(1, "jiewei");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEWEI");
  s.uses(1, "S6.indulgence").on(2).asked(Ask::use_one);
  s.illegal("SGS-SKILL-JIEWEI").removes(1, "SA.lightning").of(2).asked(Ask::clear_one);
  s.removes(1, "SA.lightning").of(3).asked(Ask::clear_one);
  s.expect_judging(2, "S6.indulgence");
  s.expect_judging(3, "");
}

STORY(Jiewei, OrEquipmentAndClearsAnEquipmentArea) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2).hand(2, "S5.blade").equip(3, "D5.axe");
  s.sees("turn_over", 2).effect(true);
  s.invokes(2, "jiewei");
  s.uses(2, "S5.blade").on(2).asked(Ask::use_one);
  s.removes(2, "D5.axe").of(3).asked(Ask::clear_one);
  s.expect_equip(2, "S5.blade");
  s.expect_equip(3, "");
}

STORY(Jiewei, NoBasicCardAndNothingOfTheOtherKind) {
  Story s(4);
  s.general(2, "caoren2013").face_down(2).turn_of(2).hand(2, "H3.peach S5.blade").hp(2, 2);
  s.judging(3, "SA.lightning");
  s.sees("turn_over", 2);
  s.invokes(2, "jiewei");
  s.illegal("SGS-SKILL-JIEWEI").uses(2, "H3.peach").on(2).asked(Ask::use_one);
  s.uses(2, "S5.blade").on(2).asked(Ask::use_one);
  s.illegal("SGS-SKILL-JIEWEI").removes(2, "SA.lightning").of(3).asked(Ask::clear_one);
  s.declines(2, Ask::clear_one);
  s.expect_judging(3, "SA.lightning");
}

STORY(Jiewei, InTheTurnOfAnotherTooDeclinedItIsOneCard) {
  Story s(4);
  s.general(2, "caopi").general(3, "caoren2013").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "fangzhu").on(3);
  s.sees("draw", 3).points(1);
  s.sees("turn_over", 3);
  s.invokes(3, "jiewei");
  s.declines(3, Ask::use_one);
  s.expect_hand_size(3, 2);
}

STORY(Jiewei, NotWhenAnotherIsTurnedOver) {
  Story s(4);
  s.general(1, "caoren").general(2, "caoren2013");
  s.never_asked(Ask::invoke, 2);
  s.declines(1, Ask::play);
  s.invokes(1, "jushou");
  s.sees("turn_over", 1);
}

}  // namespace
}  // namespace tally::test

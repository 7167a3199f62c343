// 夏侯惇 Xiahou Dun
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Eye for an Eye

STORY(Ganglie, NoHeartTheSourceTakesDamage) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach H4.peach").pile("D7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("judged", 2).effect(true).because("SGS-SKILL-GANGLIE");
  s.declines(1, Ask::pay_hand);
  s.sees("damage", 1).from(2).points(1).because("SGS-SKILL-GANGLIE");
  s.expect_hp(1, 3);
}

STORY(Ganglie, OrDiscardsTwoHandCards) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach H4.peach S8.slash").pile("C3.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.illegal("SGS-SKILL-GANGLIE").discards(1, "H3.peach");
  s.illegal("SGS-SKILL-GANGLIE").discards(1, "H3.peach H4.peach S8.slash");
  s.discards(1, "H3.peach S8.slash");
  s.expect_hp(1, 4);
  s.expect_hand(1, "H4.peach");
}

STORY(Ganglie, AHeartDoesNothing) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").hand(1, "S7.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("judged", 2).effect(false);
  s.expect_hp(1, 4);
}

STORY(Ganglie, WithOneHandCardThereIsNoChoice) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach").equip(1, "S5.blade").pile("C3.slash");
  s.never_asked(Ask::pay_hand, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.expect_hp(1, 3);
  s.expect_hand(1, "H3.peach");
}

STORY(Ganglie, NobodyToStrikeBackAtForLightning) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").turn_of(2).judging(2, "SA.lightning").pile("S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2).points(3);
  s.sees("phase", 2).as("draw");
}

STORY(OptionGanglieSource, LivingNoJudgementForLightning) {
  Story s(4);
  s.anything_else();
  s.with("ganglie_source", "living").general(2, "xiahoudun").turn_of(2).judging(2, "SA.lightning");
  s.pile("S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2).points(3);
  s.sees("phase", 2).as("draw");
}

STORY(OptionGanglieSource, AnyAJudgementWithoutEffect) {
  Story s(4);
  s.anything_else();
  s.with("ganglie_source", "any").general(2, "xiahoudun").turn_of(2).judging(2, "SA.lightning");
  s.pile("S7.slash C3.slash");
  s.never_asked(Ask::pay_hand, 1);
  s.sees("damage", 2).points(3);
  s.invokes(2, "ganglie");
  s.sees("judged", 2).as("ganglie").effect(true);
  s.sees("phase", 2).as("draw");
  s.expect_hp(2, 1);
}

STORY(Ganglie, Scenario41OnceForTwoDamage) {
  Story s(4);
  s.anything_else();
  s.general(1, "xuchu").general(2, "xiahoudun").turn_of(1).hand(1, "S7.slash");
  s.pile("S8.slash D7.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "ganglie");
  s.sees("damage", 1).points(1);
  s.expect_asked(Ask::invoke, 2);
}

}  // namespace
}  // namespace tally::test

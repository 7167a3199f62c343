// 曹仁 Cao Ren, and what it is to be turned over.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Standing Ground

STORY(Jushou, ThreeCardsAndTheNextTurnIsLost) {
  Story s(4);
  s.general(1, "caoren").discards_whatever();
  s.declines(1, Ask::play);
  s.invokes(1, "jushou");
  s.sees("draw", 1).points(3);
  s.sees("turn_over", 1).effect(false).because("SGS-SKILL-JUSHOU");
  s.expect_hand_size(1, 3);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.sees("turn_over", 1).effect(true).because("SGS-TURN-FACE-DOWN");
  s.sees("turn", 2);
  s.expect_face_down(1, false);
  s.expect_hand_size(1, 3);
}

STORY(Jushou, DeclinedHeStaysAsHeIs) {
  Story s(4);
  s.general(1, "caoren");
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.sees("turn", 2);
  s.expect_face_down(1, false);
  s.expect_hand_size(1, 0);
}

STORY(Jushou, OnlyInHisOwnTurn) {
  Story s(4);
  s.general(2, "caoren");
  s.never_asked(Ask::invoke, 2);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(Jushou, FaceDownHeDefendsHimselfAsEver) {
  Story s(4);
  s.general(2, "caoren").face_down(2).chained(2).chained(3);
  s.hand(1, "S7.slash H4.fire_slash").equip(1, "CA.crossbow").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("chain", 2).effect(false);
  s.sees("damage", 2).as("fire");
  s.sees("chain", 3).effect(false);
  s.sees("damage", 3).as("fire").because("SGS-CHAIN");
  s.expect_face_down(2, true);
}

STORY(Jushou, FaceDownNothingIsJudgedNorDrawn) {
  Story s(4);
  s.general(2, "caoren").face_down(2).turn_of(2).judging(2, "S6.indulgence");
  s.never("phase", 2);
  s.never("draw", 2);
  s.sees("turn_over", 2).effect(true);
  s.sees("turn", 3);
  s.expect_judging(2, "S6.indulgence");
}

// Two skills of one finish phase.
STORY(OptionJushou, StartInTheOrderHeLikes) {
  Story s(4);
  s.with("jushou", "start").general(1, "caoren").also_has(1, "biyue");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou");
  s.sees("turn_over", 1);
  s.invokes(1, "biyue");
  s.expect_hand_size(1, 4);
}

STORY(OptionJushou, EndAfterEverythingElse) {
  Story s(4);
  s.with("jushou", "end").general(1, "caoren").also_has(1, "biyue");
  s.declines(1, Ask::play);
  s.illegal("SGS-SKILL-BIYUE").invokes(1, "jushou");
  s.invokes(1, "biyue");
  s.invokes(1, "jushou");
  s.sees("turn_over", 1);
  s.expect_hand_size(1, 4);
}

}  // namespace
}  // namespace tally::test

// 曹丕 Cao Pi
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Mourning

STORY(Xingshang, TheCardsOfTheDeadAreHis) {
  Story s("lord loyalist rebel spy");
  s.general(4, "caopi").hp(2, 1).hand(1, "S7.slash");
  s.equip(2, "S5.blade").judging(2, "S6.indulgence").hand(2, "C3.slash C4.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.invokes(4, "xingshang");
  s.sees("inherit", 4).cards("C3.slash C4.slash S5.blade").because("SGS-SKILL-XINGSHANG");
  s.sees("forfeit", 2).cards("S6.indulgence");
  s.expect_hand(4, "C3.slash C4.slash S5.blade");
}

STORY(Xingshang, DeclinedTheyAreDiscarded) {
  Story s("lord loyalist rebel spy");
  s.general(4, "caopi").hp(3, 1).hand(1, "S7.slash").hand(3, "C3.slash").equip(1, "H5.chitu");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3);
  s.declines(4, Ask::invoke);
  s.sees("forfeit", 3).cards("C3.slash");
  s.sees("draw", 1).points(3);
}

STORY(Xingshang, NotHisOwnAndNotWhereThereIsNothing) {
  Story s("lord loyalist rebel rebel spy");
  s.general(4, "caopi").hp(3, 1).hand(1, "S7.slash").equip(1, "H5.chitu");
  s.never_asked(Ask::invoke, 4);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3);
}

STORY(Xingshang, DeadHimselfHeTakesNothing) {
  Story s("lord loyalist rebel rebel spy");
  s.general(2, "caopi").hp(2, 1).hand(1, "S7.slash").hand(2, "C3.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.sees("forfeit", 2).cards("C3.slash");
}

STORY(Xingshang, ASilverLionTakenSavesNobodyWhereTheCardsGoFirst) {
  Story s("lord loyalist rebel rebel spy");
  s.with("death_order", "seed").general(4, "caopi").hp(2, 1).equip(2, "CA.silver_lion");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(4, "xingshang");
  s.sees("inherit", 4).cards("CA.silver_lion");
  s.sees("death", 2).by(1);
}

STORY(Xingshang, AGarrisonGetsNoFieldForWhatItsDeadLeave) {
  Story s("lord loyalist rebel rebel spy");
  s.with("death_order", "seed").general(2, "dengai").hp(2, 1).hand(1, "S7.slash");
  s.hand(2, "C3.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
}

// --- Exile

STORY(Fangzhu, DrawsWhatCaoPiHasLostAndIsTurnedOver) {
  Story s(4);
  s.general(2, "caopi").hp(2, 2).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SKILL-FANGZHU").invokes(2, "fangzhu").on(2);
  s.invokes(2, "fangzhu").on(1);
  s.sees("draw", 1).points(2).because("SGS-SKILL-FANGZHU");
  s.sees("turn_over", 1).effect(false).because("SGS-SKILL-FANGZHU");
}

STORY(Fangzhu, OncePerDamageHoweverMuch) {
  Story s(4);
  s.general(2, "caopi").hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "fangzhu").on(3);
  s.sees("turn_over", 3);
  s.declines(1, Ask::play);
  s.expect_hand_size(3, 2);
  s.expect_asked(Ask::invoke_on, 1);
}

STORY(Fangzhu, WhoLiesFaceDownIsTurnedUp) {
  Story s(4);
  s.general(2, "caopi").general(3, "caoren").face_down(3).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "fangzhu").on(3);
  s.sees("turn_over", 3).effect(true);
  s.expect_face_down(3, false);
}

STORY(Fangzhu, NotForALossOfHitPoints) {
  Story s(4);
  s.general(1, "caopi").also_has(1, "kurou");
  s.never_asked(Ask::invoke_on, 1);
  s.invokes(1, "kurou");
  s.sees("lose", 1);
}

STORY(OptionFangzhu, DrawFirst) {
  Story s(4);
  s.with("fangzhu", "draw_first").general(2, "caopi").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "fangzhu").on(3);
  s.sees("draw", 3).points(1);
  s.sees("turn_over", 3);
}

STORY(OptionFangzhu, TurnFirst) {
  Story s(4);
  s.with("fangzhu", "turn_first").general(2, "caopi").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "fangzhu").on(3);
  s.sees("turn_over", 3);
  s.sees("draw", 3).points(1);
}

// --- Praising Wei

STORY(Songwei, ABlackJudgementOfAWeiPlayer) {
  Story s(4);
  s.general(1, "caopi").general(2, "zhangliao").turn_of(2).judging(2, "S6.indulgence");
  s.pile("S7.slash");
  s.sees("judged", 2).effect(true);
  s.invokes(2, "songwei").against(1);
  s.sees("draw", 1).points(1).because("SGS-SKILL-SONGWEI");
  s.expect_hand_size(1, 1);
}

STORY(Songwei, WhatCountsIsTheCardThatSimaYiLaid) {
  Story s(4);
  s.general(1, "caopi").general(2, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").hand(2, "S8.slash");
  s.replaces_judgement(2, "S8.slash");
  s.sees("judged", 2).cards("S8.slash").effect(true);
  s.invokes(2, "songwei").against(1);
  s.sees("draw", 1).points(1);
}

STORY(Songwei, NotForARedOne) {
  Story s(4);
  s.general(1, "caopi").general(2, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("S7.slash").hand(2, "H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 2).effect(false);
}

STORY(Songwei, NobodyElseAndOnlyForALord) {
  Story s(4);
  s.general(1, "lvbu").general(2, "caopi").general(3, "zhangliao").turn_of(3);
  s.judging(3, "S6.indulgence").pile("S7.slash");
  s.never_asked(Ask::invoke, 3);
  s.sees("judged", 3).effect(true);
}

STORY(Songwei, NotHisOwnJudgement) {
  Story s(4);
  s.general(1, "caopi").turn_of(1).judging(1, "S6.indulgence").pile("S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.sees("judged", 1).effect(true);
}

}  // namespace
}  // namespace tally::test

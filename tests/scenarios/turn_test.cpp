// Turns, rounds, the six phases.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Turn, GoesRoundTheTableFromTheLord) {
  Story s(4);
  s.from_the_start().discards_whatever();
  s.sees("round").points(1).because("SGS-TURN-ROUND");
  s.sees("turn", 1).because("SGS-TURN-ORDER");
  s.sees("turn", 2);
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.sees("round").points(2);
  s.sees("turn", 1);
}

STORY(Turn, PassesOverTheDead) {
  Story s(5);
  s.turn_of(2).dead(3).dead(5);
  s.sees("turn", 4).because("SGS-TURN-ORDER");
  s.sees("round").points(2);
  s.sees("turn", 1);
  s.never("turn", 3);
  s.never("turn", 5);
}

STORY(Turn, TheDeadDoNothing) {
  Story s(4);
  s.dead(2).hand(1, "S7.slash");
  s.illegal("SGS-DEAD-ACTS").uses(2, "S8.slash").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2);
  s.baseless("SGS-DEAD-ACTS", "use", 2);
  s.baseless("SGS-DEAD-ACTS", "respond", 2);
}

STORY(Turn, EndsWithTheDeathOfItsPlayer) {
  Story s(4);
  s.anything_else();
  s.turn_of(3).judging(3, "SA.lightning").hp(3, 3).pile("S5.blade");
  s.sees("death", 3);
  s.sees("turn", 4);
  s.never("phase", 3).as("draw");
  s.never("phase", 3).as("play");
  s.never("phase", 3).as("discard");
  s.never("phase", 3).as("finish");
}

STORY(Turn, IsNobodyElsesToPlayIn) {
  Story s(4);
  s.hand(1, "S7.slash").hand(2, "S8.slash CA.duel");
  s.illegal("SGS-PHASE-PLAY").uses(2, "S8.slash").on(1);
  s.illegal("SGS-PHASE-PLAY").uses(2, "CA.duel").on(1);
  s.baseless("SGS-PHASE-PLAY", "use", 2);
  s.baseless("SGS-USE-TIME", "use", 1);
  s.baseless("SGS-TURN-ORDER", "turn", 3);
  s.baseless("SGS-TURN-ROUND", "round");
}

STORY(Phases, ComeInTheirOrder) {
  Story s(4);
  s.turn_of(1);
  for (const char* phase : {"prepare", "judge", "draw", "play", "discard", "finish"})
    s.sees("phase", 1).as(phase).because("SGS-PHASE-ORDER");
  s.baseless("SGS-PHASE-ORDER", "phase", 1);
  s.sees("turn", 2);
}

STORY(Phases, ASkippedPhaseDoesNotTakePlace) {
  Story s(4);
  s.turn_of(1).judging(1, "S10.supply_shortage").pile("D7.slash");
  s.sees("judged", 1).as("supply_shortage").effect(true);
  s.sees("skip", 1).as("draw").because("SGS-CARD-SUPPLY-SHORTAGE");
  s.sees("phase", 1).as("play");
  s.never("phase", 1).as("draw");
  s.never("draw", 1);
  s.baseless("SGS-PHASE-ORDER", "skip", 1);
  s.sees("phase", 1).as("discard");
}

STORY(DrawPhase, TwoCardsFromTheTop) {
  Story s(4);
  s.turn_of(2).pile("S7.slash H2.dodge H3.peach");
  s.sees("draw", 2).points(2).cards("S7.slash H2.dodge").because("SGS-PHASE-DRAW");
  s.sees("phase", 2).as("play");
  s.expect_hand(2, "S7.slash H2.dodge");
  s.expect_pile("H3.peach");
}

STORY(DrawPhase, NobodyDrawsOutOfTurn) {
  Story s(4);
  s.baseless("SGS-RECORD-UNEXPLAINED", "draw", 3);
}

STORY(PlayPhase, AnyNumberOfCardsOneAfterAnother) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H7.ex_nihilo C2.eight_diagram S7.slash CA.duel").pile("H8.ex_nihilo H3.peach");
  s.uses(1, "H7.ex_nihilo");
  s.uses(1, "C2.eight_diagram");
  s.uses(1, "H8.ex_nihilo");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "CA.duel").on(3);
  s.declines(1, Ask::play);
  s.sees("phase", 1).as("discard");
  s.expect_hp(2, 3);
  s.expect_hp(3, 3);
  s.expect_hand_size(1, 3);
}

STORY(PlayPhase, MayPassWithoutACard) {
  Story s(4);
  s.hand(1, "S7.slash");
  s.declines(1, Ask::play);
  s.sees("phase", 1).as("discard");
  s.expect_hand(1, "S7.slash");
}

STORY(DiscardPhase, ExactlyTheExcessInOneGo) {
  Story s(4);
  s.hand(1, "S7.slash H2.dodge H3.peach S3.snatch").equip(1, "C2.eight_diagram").hp(1, 2);
  s.illegal("SGS-PHASE-DISCARD").declines(1, Ask::hand_limit);
  s.illegal("SGS-PHASE-DISCARD").discards(1, "H2.dodge");
  s.illegal("SGS-PHASE-DISCARD").discards(1, "H2.dodge H3.peach S3.snatch");
  s.illegal("SGS-USE-HOLD").discards(1, "H2.dodge C2.eight_diagram");
  s.illegal("SGS-USE-HOLD").discards(1, "H2.dodge H2.dodge");
  s.illegal("SGS-ANSWER-WHO").discards(2, "H2.dodge H3.peach");
  s.discards(1, "H2.dodge S3.snatch");
  s.expect_hand(1, "S7.slash H3.peach");
  s.expect_equip(1, "C2.eight_diagram");
  s.expect_discarded("H2.dodge S3.snatch");
}

STORY(DiscardPhase, TheLimitIsTheHitPointsNotTheMaximum) {
  Story s(5);
  s.hand(1, "S7.slash H2.dodge H3.peach S3.snatch").hp(1, 4);
  s.never_asked(Ask::hand_limit, 1);
  s.sees("turn", 2);
  s.expect_hand_size(1, 4);
}

STORY(DiscardPhase, OnlyInOnesOwnTurn) {
  Story s(4);
  s.hand(2, "S7.slash H2.dodge H3.peach S3.snatch S4.snatch").hp(2, 1);
  s.never_asked(Ask::hand_limit, 2);
  s.baseless("SGS-RECORD-UNEXPLAINED", "discard", 2);
  s.sees("turn", 2);
  s.expect_hand_size(2, 5);
}

}  // namespace
}  // namespace tally::test

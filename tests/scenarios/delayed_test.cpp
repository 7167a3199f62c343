// Delayed tricks: laid in a judgement area, judged in the judge phase.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Indulgence, UnlessAHeartIsJudgedThePlayPhaseIsSkipped) {
  Story s(4);
  s.turn_of(2).judging(2, "S6.indulgence").pile("D7.slash");
  s.sees("due", 2).cards("S6.indulgence").because("SGS-PHASE-JUDGE");
  s.sees("flip", 2).as("indulgence").cards("D7.slash").because("SGS-CARD-INDULGENCE");
  s.sees("judged", 2).as("indulgence").cards("D7.slash").effect(true);
  s.sees("put").cards("D7.slash").because("SGS-JUDGEMENT");
  s.sees("put").cards("S6.indulgence");
  s.sees("draw", 2);
  s.sees("skip", 2).as("play").because("SGS-CARD-INDULGENCE");
  s.sees("phase", 2).as("discard");
  s.never_asked(Ask::play, 2);
  s.expect_judging(2, "");
  s.expect_discarded("S6.indulgence D7.slash");
}

STORY(Indulgence, AHeartSetsFree) {
  Story s(4);
  s.anything_else();
  s.turn_of(2).judging(2, "S6.indulgence").pile("H3.peach").hand(2, "S7.slash");
  s.sees("judged", 2).as("indulgence").effect(false);
  s.sees("phase", 2).as("play");
  s.uses(2, "S7.slash").on(1);
  s.never("skip", 2);
  s.expect_discarded("S6.indulgence H3.peach");
}

STORY(Indulgence, IsLaidOnAnyOtherPlayerWithoutOne) {
  Story s(7);
  s.hand(1, "S6.indulgence C6.indulgence H6.indulgence").dead(7);
  s.illegal("SGS-USE-TARGET").uses(1, "S6.indulgence").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "S6.indulgence").on(7);
  s.illegal("SGS-USE-TARGET").uses(1, "S6.indulgence").on(2, 3);
  s.uses(1, "S6.indulgence").on(4);
  s.sees("place", 4).cards("S6.indulgence").because("SGS-CARD-INDULGENCE");
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "C6.indulgence").on(4);
  s.uses(1, "C6.indulgence").on(5);
  s.expect_judging(4, "S6.indulgence");
  s.expect_judging(5, "C6.indulgence");
}

STORY(Indulgence, NullifiedItIsPutAwayWithoutAJudgement) {
  Story s(4);
  s.turn_of(2).judging(2, "S6.indulgence").hand(4, "SJ.nullification");
  s.nullifies(4, "SJ.nullification").as("indulgence").helping(2);
  s.sees("nullified", 2).as("indulgence");
  s.sees("phase", 2).as("play");
  s.never("flip");
  s.expect_discarded("S6.indulgence");
}

STORY(SupplyShortage, UnlessAClubIsJudgedTheDrawPhaseIsSkipped) {
  Story s(4);
  s.turn_of(2).judging(2, "S10.supply_shortage").pile("H3.peach");
  s.sees("flip", 2).as("supply_shortage").because("SGS-CARD-SUPPLY-SHORTAGE");
  s.sees("judged", 2).as("supply_shortage").effect(true);
  s.sees("skip", 2).as("draw").because("SGS-CARD-SUPPLY-SHORTAGE");
  s.sees("phase", 2).as("play");
  s.never("draw", 2);
  s.expect_hand_size(2, 0);
  s.expect_discarded("S10.supply_shortage H3.peach");
}

STORY(SupplyShortage, AClubLetsHimDraw) {
  Story s(4);
  s.turn_of(2).judging(2, "S10.supply_shortage").pile("C2.slash");
  s.sees("judged", 2).as("supply_shortage").effect(false);
  s.sees("draw", 2).points(2);
  s.sees("phase", 2).as("play");
  s.expect_hand_size(2, 2);
}

STORY(SupplyShortage, ReachesDistanceOneOnly) {
  Story s(5);
  s.hand(1, "S10.supply_shortage C4.supply_shortage");
  s.illegal("SGS-DISTANCE").uses(1, "S10.supply_shortage").on(3);
  s.illegal("SGS-USE-TARGET").uses(1, "S10.supply_shortage").on(1);
  s.uses(1, "S10.supply_shortage").on(5);
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "C4.supply_shortage").on(5);
  s.expect_judging(5, "S10.supply_shortage");
}

STORY(SupplyShortage, AnOffensiveHorseBringsItToDistanceTwo) {
  Story s(5);
  s.hand(1, "S10.supply_shortage").equip(1, "H5.chitu").equip(2, "S5.jueying");
  s.uses(1, "S10.supply_shortage").on(3);
  s.expect_judging(3, "S10.supply_shortage");
}

STORY(JudgePhase, Scenario33TheLastPlacedIsJudgedFirst) {
  Story s(4);
  s.turn_of(2).judging(2, "S6.indulgence S10.supply_shortage").pile("H3.peach S7.slash");
  s.sees("due", 2).cards("S10.supply_shortage");
  s.sees("judged", 2).as("supply_shortage").cards("H3.peach").effect(true);
  s.sees("due", 2).cards("S6.indulgence");
  s.sees("judged", 2).as("indulgence").cards("S7.slash").effect(true);
  s.sees("skip", 2).as("draw");
  s.sees("skip", 2).as("play");
  s.sees("phase", 2).as("discard");
  s.baseless("SGS-PHASE-JUDGE", "due", 3);
  s.baseless("SGS-PHASE-JUDGE", "place", 3);
  s.baseless("SGS-JUDGEMENT", "flip", 3);
  s.baseless("SGS-JUDGEMENT", "judged", 3);
}

STORY(OptionDelayedOrder, LifoTheLastPlacedFirst) {
  Story s(4);
  s.anything_else();
  s.with("delayed_order", "lifo").turn_of(2);
  s.judging(2, "S6.indulgence SA.lightning S10.supply_shortage");
  s.sees("due", 2).cards("S10.supply_shortage");
  s.sees("due", 2).cards("SA.lightning");
  s.sees("due", 2).cards("S6.indulgence");
}

STORY(OptionDelayedOrder, FifoTheFirstPlacedFirst) {
  Story s(4);
  s.anything_else();
  s.with("delayed_order", "fifo").turn_of(2);
  s.judging(2, "S6.indulgence SA.lightning S10.supply_shortage");
  s.sees("due", 2).cards("S6.indulgence");
  s.sees("due", 2).cards("SA.lightning");
  s.sees("due", 2).cards("S10.supply_shortage");
}

}  // namespace
}  // namespace tally::test

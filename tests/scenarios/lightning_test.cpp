// Lightning: it strikes, or it moves on.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Lightning, Scenario34StrikesOnSpadesTwoToNineForThreeWithoutASource) {
  Story s(5);
  s.turn_of(1).judging(1, "SA.lightning").pile("S5.blade");
  s.sees("due", 1).cards("SA.lightning");
  s.sees("judged", 1).as("lightning").cards("S5.blade").effect(true);
  s.sees("damage", 1).from(0).points(3).as("thunder").because("SGS-CARD-LIGHTNING");
  s.sees("put").cards("SA.lightning");
  s.sees("phase", 1).as("play");
  s.expect_hp(1, 2);
  s.expect_judging(1, "");
  s.expect_discarded("SA.lightning S5.blade");
}

STORY(Lightning, TheEdgesAreTwoAndNine) {
  for (const auto& [card, hits] : {std::pair{"SA.duel", false},
                                   {"S2.vine", true},
                                   {"S9.slash", true},
                                   {"S10.slash", false},
                                   {"H5.chitu", false},
                                   {"C5.dilu", false}}) {
    Story s(5);
    s.anything_else();
    s.turn_of(1).judging(1, "SA.lightning").pile(card);
    s.sees("judged", 1).as("lightning").cards(card).effect(hits);
    s.sees("draw", 1);
    s.expect_hp(1, hits ? 2 : 5);
    s.expect_judging(2, hits ? "" : "SA.lightning");
  }
}

STORY(Lightning, Scenario34MovesToTheNextPlayerPassingOverWhoHasOne) {
  Story s(4);
  s.turn_of(1).judging(1, "SA.lightning").judging(2, "HQ.lightning").pile("S10.slash");
  s.sees("judged", 1).effect(false);
  s.sees("place", 3).cards("SA.lightning").because("SGS-CARD-LIGHTNING");
  s.sees("draw", 1);
  s.expect_judging(2, "HQ.lightning");
  s.expect_judging(3, "SA.lightning");
}

STORY(Lightning, ArrivesAsTheLastPlaced) {
  Story s(4);
  s.anything_else();
  s.turn_of(1).judging(1, "SA.lightning").judging(2, "S6.indulgence").pile("H3.peach");
  s.sees("place", 2).cards("SA.lightning");
  s.sees("draw", 1);
  s.expect_judging(2, "S6.indulgence SA.lightning");
}

STORY(Lightning, PassesOverTheDead) {
  Story s(4);
  s.anything_else();
  s.turn_of(1).judging(1, "SA.lightning").dead(2).pile("H3.peach");
  s.sees("place", 3).cards("SA.lightning");
}

STORY(Lightning, Scenario34NullifiedItMovesOnAllTheSame) {
  Story s(4);
  s.turn_of(1).judging(1, "SA.lightning").hand(3, "SJ.nullification");
  s.nullifies(3, "SJ.nullification").as("lightning").helping(1);
  s.sees("nullified", 1).as("lightning");
  s.sees("place", 2).cards("SA.lightning");
  s.never("flip");
  s.expect_hp(1, 4);
}

STORY(Lightning, StaysIfNobodyElseCanHoldIt) {
  Story s("lord rebel");
  s.anything_else();
  s.with("small_tables", "true");
  s.turn_of(1).judging(1, "SA.lightning").judging(2, "HQ.lightning").pile("H3.peach");
  s.sees("place", 1).cards("SA.lightning");
  s.sees("draw", 1);
  s.expect_judging(1, "SA.lightning");
  s.expect_asked(Ask::nullify, 1);
}

STORY(Lightning, Scenario34IsDiscardedWhenItsHolderDies) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").hp(2, 1).judging(2, "SA.lightning S6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.sees("death", 2);
  s.sees("forfeit", 2).cards("SA.lightning S6.indulgence");
  s.expect_discarded("SA.lightning");
}

STORY(Lightning, IsLaidBeforeOneselfOnly) {
  Story s(4);
  s.hand(1, "SA.lightning HQ.lightning");
  s.illegal("SGS-USE-TARGET").uses(1, "SA.lightning").on(2);
  s.uses(1, "SA.lightning");
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "HQ.lightning");
  s.expect_judging(1, "SA.lightning");
}

STORY(Lightning, Scenario12KillingARebelNobodyDraws) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").hp(2, 3).pile("S5.blade");
  s.sees("death", 2).by(0).as("rebel");
  s.sees("turn", 3);
  s.never("draw");
  s.expect_dead(2);
}

STORY(Lightning, RunsThroughAChainWithoutASource) {
  Story s(5);
  s.anything_else();
  s.turn_of(1).judging(1, "SA.lightning").pile("S5.blade").chained(1).chained(4);
  s.sees("chain", 1).effect(false);
  s.sees("damage", 1).points(3).from(0);
  s.sees("damage", 4).points(3).from(0).as("thunder").because("SGS-CHAIN");
  s.sees("draw", 1);
  s.expect_hp(4, 1);
}

STORY(Lightning, Scenario10RunsOnThoughItsHolderDiesAndNobodyIsTheKiller) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(2).judging(2, "SA.lightning").pile("S5.blade").hp(2, 2).hp(3, 3);
  s.chained(2).chained(3).chained(4);
  s.sees("death", 2).by(0).as("rebel");
  s.sees("damage", 3).from(0).points(3).because("SGS-CHAIN");
  s.sees("death", 3).by(0).as("rebel");
  s.sees("damage", 4).from(0).points(3);
  s.sees("put").cards("SA.lightning");
  s.sees("turn", 4);
  s.never("draw");
}

STORY(Lightning, KillsALordAndTheRebelsWin) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(1).judging(1, "SA.lightning").pile("S5.blade").hp(1, 3);
  s.sees("death", 1).by(0).as("lord");
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

}  // namespace
}  // namespace tally::test

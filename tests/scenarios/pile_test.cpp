// The draw pile: drawing, reshuffling, running out.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(DrawPile, Scenario44EmptiedInTheMiddleOfADrawItIsRefilledAndTheDrawCompleted) {
  Story s(4);
  s.turn_of(1).pile("S7.slash").discarded("H2.dodge H3.peach").rest_in_hand(3);
  s.reshuffles("H3.peach");
  s.sees("draw", 1).points(2).cards("S7.slash H3.peach");
  s.sees("phase", 1).as("play");
  s.expect_hand(1, "S7.slash H3.peach");
  s.expect_pile("H2.dodge");
  s.expect_pile_size(1);
  s.expect_discard_size(0);
}

STORY(DrawPile, WhatIsLeftStaysOnTop) {
  Story s(4);
  s.turn_of(1).pile("S7.slash").discarded("H2.dodge").rest_in_hand(3);
  s.illegal("SGS-DRAW-TOP").reshuffles("H2.dodge S7.slash");
  s.illegal("SGS-DRAW-RESHUFFLE").reshuffles("S7.slash");
  s.illegal("SGS-DRAW-RESHUFFLE").reshuffles("S7.slash S7.slash");
  s.illegal("SGS-DRAW-RESHUFFLE").reshuffles("S7.slash S8.slash");
  s.illegal("SGS-DRAW-RESHUFFLE").declines(0, Ask::shuffle);
  s.reshuffles("H2.dodge");
  s.sees("draw", 1).cards("S7.slash H2.dodge");
}

STORY(DrawPile, TheCardInUseTakesNoPartInTheShuffle) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo").pile("S7.slash").discarded("H2.dodge").rest_in_hand(3);
  s.uses(1, "H7.ex_nihilo");
  s.illegal("SGS-DRAW-RESHUFFLE").reshuffles("S7.slash H7.ex_nihilo");
  s.reshuffles("H2.dodge");
  s.expect_hand(1, "S7.slash H2.dodge");
  s.expect_pile_size(0);
  s.expect_discarded("H7.ex_nihilo");
}

STORY(DrawPile, WithCardsEnoughIsLeftAsItIs) {
  Story s(4);
  s.turn_of(1).pile("S7.slash H2.dodge H3.peach").rest_discarded();
  s.sees("draw", 1).cards("S7.slash H2.dodge");
  s.sees("phase", 1).as("play");
  s.expect_pile("H3.peach");
  s.expect_pile_size(1);
  s.baseless("SGS-DRAW-RESHUFFLE", "shuffle");
}

STORY(DrawPile, IsRefilledForAJudgement) {
  Story s(4);
  s.turn_of(1).judging(1, "S6.indulgence").pile("").discarded("H3.peach H4.peach H6.peach");
  s.rest_in_hand(3);
  s.reshuffles("H4.peach");
  s.sees("flip", 1).as("indulgence").cards("H4.peach");
  s.sees("judged", 1).effect(false);
  s.sees("draw", 1);
  s.reshuffles("");
}

STORY(DrawPile, CardsLookedAtTogetherComeFromOnePile) {
  Story s(4);
  s.hand(1, "H3.amazing_grace").pile("S7.slash H2.dodge").discarded("H3.peach H4.peach");
  s.rest_in_hand(3);
  s.uses(1, "H3.amazing_grace");
  s.reshuffles("H3.peach H4.peach");
  s.sees("reveal").cards("S7.slash H2.dodge H3.peach H4.peach");
  s.picks(1, "H4.peach");
  s.picks(2, "H3.peach");
  s.picks(3, "H2.dodge");
  s.picks(4, "S7.slash");
}

}  // namespace
}  // namespace tally::test

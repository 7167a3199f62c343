// What the sources leave open about the draw pile.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(OptionReshuffle, ImmediateAsSoonAsTheLastCardIsTaken) {
  Story s(4);
  s.with("reshuffle", "immediate");
  s.turn_of(1).pile("S7.slash H2.dodge").discarded("H3.peach H4.peach").rest_in_hand(3);
  s.sees("draw", 1).cards("S7.slash H2.dodge");
  s.reshuffles("H4.peach");
  s.sees("phase", 1).as("play");
  s.expect_pile("H4.peach H3.peach");
  s.expect_discard_size(0);
}

STORY(OptionReshuffle, OnNeedOnlyWhenACardIsWanted) {
  Story s(4);
  s.anything_else();
  s.with("reshuffle", "on_need");
  s.turn_of(1).pile("S7.slash H2.dodge").discarded("H7.ex_nihilo H3.peach").rest_in_hand(3);
  s.sees("draw", 1).cards("S7.slash H2.dodge");
  s.sees("phase", 1).as("play");
  s.expect_pile_size(0);
  s.expect_discard_size(2);
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("turn", 2);
  s.reshuffles("S7.slash H7.ex_nihilo");
  s.sees("draw", 2).cards("S7.slash H7.ex_nihilo");
}

STORY(OptionReshuffleRest, OnTopTheLastCardIsDrawnFirst) {
  Story s(4);
  s.with("reshuffle", "on_need").with("reshuffle_rest", "on_top");
  s.turn_of(1).pile("S7.slash").discarded("H3.peach H4.peach").rest_in_hand(3);
  s.reshuffles("H4.peach");
  s.sees("draw", 1).cards("S7.slash H4.peach");
  s.expect_pile("H3.peach");
}

STORY(OptionReshuffleRest, MixedItLiesAnywhere) {
  Story s(4);
  s.with("reshuffle", "on_need").with("reshuffle_rest", "mixed");
  s.turn_of(1).pile("S7.slash").discarded("H3.peach H4.peach").rest_in_hand(3);
  s.reshuffles("H4.peach H3.peach S7.slash");
  s.sees("draw", 1).cards("H4.peach H3.peach");
  s.expect_pile("S7.slash");
}

// The last card goes first, and then the pile is refilled: there is nothing to mix.
STORY(OptionReshuffleRest, MixedIsForThoseWhoWait) {
  Story s(4);
  s.with("reshuffle", "immediate").with("reshuffle_rest", "mixed");
  s.turn_of(1).pile("S7.slash").discarded("H3.peach H4.peach").rest_in_hand(3);
  s.reshuffles("H4.peach");
  s.sees("draw", 1).cards("S7.slash H4.peach");
  s.expect_pile("H3.peach");
}

STORY(OptionDeckExhausted, DrawGameEndsWithoutAWinner) {
  Story s(4);
  s.with("deck_exhausted", "draw_game");
  s.turn_of(1).pile("S7.slash").rest_in_hand(3);
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.expect_drawn();
  s.expect_hand_size(1, 0);
}

STORY(OptionDeckExhausted, DrawGameForAJudgementToo) {
  Story s(4);
  s.with("deck_exhausted", "draw_game");
  s.turn_of(1).pile("").judging(1, "S6.indulgence").rest_in_hand(3);
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.never("flip");
  s.expect_drawn();
}

// Who refills only on need does so before he finds that it is not enough.
STORY(OptionDeckExhausted, DrawGameAfterTheLastRefillOnNeed) {
  Story s(4);
  s.with("deck_exhausted", "draw_game").with("reshuffle", "on_need");
  s.turn_of(1).pile("").discarded("S7.slash").rest_in_hand(3);
  s.reshuffles("S7.slash");
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.expect_drawn();
}

STORY(OptionDeckExhausted, DrawGameAtOnceWhenNothingIsLeftOnNeed) {
  Story s(4);
  s.with("deck_exhausted", "draw_game").with("reshuffle", "on_need");
  s.turn_of(1).pile("").rest_in_hand(3);
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.expect_drawn();
}

STORY(OptionDeckExhausted, PartialTakesWhatThereIs) {
  Story s(4);
  s.with("deck_exhausted", "partial");
  s.turn_of(1).pile("S7.slash").rest_in_hand(3);
  s.sees("draw", 1).points(1).cards("S7.slash");
  s.sees("phase", 1).as("play");
  s.expect_going_on();
  s.sees("turn", 2);
  s.sees("phase", 2).as("play");
  s.expect_hand_size(2, 0);
}

STORY(OptionDeckExhausted, PartialWithoutACardNoJudgementIsMade) {
  Story s(4);
  s.with("deck_exhausted", "partial");
  s.turn_of(1).pile("").judging(1, "S6.indulgence").rest_in_hand(3);
  s.sees("due", 1);
  s.never("flip");
  s.sees("put").cards("S6.indulgence");
  s.reshuffles("S6.indulgence");
  s.sees("draw", 1).points(1).cards("S6.indulgence");
  s.sees("phase", 1).as("play");
}

STORY(OptionDeckExhausted, Limit5AllowsTheFifthReshuffle) {
  Story s(4);
  s.with("deck_exhausted", "limit5").with("reshuffle", "on_need");
  s.turn_of(1).reshuffled(4).pile("").discarded("S7.slash H2.dodge").rest_in_hand(3);
  s.reshuffles("H2.dodge");
  s.sees("draw", 1).cards("H2.dodge S7.slash");
  s.sees("phase", 1).as("play");
  s.expect_going_on();
}

STORY(OptionDeckExhausted, Limit5EndsTheGameAtTheSixth) {
  Story s(4);
  s.with("deck_exhausted", "limit5");
  s.turn_of(1).reshuffled(5).pile("").discarded("S7.slash H2.dodge").rest_in_hand(3);
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.expect_drawn();
}

STORY(OptionDeckExhausted, Limit5EndsTheGameForWantOfCardsToo) {
  Story s(4);
  s.with("deck_exhausted", "limit5");
  s.turn_of(1).pile("S7.slash").rest_in_hand(3);
  s.sees("over").because("SGS-DRAW-EXHAUSTED");
  s.expect_drawn();
}

// The shuffle after the deal is not a reshuffle of the discard pile.
STORY(OptionDeckExhausted, Limit5CountsOnlyReshufflesOfTheDiscardPile) {
  Story s(4);
  s.with("deck_exhausted", "limit5").with("first_hands", "anywhere").with("reshuffle", "on_need");
  s.turn_of(1).reshuffled(4).pile("").discarded("S7.slash H2.dodge").rest_in_hand(3);
  s.reshuffles("H2.dodge");
  s.sees("draw", 1).cards("H2.dodge S7.slash");
}

}  // namespace
}  // namespace tally::test

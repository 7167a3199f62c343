// Leading, following, passing.
#include "tests/scenarios/dou_dizhu/told.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(DdzTricks, TheLandlordLeadsAndLastToPlayLeadsNext) {
  Told("seed").landlord(2).hand(2, "35").hand(3, "4").plays("3 4 - 5 - - A").breaks("DDZ-HOLD");
  Told("seed").landlord(2).hand(2, "3577").hand(3, "4").plays("3 4 - 5 - - 77").legal();
}
STORY(DdzTricks, TheLandlordMustLead) {
  Told("seed").hand(1, "3").plays("-").breaks("DDZ-LEAD-PASS");
  Told("seed").hand(1, "3").hand(2, "4").plays("2:4").breaks("DDZ-TURN");
}
STORY(DdzTricks, TheLeaderOfALaterTrickMustPlay) {
  Told("seed").hand(1, "34").plays("3 - - -").breaks("DDZ-LEAD-PASS");
}
STORY(DdzTricks, PlaysGoRound) {
  Told("seed").hand(1, "3").hand(2, "4").hand(3, "5").plays("3 3:5").breaks("DDZ-TURN");
  Told("seed").hand(1, "3").hand(2, "4").hand(3, "5").plays("3 - 5").legal();
}
STORY(DdzTricks, APassDoesNotBind) {
  Told("seed").hand(1, "36").hand(2, "7").hand(3, "5").plays("3 - 5 6 7").legal();
}
STORY(DdzTricks, ATrickEndsAfterTwoPasses) {
  Told("seed").hand(1, "3").hand(2, "45").plays("3 4 - -").leads(2).plays("5").legal();
  // The record gives the lead to another.
  Told("seed").hand(1, "33").hand(2, "4").plays("3 4 - -").leads(1).plays("3").breaks(
      "DDZ-TRICK-END");
  // The trick is not over yet.
  Told("seed").hand(1, "3").hand(2, "46").plays("3 4 -").leads(2).plays("6").breaks("DDZ-TURN");
}
STORY(DdzTricks, CardsMustBeHeld) {
  Told("seed").hand(1, "3").hand(2, "4").hand(3, "R").plays("3 R").breaks("DDZ-HOLD");
  // A card once played is gone: the log names it with its suit.
  Told("seed")
      .hand(1, "33")
      .plays("3 - - 3")
      .change("play", 2,
              [](Event& e) {
                static constexpr Card first[] = {0};
                e.cards = first;
              })
      .breaks("DDZ-HOLD");
}
STORY(DdzTricks, TheSameTypeAndLengthAndHigher) {
  Told("seed").hand(1, "33").hand(2, "4").plays("33 4").breaks("DDZ-SAME-TYPE");
  Told("seed").hand(1, "34567").hand(2, "89TJQK").plays("34567 89TJQK").breaks("DDZ-SAME-LENGTH");
  Told("seed").hand(1, "44").hand(2, "44").plays("44 44").breaks("DDZ-HIGHER");
  Told("seed").hand(1, "9993").hand(2, "888A").plays("9993 888A").breaks("DDZ-HIGHER");
  Told("seed").hand(1, "888A").hand(2, "9993").plays("888A 9993").legal();
}
STORY(DdzTricks, NoCombination) {
  Told("seed").hand(1, "3355").plays("3355").breaks("DDZ-PAIRS");
  Told("seed").hand(1, "33457").plays("33457").breaks("DDZ-TYPE");
}
STORY(DdzTricks, TheTypeARecordNames) {
  Told("seed").hand(1, "33").plays("33").as("pair").legal();
  Told("seed").hand(1, "33").plays("33").as("triplet").breaks("DDZ-TYPE-NAMED");
}
STORY(DdzTricks, ARecordAtOddsWithItself) {
  Told("seed").hand(1, "3").plays("3").contradicts().breaks("DDZ-RECORD-UNEXPLAINED");
}

}  // namespace
}  // namespace tally::test

// 鲁肃 Lu Su
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Generosity

STORY(Haoshi, TwoMoreAndHalfOfTooManyGoesToThePoorest) {
  Story s(4);
  s.general(1, "lusu").turn_of(1).hand(1, "S7.slash S8.slash S9.slash").hand(2, "H3.peach");
  s.hand(3, "H4.peach H6.peach")
      .hand(4, "H7.peach H8.peach")
      .pile("C3.slash C4.slash C5.slash C6.slash");
  s.invokes(1, "haoshi");
  s.sees("draw", 1).points(4);
  s.illegal("SGS-SKILL-HAOSHI").gives(1, "S7.slash S8.slash").to(2);  // three of seven
  s.illegal("SGS-SKILL-HAOSHI").gives(1, "S7.slash S8.slash S9.slash").to(3);
  s.gives(1, "S7.slash S8.slash S9.slash").to(2);
  s.expect_hand(1, "C3.slash C4.slash C5.slash C6.slash");
  s.expect_hand_size(2, 4);
}

STORY(Haoshi, WithFiveHeKeepsThem) {
  Story s(4);
  s.general(1, "lusu").turn_of(1).hand(1, "S7.slash");
  s.never("gift", 1);
  s.invokes(1, "haoshi");
  s.sees("draw", 1).points(4);
  s.sees("phase", 1).as("play");
  s.expect_hand_size(1, 5);
}

STORY(Haoshi, DeclinedHeDrawsTwoAndGivesNothing) {
  Story s(4);
  s.general(1, "lusu").turn_of(1).hand(1, "S7.slash S8.slash S9.slash C3.slash");
  s.never("gift", 1);
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
  s.sees("phase", 1).as("play");
  s.expect_hand_size(1, 6);
}

STORY(OptionHaoshi, FewestOneOfSeveral) {
  Story s(4);
  s.with("haoshi", "fewest").general(1, "lusu").turn_of(1).hand(1, "S7.slash S8.slash");
  s.hand(2, "H3.peach").pile("S9.slash C2.slash C3.slash C4.slash");
  s.invokes(1, "haoshi");
  s.sees("draw", 1).points(4);
  s.illegal("SGS-SKILL-HAOSHI").gives(1, "S7.slash S8.slash C2.slash").to(2);
  s.expect_hand_size(1, 6);
  s.gives(1, "S7.slash S8.slash C3.slash").to(4);
}

STORY(OptionHaoshi, AnyoneHoweverRich) {
  Story s(4);
  s.with("haoshi", "anyone").general(1, "lusu").turn_of(1).hand(1, "S7.slash S8.slash");
  s.hand(2, "H3.peach").pile("S9.slash C2.slash C3.slash C4.slash");
  s.invokes(1, "haoshi");
  s.gives(1, "S7.slash S8.slash S9.slash").to(2);
  s.expect_hand_size(2, 4);
}

// --- Forging an Alliance

STORY(Dimeng, TwoExchangeTheirHands) {
  Story s(4);
  s.general(1, "lusu").hand(1, "S7.slash S8.slash").hand(2, "H3.peach");
  s.hand(3, "H4.peach H6.peach H7.peach");
  s.invokes(1, "dimeng").on(2, 3);
  s.illegal("SGS-SKILL-DIMENG").discards(1, "S7.slash");
  s.discards(1, "S7.slash S8.slash");
  s.expect_hand(2, "H4.peach H6.peach H7.peach");
  s.expect_hand(3, "H3.peach");
}

STORY(Dimeng, ForNothingWhereHandsAreEqualOnceAPhase) {
  Story s(4);
  s.general(1, "lusu").hand(2, "H3.peach").hand(3, "H4.peach");
  s.invokes(1, "dimeng").on(2, 3);
  s.illegal("SGS-SKILL-DIMENG").invokes(1, "dimeng").on(2, 3);
  s.declines(1, Ask::play);
  s.expect_hand(2, "H4.peach");
  s.expect_hand(3, "H3.peach");
}

STORY(Dimeng, NotHimselfNorTwoEmptyHandsNorWithoutThePrice) {
  Story s(4);
  s.general(1, "lusu").hand(1, "S7.slash").hand(2, "H3.peach H4.peach");
  s.illegal("SGS-SKILL-DIMENG").invokes(1, "dimeng").on(1, 2);
  s.illegal("SGS-SKILL-DIMENG").invokes(1, "dimeng").on(3, 4);
  s.illegal("SGS-SKILL-DIMENG").invokes(1, "dimeng").on(2, 3);  // two cards apart
  s.illegal("SGS-SKILL-DIMENG").invokes(1, "dimeng").on(2);
  s.declines(1, Ask::play);
}

STORY(Dimeng, AnEmptyHandIsExchangedForEquipment) {
  Story s(4);
  s.general(1, "lusu").equip(1, "S5.blade").hand(2, "H3.peach");
  s.invokes(1, "dimeng").on(3, 2);
  s.discards(1, "S5.blade");
  s.expect_hand(2, "");
  s.expect_hand(3, "H3.peach");
}

}  // namespace
}  // namespace tally::test

// 吕布 Lü Bu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Without Equal

STORY(Wushuang, TwoDodgesAgainstHisSlash) {
  Story s(4);
  s.general(1, "lvbu").hand(1, "S7.slash");
  s.hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_hp(2, 4);
}

STORY(Wushuang, OneDodgeIsLost) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.expect_hp(2, 3);
  s.expect_hand_size(2, 0);
}

STORY(Wushuang, TwoSlashesEachTimeInHisDuel) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvbu").hand(1, "SA.duel S7.slash");
  s.hand(2, "S8.slash S9.slash S10.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.plays(2, "S9.slash");
  s.plays(1, "S7.slash");
  s.plays(2, "S10.slash");
  s.declines(2, Ask::play_slash);
  s.expect_hp(2, 3);
  s.expect_hand_size(2, 0);
}

STORY(Wushuang, AlsoWhenAnotherDuelsWithHim) {
  Story s(4);
  s.anything_else();
  s.general(2, "lvbu").hand(1, "SA.duel S7.slash");
  s.hand(2, "S8.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.plays(1, "S7.slash");
  s.declines(1, Ask::play_slash);
  s.expect_hp(1, 3);
}

STORY(Wushuang, NeedsNoMoreOfHimself) {
  Story s(4);
  s.general(2, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
  s.expect_asked(Ask::dodge, 1);
}

STORY(Wushuang, Scenario20EightTrigramsForEachOfTheTwo) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.equip(2, "S2.eight_diagram").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.invokes(2, "eight_diagram");
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Wushuang, Scenario20TheFirstBlackACardAndTheTrigramsAgain) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.equip(2, "S2.eight_diagram").pile("S8.slash H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.dodges(2, "H2.dodge");
  s.invokes(2, "eight_diagram");
  s.expect_hp(2, 4);
}

}  // namespace
}  // namespace tally::test

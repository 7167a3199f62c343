// 陆逊 Lu Xun
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Humility

STORY(Qianxun, NoSnatchAndNoIndulgence) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S3.snatch S6.indulgence").hand(2, "H3.peach");
  s.illegal("SGS-SKILL-QIANXUN").uses(1, "S3.snatch").on(2);
  s.illegal("SGS-SKILL-QIANXUN").uses(1, "S6.indulgence").on(2);
  s.declines(1, Ask::play);
}

STORY(Qianxun, NoDiamondOfDaQiaoEither) {
  Story s(4);
  s.general(1, "daqiao").general(2, "luxun").hand(1, "D7.slash");
  s.illegal("SGS-SKILL-QIANXUN").uses(1, "D7.slash").as("indulgence").on(2);
  s.declines(1, Ask::play);
}

STORY(Qianxun, OtherTricksReachHim) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S3.dismantlement S10.supply_shortage");
  s.hand(2, "H3.peach H4.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H3.peach");
  s.uses(1, "S10.supply_shortage").on(2);
  s.expect_judging(2, "S10.supply_shortage");
}

// --- One After Another

STORY(Lianying, TheLastHandCardBringsAnother) {
  Story s(4);
  s.general(1, "luxun").hand(1, "S7.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "lianying");
  s.sees("draw", 1).points(1).because("SGS-SKILL-LIANYING");
  s.sees("damage", 2);
  s.expect_hand(1, "H3.peach");
}

STORY(Lianying, NotTheLastButOne) {
  Story s(4);
  s.anything_else();
  s.general(1, "luxun").hand(1, "S7.slash H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.expect_hand_size(1, 1);
}

STORY(Lianying, HoweverItIsLost) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S3.dismantlement").hand(2, "H2.dodge").pile("H3.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H2.dodge");
  s.invokes(2, "lianying");
  s.expect_hand(2, "H3.peach");
}

STORY(Lianying, EquipmentIsNoHandCard) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S3.dismantlement").equip(2, "S5.blade");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.expect_hand_size(2, 0);
}

STORY(Lianying, DeclinedHeHasNone) {
  Story s(4);
  s.anything_else();
  s.general(1, "luxun").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.expect_hand_size(1, 0);
}

STORY(Lianying, Scenario7APeachDrawnWhileSavingMaySaveToo) {
  Story s(4);
  s.anything_else();
  s.general(2, "luxun").hp(3, 1).play_phase_of(4).hand(4, "S3.wine S7.slash").hand(2, "H3.peach");
  s.pile("H4.peach S8.slash");
  s.uses(4, "S3.wine");
  s.uses(4, "S7.slash").on(3);
  s.saves(2, "H3.peach");
  s.invokes(2, "lianying");
  s.saves(2, "H4.peach");
  s.invokes(2, "lianying");
  s.expect_hp(3, 1);
  s.expect_hand(2, "S8.slash");
}

STORY(Lianying, Scenario21TheFrostSwordTakesWhatHeDrew) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S7.slash").equip(1, "S2.ice_sword").hand(2, "S8.slash");
  s.pile("H3.peach H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "ice_sword");
  s.removes(1, "S8.slash");
  s.invokes(2, "lianying");
  s.removes(1, "H3.peach");
  s.invokes(2, "lianying");
  s.sees("prevented", 2);
  s.expect_hand(2, "H4.peach");
}

STORY(Lianying, Scenario21DeclinedThereIsNoSecondCard) {
  Story s(4);
  s.general(2, "luxun").hand(1, "S7.slash").equip(1, "S2.ice_sword").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "ice_sword");
  s.removes(1, "S8.slash");
  s.declines(2, Ask::invoke);
  s.sees("prevented", 2);
  s.expect_hp(2, 3);
}

STORY(Lianying, Scenario23DoesNotSupplyTheSecondCardOfTheAxe) {
  Story s(4);
  s.general(1, "luxun").hand(1, "S7.slash S8.slash").equip(1, "D5.axe").hand(2, "H2.dodge");
  s.pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-CARD-ROCK-CLEAVING-AXE").discards(1, "S8.slash");
  s.declines(1, Ask::cost_axe);
  s.expect_hp(2, 4);
}

STORY(Lianying, Scenario23AHorseMayPay) {
  Story s(4);
  s.general(1, "luxun").hand(1, "S7.slash S8.slash").equip(1, "D5.axe H5.chitu");
  s.hand(2, "H2.dodge").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(1, "S8.slash H5.chitu");
  s.invokes(1, "lianying");
  s.sees("damage", 2);
  s.expect_hand(1, "H3.peach");
}

}  // namespace
}  // namespace tally::test

// 大乔 Da Qiao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- National Beauty

STORY(Guose, ADiamondIsAnIndulgence) {
  Story s(4);
  s.general(1, "daqiao").hand(1, "D7.slash").discards_whatever().pile("S8.slash");
  s.uses(1, "D7.slash").as("indulgence").on(2);
  s.expect_judging(2, "D7.slash");
  s.declines(1, Ask::play);
  s.sees("judged", 2).as("indulgence").effect(true);
  s.sees("put").cards("D7.slash").because("SGS-CARD-INDULGENCE");
  s.sees("skip", 2).as("play");
}

STORY(Guose, EquipmentToo) {
  Story s(4);
  s.general(1, "daqiao").equip(1, "DK.zixing");
  s.uses(1, "DK.zixing").as("indulgence").on(3);
  s.expect_judging(3, "DK.zixing");
}

STORY(Guose, NoOtherSuitAndNotTwoInOneArea) {
  Story s(4);
  s.general(1, "daqiao").hand(1, "H3.peach D7.slash D8.slash").judging(3, "S6.indulgence");
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("indulgence").on(2);
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "D7.slash").as("indulgence").on(3);
  s.uses(1, "D7.slash").as("indulgence").on(2);
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "D8.slash").as("indulgence").on(2);
  s.declines(1, Ask::play);
}

// --- Shirk

STORY(Liuli, AnotherBecomesTheTarget) {
  Story s(4);
  s.general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash").hand(3, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S8.slash");
  s.dodges(3, "H2.dodge");
  s.expect_hp(2, 3);
  s.expect_hp(3, 4);
}

STORY(Liuli, TheNewTargetNeedNotBeInReachOfTheUser) {
  Story s(4);
  s.general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash");
  s.expect_in_range(1, 3, false);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S8.slash");
  s.sees("damage", 3).from(1);
}

STORY(Liuli, Scenario18NotTheUserNorAnEmptyFort) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").general(3, "zhugeliang").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(1);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(3);
  s.declines(2, Ask::invoke_on);
  s.expect_hp(2, 2);
  s.expect_hand(2, "S8.slash");
}

STORY(Liuli, Scenario18TheHorsePaidBringsNobodyNearer) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "S7.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(4);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "H5.chitu");
  s.expect_hp(3, 3);
}

STORY(Liuli, Scenario18ButAnotherCardMayPay) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(4);
  s.illegal("SGS-SKILL-LIULI").discards(2, "H5.chitu");
  s.discards(2, "S8.slash");
  s.expect_hp(4, 3);
}

STORY(Liuli, Scenario18TheWeaponPaidReachesNobody) {
  Story s(6);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "S7.slash").equip(2, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(4);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S5.blade");
}

STORY(OptionLiuliReach, AfterCostTheHorsePaidDoesNotCount) {
  Story s(4);
  s.anything_else();
  s.with("liuli_reach", "after_cost").general(2, "daqiao").hand(1, "S7.slash");
  s.equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(4);
  s.declines(2, Ask::invoke_on);
  s.expect_hp(2, 2);
}

STORY(OptionLiuliReach, BeforeCostTheHorsePaidStillCounts) {
  Story s(6);
  s.anything_else();
  s.with("liuli_reach", "before_cost").general(2, "daqiao").hand(1, "S7.slash");
  s.equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(5);
  s.invokes(2, "liuli").on(4);
  s.discards(2, "H5.chitu");
  s.expect_hp(4, 3);
}

STORY(Liuli, ItIsHerWhoMustAnswerToTheUserOfTheSlash) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(3).against(4);
  s.invokes(2, "liuli").on(3).against(1);
  s.discards(2, "S8.slash");
  s.expect_hp(3, 3);
}

// A Slash of two targets, of which one shirks onto the other.
Story& two_targets(Story& s) {
  s.general(2, "daqiao").equip(1, "DQ.halberd").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2, 3);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S8.slash");
  return s;
}

STORY(OptionLiuliTwice, OnceHeIsOneTarget) {
  Story s(4);
  s.anything_else();
  two_targets(s.with("liuli_twice", "once")).expect_hp(3, 3);
  s.expect_hp(2, 3);
}

STORY(OptionLiuliTwice, EachHeIsHitTwice) {
  Story s(4);
  s.anything_else();
  two_targets(s.with("liuli_twice", "each")).expect_hp(3, 2);
  s.expect_hp(2, 3);
}

STORY(Liuli, WithoutACardSheIsNotAsked) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "S7.slash");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "S7.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Liuli, NotAgainstADuel) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").hand(1, "SA.duel").hand(2, "H3.peach");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "SA.duel").on(2);
  s.expect_hp(2, 2);
}

}  // namespace
}  // namespace tally::test

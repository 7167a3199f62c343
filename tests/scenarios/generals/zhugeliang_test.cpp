// 诸葛亮 Zhuge Liang
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Stargaze

STORY(Guanxing, PutsThemBackAsHeLikes) {
  Story s(4);
  s.general(1, "zhugeliang").turn_of(1).pile("S7.slash H3.peach D2.dodge C3.slash S8.slash");
  s.invokes(1, "guanxing");
  s.sees("peek", 1).points(4).cards("S7.slash H3.peach D2.dodge C3.slash");
  s.arranges(1, "D2.dodge H3.peach C3.slash S7.slash", 2);
  s.sees("draw", 1).points(2).cards("D2.dodge H3.peach");
  s.expect_pile("S8.slash");
}

STORY(Guanxing, FiveAtMost) {
  Story s(7);
  s.general(1, "zhugeliang")
      .turn_of(1)
      .pile("S7.slash H3.peach D2.dodge C3.slash S8.slash C4.slash");
  s.invokes(1, "guanxing");
  s.sees("peek", 1).points(5);
  s.arranges(1, "S7.slash H3.peach D2.dodge C3.slash S8.slash", 0);
  s.sees("draw", 1).cards("C4.slash SK.nullification").points(2);
}

STORY(Guanxing, TheOthersLieAtTheBottomTheLastLowest) {
  Story s(4);
  s.general(1, "zhugeliang").turn_of(1).rest_discarded();
  s.pile("S7.slash H3.peach D2.dodge C3.slash S8.slash C4.slash");
  s.invokes(1, "guanxing");
  s.arranges(1, "D2.dodge H3.peach C3.slash S7.slash", 2);
  s.sees("draw", 1).cards("D2.dodge H3.peach");
  s.expect_pile("S8.slash C4.slash C3.slash S7.slash");
}

STORY(Guanxing, AsManyAsPlayersLive) {
  Story s(4);
  s.general(1, "zhugeliang").dead(3).turn_of(1).pile("S7.slash H3.peach D2.dodge C3.slash");
  s.invokes(1, "guanxing");
  s.sees("peek", 1).points(3);
  s.illegal("SGS-SKILL-GUANXING").arranges(1, "S7.slash H3.peach", 2);
  s.illegal("SGS-SKILL-GUANXING").arranges(1, "S7.slash H3.peach C3.slash", 2);
  s.illegal("SGS-SKILL-GUANXING").arranges(1, "S7.slash H3.peach D2.dodge", 4);
  s.arranges(1, "S7.slash H3.peach D2.dodge", 3);
  s.expect_pile("S7.slash H3.peach D2.dodge C3.slash");
}

STORY(Guanxing, DecidesOnHisOwnJudgement) {
  Story s(4);
  s.general(1, "zhugeliang").turn_of(1).judging(1, "S6.indulgence");
  s.pile("S7.slash H3.peach D2.dodge C3.slash");
  s.invokes(1, "guanxing");
  s.arranges(1, "H3.peach S7.slash D2.dodge C3.slash", 4);
  s.sees("judged", 1).cards("H3.peach").effect(false);
  s.sees("phase", 1).as("play");
}

STORY(Guanxing, DeclinedNothingIsLookedAt) {
  Story s(4);
  s.general(1, "zhugeliang").turn_of(1).pile("S7.slash H3.peach");
  s.never("peek", 1);
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).cards("S7.slash H3.peach");
}

// --- Empty Fort

STORY(Kongcheng, WithoutAHandNoSlashAndNoDuel) {
  Story s(4);
  s.general(2, "zhugeliang").hand(1, "S7.slash SA.duel H4.fire_slash");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "H4.fire_slash").on(2);
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "SA.duel").on(2);
  s.declines(1, Ask::play);
}

STORY(Kongcheng, WithOneCardHeCanBeSlashed) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhugeliang").hand(1, "S7.slash");
  s.hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Kongcheng, OtherCardsReachHim) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhugeliang");
  s.hand(1, "S7.savage_assault S3.dismantlement").equip(2, "S5.blade");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.uses(1, "S7.savage_assault");
  s.expect_hp(2, 2);
}

STORY(Kongcheng, Scenario24NoSlashFollowsAfterHisLastCard) {
  Story s(4);
  s.general(2, "zhugeliang").hand(1, "S7.slash S8.slash").equip(1, "S5.blade");
  s.hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-SKILL-KONGCHENG").strikes(1, "S8.slash").on(2);
  s.declines(1, Ask::slash_at);
  s.expect_hp(2, 3);
}

STORY(Kongcheng, Scenario24ARockCleavingAxeHitsAllTheSame) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhugeliang").hand(1, "S7.slash S8.slash H3.peach").equip(1, "D5.axe");
  s.hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(1, "S8.slash H3.peach");
  s.expect_hp(2, 2);
}

STORY(Kongcheng, ATargetAlreadyFixedStaysOne) {
  Story s(4);
  s.general(2, "zhugeliang").female(1).hand(1, "S7.slash");
  s.equip(1, "S2.double_swords").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.discards(2, "H3.peach");
  s.sees("damage", 2).points(1);
}

STORY(OptionCollateralVictim, LegalNoEmptyFort) {
  Story s(4);
  s.with("collateral_victim", "legal").general(3, "zhugeliang").hand(1, "CQ.collateral");
  s.equip(2, "S5.blade");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "CQ.collateral").on(2).against(3);
  s.uses(1, "CQ.collateral").on(2).against(4);
  s.sees("give", 2).to(1).cards("S5.blade");
}

STORY(OptionCollateralVictim, InRangeAnEmptyFortTooAndTheWeaponIsHandedOver) {
  Story s(4);
  s.with("collateral_victim", "in_range").general(3, "zhugeliang").hand(1, "CQ.collateral");
  s.equip(2, "S5.blade").hand(2, "S7.slash");
  s.uses(1, "CQ.collateral").on(2).against(3);
  s.illegal("SGS-SKILL-KONGCHENG").strikes(2, "S7.slash").on(3);
  s.declines(2, Ask::slash_at);
  s.expect_hand(1, "S5.blade");
}

STORY(Kongcheng, Scenario31NoBorrowedSwordAgainstHim) {
  Story s(4);
  s.general(3, "zhugeliang").hand(1, "CQ.collateral").equip(2, "S5.blade");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "CQ.collateral").on(2).against(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

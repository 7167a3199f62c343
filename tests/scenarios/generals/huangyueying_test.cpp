// 黄月英 Huang Yueying
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Wisdom

STORY(Jizhi, DrawsForATrick) {
  Story s(4);
  s.general(1, "huangyueying").hand(1, "S3.dismantlement").hand(2, "H2.dodge").pile("H3.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.invokes(1, "jizhi");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIZHI");
  s.removes(1, "H2.dodge");
  s.expect_hand(1, "H3.peach");
}

STORY(Jizhi, ForANullificationToo) {
  Story s(4);
  s.general(2, "huangyueying").hand(1, "SA.duel").hand(2, "CQ.nullification").pile("H3.peach");
  s.uses(1, "SA.duel").on(2);
  s.nullifies(2, "CQ.nullification");
  s.invokes(2, "jizhi");
  s.sees("nullified", 2);
  s.expect_hand(2, "H3.peach");
}

STORY(Jizhi, ACardDrawnForANullificationMayBeTheNext) {
  Story s(4);
  s.general(2, "huangyueying").hand(1, "SA.duel").hand(2, "CQ.nullification");
  s.hand(3, "CK.nullification").pile("SJ.nullification");
  s.uses(1, "SA.duel").on(2);
  s.nullifies(2, "CQ.nullification");
  s.invokes(2, "jizhi");
  s.nullifies(3, "CK.nullification").against(2).helping(2);
  s.nullifies(2, "SJ.nullification");
  s.sees("nullified", 2);
  s.sees("nullified", 2).as("duel");
  s.expect_hp(2, 3);
}

STORY(Jizhi, NotForADelayedTrickNorABasicCard) {
  Story s(4);
  s.anything_else();
  s.general(1, "huangyueying").hand(1, "S6.indulgence S7.slash SA.lightning");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S6.indulgence").on(2);
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "SA.lightning");
  s.expect_hand_size(1, 0);
}

STORY(Jizhi, Scenario35NotForARecastChain) {
  Story s(4);
  s.general(1, "huangyueying").hand(1, "SJ.iron_chain").pile("H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.recasts(1, "SJ.iron_chain");
  s.expect_hand(1, "H3.peach");
}

STORY(Jizhi, DeclinedNothingIsDrawn) {
  Story s(4);
  s.general(1, "huangyueying").hand(1, "H7.ex_nihilo").pile("H3.peach S7.slash");
  s.uses(1, "H7.ex_nihilo");
  s.declines(1, Ask::invoke);
  s.expect_hand(1, "H3.peach S7.slash");
}

// With the printed generals she has no trick that is another card; a skill gained brings one.
STORY(OptionJizhiConverted, TrueForATrickByPrintOrNot) {
  Story s(4);
  s.with("jizhi_converted", "true").general(1, "huangyueying").also_has(1, "qixi");
  s.hand(1, "S7.slash").hand(2, "H2.dodge").pile("H3.peach");
  s.uses(1, "S7.slash").as("dismantlement").on(2);
  s.invokes(1, "jizhi");
  s.removes(1, "H2.dodge");
  s.expect_hand(1, "H3.peach");
}

STORY(OptionJizhiConverted, FalseForATrickByPrintOnly) {
  Story s(4);
  s.with("jizhi_converted", "false").general(1, "huangyueying").also_has(1, "qixi");
  s.hand(1, "S7.slash S3.dismantlement").hand(2, "H2.dodge D2.dodge").pile("H3.peach");
  s.uses(1, "S7.slash").as("dismantlement").on(2);
  s.removes(1, "H2.dodge");
  s.expect_asked(Ask::invoke, 0);
  s.uses(1, "S3.dismantlement").on(2);
  s.invokes(1, "jizhi");
  s.removes(1, "D2.dodge");
}

STORY(OptionJizhiConverted, OfNoCardForADuelOfNoCard) {
  Story s(4);
  s.with("jizhi_converted", "of_no_card").general(1, "diaochan").also_has(3, "jizhi");
  s.hand(1, "H2.dodge");
  s.invokes(1, "lijian").on(3, 4);
  s.discards(1, "H2.dodge");
  s.invokes(3, "jizhi");
  s.sees("damage", 4).by(3);
}

STORY(OptionJizhiConverted, OfNoCardForNoOtherThatIsNoTrickByPrint) {
  Story s(4);
  s.with("jizhi_converted", "of_no_card").general(1, "huangyueying").also_has(1, "qixi");
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").as("dismantlement").on(2);
  s.removes(1, "H2.dodge");
}

// --- Genius

STORY(Qicai, SnatchKnowsNoDistance) {
  Story s(6);
  s.general(1, "huangyueying").hand(1, "S3.snatch").hand(4, "H3.peach").equip(4, "C5.dilu");
  s.uses(1, "S3.snatch").on(4);
  s.declines(1, Ask::invoke);
  s.takes(1, "H3.peach");
}

STORY(Qicai, SupplyShortageNeither) {
  Story s(6);
  s.general(1, "huangyueying").hand(1, "S10.supply_shortage").equip(4, "C5.dilu");
  s.uses(1, "S10.supply_shortage").on(4);
  s.expect_judging(4, "S10.supply_shortage");
}

STORY(Qicai, ASlashDoes) {
  Story s(6);
  s.general(1, "huangyueying").hand(1, "S7.slash");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

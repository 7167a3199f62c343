// The generals of Wu.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Sun Quan: Balance of Power

STORY(Zhiheng, DiscardsAnyNumberAndDrawsAsMany) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash S8.slash H2.dodge").equip(1, "S5.blade");
  s.pile("H3.peach H4.peach H6.peach");
  s.invokes(1, "zhiheng");
  s.discards(1, "S7.slash S8.slash S5.blade");
  s.sees("draw", 1).points(3).because("SGS-SKILL-ZHIHENG");
  s.expect_hand(1, "H2.dodge H3.peach H4.peach H6.peach");
  s.expect_equip(1, "");
}

STORY(Zhiheng, OnceAPhase) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash S8.slash");
  s.invokes(1, "zhiheng");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-ZHIHENG").invokes(1, "zhiheng");
  s.declines(1, Ask::play);
}

STORY(Zhiheng, AtLeastOneCard) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash").judging(1, "S6.indulgence");
  s.invokes(1, "zhiheng");
  s.illegal("SGS-SKILL-ZHIHENG").discards(1, "");
  s.illegal("SGS-USE-HOLD").discards(1, "S6.indulgence");
  s.discards(1, "S7.slash");
  s.expect_hand_size(1, 1);
}

STORY(Zhiheng, WithoutACardNotAtAll) {
  Story s(4);
  s.general(1, "sunquan");
  s.illegal("SGS-SKILL-ZHIHENG").invokes(1, "zhiheng");
  s.declines(1, Ask::play);
}

// --- Sun Quan: Rescued

STORY(Jiuyuan, APeachOfAWuPlayerHealsTwo) {
  Story s(4);
  s.general(1, "sunquan").general(2, "ganning").hp(1, 1).play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H3.peach");
  s.uses(4, "S7.slash").on(1);
  s.saves(2, "H3.peach");
  s.sees("heal", 1).points(2);
  s.expect_hp(1, 2);
}

STORY(Jiuyuan, NotHisOwnNorAnotherKingdoms) {
  Story s(4);
  s.covers("SGS-SKILL-JIUYUAN").general(1, "sunquan").general(2, "guanyu").hp(1, 1);
  s.play_phase_of(4).hand(4, "S7.slash S3.wine").hand(2, "H3.peach").hand(1, "H4.peach");
  s.uses(4, "S3.wine");
  s.uses(4, "S7.slash").on(1);
  s.saves(1, "H4.peach");
  s.expect_hp(1, 0);
  s.saves(2, "H3.peach");
  s.expect_hp(1, 1);
}

STORY(Jiuyuan, IsTheLordsAlone) {
  Story s(4);
  s.covers("SGS-SKILL-JIUYUAN").general(2, "sunquan").general(3, "ganning").hp(2, 1);
  s.hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.saves(3, "H3.peach");
  s.expect_hp(2, 1);
}

STORY(Jiuyuan, OnePeachSavesFromMinusOne) {
  Story s(4);
  s.covers("SGS-SKILL-JIUYUAN").general(1, "sunquan").general(2, "ganning").hp(1, 1);
  s.play_phase_of(4).hand(4, "S7.slash S3.wine").hand(2, "H3.peach");
  s.uses(4, "S3.wine");
  s.uses(4, "S7.slash").on(1);
  s.saves(2, "H3.peach");
  s.expect_hp(1, 1);
  s.expect_alive(1);
}

// --- Gan Ning: Surprise Raid

STORY(Qixi, ABlackCardIsADismantle) {
  Story s(4);
  s.general(1, "ganning").hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.removes(1, "H3.peach");
  s.expect_discarded("S7.slash H3.peach");
}

STORY(Qixi, EquipmentToo) {
  Story s(4);
  s.general(1, "ganning").equip(1, "S5.blade").equip(3, "S2.vine");
  s.uses(1, "S5.blade").as("dismantlement").on(3);
  s.removes(1, "S2.vine");
  s.expect_equip(1, "");
}

STORY(Qixi, NoRedCardAndNobodyWithoutACard) {
  Story s(4);
  s.general(1, "ganning").hand(1, "H3.peach S7.slash").hand(3, "H4.peach");
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("dismantlement").on(3);
  s.illegal("SGS-CARD-DISMANTLE").uses(1, "S7.slash").as("dismantlement").on(2);
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.removes(1, "H4.peach");
}

STORY(Qixi, CanBeNullified) {
  Story s(4);
  s.general(1, "ganning").hand(1, "S7.slash").hand(3, "CQ.nullification");
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.nullifies(3, "CQ.nullification");
  s.sees("nullified", 3).as("dismantlement");
}

// --- Lü Meng: Self Mastery

STORY(Keji, WithoutASlashHeKeepsHisHand) {
  Story s(4);
  s.general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash S8.slash H3.peach");
  s.declines(1, Ask::play);
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard").because("SGS-SKILL-KEJI");
  s.expect_hand_size(1, 3);
}

STORY(Keji, DeclinedHeDiscards) {
  Story s(4);
  s.general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash H3.peach");
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.discards(1, "S7.slash");
}

STORY(Keji, NotAfterASlashUsed) {
  Story s(4);
  s.covers("SGS-SKILL-KEJI").general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash S8.slash H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
  s.discards(1, "S8.slash");
}

STORY(Keji, NotAfterASlashPlayed) {
  Story s(4);
  s.covers("SGS-SKILL-KEJI")
      .general(1, "lvmeng")
      .hp(1, 1)
      .hand(1, "SA.duel S8.slash H3.peach H4.peach");
  s.hand(2, "S9.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S9.slash");
  s.plays(1, "S8.slash");
  s.declines(1, Ask::play);
  s.discards(1, "H3.peach");
}

STORY(Keji, ASlashOutOfTurnDoesNotMatter) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "lvmeng").hp(1, 1).play_phase_of(2);
  s.hand(2, "S7.savage_assault").hand(1, "S8.slash H3.peach");
  s.uses(2, "S7.savage_assault");
  s.plays(1, "S8.slash");
  s.sees("turn", 1);
  s.declines(1, Ask::play);
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard");
}

STORY(Keji, ASkippedPlayPhaseCounts) {
  Story s(4);
  s.general(1, "lvmeng").hp(1, 1).turn_of(1).judging(1, "S6.indulgence");
  s.pile("S7.slash S8.slash S9.slash");
  s.sees("skip", 1).as("play");
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard");
  s.expect_hand(1, "S8.slash S9.slash");
}

// --- Huang Gai: Trojan Flesh

STORY(Kurou, LosesOneAndDrawsTwoAsOftenAsHeLikes) {
  Story s(4);
  s.general(1, "huanggai").pile("H3.peach H4.peach S7.slash S8.slash");
  s.never("damage", 1);
  s.invokes(1, "kurou");
  s.sees("lose", 1).points(1).because("SGS-SKILL-KUROU");
  s.sees("draw", 1).points(2);
  s.invokes(1, "kurou");
  s.expect_hp(1, 2);
  s.expect_hand_size(1, 4);
  s.baseless("SGS-LOSE-HP", "lose", 2).points(1);
}

STORY(Kurou, SavedHeDraws) {
  Story s(4);
  s.general(1, "huanggai").hp(1, 1).hand(1, "H6.peach").pile("H3.peach H4.peach");
  s.invokes(1, "kurou");
  s.saves(1, "H6.peach");
  s.expect_hp(1, 1);
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(Kurou, DyingComesBeforeDrawing) {
  Story s("lord loyalist rebel spy");
  s.general(3, "huanggai").hp(3, 1).play_phase_of(3).pile("H3.peach H4.peach");
  s.never("draw");
  s.invokes(3, "kurou");
  s.sees("death", 3).by(0);
}

STORY(Kurou, NotOutOfHisPlayPhaseNorBySomebodyElse) {
  Story s(4);
  s.general(2, "huanggai");
  s.illegal("SGS-PHASE-PLAY").invokes(2, "kurou");
  s.illegal("SGS-USE-KIND").invokes(1, "kurou");
  s.declines(1, Ask::play);
}

// --- Zhou Yu: Handsome

STORY(Yingzi, DrawsThree) {
  Story s(4);
  s.general(1, "zhouyu").turn_of(1);
  s.invokes(1, "yingzi");
  s.sees("draw", 1).points(3);
  s.expect_hand_size(1, 3);
}

STORY(Yingzi, DeclinedHeDrawsTwo) {
  Story s(4);
  s.general(1, "zhouyu").turn_of(1);
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
}

STORY(Yingzi, NotWithoutADrawPhase) {
  Story s(4);
  s.general(1, "zhouyu").turn_of(1).judging(1, "S10.supply_shortage").pile("S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.sees("skip", 1).as("draw");
  s.sees("phase", 1).as("play");
}

// --- Zhou Yu: Sow Dissension

STORY(Fanjian, AnotherSuitAndHeTakesDamageAndTheCard) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash");
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "heart");
  s.exposes(3, "S7.slash").of(1);
  s.sees("damage", 3).from(1).points(1).because("SGS-SKILL-FANJIAN");
  s.expect_hand(3, "S7.slash");
  s.expect_hand_size(1, 0);
}

STORY(Fanjian, TheSameSuitAndHeTakesTheCardOnly) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash");
  s.never("damage", 3);
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "spade");
  s.exposes(3, "S7.slash");
  s.sees("snatch", 3).of(1).cards("S7.slash");
  s.expect_hp(3, 4);
}

STORY(Fanjian, OnceAPhaseWithAHandCardOnAnother) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash H3.peach").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(1);
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(2, 3);
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "spade");
  s.illegal("SGS-SKILL-FANJIAN").exposes(3, "S5.blade");
  s.exposes(3, "S7.slash");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(2);
  s.declines(1, Ask::play);
}

STORY(Fanjian, WithoutAHandCardNotAtAll) {
  Story s(4);
  s.general(1, "zhouyu").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(3);
  s.declines(1, Ask::play);
}

STORY(OptionFanjianTransfer, AfterWhoDiesDoesNotGetTheCard) {
  Story s("lord loyalist rebel spy");
  s.with("fanjian_transfer", "after").general(1, "zhouyu").hp(4, 1).hand(1, "H3.peach");
  s.invokes(1, "fanjian").on(4);
  s.declares(4, "spade");
  s.exposes(4, "H3.peach");
  s.declines(1, Ask::rescue);
  s.declines(4, Ask::rescue);
  s.sees("death", 4);
  s.expect_hand(1, "H3.peach");
}

STORY(OptionFanjianTransfer, BeforeThePeachSavesHim) {
  Story s("lord loyalist rebel spy");
  s.with("fanjian_transfer", "before").general(1, "zhouyu").hp(4, 1).hand(1, "H3.peach");
  s.invokes(1, "fanjian").on(4);
  s.declares(4, "spade");
  s.exposes(4, "H3.peach");
  s.sees("snatch", 4).of(1);
  s.sees("damage", 4);
  s.saves(4, "H3.peach");
  s.expect_hp(4, 1);
}

// --- Da Qiao: National Beauty

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

// --- Da Qiao: Shirk

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
  s.general(2, "daqiao").hand(1, "S7.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(4);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "H5.chitu");
  s.expect_hp(3, 3);
}

STORY(Liuli, Scenario18ButAnotherCardMayPay) {
  Story s(4);
  s.general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(4);
  s.illegal("SGS-SKILL-LIULI").discards(2, "H5.chitu");
  s.discards(2, "S8.slash");
  s.expect_hp(4, 3);
}

STORY(Liuli, Scenario18TheWeaponPaidReachesNobody) {
  Story s(6);
  s.general(2, "daqiao").hand(1, "S7.slash").equip(2, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-LIULI").invokes(2, "liuli").on(4);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S5.blade");
}

STORY(Liuli, WithoutACardSheIsNotAsked) {
  Story s(4);
  s.general(2, "daqiao").hand(1, "S7.slash");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "S7.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Liuli, NotAgainstADuel) {
  Story s(4);
  s.general(2, "daqiao").hand(1, "SA.duel").hand(2, "H3.peach");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "SA.duel").on(2);
  s.expect_hp(2, 2);
}

// --- Lu Xun: Humility

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
  s.covers("SGS-SKILL-QIANXUN").general(2, "luxun").hand(1, "S3.dismantlement S10.supply_shortage");
  s.hand(2, "H3.peach H4.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H3.peach");
  s.uses(1, "S10.supply_shortage").on(2);
  s.expect_judging(2, "S10.supply_shortage");
}

// --- Lu Xun: One After Another

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
  s.general(1, "luxun").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.expect_hand_size(1, 0);
}

STORY(Lianying, Scenario7APeachDrawnWhileSavingMaySaveToo) {
  Story s(4);
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
  s.covers("SGS-SKILL-LIANYING");
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

// --- Sun Shangxiang: Warrior Lady

STORY(Xiaoji, TwoCardsForEachEquipmentLost) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").equip(2, "S5.blade");
  s.pile("H3.peach H4.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.invokes(2, "xiaoji");
  s.sees("draw", 2).points(2).because("SGS-SKILL-XIAOJI");
  s.expect_hand(2, "H3.peach H4.peach");
}

STORY(Xiaoji, ReplacedEquipmentToo) {
  Story s(4);
  s.general(1, "sunshangxiang").hand(1, "SQ.spear").equip(1, "S5.blade");
  s.uses(1, "SQ.spear");
  s.sees("equip", 1).cards("SQ.spear");
  s.invokes(1, "xiaoji");
  s.expect_hand_size(1, 2);
  s.expect_equip(1, "SQ.spear");
}

STORY(Xiaoji, HandCardsAreNoEquipment) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").hand(2, "S5.blade");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.expect_hand_size(2, 0);
}

STORY(Xiaoji, DeclinedNothingIsDrawn) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").equip(2, "S5.blade");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.declines(2, Ask::invoke);
  s.expect_hand_size(2, 0);
}

STORY(Xiaoji, Scenario9ALordPunishedDrawsEightForFourCards) {
  Story s("lord loyalist rebel spy");
  s.general(1, "sunshangxiang").hp(2, 1).hand(1, "S7.slash H3.peach");
  s.equip(1, "S5.blade S2.vine C5.dilu H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::rescue);
  s.sees("forfeit", 1).because("SGS-PUNISH-LORD");
  for (int i = 0; i < 4; ++i) s.invokes(1, "xiaoji");
  s.expect_hand_size(1, 8);
  s.expect_equip(1, "");
}

STORY(Xiaoji, Scenario22ADodgeDrawnForTheHorseComesTooLate) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S7.slash").equip(1, "H5.kylin_bow").equip(2, "C5.dilu");
  s.pile("H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.invokes(1, "kylin_bow");
  s.removes(1, "C5.dilu");
  s.invokes(2, "xiaoji");
  s.sees("damage", 2).points(1);
  s.expect_hand(2, "H2.dodge D2.dodge");
  s.expect_asked(Ask::dodge, 1);
}

STORY(Xiaoji, ASilverLionHealsBesides) {
  Story s(4);
  s.general(2, "sunshangxiang").hp(2, 2).hand(1, "S3.dismantlement").equip(2, "CA.silver_lion");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "CA.silver_lion");
  s.invokes(2, "xiaoji");
  s.sees("heal", 2).because("SGS-CARD-SILVER-LION");
  s.expect_hp(2, 3);
}

// --- Sun Shangxiang: Marriage

STORY(Jieyin, BothRecoverOne) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(1, 2).hp(3, 2).hand(1, "S7.slash S8.slash");
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.sees("heal", 3).points(1).because("SGS-SKILL-JIEYIN");
  s.sees("heal", 1).points(1);
  s.expect_hp(1, 3);
  s.expect_hp(3, 3);
}

STORY(Jieyin, UnhurtSheHealsHimAlone) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(3, 2).hand(1, "S7.slash S8.slash");
  s.never("heal", 1);
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.expect_hp(3, 3);
}

STORY(Jieyin, AMaleWoundedOtherOnceForTwoHandCards) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(1, 2).hp(3, 1).female(4).hp(4, 1);
  s.hand(1, "S7.slash S8.slash S9.slash S10.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(1);
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(2);
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(4);
  s.invokes(1, "jieyin").on(3);
  s.illegal("SGS-USE-HOLD").discards(1, "S7.slash S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").discards(1, "S7.slash");
  s.discards(1, "S7.slash S8.slash");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(3);
  s.declines(1, Ask::play);
}

STORY(Jieyin, WithOneHandCardNotAtAll) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(3, 1).hand(1, "S7.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

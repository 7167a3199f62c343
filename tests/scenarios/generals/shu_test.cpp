// The generals of Shu.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Liu Bei: Benevolence

STORY(Rende, TheSecondCardGivenHealsOnce) {
  Story s(4);
  s.general(1, "liubei").hp(1, 2).hand(1, "S7.slash H2.dodge S8.slash S9.slash");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash").to(3);
  s.expect_hp(1, 2);
  s.invokes(1, "rende");
  s.gives(1, "H2.dodge").to(2);
  s.sees("heal", 1).points(1).because("SGS-SKILL-RENDE");
  s.invokes(1, "rende");
  s.gives(1, "S8.slash S9.slash").to(3);
  s.expect_hp(1, 3);
  s.expect_hand(3, "S7.slash S8.slash S9.slash");
}

STORY(Rende, TwoAtOnceHealToo) {
  Story s(4);
  s.general(1, "liubei").hp(1, 3).hand(1, "S7.slash H2.dodge");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(4);
  s.expect_hp(1, 4);
}

STORY(Rende, OneCardHealsNothing) {
  Story s(4);
  s.general(1, "liubei").hp(1, 3).hand(1, "S7.slash");
  s.never("heal", 1);
  s.invokes(1, "rende");
  s.gives(1, "S7.slash").to(4);
  s.illegal("SGS-SKILL-RENDE").invokes(1, "rende");  // nothing left to give
  s.declines(1, Ask::play);
}

STORY(Rende, NotToHimselfNorEquipment) {
  Story s(4);
  s.general(1, "liubei").hand(1, "S7.slash H2.dodge").equip(1, "S5.blade");
  s.invokes(1, "rende");
  s.illegal("SGS-SKILL-RENDE").gives(1, "S7.slash").to(1);
  s.illegal("SGS-USE-HOLD").gives(1, "S5.blade").to(2);
  s.gives(1, "S7.slash").to(2);
}

STORY(Rende, UnhurtHeIsNotHealed) {
  Story s(4);
  s.general(1, "liubei").hand(1, "S7.slash H2.dodge");
  s.never("heal", 1);
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(4);
  s.expect_hp(1, 4);
}

STORY(Rende, EachPlayPhaseAnew) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "liubei").hp(1, 2).discards_whatever();
  s.hand(1, "S7.slash H2.dodge").pile("H7.ex_nihilo H8.ex_nihilo D2.dodge D3.dodge");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(2);
  s.sees("heal", 1);
  s.sees("turn", 1);
  s.invokes(1, "rende");
  s.gives(1, "D2.dodge D3.dodge").to(2);
  s.sees("heal", 1);
  s.expect_hp(1, 4);
}

// --- Liu Bei: Rouse

STORY(Jijiang, AnotherShuPlayersSlashIsUsedByHim) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(3, "S7.slash");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.sees("use", 1).as("slash").cards("S7.slash").because("SGS-SKILL-JIJIANG");
  s.sees("damage", 2).from(1).points(1);
}

STORY(Jijiang, CountsToTheLimit) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S8.slash").hand(3, "S7.slash H3.peach");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").invokes(1, "jijiang").on(2);
  s.declines(1, Ask::play);
}

STORY(Jijiang, TheTargetMustBeInReachOfTheLord) {
  Story s(4);
  s.general(1, "liubei").general(2, "zhangfei").hand(2, "S7.slash");
  s.illegal("SGS-RANGE").invokes(1, "jijiang").on(3);
  s.illegal("SGS-USE-TARGET").invokes(1, "jijiang").on(1);
  s.invokes(1, "jijiang").on(4);
  s.plays(2, "S7.slash");
  s.expect_hp(4, 3);
}

STORY(Jijiang, WhenNobodyHelpsHeMayTryAgain) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S8.slash").hand(3, "S7.slash");
  s.invokes(1, "jijiang").on(2);
  s.declines(3, Ask::play_slash);
  s.invokes(1, "jijiang").on(2);
  s.declines(3, Ask::play_slash);
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 3);
}

STORY(Jijiang, WithoutAnotherShuPlayerThereIsNobodyToCallOn) {
  Story s(4);
  s.general(1, "liubei").general(2, "caocao").hand(2, "S7.slash");
  s.illegal("SGS-SKILL-JIJIANG").invokes(1, "jijiang").on(2);
  s.declines(1, Ask::play);
}

STORY(Jijiang, IsTheLordsAlone) {
  Story s(4);
  s.general(2, "liubei").general(3, "guanyu").hand(1, "S7.savage_assault").hand(3, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.savage_assault");
  s.declines(2, Ask::play_slash);
  s.plays(3, "S7.slash");
  s.expect_hp(2, 3);
}

STORY(Jijiang, ASlashPlayedAgainstABarbarianInvasion) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").play_phase_of(2);
  s.hand(2, "S7.savage_assault").hand(3, "H3.peach S8.slash");
  s.uses(2, "S7.savage_assault");
  s.plays(3, "S8.slash");
  s.invokes(1, "jijiang");
  s.plays(3, "H3.peach").as("slash");
  s.sees("respond", 1).as("slash").because("SGS-SKILL-JIJIANG");
  s.expect_hp(1, 4);
}

STORY(Jijiang, ADuelIsFoughtWithTheSlashesOfOthers) {
  Story s(4);
  s.general(1, "liubei").general(3, "zhaoyun").hand(1, "SA.duel").hand(2, "S8.slash");
  s.hand(3, "D2.dodge");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.invokes(1, "jijiang");
  s.plays(3, "D2.dodge").as("slash");
  s.expect_hp(2, 3);
}

STORY(Jijiang, ABorrowedSwordIsSwungByAnother) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").play_phase_of(2).equip(1, "S5.blade");
  s.hand(2, "CQ.collateral").hand(3, "S7.slash");
  s.uses(2, "CQ.collateral").on(1).against(4);
  s.invokes(1, "jijiang");
  s.plays(3, "S7.slash");
  s.sees("use", 1).on(4).because("SGS-SKILL-JIJIANG");
  s.sees("damage", 4).from(1);
  s.expect_equip(1, "S5.blade");
}

STORY(Jijiang, HisWineGivesTheSlashItsForce) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S3.wine").hand(3, "S7.slash");
  s.uses(1, "S3.wine");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.sees("damage", 2).points(2);
}

// --- Guan Yu: Warrior Saint

STORY(Wusheng, ARedCardIsASlash) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "H3.peach");
  s.uses(1, "H3.peach").as("slash").on(2);
  s.sees("damage", 2).points(1).as("normal");
}

STORY(Wusheng, RedEquipmentTooAndWhenASlashIsPlayed) {
  Story s(4);
  s.general(2, "guanyu").hand(1, "SA.duel").equip(2, "H5.chitu");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "H5.chitu").as("slash");
  s.expect_hp(1, 3);
  s.expect_equip(2, "");
}

STORY(Wusheng, NoBlackCard) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "S3.snatch H4.fire_slash");
  s.illegal("SGS-USE-KIND").uses(1, "S3.snatch").as("slash").on(2);
  s.uses(1, "H4.fire_slash").as("slash").on(2);
  s.sees("damage", 2).as("normal");
}

STORY(Wusheng, TheHorseUsedUpBringsNobodyNearer) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "H3.peach").equip(1, "H5.chitu");
  s.illegal("SGS-RANGE").uses(1, "H5.chitu").as("slash").on(3);
  s.uses(1, "H3.peach").as("slash").on(3);
  s.expect_hp(3, 3);
}

STORY(Wusheng, TheCrossbowUsedUpLiftsNoLimit) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "S7.slash S8.slash").equip(1, "DA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "DA.crossbow").as("slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 2);
}

// --- Zhang Fei: Roar

STORY(Paoxiao, AsManySlashesAsHeHas) {
  Story s(4);
  s.covers("SGS-SKILL-PAOXIAO").general(1, "zhangfei").hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.uses(1, "S9.slash").on(4);
  s.expect_hp(2, 2);
  s.expect_hp(4, 3);
}

STORY(Paoxiao, WithNoSlashLeftNothingElseIsOne) {
  Story s(4);
  s.covers("SGS-SKILL-PAOXIAO").general(1, "zhangfei").hand(1, "S7.slash H3.peach D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("slash").on(2);
  s.illegal("SGS-CARD-SERPENT-SPEAR").uses(1, "H3.peach D2.dodge").as("slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Paoxiao, ReachesNoFarther) {
  Story s(4);
  s.covers("SGS-SKILL-PAOXIAO").general(1, "zhangfei").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-RANGE").uses(1, "S8.slash").on(3);
  s.declines(1, Ask::play);
}

STORY(Paoxiao, OthersKeepTheirLimit) {
  Story s(4);
  s.general(2, "zhangfei").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

// --- Zhuge Liang: Stargaze

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

// --- Zhuge Liang: Empty Fort

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
  s.covers("SGS-SKILL-KONGCHENG").general(2, "zhugeliang").hand(1, "S7.slash");
  s.hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Kongcheng, OtherCardsReachHim) {
  Story s(4);
  s.covers("SGS-SKILL-KONGCHENG").general(2, "zhugeliang");
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
  s.general(2, "zhugeliang").hand(1, "S7.slash S8.slash H3.peach").equip(1, "D5.axe");
  s.covers("SGS-SKILL-KONGCHENG").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(1, "S8.slash H3.peach");
  s.expect_hp(2, 2);
}

STORY(Kongcheng, ATargetAlreadyFixedStaysOne) {
  Story s(4);
  s.covers("SGS-SKILL-KONGCHENG").general(2, "zhugeliang").female(1).hand(1, "S7.slash");
  s.equip(1, "S2.double_swords").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.discards(2, "H3.peach");
  s.sees("damage", 2).points(1);
}

STORY(Kongcheng, Scenario31NoBorrowedSwordAgainstHim) {
  Story s(4);
  s.general(3, "zhugeliang").hand(1, "CQ.collateral").equip(2, "S5.blade");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "CQ.collateral").on(2).against(3);
  s.declines(1, Ask::play);
}

// --- Zhao Yun: Dragon Heart

STORY(Longdan, ADodgeIsASlash) {
  Story s(4);
  s.general(1, "zhaoyun").hand(1, "D2.dodge S7.slash");
  s.uses(1, "D2.dodge").as("slash").on(2);
  s.sees("damage", 2).points(1);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Longdan, ASlashIsADodge) {
  Story s(4);
  s.general(2, "zhaoyun").hand(1, "S7.slash").hand(2, "H4.fire_slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H4.fire_slash").as("dodge");
  s.expect_hp(2, 4);
}

STORY(Longdan, InADuelToo) {
  Story s(4);
  s.general(2, "zhaoyun").hand(1, "SA.duel").hand(2, "D2.dodge");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "D2.dodge").as("slash");
  s.expect_hp(1, 3);
}

STORY(Longdan, NothingElseAndNoFireSlash) {
  Story s(4);
  s.general(1, "zhaoyun").hand(1, "D2.dodge H3.peach");
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("fire_slash").on(2);
  s.uses(1, "D2.dodge").as("slash").on(2);
}

// --- Ma Chao: Horsemanship

STORY(Mashu, OneNearerToOthersNotOthersToHim) {
  Story s(6);
  s.covers("SGS-SKILL-MASHU").general(1, "machao").hand(1, "S7.slash S3.snatch");
  s.hand(3, "H3.peach");
  s.expect_distance(1, 3, 1);
  s.expect_distance(1, 4, 2);
  s.expect_distance(3, 1, 2);
  s.uses(1, "S3.snatch").on(3);
  s.takes(1, "H3.peach");
  s.uses(1, "S7.slash").on(3);
}

STORY(Mashu, AddsToAHorseAndNeverBelowOne) {
  Story s(6);
  s.covers("SGS-SKILL-MASHU").general(1, "machao").equip(1, "H5.chitu").hand(1, "S7.slash");
  s.expect_distance(1, 4, 1);
  s.expect_distance(1, 2, 1);
  s.uses(1, "S7.slash").on(4);
}

STORY(Mashu, ADefensiveHorseKeepsHimOff) {
  Story s(4);
  s.covers("SGS-SKILL-MASHU").general(1, "machao").equip(3, "C5.dilu").hand(1, "S7.slash");
  s.expect_distance(1, 3, 2);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.declines(1, Ask::play);
}

// --- Ma Chao: Iron Cavalry

STORY(Tieqi, RedNoDodge) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("H3.peach");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi").against(2);
  s.sees("judged", 1).effect(true);
  s.expect_hp(2, 3);
}

STORY(Tieqi, BlackHeMayDodge) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Tieqi, DeclinedNothingIsJudged) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("H3.peach");
  s.never("flip");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.dodges(2, "H2.dodge");
}

STORY(Tieqi, EachTargetOfAHalberdForItself) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").equip(1, "DQ.halberd").pile("H3.peach S8.slash");
  s.hand(2, "H2.dodge").hand(4, "D2.dodge");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2, 4);
  s.invokes(1, "tieqi").against(2);
  s.invokes(1, "tieqi").against(4);
  s.dodges(4, "D2.dodge");
  s.expect_hp(2, 3);
  s.expect_hp(4, 4);
}

STORY(Tieqi, Scenario19BeforeTheEightTrigrams) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").equip(2, "S2.eight_diagram").pile("H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.expect_hp(2, 3);
}

STORY(Tieqi, Scenario19ARenwangShieldHoldsAllTheSame) {
  Story s(4);
  s.general(1, "machao").hand(1, "S7.slash").equip(2, "C2.nioh_shield").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.sees("blocked", 2).as("nioh_shield");
  s.expect_hp(2, 4);
}

STORY(Tieqi, Scenario19AfterShirkOnTheNewTarget) {
  Story s(4);
  s.general(1, "machao").general(2, "daqiao").hand(1, "S7.slash").hand(2, "S8.slash");
  s.hand(3, "H2.dodge").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "S8.slash");
  s.invokes(1, "tieqi").against(3);
  s.sees("damage", 3);
  s.expect_hp(2, 3);
}

// --- Huang Yueying: Wisdom

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

// --- Huang Yueying: Genius

STORY(Qicai, TricksKnowNoDistance) {
  Story s(6);
  s.covers("SGS-SKILL-QICAI").general(1, "huangyueying");
  s.hand(1, "S3.snatch S10.supply_shortage").hand(4, "H3.peach").equip(4, "C5.dilu");
  s.uses(1, "S3.snatch").on(4);
  s.declines(1, Ask::invoke);
  s.takes(1, "H3.peach");
  s.uses(1, "S10.supply_shortage").on(4);
  s.expect_judging(4, "S10.supply_shortage");
}

STORY(Qicai, ASlashDoes) {
  Story s(6);
  s.covers("SGS-SKILL-QICAI").general(1, "huangyueying").hand(1, "S7.slash");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

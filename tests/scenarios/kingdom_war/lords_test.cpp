// Lords of kingdom war: who becomes one, what becomes of his kingdom; Liu Bei and his sword.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- becoming one

STORY(Lord, TakesThePlaceOfTheMainGeneralAsHisTurnBegins) {
  WithLords s(4);
  s.turn_of(1).hidden(1, "liubei_gz huangzhong_gz").main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "liubei_gz");
  s.illegal("SGS-GZ-LORD").becomes_lord(1, "liubei_gz");
  s.becomes_lord(1, "lord_liubei").because("SGS-GZ-LORD");
  s.sees("allegiance", 1).as("shu");
  s.expect_skill(1, "shouyue", true);
  s.expect_skill(1, "rende", false);
  s.expect_hp(1, 4);
  s.unveils(1, "huangzhong_gz");
  s.sees("mark", 1).as("companion").because("SGS-GZ-COMPANIONS");  // of all of Shu
  s.sees("phase", 1).as("judge");
}

STORY(Lord, AlsoOneWhoLiesOpenAlready) {
  WithLords s(4);
  s.turn_of(1).main_open(1, "liubei_gz huangzhong_gz").main_open(2, "caocao_gz simayi_gz");
  s.becomes_lord(1, "lord_liubei");
  s.expect_general(1, "lord_liubei");
  s.sees("phase", 1).as("judge");
}

STORY(Lord, OrHeStaysWhatHeIs) {
  WithLords s(4);
  s.turn_of(1).hidden(1, "liubei_gz huangzhong_gz").main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "liubei_gz");
  s.declines(1, Ask::crown);
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("judge");
  s.expect_skill(1, "rende", true);
  s.never("crown");
}

STORY(Lord, NotFromTheDeputysPlace) {
  WithLords s(4);
  s.turn_of(1).hidden(1, "huangzhong_gz liubei_gz").main_open(2, "caocao_gz simayi_gz");
  s.never_asked(Ask::crown, 1);
  s.unveils(1, "liubei_gz");
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("judge");
}

STORY(Lord, NotLaterInHisTurn) {
  WithLords s(4);
  s.open(2, "caocao_gz simayi_gz").hidden(1, "liubei_gz huangzhong_gz").hand(1, "H2.dodge");
  s.never_asked(Ask::crown, 1);
  s.unveils(1, "liubei_gz", "rende");  // in his play phase: too late
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "rende");
  s.gives(1, "H2.dodge").to(2);
}

STORY(Lord, NoneWhereThereAreNone) {
  War s(4);
  s.with("lords", "false").turn_of(1).hidden(1, "liubei_gz huangzhong_gz");
  s.main_open(2, "caocao_gz simayi_gz");
  s.never_asked(Ask::crown, 1);
  s.unveils(1, "liubei_gz");
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("judge");
}

// --- his kingdom

STORY(Lord, BringsCareeristsBack) {
  WithLords s(6);
  s.turn_of(1).main_open(1, "liubei_gz huangzhong_gz").open(2, "guanyu_gz zhangfei_gz");
  s.open(3, "zhaoyun_gz weiyan_gz").open(4, "machao_gz menghuo_gz").careerist(4);
  s.open(5, "caocao_gz simayi_gz").open(6, "sunquan_gz ganning_gz").careerist(6);
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 4).as("shu").because("SGS-GZ-LORD");
  s.expect_kingdom(6, "careerist");
  s.sees("phase", 1).as("judge");
}

STORY(Lord, AsLongAsHeLivesNobodyIsOne) {
  WithLords s(4);
  s.turn_of(4).open(1, "lord_liubei huangzhong_gz").open(2, "guanyu_gz zhangfei_gz");
  s.open(3, "caocao_gz simayi_gz").hidden(4, "zhaoyun_gz weiyan_gz");
  s.unveils(4, "zhaoyun_gz");
  s.sees("allegiance", 4).as("shu").because("SGS-GZ-KINGDOM");
  s.sees("phase", 4).as("judge");
}

STORY(Lord, WhenHeDiesAllOfHisKingdomAreCareerists) {
  WithLords s(6);
  s.play_phase_of(5).open(1, "lord_liubei huangzhong_gz").hp(1, 1).open(2, "guanyu_gz zhangfei_gz");
  s.open(5, "caocao_gz simayi_gz").equip(5, "H5.kylin_bow").hand(5, "S7.slash");
  s.open(4, "sunquan_gz ganning_gz").hidden(6, "zhaoyun_gz weiyan_gz");
  s.hidden(3, "luxun_gz dingfeng_gz");
  s.uses(5, "S7.slash").on(1);
  s.sees("damage", 1);
  s.declines(1, Ask::invoke);  // the edict
  s.sees("death", 1);
  s.sees("draw", 5).points(2).because("SGS-GZ-REWARD");
  s.sees("allegiance", 2).as("careerist").because("SGS-GZ-LORD");
  s.expect_mark(2, "careerist", false);
  s.discards_whatever();
  s.sees("turn", 6);
  s.unveils(6, "zhaoyun_gz");
  s.sees("allegiance", 6).as("careerist").because("SGS-GZ-CAREERIST");
  s.sees("mark", 6).as("careerist");
  s.sees("phase", 6).as("judge");
}

STORY(Lord, IsNotTurnedFaceDown) {
  WithLords s(4);
  s.open(1, "zoushi_gz diaochan_gz").open(2, "lord_liubei huangzhong_gz");
  s.hand(1, "S2.eight_diagram");
  s.invokes(1, "qingcheng").on(2);
  s.discards(1, "S2.eight_diagram");
  s.illegal("SGS-GZ-LORD").conceals(1, "lord_liubei");
  s.conceals(1, "huangzhong_gz");
}

// --- Sword of Zhangwu

STORY(Zhangwu, FromTheDiscardPile) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").open(2, "caocao_gz dianwei_gz");
  s.play_phase_of(3).open(3, "sunquan_gz ganning_gz").hand(3, "S3.dismantlement");
  s.hand(2, "S2.dragon_phoenix");
  s.uses(3, "S3.dismantlement").on(2);
  s.removes(3, "S2.dragon_phoenix");
  s.sees("retrieve", 1).cards("S2.dragon_phoenix").because("SGS-SKILL-ZHANGWU");
  s.expect_hand(1, "S2.dragon_phoenix");
}

STORY(Zhangwu, FromBeforeAnother) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").open(2, "caocao_gz dianwei_gz").play_phase_of(2);
  s.hand(2, "S2.dragon_phoenix");
  s.uses(2, "S2.dragon_phoenix");
  s.sees("equip", 2);
  s.sees("give", 2).cards("S2.dragon_phoenix").to(1).because("SGS-SKILL-ZHANGWU");
  s.expect_hand(1, "S2.dragon_phoenix");
}

STORY(Zhangwu, AlsoWhereAThirdHasLaidIt) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").open(2, "erzhang_gz sunquan_gz").play_phase_of(2);
  s.hand(2, "S2.dragon_phoenix").open(3, "caocao_gz dianwei_gz");
  s.invokes(2, "zhijian").on(3);
  s.relocates(2, "S2.dragon_phoenix");
  s.sees("give", 3).cards("S2.dragon_phoenix").to(1).because("SGS-SKILL-ZHANGWU");
  s.sees("draw", 2).points(1).because("SGS-SKILL-ZHIJIAN");
  s.expect_hand(1, "S2.dragon_phoenix");
}

STORY(Zhangwu, LostItGoesUnderThePileAndHeDrawsTwo) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").equip(1, "S2.dragon_phoenix");
  s.play_phase_of(3).open(3, "sunquan_gz ganning_gz").hand(3, "S3.dismantlement");
  s.pile("H2.dodge D2.dodge");
  s.uses(3, "S3.dismantlement").on(1);
  s.removes(3, "S2.dragon_phoenix");
  s.sees("sink").cards("S2.dragon_phoenix").because("SGS-SKILL-ZHANGWU");
  s.sees("draw", 1).cards("H2.dodge D2.dodge").because("SGS-SKILL-ZHANGWU");
  s.expect_equip(1, "");
  s.expect_discarded("S3.dismantlement");
}

STORY(Zhangwu, AlsoOutOfAnothersHand) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").hand(1, "S2.dragon_phoenix");
  s.play_phase_of(2).open(2, "sunquan_gz ganning_gz").hand(2, "S3.snatch");
  s.pile("H2.dodge D2.dodge");
  s.uses(2, "S3.snatch").on(1);
  s.takes(2, "S2.dragon_phoenix");
  s.sees("sink", 2).cards("S2.dragon_phoenix");
  s.sees("draw", 1).points(2);
  s.expect_hand(2, "");
}

STORY(Zhangwu, NotByUsingIt) {
  WithLords s(4);
  s.open(1, "lord_liubei guanyu_gz").hand(1, "S2.dragon_phoenix").open(2, "caocao_gz dianwei_gz");
  s.uses(1, "S2.dragon_phoenix").as("slash").on(2);  // by the banner
  s.sees("damage", 2);
  s.never("sink");
  s.sees("put").cards("S2.dragon_phoenix");
  s.sees("retrieve", 1).cards("S2.dragon_phoenix").because("SGS-SKILL-ZHANGWU");
  s.expect_hand(1, "S2.dragon_phoenix");
}

// --- Bestowing the Axe

STORY(Shouyue, AnyCardIsASlashByWarriorSaint) {
  WithLords s(4);
  s.open(1, "guanyu_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz").hand(1, "S3.dismantlement");
  s.open(3, "lord_liubei zhaoyun_gz");
  s.uses(1, "S3.dismantlement").as("slash").on(2);
  s.sees("damage", 2);
}

STORY(Shouyue, OnlyForHisKingdomAndWhileHeLives) {
  WithLords s(4);
  s.open(1, "guanyu_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz").hand(1, "S3.dismantlement");
  s.open(3, "lord_liubei zhaoyun_gz").dead(3);
  s.illegal("SGS-USE-KIND").uses(1, "S3.dismantlement").as("slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Shouyue, ByRoarArmourIsIgnored) {
  WithLords s(4);
  s.open(1, "zhangfei_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz").hand(1, "S7.slash");
  s.open(3, "lord_liubei zhaoyun_gz").equip(2, "C2.nioh_shield");
  s.uses(1, "S7.slash").on(2);
  s.never("blocked");
  s.sees("damage", 2);
}

STORY(Shouyue, ByDragonHeartOneDraws) {
  WithLords s(4);
  s.open(1, "zhaoyun_gz huangzhong_gz")
      .open(2, "caocao_gz dianwei_gz")
      .hand(1, "H2.dodge S7.slash");
  s.open(3, "lord_liubei machao_gz").play_phase_of(2).hand(2, "S8.slash");
  s.pile("D2.dodge");
  s.uses(2, "S8.slash").on(1);
  s.dodges(1, "S7.slash").as("dodge");
  s.sees("draw", 1).cards("D2.dodge").because("SGS-SKILL-SHOUYUE");
}

STORY(Shouyue, AlsoForASlashAndNotForACardAsItIs) {
  WithLords s(4);
  s.open(1, "zhaoyun_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz").hand(1, "H2.dodge");
  s.open(3, "lord_liubei machao_gz").hand(2, "D2.dodge").pile("HQ.slash");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.sees("draw", 1).points(1).because("SGS-SKILL-SHOUYUE");
  s.dodges(2, "D2.dodge");
  s.never("draw", 2);
}

STORY(Shouyue, IronCavalryWorksButForASpade) {
  WithLords s(4);
  s.open(1, "machao_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz").hand(1, "S7.slash");
  s.open(3, "lord_liubei zhaoyun_gz").hand(2, "D2.dodge").pile("C9.slash");
  s.uses(1, "S7.slash").on(2);
  s.never_asked(Ask::dodge, 2);
  s.invokes(1, "tieqi").against(2);
  s.sees("judged", 1).as("tieqi");
  s.sees("damage", 2);
}

STORY(Shouyue, FierceArchersReachFurther) {
  WithLords s(6);
  s.open(1, "huangzhong_gz zhaoyun_gz").open(2, "caocao_gz dianwei_gz");
  s.open(3, "sunquan_gz ganning_gz").open(4, "lord_liubei machao_gz");
  s.expect_in_range(1, 3, true);
  s.expect_in_range(2, 4, false);
  s.declines(1, Ask::play);
  s.discards_whatever();
}

// --- Stirring Edict

STORY(Jizhao, FillsTheHandAndGivesBenevolence) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").hp(1, 1).hand(1, "S9.slash");
  s.play_phase_of(2).open(2, "caocao_gz dianwei_gz").hand(2, "S7.slash");
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.invokes(1, "jizhao");
  s.sees("draw", 1).points(3).because("SGS-SKILL-JIZHAO");
  s.sees("heal", 1).points(2).because("SGS-SKILL-JIZHAO");
  s.sees("forgo", 1).as("shouyue");
  s.sees("acquire", 1).as("rende");
  s.expect_hp(1, 2);
}

STORY(Jizhao, OnceAGame) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").hp(1, 1).hand(1, "S9.slash C9.slash HQ.slash D10.slash");
  s.play_phase_of(2).open(2, "zhangliao_gz dianwei_gz");
  s.equip(2, "DA.crossbow").open(3, "sunquan_gz ganning_gz").hand(2, "S7.slash S8.slash CJ.slash");
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.invokes(1, "jizhao");
  s.sees("heal", 1).points(2);
  s.sees("forgo", 1).as("shouyue");
  s.sees("acquire", 1).as("rende");
  s.uses(2, "S8.slash").on(1);
  s.sees("damage", 1);
  s.uses(2, "CJ.slash").on(1);
  s.sees("damage", 1);
  s.sees("death", 1);
}

STORY(Shouyue, TheTigersOfTheLaterPrintToo) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").open(3, "guanyu_hs zhangfei_hs").play_phase_of(3);
  s.open(4, "caocao_gz dianwei_gz").hand(3, "S3.snatch").equip(4, "C2.vine");
  s.uses(3, "S3.snatch").as("slash").on(4);
  s.sees("damage", 4);
}

// --- Flying Dragon and Phoenix

STORY(DragonPhoenix, TheTargetDiscardsACard) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").equip(1, "S2.dragon_phoenix").hand(1, "S7.slash");
  s.open(2, "caocao_gz dianwei_gz").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "dragon_phoenix").against(2).because("SGS-CARD-DRAGON-PHOENIX");
  s.discards(2, "H2.dodge");
  s.sees("damage", 2);
}

STORY(DragonPhoenix, WhomASlashBringsToDyingLosesACardOfHisHand) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").equip(1, "S2.dragon_phoenix").hand(1, "S7.slash");
  s.open(2, "caocao_gz dianwei_gz").hp(2, 1);
  s.hand(2, "H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.invokes(1, "dragon_phoenix").against(2);
  s.takes(1, "H4.peach");
  s.sees("death", 2);
}

STORY(DragonPhoenix, NotByADuel) {
  WithLords s(4);
  s.open(1, "lord_liubei huangzhong_gz").equip(1, "S2.dragon_phoenix").hand(1, "SA.duel");
  s.open(2, "caocao_gz dianwei_gz").hp(2, 1).hand(2, "H4.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.saves(2, "H4.peach");
  s.sees("heal", 2);
}

}  // namespace
}  // namespace tally::test

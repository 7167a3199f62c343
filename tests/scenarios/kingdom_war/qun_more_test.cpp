// More generals of Qun 群: Ji Ling, Tian Feng, Pan Feng, Lady Zou.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Twin Blades

Story& a_pindian(Story& s) {
  return s.turn_of(1)
      .open(1, "jiling_gz huatuo_gz")
      .open(2, "caocao_gz xuchu_gz")
      .open(4, "zhangliao_gz guojia_gz")
      .open(3, "guanyu_gz zhangfei_gz");
}

STORY(Shuangren, WonHeSlashesOneOfThatKingdom) {
  War s(6);
  a_pindian(s).hand(1, "HK.dodge").hand(2, "S8.slash");
  s.invokes(1, "shuangren").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "S8.slash");
  s.sees("compared", 1).effect(true);
  s.illegal("SGS-SKILL-SHUANGREN").invokes(1, "shuangren").on(3);
  s.invokes(1, "shuangren").on(4);  // at distance 3
  s.sees("use", 1).as("slash").because("SGS-SKILL-SHUANGREN");
  s.sees("damage", 4).from(1);
}

STORY(Shuangren, OrHimWhoHasLost) {
  War s(6);
  a_pindian(s).hand(1, "HK.dodge").hand(2, "S8.slash D2.dodge").pile("S7.slash C2.slash");
  s.invokes(1, "shuangren").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "S8.slash");
  s.sees("compared", 1).effect(true);
  s.invokes(1, "shuangren").on(2);
  s.dodges(2, "D2.dodge");
  s.uses(1, "S7.slash").on(2);  // that Slash does not count
  s.sees("damage", 2);
}

STORY(Shuangren, NotWonHisPlayPhaseIsOver) {
  War s(6);
  a_pindian(s).hand(1, "S8.slash").hand(2, "C8.slash");
  s.invokes(1, "shuangren").on(2);
  s.puts_up(1, "S8.slash");
  s.puts_up(2, "C8.slash");
  s.sees("compared", 1).effect(false);
  s.never_asked(Ask::play, 1);
  s.sees("phase", 1).as("discard");
}

STORY(Shuangren, AgainstAnotherWithACard) {
  War s(6);
  a_pindian(s).hand(1, "HK.dodge").hand(2, "S8.slash");
  s.illegal("SGS-SKILL-SHUANGREN").invokes(1, "shuangren").on(1);
  s.illegal("SGS-SKILL-SHUANGREN").invokes(1, "shuangren").on(3);
  s.declines(1, Ask::invoke_on);
  s.declines(1, Ask::play);
  s.discards_whatever();
}

// --- Dying Remonstrance

STORY(Sijian, HisLastCardCostsAnotherOne) {
  War s(4);
  s.open(1, "tianfeng_gz huatuo_gz").hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-SIJIAN").invokes(1, "sijian").on(3);
  s.illegal("SGS-SKILL-SIJIAN").invokes(1, "sijian").on(1);
  s.invokes(1, "sijian").on(2);
  s.removes(1, "H2.dodge").of(2);
  s.dodges(2, "D2.dodge");
  s.expect_hand(2, "");
}

STORY(Sijian, AlsoWhenItIsTakenFromHim) {
  War s(4);
  s.play_phase_of(2).open(1, "tianfeng_gz huatuo_gz").hand(1, "S7.slash").hand(2, "S3.snatch");
  s.equip(3, "DQ.triblade");
  s.uses(2, "S3.snatch").on(1);
  s.takes(2, "S7.slash").from(1);
  s.invokes(1, "sijian").on(3);
  s.removes(1, "DQ.triblade").of(3);
  s.expect_equip(3, "");
}

STORY(Sijian, NotWhileHeHasAnother) {
  War s(4);
  s.open(1, "tianfeng_gz huatuo_gz").hand(1, "S7.slash C2.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.never_asked(Ask::invoke_on, 1);
  s.dodges(2, "D2.dodge");
  s.declines(1, Ask::play);
}

// --- Following the Tide

STORY(Suishi, HisKingdomBringsSomebodyToTheGround) {
  War s(4);
  s.open(1, "lvbu_gz diaochan_gz").open(3, "tianfeng_gz huatuo_gz");
  s.open(2, "caocao_gz xuchu_gz").hp(2, 1).hand(1, "S7.slash").hand(2, "H4.peach");
  s.open(4, "guanyu_gz zhangfei_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("draw", 3).points(1).because("SGS-SKILL-SUISHI");
  s.saves(2, "H4.peach");
  s.sees("heal", 2);
}

STORY(Suishi, OthersDoingItBringsNothing) {
  War s(4);
  s.open(1, "guanyu_gz zhangfei_gz").open(3, "tianfeng_gz huatuo_gz");
  s.open(2, "caocao_gz xuchu_gz").hp(2, 1).hand(1, "S7.slash").hand(2, "H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.never("draw", 3);
  s.saves(2, "H4.peach");
  s.sees("heal", 2);
}

STORY(Suishi, OneOfHisKingdomDies) {
  War s(4);
  s.open(1, "caocao_gz xuchu_gz").open(3, "tianfeng_gz huatuo_gz");
  s.open(2, "lvbu_gz diaochan_gz").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("lose", 3).points(1).because("SGS-SKILL-SUISHI");
  s.sees("draw", 1).points(2).because("SGS-GZ-REWARD");
}

// --- Wild Axe

STORY(Kuangfu, TheirEquipmentBecomesHis) {
  War s(4);
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "S7.slash").equip(2, "DQ.triblade");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuangfu");
  s.relocates(1, "DQ.triblade").to(1);
  s.expect_equip(1, "DQ.triblade");
  s.expect_equip(2, "");
}

STORY(OptionOxTaken, WhatLiesUnderItIsPutAway) {
  War s(4);
  s.with("ox_taken", "put_away").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "S7.slash").equip(2, "D5.wooden_ox");
  s.beside(2, "muniu", "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuangfu");
  s.relocates(1, "D5.wooden_ox").to(1);
  s.sees("put").cards("H2.dodge").because("SGS-CARD-WOODEN-OX");
}

STORY(OptionOxTaken, OrGoesAlong) {
  War s(4);
  s.with("ox_taken", "goes_along").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "S7.slash").equip(2, "D5.wooden_ox");
  s.beside(2, "muniu", "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuangfu");
  s.relocates(1, "D5.wooden_ox").to(1);
  s.sees("lay", 1).cards("H2.dodge");
}

STORY(Kuangfu, OrIsDiscarded) {
  War s(4);
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "S7.slash").equip(2, "DQ.triblade H5.chitu");
  s.hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuangfu");
  s.declines(1, Ask::relocate);
  s.illegal("SGS-SKILL-KUANGFU").removes(1, "S8.slash").of(2);
  s.removes(1, "H5.chitu").of(2);
  s.expect_equip(2, "DQ.triblade");
}

STORY(Kuangfu, ItsPlaceMustBeFree) {
  War s(4);
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "S7.slash").equip(1, "DA.crossbow");
  s.equip(2, "DQ.triblade C2.vine").equip(3, "C5.dilu");
  s.hand(1, "H4.fire_slash");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuangfu");
  s.illegal("SGS-SKILL-KUANGFU").relocates(1, "DQ.triblade").to(1);
  s.illegal("SGS-SKILL-KUANGFU").relocates(1, "C5.dilu").to(1);  // not the target's
  s.relocates(1, "C2.vine").to(1);
  s.expect_equip(1, "DA.crossbow C2.vine");
}

STORY(Kuangfu, OnlyByASlash) {
  War s(4);
  s.open(1, "panfeng_gz huatuo_gz").hand(1, "SA.duel").equip(2, "DQ.triblade");
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
  s.never_asked(Ask::invoke, 1);
  s.declines(1, Ask::play);
}

// --- Troubled Waters

STORY(Huoshui, NobodyElseTurnsUpAGeneral) {
  War s(4);
  s.open(1, "zoushi_gz huatuo_gz").hidden(2, "zhaoyun_gz zhangfei_gz").hand(2, "S8.slash");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-HUOSHUI").unveils(2, "zhaoyun_gz", "longdan");
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
}

STORY(Huoshui, NotToSaveSomebodyEither) {
  War s(4);
  s.open(1, "zoushi_gz pangde_gz").hidden(2, "huatuo_gz lvbu_gz").hand(2, "H2.dodge");
  s.open(3, "caocao_gz xuchu_gz").hp(3, 1).hand(3, "H4.peach").hand(1, "S7.slash");
  s.equip(1, "DQ.triblade");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.declines(1, Ask::rescue);
  s.illegal("SGS-SKILL-HUOSHUI").unveils(2, "huatuo_gz", "jijiu").asked(Ask::rescue);
  s.declines(2, Ask::rescue);
  s.saves(3, "H4.peach");
  s.sees("heal", 3);
}

STORY(Huoshui, InAnotherTurnTheyMay) {
  War s(4);
  s.play_phase_of(3).open(1, "zoushi_gz huatuo_gz").hidden(2, "zhaoyun_gz zhangfei_gz");
  s.hand(2, "S8.slash").hand(3, "S7.slash");
  s.uses(3, "S7.slash").on(2);
  s.unveils(2, "zhaoyun_gz", "longdan");
  s.sees("allegiance", 2).as("shu");
  s.dodges(2, "S8.slash").as("dodge");
}

// --- Ruinous Beauty

STORY(Qingcheng, AGeneralLiesFaceDownAgain) {
  War s(4);
  s.open(1, "zoushi_gz huatuo_gz").open(2, "caocao_gz zhenji_gz").hand(1, "DQ.triblade");
  s.invokes(1, "qingcheng").on(2);
  s.discards(1, "DQ.triblade");
  s.conceals(1, "caocao_gz");
  s.expect_hidden(2, false, true);
  s.expect_skill(2, "jianxiong", false);
  s.expect_skill(2, "qingguo", true);
  s.expect_kingdom(2, "wei");
}

STORY(Qingcheng, AndMayBeTurnedUpOnceMore) {
  War s(4);
  s.open(1, "zoushi_gz huatuo_gz").open(2, "caocao_gz zhenji_gz").hand(1, "DQ.triblade");
  s.invokes(1, "qingcheng").on(2);
  s.discards(1, "DQ.triblade");
  s.conceals(1, "caocao_gz");
  s.sees("turn", 2);
  s.unveils(2, "caocao_gz");
  s.expect_skill(2, "jianxiong", true);
  s.sees("phase", 2).as("judge");
}

STORY(Qingcheng, OnlyOfWhoHidesNothingAndForEquipment) {
  War s(4);
  s.open(1, "zoushi_gz huatuo_gz").main_open(2, "caocao_gz zhenji_gz");
  s.open(3, "guanyu_gz zhangfei_gz").hand(1, "DQ.triblade S7.slash");
  s.illegal("SGS-SKILL-QINGCHENG").invokes(1, "qingcheng").on(2);
  s.illegal("SGS-SKILL-QINGCHENG").invokes(1, "qingcheng").on(1);
  s.invokes(1, "qingcheng").on(3);
  s.illegal("SGS-SKILL-QINGCHENG").discards(1, "S7.slash");
  s.discards(1, "DQ.triblade");
  s.illegal("SGS-SKILL-QINGCHENG").conceals(1, "caocao_gz");
  s.conceals(1, "zhangfei_gz");
  s.illegal("SGS-SKILL-QINGCHENG").invokes(1, "qingcheng").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

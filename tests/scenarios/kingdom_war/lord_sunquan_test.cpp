// Lord Sun Quan 君孙权, his beacons 烽火 and the Luminous Pearl 定澜夜明珠.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Auspicious Grain

STORY(Jiahe, HeLaysABeaconOnceAPhase) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz").hand(1, "S2.eight_diagram H2.dodge").equip(1, "DA.crossbow");
  s.open(2, "caocao_gz dianwei_gz");
  s.invokes(1, "jiahe");
  s.illegal("SGS-SKILL-JIAHE").lays(1, "H2.dodge", "jiahe");
  s.lays(1, "DA.crossbow", "jiahe");
  s.illegal("SGS-SKILL-JIAHE").invokes(1, "jiahe");
  s.declines(1, Ask::play);
  s.expect_beside(1, "jiahe", "DA.crossbow");
}

STORY(Jiahe, SoDoOthersOfHisKingdom) {
  WithLords s(4);
  s.open(1, "luxun_gz dingfeng_gz").hand(1, "S2.eight_diagram").open(2, "lord_sunquan ganning_gz");
  s.open(3, "caocao_gz dianwei_gz");
  s.invokes(1, "jiahe").of(2);
  s.pays_tribute(1, "S2.eight_diagram", "jiahe").to(2);
  s.expect_beside(2, "jiahe", "S2.eight_diagram");
  s.declines(1, Ask::play);
}

STORY(Jiahe, NobodyElse) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S2.eight_diagram").open(2, "lord_sunquan ganning_gz");
  s.illegal("SGS-SKILL-JIAHE").invokes(1, "jiahe").of(2);
  s.declines(1, Ask::play);
}

STORY(Jiahe, ABeaconTeachesHandsomeUntilTheTurnEnds) {
  WithLords s(4);
  s.turn_of(1).open(1, "luxun_gz dingfeng_gz").open(2, "lord_sunquan ganning_gz");
  s.beside(2, "jiahe", "S2.eight_diagram").open(3, "caocao_gz dianwei_gz");
  s.decides(1, "yingzi").because("SGS-SKILL-JIAHE");
  s.sees("acquire", 1).as("yingzi").extra();
  s.invokes(1, "yingzi");
  s.sees("draw", 1).points(3);
  s.discards_whatever();
  s.sees("turn", 2);
  s.expect_skill(1, "yingzi", false);
}

STORY(Jiahe, OnlyWhatSoManyTeach) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_sunquan dingfeng_gz");
  s.beside(1, "jiahe", "S2.eight_diagram C2.nioh_shield H5.kylin_bow");
  s.open(3, "caocao_gz dianwei_gz").pile("S7.slash S8.slash H2.dodge C3.slash D2.dodge");
  s.illegal("SGS-SKILL-JIAHE").decides(1, "duoshi");
  s.decides(1, "shelie");
  s.sees("acquire", 1).as("shelie").extra();
  s.sees("phase", 1).as("judge");
}

STORY(Jiahe, OrNothing) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_sunquan dingfeng_gz").beside(1, "jiahe", "S2.eight_diagram");
  s.open(3, "caocao_gz dianwei_gz");
  s.decides(1, "refuse");
  s.never("acquire", 1);
  s.sees("phase", 1).as("judge");
}

STORY(Jiahe, NotWhatHeHasAlready) {
  WithLords s(4);
  s.turn_of(1).open(1, "zhouyu_gz dingfeng_gz").open(2, "lord_sunquan ganning_gz");
  s.beside(2, "jiahe", "S2.eight_diagram").open(3, "caocao_gz dianwei_gz");
  s.never_asked(Ask::decide, 1);
  s.sees("phase", 1).as("judge");
}

STORY(Jiahe, FiveTeachTwo) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_sunquan dingfeng_gz");
  s.beside(1, "jiahe", "S2.eight_diagram C2.nioh_shield H5.kylin_bow DA.crossbow DQ.triblade");
  s.open(3, "caocao_gz dianwei_gz");
  s.decides(1, "haoshi");
  s.sees("acquire", 1).as("haoshi");
  s.decides(1, "duoshi");
  s.sees("acquire", 1).as("duoshi");
  s.sees("phase", 1).as("judge");
}

STORY(Jiahe, ASlashThatHurtsHimCostsABeacon) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S7.slash").open(2, "lord_sunquan ganning_gz");
  s.beside(2, "jiahe", "S2.eight_diagram C2.nioh_shield");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.discards(2, "C2.nioh_shield").because("SGS-SKILL-JIAHE");
  s.expect_beside(2, "jiahe", "S2.eight_diagram");
}

STORY(Jiahe, NotWhatASkillDoesToHim) {
  WithLords s(4);
  s.open(1, "dianwei_gz caocao_gz").equip(1, "DA.crossbow").open(2, "lord_sunquan ganning_gz");
  s.beside(2, "jiahe", "S2.eight_diagram");
  s.invokes(1, "qiangxi").on(2);
  s.discards(1, "DA.crossbow");
  s.sees("damage", 2);
  s.expect_beside(2, "jiahe", "S2.eight_diagram");
}

// --- Wide Reading

STORY(Shelie, OneOfEachSuit) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_sunquan dingfeng_gz").also_has(1, "shelie");
  s.open(3, "caocao_gz dianwei_gz").pile("S7.slash S8.slash H2.dodge C3.slash D2.dodge");
  s.invokes(1, "shelie");
  s.sees("reveal").cards("S7.slash S8.slash H2.dodge C3.slash D2.dodge");
  s.picks(1, "S8.slash");
  s.illegal("SGS-SKILL-SHELIE").picks(1, "S7.slash");
  s.picks(1, "H2.dodge");
  s.picks(1, "D2.dodge");
  s.picks(1, "C3.slash");
  s.sees("put").cards("S7.slash").because("SGS-SKILL-SHELIE");
  s.expect_hand(1, "S8.slash H2.dodge D2.dodge C3.slash");
}

STORY(Shelie, FewerWhereThereAreFewerSuits) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_sunquan dingfeng_gz").also_has(1, "shelie");
  s.open(3, "caocao_gz dianwei_gz").pile("S7.slash S8.slash S9.slash C3.slash C4.slash");
  s.invokes(1, "shelie");
  s.picks(1, "S7.slash");
  s.picks(1, "C4.slash");
  s.sees("put").cards("S8.slash S9.slash C3.slash");
  s.expect_hand(1, "S7.slash C4.slash");
}

// --- Gathering Wealth

STORY(Lianzi, AsManyCardsAsWuHasEquippedAndBeacons) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz").hand(1, "S7.slash").equip(1, "DA.crossbow");
  s.open(2, "luxun_gz dingfeng_gz").equip(2, "C2.nioh_shield");
  s.open(3, "caocao_gz dianwei_gz").equip(3, "S2.eight_diagram").beside(1, "jiahe", "H5.kylin_bow");
  s.pile("S8.slash H2.dodge SA.duel C3.slash");
  s.invokes(1, "lianzi");
  s.discards(1, "S7.slash");
  s.sees("reveal").cards("S8.slash H2.dodge SA.duel").because("SGS-SKILL-LIANZI");
  s.sees("gain", 1).cards("S8.slash H2.dodge");
  s.sees("put").cards("SA.duel");
  s.illegal("SGS-SKILL-LIANZI").invokes(1, "lianzi");
  s.expect_skill(1, "lianzi", true);
  s.declines(1, Ask::play);
}

STORY(Lianzi, WithMoreThanThreeTakenItBecomesBalanceOfPower) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz").hand(1, "S7.slash").equip(1, "DA.crossbow");
  s.open(3, "caocao_gz dianwei_gz")
      .beside(1, "jiahe", "H5.kylin_bow S2.eight_diagram C2.nioh_shield");
  s.pile("S8.slash H2.dodge D2.dodge C3.slash");
  s.invokes(1, "lianzi");
  s.discards(1, "S7.slash");
  s.sees("gain", 1).cards("S8.slash H2.dodge D2.dodge C3.slash");
  s.sees("forgo", 1).as("lianzi").because("SGS-SKILL-LIANZI");
  s.sees("acquire", 1).as("zhiheng_gz");
  s.expect_skill(1, "lianzi", false);
  s.declines(1, Ask::play);
  s.discards_whatever();
}

// --- Treasure House

STORY(Jubao, TakesACardOfWhoWearsThePearl) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz")
      .open(2, "caocao_gz dianwei_gz")
      .equip(2, "D6.luminous_pearl");
  s.pile("S8.slash");
  s.declines(1, Ask::play);
  s.sees("phase", 1).as("finish");
  s.sees("draw", 1).cards("S8.slash").because("SGS-SKILL-JUBAO");
  s.takes(1, "D6.luminous_pearl").because("SGS-SKILL-JUBAO");
  s.expect_hand(1, "S8.slash D6.luminous_pearl");
}

STORY(Jubao, OnlyDrawsWhereItIsDiscardedOrHis) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz").discarded("D6.luminous_pearl").pile("S8.slash");
  s.open(2, "caocao_gz dianwei_gz");
  s.declines(1, Ask::play);
  s.sees("draw", 1).cards("S8.slash").because("SGS-SKILL-JUBAO");
  s.never_asked(Ask::snatch_own, 1);
  s.sees("turn", 2);
}

STORY(Jubao, NotWhereItIsElsewhere) {
  WithLords s(4);
  s.open(1, "lord_sunquan ganning_gz").open(2, "caocao_gz dianwei_gz").hand(2, "D6.luminous_pearl");
  s.declines(1, Ask::play);
  s.never("draw", 1);
  s.sees("turn", 2);
}

STORY(Jubao, NobodyTakesHisTreasure) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S3.snatch");
  s.open(2, "lord_sunquan ganning_gz").equip(2, "D6.luminous_pearl DA.crossbow");
  s.uses(1, "S3.snatch").on(2);
  s.illegal("SGS-SKILL-JUBAO").takes(1, "D6.luminous_pearl");
  s.takes(1, "DA.crossbow");
}

STORY(Jubao, WhoHasNothingElseLosesNothing) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S3.snatch S3.dismantlement");
  s.open(2, "lord_sunquan ganning_gz").equip(2, "D6.luminous_pearl");
  s.uses(1, "S3.snatch").on(2);
  s.never_asked(Ask::snatch, 1);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D6.luminous_pearl");  // it may be discarded
}

STORY(Jubao, HeavyLeviesPassHimBy) {
  WithLords s(4);
  s.turn_of(1).open(1, "huatuo_gz dongzhuo_ld").hp(1, 1).hand(3, "H2.dodge");
  s.open(2, "lord_sunquan ganning_gz").equip(2, "D6.luminous_pearl");
  s.invokes(1, "hengzheng");
  s.takes(1, "H2.dodge").from(3);
  s.sees("phase", 1).as("play");
}

STORY(Jubao, ItIsNotRedeployed) {
  WithLords s(4);
  s.turn_of(1).open(1, "lvfan_ld ganning_gz").equip(1, "DA.crossbow");
  s.open(2, "lord_sunquan lvmeng_gz").equip(2, "D6.luminous_pearl");
  s.illegal("SGS-SKILL-DIAODU").invokes(1, "diaodu").on(2);
  s.declines(1, Ask::invoke_on);
}

// --- Luminous Pearl

STORY(LuminousPearl, WhoeverWearsItHasABalance) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").equip(1, "D6.luminous_pearl").hand(1, "S7.slash S8.slash");
  s.invokes(1, "mingzhu");
  s.discards(1, "S7.slash S8.slash");
  s.sees("draw", 1).points(2).because("SGS-SKILL-MINGZHU");
  s.illegal("SGS-SKILL-MINGZHU").invokes(1, "mingzhu");
  s.declines(1, Ask::play);
}

STORY(LuminousPearl, NoMoreThanHisMaximum) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").equip(1, "D6.luminous_pearl");
  s.hand(1, "S7.slash S8.slash H2.dodge D2.dodge C3.slash");
  s.invokes(1, "mingzhu");
  s.illegal("SGS-SKILL-MINGZHU").discards(1, "S7.slash S8.slash H2.dodge D2.dodge C3.slash");
  s.discards(1, "S7.slash S8.slash H2.dodge D2.dodge");
  s.sees("draw", 1).points(4);
}

STORY(LuminousPearl, WithBalanceOfPowerAnyNumber) {
  WithLords s(4);
  s.open(1, "sunquan_gz ganning_gz").equip(1, "D6.luminous_pearl").open(2, "caocao_gz dianwei_gz");
  s.hand(1, "S7.slash S8.slash H2.dodge D2.dodge C3.slash");
  s.illegal("SGS-SKILL-MINGZHU").invokes(1, "mingzhu");
  s.invokes(1, "zhiheng_gz");
  s.discards(1, "S7.slash S8.slash H2.dodge D2.dodge C3.slash");
  s.sees("draw", 1).points(5);
}

}  // namespace
}  // namespace tally::test

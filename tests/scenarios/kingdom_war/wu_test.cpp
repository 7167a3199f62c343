// Generals of Wu 吴 as kingdom war has them: Sun Quan, Lu Xun, Sun Shangxiang, Ding Feng.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Balance of Power

STORY(ZhihengGz, AsManyAsHisMaximumOfHitPoints) {
  War s(4);
  s.open(1, "sunquan_gz ganning_gz").hand(1, "S7.slash S8.slash S9.slash H2.dodge");
  s.invokes(1, "zhiheng_gz");
  s.discards(1, "S7.slash S8.slash S9.slash H2.dodge");
  s.sees("draw", 1).points(4).because("SGS-SKILL-ZHIHENG-GZ");
}

STORY(ZhihengGz, NotMoreAndOnceAPhase) {
  War s(4);
  s.open(1, "sunquan_gz zhouyu_gz").hand(1, "S7.slash S8.slash S9.slash H2.dodge");
  s.invokes(1, "zhiheng_gz");
  s.illegal("SGS-SKILL-ZHIHENG-GZ").discards(1, "S7.slash S8.slash S9.slash H2.dodge");
  s.illegal("SGS-SKILL-ZHIHENG-GZ").discards(1, "");
  s.discards(1, "S7.slash S8.slash S9.slash");
  s.sees("draw", 1).points(3);
  s.illegal("SGS-SKILL-ZHIHENG-GZ").invokes(1, "zhiheng_gz");
  s.declines(1, Ask::play);
}

// --- Humility

STORY(QianxunGz, ASnatchFindsNobody) {
  War s(4);
  s.open(2, "luxun_gz lvmeng_gz").hand(2, "H2.dodge").hand(1, "S3.snatch");
  s.uses(1, "S3.snatch").on(2);
  s.sees("blocked", 2).as("qianxun_gz").because("SGS-SKILL-QIANXUN-GZ");
  s.sees("put").cards("S3.snatch");
  s.expect_hand(2, "H2.dodge");
}

STORY(QianxunGz, NorAnIndulgence) {
  War s(4);
  s.open(2, "luxun_gz lvmeng_gz").hand(1, "C6.indulgence");
  s.uses(1, "C6.indulgence").on(2);
  s.sees("blocked", 2);
  s.sees("put").cards("C6.indulgence");
  s.expect_judging(2, "");
}

STORY(QianxunGz, OtherTricksDo) {
  War s(4);
  s.open(2, "luxun_gz lvmeng_gz").hand(2, "H2.dodge").hand(1, "S3.dismantlement");
  s.uses(1, "S3.dismantlement").on(2);
  s.never("blocked", 2);
  s.removes(1, "H2.dodge").of(2);
}

// --- Sizing Up

STORY(Duoshi, ARedHandCardIsAwaitTheExhausted) {
  War s(4);
  s.open(1, "luxun_gz sunquan_gz").open(2, "ganning_gz lvmeng_gz").hand(1, "H2.dodge");
  s.pile("S7.slash S8.slash S9.slash S10.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "H2.dodge").as("await_exhausted").on(1);
  s.uses(1, "H2.dodge").as("await_exhausted").on(1, 2);
  s.discards(1, "S7.slash S8.slash");
  s.discards(2, "S9.slash S10.slash");
}

STORY(Duoshi, FourTimesAPhase) {
  War s(4);
  s.open(1, "luxun_gz sunquan_gz").hand(1, "H2.dodge HJ.dodge HK.dodge D2.dodge D3.dodge");
  s.pile("S7.slash S8.slash S9.slash S10.slash C2.slash C3.slash C4.slash C5.slash");
  const char* const red[] = {"H2.dodge", "HJ.dodge", "HK.dodge", "D2.dodge"};
  const char* const drawn[] = {"S7.slash S8.slash", "S9.slash S10.slash", "C2.slash C3.slash",
                               "C4.slash C5.slash"};
  for (int i = 0; i < 4; ++i) {
    s.uses(1, red[i]).as("await_exhausted").on(1);
    s.discards(1, drawn[i]);
  }
  s.illegal("SGS-USE-KIND").uses(1, "D3.dodge").as("await_exhausted").on(1);
  s.declines(1, Ask::play);
  s.discards_whatever();
}

STORY(Duoshi, NotABlackOne) {
  War s(4);
  s.open(1, "luxun_gz sunquan_gz").hand(1, "S7.slash H2.dodge").pile("C2.slash C3.slash");
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("await_exhausted").on(1);
  s.uses(1, "H2.dodge").as("await_exhausted").on(1);
  s.discards(1, "C2.slash C3.slash");
}

STORY(Duoshi, HeIsTurnedUpForIt) {
  War s(4);
  s.main_open(3, "caocao_gz xuchu_gz").hidden(1, "luxun_gz sunquan_gz").hand(1, "H2.dodge");
  s.pile("C2.slash C3.slash");
  s.unveils(1, "luxun_gz", "duoshi");
  s.sees("allegiance", 1).as("wu");
  s.uses(1, "H2.dodge").as("await_exhausted").on(1);
  s.discards(1, "C2.slash C3.slash");
}

// --- Marriage, of people one can see

STORY(FaceDown, MarriageIsForAManWhoHasShownHimself) {
  War s(4);
  s.open(1, "sunshangxiang_gz lvmeng_gz").hand(1, "S7.slash S8.slash S9.slash");
  s.hidden(2, "caocao_gz xuchu_gz").hp(2, 2).main_open(3, "guanyu_gz zhangfei_gz").hp(3, 2);
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(2);
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.sees("heal", 3);
}

// --- Warrior Lady

STORY(XiaojiGz, TwoCardsForOne) {
  War s(4);
  s.open(2, "sunshangxiang_gz lvmeng_gz").equip(2, "DQ.triblade").hand(1, "S3.dismantlement");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "DQ.triblade").of(2);
  s.invokes(2, "xiaoji_gz");
  s.sees("draw", 2).points(2).because("SGS-SKILL-XIAOJI-GZ");
}

STORY(XiaojiGz, AndForTwoAtOnce) {
  War s(4);
  s.open(1, "sunshangxiang_gz sunquan_gz").equip(1, "DQ.triblade C2.nioh_shield");
  s.invokes(1, "zhiheng_gz");
  s.discards(1, "DQ.triblade C2.nioh_shield");
  s.invokes(1, "xiaoji_gz");
  s.sees("draw", 1).points(2).because("SGS-SKILL-XIAOJI-GZ");
  s.sees("draw", 1).points(2).because("SGS-SKILL-ZHIHENG-GZ");
  s.expect_asked(Ask::invoke, 1);
}

// --- Short Blades

STORY(Duanbing, OneMoreBesideHim) {
  War s(6);
  s.open(1, "dingfeng_gz lvmeng_gz").hand(1, "S7.slash");
  s.equip(1, "H5.kylin_bow");
  s.illegal("SGS-SKILL-DUANBING").uses(1, "S7.slash").on(3, 5);
  s.uses(1, "S7.slash").on(2, 6);
  s.sees("damage", 2);
  s.sees("damage", 6);
}

STORY(Duanbing, OneOfThemIsAtDistanceOne) {
  War s(8);
  s.open(1, "dingfeng_gz lvmeng_gz").hand(1, "S7.slash").equip(1, "DQ.triblade");
  s.illegal("SGS-SKILL-DUANBING").uses(1, "S7.slash").on(3, 4);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 3, 4);
  s.uses(1, "S7.slash").on(2, 4);
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(Duanbing, OneAloneMayBeFarther) {
  War s(8);
  s.open(1, "dingfeng_gz lvmeng_gz").hand(1, "S7.slash").equip(1, "DQ.triblade");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

// --- Swift Assault

STORY(Fenxun, HeIsNearForATurn) {
  War s(6);
  s.open(1, "dingfeng_gz lvmeng_gz").hand(1, "S7.slash S8.slash");
  s.expect_distance(1, 4, 3);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(4);
  s.invokes(1, "fenxun").on(4);
  s.discards(1, "S8.slash");
  s.expect_distance(1, 4, 1);
  s.expect_distance(4, 1, 3);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.sees("turn", 2);
  s.expect_distance(1, 4, 3);
  s.sees("phase", 2).as("prepare");
}

STORY(Fenxun, OnceAPhaseOnAnotherForACard) {
  War s(6);
  s.open(1, "dingfeng_gz lvmeng_gz").hand(1, "S7.slash S8.slash");
  s.illegal("SGS-SKILL-FENXUN").invokes(1, "fenxun").on(1);
  s.invokes(1, "fenxun").on(3);
  s.illegal("SGS-SKILL-FENXUN").discards(1, "S7.slash S8.slash");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-FENXUN").invokes(1, "fenxun").on(4);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

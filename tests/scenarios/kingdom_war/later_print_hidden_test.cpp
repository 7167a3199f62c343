// The later print of kingdom war as FreeKill has it: skills against generals that lie open, and
// what is asked of one who lies face down. Ma Chao, Lady Zou, Jia Xu, Lü Bu, Lü Meng.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Iron Cavalry

STORY(TieqiHs, WhoPaysNothingCannotDodgeNorUseWhatIsMute) {
  War s(4);
  s.open(1, "machao_hs zhaoyun_hs").open(2, "caocao_hs zhenji_hs").hand(1, "S7.slash");
  s.hand(2, "H2.dodge D2.dodge").pile("H4.peach");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi_hs").against(2);
  s.illegal("SGS-SKILL-TIEQI-HS").mutes(1, "xuchu_hs");
  s.mutes(1, "caocao_hs");
  s.expect_skill(2, "jianxiong", false);
  s.expect_skill(2, "qingguo", true);
  s.sees("judged", 1).as("tieqi_hs");
  s.illegal("SGS-SKILL-TIEQI-HS").discards(2, "D2.dodge");
  s.declines(2, Ask::pay_of);
  s.never("invoke", 2);
  s.sees("damage", 2);
}

STORY(TieqiHs, ForACardOfTheSuitHeMayAndTheNextTurnHeHasItAgain) {
  War s(4);
  s.open(1, "machao_hs zhaoyun_hs").open(2, "caocao_hs zhenji_hs").hand(1, "S7.slash");
  s.hand(2, "H2.dodge D2.dodge").pile("H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi_hs").against(2);
  s.mutes(1, "zhenji_hs");
  s.sees("judged", 1);
  s.discards(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_skill(2, "qingguo", false);
  s.sees("turn", 2);
  s.expect_skill(2, "qingguo", true);
  s.expect_skill(2, "luoshen", true);
}

STORY(TieqiHs, WhatIsCompulsoryStays) {
  War s(4);
  s.open(1, "machao_hs zhaoyun_hs").open(2, "menghuo_hs zhurong_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi_hs").against(2);
  s.mutes(1, "menghuo_hs");
  s.expect_skill(2, "huoshou", true);
  s.expect_skill(2, "zaiqi", false);
  s.sees("judged", 1);
  s.sees("damage", 2);
}

STORY(TieqiHs, OfOneWhoHidesBothNothingIsMute) {
  War s(4);
  s.open(1, "machao_hs zhaoyun_hs").hidden(2, "menghuo_hs zhurong_hs").hand(1, "S7.slash");
  s.never_asked(Ask::mute, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi_hs").against(2);
  s.sees("judged", 1);
  s.sees("damage", 2);
}

// --- Ruinous Beauty

STORY(QingchengHs, ABlackCardTurnsOneDown) {
  War s(4);
  s.open(1, "zoushi_hs diaochan_hs").open(2, "caocao_hs zhenji_hs").hand(1, "S7.slash H4.peach");
  s.open(3, "liubei_hs guanyu_hs");
  s.illegal("SGS-SKILL-QINGCHENG-HS").invokes(1, "qingcheng_hs").on(4);
  s.invokes(1, "qingcheng_hs").on(2);
  s.illegal("SGS-SKILL-QINGCHENG-HS").discards(1, "H4.peach");
  s.discards(1, "S7.slash");
  s.never_asked(Ask::invoke_on, 1);
  s.conceals(1, "zhenji_hs");
  s.expect_hidden(2, true, true);
  s.expect_skill(2, "qingguo", false);
  s.illegal("SGS-SKILL-QINGCHENG-HS").invokes(1, "qingcheng_hs").on(3);  // no black card is left
  s.declines(1, Ask::play);
}

STORY(QingchengHs, AfterEquipmentOneOfAnotherToo) {
  War s(4);
  s.open(1, "zoushi_hs diaochan_hs").open(2, "caocao_hs zhenji_hs").hand(1, "S2.eight_diagram");
  s.open(3, "liubei_hs guanyu_hs");
  s.invokes(1, "qingcheng_hs").on(2);
  s.discards(1, "S2.eight_diagram");
  s.conceals(1, "caocao_hs");
  s.illegal("SGS-SKILL-QINGCHENG-HS").invokes(1, "qingcheng_hs").against(2).on(2);
  s.invokes(1, "qingcheng_hs").against(2).on(3);
  s.conceals(1, "guanyu_hs");
  s.expect_hidden(2, false, true);
  s.expect_hidden(3, true, true);
  s.expect_kingdom(3, "shu");
}

// --- Behind the Curtain

STORY(WeimuHs, ABlackTrickFindsNobody) {
  War s(4);
  s.open(2, "jiaxu_hs huatuo_hs").hand(2, "H2.dodge").hand(1, "S3.snatch D3.snatch");
  s.uses(1, "S3.snatch").on(2);
  s.sees("blocked", 2).as("weimu_hs").because("SGS-SKILL-WEIMU-HS");
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
}

STORY(WeimuHs, ALightningEndsBeforeHim) {
  War s(4);
  s.turn_of(1).open(2, "jiaxu_hs huatuo_hs").judging(1, "SA.lightning").pile("H2.dodge");
  s.sees("judged", 1).as("lightning").effect(false);
  s.sees("put").cards("SA.lightning").because("SGS-SKILL-WEIMU-HS");
  s.expect_judging(3, "");
}

STORY(WeimuHs, WhatIsRedInAHandIsBlackBeforeHim) {
  War s(4);
  s.open(1, "xiaoqiao_hs ganning_hs").open(2, "jiaxu_hs huatuo_hs").hand(1, "S10.supply_shortage");
  s.uses(1, "S10.supply_shortage").on(2);
  s.sees("put").cards("S10.supply_shortage").because("SGS-SKILL-WEIMU-HS");
  s.expect_judging(2, "");
  s.declines(1, Ask::play);
}

STORY(WeimuHs, ARedOneLiesBeforeHim) {
  War s(4);
  s.open(1, "xiaoqiao_hs ganning_hs").open(2, "jiaxu_hs huatuo_hs").hand(1, "H6.indulgence");
  s.uses(1, "H6.indulgence").on(2);
  s.sees("place", 2).cards("H6.indulgence");
  s.declines(1, Ask::play);
}

// --- Horsemanship of both generals

STORY(OptionMashuTwice, ItCountsOnce) {
  War s(7);
  s.with("mashu_twice", "once").open(1, "mateng_hs pangde_hs").hand(1, "S7.slash");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(4);
  s.declines(1, Ask::play);
}

STORY(OptionMashuTwice, OrOfEach) {
  War s(7);
  s.with("mashu_twice", "each").open(1, "mateng_hs pangde_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

STORY(OptionMashuTwice, OneAloneCountsOnce) {
  War s(7);
  s.with("mashu_twice", "each").main_open(1, "mateng_hs pangde_hs").hand(1, "S7.slash");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(4);
  s.declines(1, Ask::play);
}

// --- Without Equal, of one who lies face down

STORY(WushuangHs, HeIsTurnedUpAsHisSlashHasItsTarget) {
  War s(4);
  s.hidden(1, "lvbu_hs diaochan_hs").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.unveils(1, "lvbu_hs", "wushuang");
  s.sees("allegiance", 1).as("qun");
  s.sees("mark", 1).as("pioneer");
  s.dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
}

STORY(WushuangHs, WhoKeepsHimHiddenIsDodgedByOne) {
  War s(4);
  s.hidden(1, "lvbu_hs diaochan_hs").hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::unveil_for);
  s.dodges(2, "H2.dodge");
  s.declines(1, Ask::play);
}

STORY(WushuangHs, OrAsHeIsTheTargetOfADuel) {
  War s(4);
  s.hidden(2, "lvbu_hs diaochan_hs").hand(1, "SA.duel S7.slash S8.slash").hand(2, "S9.slash");
  s.uses(1, "SA.duel").on(2);
  s.unveils(2, "lvbu_hs", "wushuang");
  s.sees("allegiance", 2).as("qun");
  s.sees("mark", 2).as("pioneer");
  s.plays(2, "S9.slash");
  s.plays(1, "S7.slash");
  s.plays(1, "S8.slash");
  s.sees("damage", 2);
}

// --- Self-Restraint

STORY(KejiHs, APeachForTheDyingCountsToo) {
  War s(4);
  s.open(1, "lvmeng_hs lusu_hs").hp(1, 1).hand(1, "S7.slash S8.slash S9.slash H4.peach");
  s.hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(1, "H4.peach");
  s.sees("heal", 2);
  s.declines(1, Ask::play);
  s.discards(1, "S8.slash");
}

}  // namespace
}  // namespace tally::test

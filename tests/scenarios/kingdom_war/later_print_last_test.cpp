// The later print of kingdom war as FreeKill has it: Ji Ling to Lü Meng.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(ShuangrenHs, WhoWinsStrikes) {
  Story s(4);
  s.turn_of(1).general(1, "jiling_hs").hand(1, "SK.savage_assault").hand(2, "S7.slash");
  s.pile("S2.eight_diagram C2.nioh_shield");
  s.invokes(1, "shuangren_hs").on(2);
  s.puts_up(1, "SK.savage_assault");
  s.puts_up(2, "S7.slash");
  s.sees("compared", 1);
  s.invokes(1, "shuangren_hs").on(2);
  s.sees("use", 1).as("slash").because("SGS-SKILL-SHUANGREN-HS");
  s.sees("damage", 2);
}

STORY(ShuangrenHs, WhoDoesNotPlaysOn) {
  Story s(4);
  s.turn_of(1).general(1, "jiling_hs").hand(1, "S7.slash SA.duel").hand(2, "SK.savage_assault");
  s.pile("S2.eight_diagram HA.god_salvation");
  s.illegal("SGS-SKILL-SHUANGREN-HS").invokes(1, "shuangren_hs").on(1);
  s.invokes(1, "shuangren_hs").on(2);
  s.puts_up(1, "S7.slash");
  s.puts_up(2, "SK.savage_assault");
  s.sees("compared", 1);
  s.illegal("SGS-SKILL-SHUANGREN-HS").uses(1, "SA.duel").on(2);
  s.illegal("SGS-SKILL-SHUANGREN-HS").uses(1, "HA.god_salvation").on(1, 2, 3, 4);
  s.uses(1, "S2.eight_diagram");
  s.uses(1, "HA.god_salvation").on(1);
}

STORY(DuanbingHs, ASecondTarget) {
  Story s(4);
  s.general(1, "dingfeng_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "duanbing_hs").on(4);
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(DuanbingHs, NearByOnly) {
  Story s(4);
  s.general(1, "dingfeng_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-DUANBING-HS").invokes(1, "duanbing_hs").on(3);
  s.declines(1, Ask::invoke_on);
  s.sees("damage", 2);
}

STORY(LuanjiHs, TwoCardsOfAnySuits) {
  Story s(4);
  s.general(1, "yuanshao_hs").hand(1, "S7.slash H3.peach");
  s.uses(1, "S7.slash H3.peach").as("archery_attack");
  s.sees("damage", 2);
  s.sees("damage", 3);
  s.sees("damage", 4);
}

STORY(LuanjiHs, EachSuitOnceATurn) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "yuanshao_hs");
  s.hand(1, "S7.slash H3.peach S8.slash D2.dodge C3.slash");
  s.uses(1, "S7.slash H3.peach").as("archery_attack");
  s.sees("damage", 2);
  s.illegal("SGS-SKILL-LUANJI-HS").uses(1, "S8.slash D2.dodge").as("archery_attack");
  s.uses(1, "D2.dodge C3.slash").as("archery_attack");
  s.sees("damage", 2);
}

STORY(LuanjiHs, WhoDodgesOfHisKingdomMayDraw) {
  War s(4);
  s.open(1, "yuanshao_hs jiling_hs").open(2, "lvbu_hs huatuo_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "S7.slash H4.peach").hand(2, "D2.dodge").hand(3, "D3.dodge");
  s.uses(1, "S7.slash H4.peach").as("archery_attack").on(2, 3, 4);
  s.dodges(2, "D2.dodge");
  s.invokes(2, "luanji_hs").of(1);
  s.sees("draw", 2).points(1).because("SGS-SKILL-LUANJI-HS");
  s.never_asked(Ask::invoke, 3);
  s.dodges(3, "D3.dodge");
  s.sees("damage", 4);
}

STORY(KejiHs, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "caocao_hs lvmeng_hs").turn_of(1).hand(1, "S7.slash S8.slash S9.slash D2.dodge");
  s.declines(1, Ask::unveil);
  s.declines(1, Ask::play);
  s.unveils(1, "lvmeng_hs", "keji_hs");
  s.sees("allegiance", 1);
  s.sees("mark", 1).as("pioneer");
  s.sees("phase", 1).as("finish");
}

STORY(Xiangle, HeIsTurnedUpForItWhereTheOtherCannotPay) {
  War s(4);
  s.hidden(2, "ganfuren_hs liushan_hs").hand(1, "S7.slash SA.duel");
  s.uses(1, "S7.slash").on(2);
  s.unveils(2, "liushan_hs", "xiangle");
  s.sees("allegiance", 2);
  s.sees("mark", 2).as("pioneer");
  s.never("damage", 2);
}

STORY(Companions, GuanYuAndZhangFeiOfTheLaterPrint) {
  War s(4);
  s.main_open(1, "guanyu_hs zhangfei_hs").turn_of(1);
  s.unveils(1, "zhangfei_hs");
  s.sees("mark", 1).as("half_fish");
  s.sees("mark", 1).as("companion");
}

STORY(BuquHs, ANewRankSaves) {
  Story s(4);
  s.general(2, "zhoutai_hs").hp(2, 1).hand(1, "S7.slash").pile("H6.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.sees("reveal").cards("H6.peach").because("SGS-SKILL-BUQU-HS");
  s.sees("lay", 2).cards("H6.peach");
  s.sees("heal", 2);
  s.expect_hp(2, 1);
}

STORY(BuquHs, AnOldOneDoesNot) {
  Story s(4);
  s.general(2, "zhoutai_hs").hp(2, 1).hand(1, "S7.slash H9.peach").pile("H6.peach");
  s.beside(2, "buqu_hs", "S6.thunder_slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.declines(1, Ask::rescue);
  s.sees("lay", 2).because("SGS-SKILL-BUQU-HS");
  s.discards(2, "H6.peach");
  s.sees("death", 2);
}

STORY(FenjiHs, TwoForAHitPoint) {
  Story s(4);
  s.general(2, "zhoutai_hs").pile("H6.peach H7.peach");
  s.declines(1, Ask::play);
  s.invokes(2, "fenji_hs");
  s.sees("draw", 1).points(2).because("SGS-SKILL-FENJI-HS");
  s.sees("lose", 2);
}

STORY(FenjiHs, ForHimselfToo) {
  Story s(4);
  s.general(1, "zhoutai_hs").pile("H6.peach H7.peach");
  s.declines(1, Ask::play);
  s.invokes(1, "fenji_hs");
  s.sees("draw", 1).points(2);
  s.sees("lose", 1).because("SGS-SKILL-FENJI-HS");
}

STORY(HongyanHs, ASpadeIsAHeart) {
  Story s(4);
  s.general(2, "xiaoqiao_hs").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.sees("judged", 2).cards("S7.slash").effect(false);
  s.sees("phase", 2).as("play");
}

STORY(HongyanHs, AHeartEquippedIsACardMore) {
  Story s(4);
  s.general(1, "xiaoqiao_hs").hp(1, 1).hand(1, "S7.slash S8.slash").equip(1, "H5.chitu");
  s.declines(1, Ask::play);
  s.never("discard", 1);
  s.sees("phase", 1).as("finish");
}

STORY(TianxiangHs, HeLosesAHitPointAndGetsTheCard) {
  Story s(4);
  s.general(2, "xiaoqiao_hs").hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-TIANXIANG-HS").invokes(2, "tianxiang_hs").on(2);
  s.invokes(2, "tianxiang_hs").on(3);
  s.discards(2, "H3.peach");
  s.decides(2, "lose_hp");
  s.sees("lose", 3).because("SGS-SKILL-TIANXIANG-HS");
  s.sees("retrieve", 3).cards("H3.peach");
  s.expect_hp(2, 3);
}

STORY(TianxiangHs, OrItsSourceHurtsHim) {
  Story s(4);
  s.general(2, "xiaoqiao_hs").hand(1, "S7.slash").hand(2, "H3.peach").pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang_hs").on(3);
  s.discards(2, "H3.peach");
  s.decides(2, "accept");
  s.sees("damage", 3).from(1).because("SGS-SKILL-TIANXIANG-HS");
  s.sees("draw", 3).points(1);
}

STORY(KejiHs, OfOneColourHeKeepsFourMore) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvmeng_hs").hp(1, 1).hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
  s.never("discard", 1);
  s.sees("turn", 2);
}

STORY(KejiHs, OfTwoHeDoesNot) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvmeng_hs").hp(1, 1).hand(1, "S7.slash S8.slash S9.slash H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "H5.chitu");
  s.declines(1, Ask::play);
  s.discards(1, "S8.slash");
}

STORY(MouduanHs, ThreeTypes) {
  Story s(4);
  s.general(1, "lvmeng_hs").hand(1, "S7.slash H7.ex_nihilo H5.chitu").pile("D2.dodge D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "H7.ex_nihilo");
  s.sees("draw", 1);
  s.uses(1, "H5.chitu");
  s.declines(1, Ask::play);
  s.invokes(1, "mouduan_hs").because("SGS-SKILL-MOUDUAN-HS");
  s.relocates(1, "H5.chitu").to(3);
  s.expect_equip(3, "H5.chitu");
}

STORY(MouduanHs, OneCardOfTheTable) {
  Story s(4);
  s.general(1, "lvmeng_hs").hand(1, "S7.slash H7.ex_nihilo H5.chitu").pile("D2.dodge D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "H7.ex_nihilo");
  s.sees("draw", 1);
  s.uses(1, "H5.chitu");
  s.declines(1, Ask::play);
  s.invokes(1, "mouduan_hs");
  s.illegal("SGS-SKILL-MOUDUAN-HS").relocates(1, "D2.dodge").to(3);
  s.relocates(1, "H5.chitu").to(4);
}

// --- Troubled Waters

STORY(HuoshuiHs, WhoHidesAGeneralDodgesNothingOfHers) {
  War s(4);
  s.open(1, "zoushi_hs diaochan_hs").hidden(2, "caocao_hs zhenji_hs").hand(1, "S7.slash");
  s.hand(2, "D2.dodge").hp(2, 1).hidden(3, "huatuo_hs lvbu_hs").hand(3, "H2.dodge");
  s.open(4, "sunquan_hs lvmeng_hs").hand(4, "H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(1, Ask::rescue);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-SKILL-HUOSHUI-HS").unveils(3, "huatuo_hs", "jijiu").asked(Ask::rescue);
  s.declines(3, Ask::rescue);
  s.saves(4, "H4.peach");
  s.sees("heal", 2);
}

STORY(HuoshuiHs, TurnedUpWhomeverSheStrikes) {
  War s(4);
  s.main_open(1, "diaochan_hs zoushi_hs").open(2, "caocao_hs zhenji_hs").hand(1, "S7.slash");
  s.hand(2, "D2.dodge").hidden(3, "huatuo_hs lvbu_hs").open(4, "sunquan_hs lvmeng_hs");
  s.uses(1, "S7.slash").on(2);
  s.unveils(1, "zoushi_hs", "huoshui_hs");
  s.dodges(2, "D2.dodge");
}

STORY(HuoshuiHs, NotForACardThatNobodyDodges) {
  War s(4);
  s.main_open(1, "diaochan_hs zoushi_hs").open(2, "caocao_hs zhenji_hs").hand(1, "SA.duel");
  s.hidden(3, "huatuo_hs lvbu_hs").open(4, "sunquan_hs lvmeng_hs");
  s.uses(1, "SA.duel").on(2);
  s.never_asked(Ask::unveil_for, 1);
  s.sees("damage", 2);
}

STORY(HuoshuiHs, NorAVolley) {
  War s(4);
  s.open(1, "zoushi_hs diaochan_hs").main_open(2, "caocao_hs zhenji_hs");
  s.open(3, "liubei_hs guanyu_hs").open(4, "sunquan_hs lvmeng_hs");
  s.hand(1, "HA.archery_attack").hand(2, "D2.dodge").hand(3, "D3.dodge");
  s.uses(1, "HA.archery_attack");
  s.illegal("SGS-SKILL-HUOSHUI-HS").dodges(2, "D2.dodge");
  s.illegal("SGS-SKILL-HUOSHUI-HS").unveils(2, "zhenji_hs", "qingguo");
  s.declines(2, Ask::play_dodge);
  s.sees("damage", 2);
  s.dodges(3, "D3.dodge");
  s.sees("damage", 4);
}

STORY(HuoshuiHs, NotAgainstHerKinNorInAnothersTurn) {
  War s(4);
  s.turn_of(3).open(1, "zoushi_hs diaochan_hs").main_open(2, "huatuo_hs lvbu_hs");
  s.open(3, "liubei_hs guanyu_hs").hand(3, "S7.slash").hand(2, "D2.dodge");
  s.equip(3, "DQ.triblade");
  s.uses(3, "S7.slash").on(2);
  s.dodges(2, "D2.dodge");
  s.declines(3, Ask::play);
}

}  // namespace
}  // namespace tally::test

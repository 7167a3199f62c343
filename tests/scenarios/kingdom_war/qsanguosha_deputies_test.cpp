// QSanguosha-For-Hegemony: another deputy by chance; Xun You, Ma Su and Lü Fan, who bring one; Sun
// Ce beside Sun Jian.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view deputies_rules = "qsanguosha-hegemony-expansions";

// Seat 1 takes two cards of Lü Fan, who has lost a hit point.
void robbed(War& s) {
  s.hp(2, 2).hand(1, "S3.snatch D3.snatch").hand(2, "H2.dodge D2.dodge D6.dodge");
  s.open(1, "caocao_gz xuchu_gz");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "D2.dodge").from(2);
  s.declines(1, Ask::play);
}

// --- Lü Fan: In Charge of the Treasury

STORY(DiancaiQs, AsManyCardsAsHeHasLostHitPoints) {
  War s(4, deputies_rules);
  s.open(1, "caocao_gz xuchu_gz").open(2, "lvfan_qs ganning_gz").hp(2, 2);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge D2.dodge").pile("H4.peach H6.peach");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.declines(1, Ask::play);
  s.invokes(2, "diancai_qs");
  s.decides(2, "refuse").because("SGS-SKILL-DIANCAI-QS");
  s.expect_hand(2, "D2.dodge H4.peach H6.peach");
}

STORY(DiancaiQs, NotUnhurt) {
  War s(4, deputies_rules);
  s.open(1, "caocao_gz xuchu_gz").open(2, "lvfan_qs ganning_gz").hp(2, 3);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge D2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.declines(1, Ask::play);
}

STORY(DiancaiQs, NotForTooFew) {
  War s(4, deputies_rules);
  s.open(1, "caocao_gz xuchu_gz").open(2, "lvfan_qs ganning_gz").hp(2, 1);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge D2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.declines(1, Ask::play);
}

// --- another deputy

STORY(OptionDeputyChange, OneByChanceTakesHisPlace) {
  War s(4, deputies_rules);
  s.with("deputy_change", "by_chance");
  s.open(2, "lvfan_qs ganning_gz").pile("H4.peach H6.peach");
  robbed(s);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.sees("dismiss", 2).as("ganning_gz");
  s.illegal("SGS-GZ-CHANGE").offers(2, "caocao_gz");   // of another kingdom
  s.illegal("SGS-GZ-CHANGE").offers(2, "ganning_gz");  // the old one
  s.offers(2, "lusu_gz");
  s.changes_deputy(2, "lusu_gz");
  s.expect_skill(2, "qixi", false);
  s.expect_skill(2, "haoshi", true);
  s.expect_hidden(2, true, false);
}

STORY(OptionDeputyChange, AsOftenAsHeLikes) {
  War s(4, deputies_rules);
  s.open(2, "lvfan_qs ganning_gz").pile("H4.peach H6.peach H7.peach");
  s.open(3, "lvbu_gz diaochan_gz").discards_whatever();
  robbed(s);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.sees("dismiss", 2);
  s.offers(2, "lusu_gz");
  s.changes_deputy(2, "lusu_gz");
  s.sees("turn", 3);
  s.hand(3, "S4.snatch");
  s.uses(3, "S4.snatch").on(2);
  s.takes(3, "H7.peach").from(2);
  s.declines(3, Ask::play);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.sees("dismiss", 2).as("lusu_gz");
  s.offers(2, "ganning_gz");
  s.changes_deputy(2, "ganning_gz");
}

STORY(OptionDeputyChange, WhatACoupleBrings) {
  War s(4, deputies_rules);
  s.open(2, "daqiao_gz lvfan_qs").pile("H4.peach H6.peach H7.peach H8.peach");
  robbed(s);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.sees("dismiss", 2).as("lvfan_qs");
  s.offers(2, "xiaoqiao_gz");
  s.changes_deputy(2, "xiaoqiao_gz");
  s.decides(2, "draw").because("SGS-GZ-COMPANIONS");
  s.sees("draw", 2).points(2).because("SGS-GZ-COMPANIONS");
}

STORY(OptionDeputyChange, OneWhoLiesFaceDownIsTurnedUpFirst) {
  War s(4, deputies_rules);
  s.main_open(2, "lvfan_qs sunquan_gz").pile("H4.peach H6.peach H7.peach");
  robbed(s);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.sees("unveil", 2).as("sunquan_gz");
  s.decides(2, "accept").because("SGS-GZ-HALF-FISH");  // three halves and four
  s.sees("draw", 2).points(1).because("SGS-GZ-HALF-FISH");
  s.sees("dismiss", 2).as("sunquan_gz");
  s.offers(2, "zhoutai_gz");
  s.changes_deputy(2, "zhoutai_gz");
  s.expect_skill(2, "buqu", true);
}

STORY(OptionDeputyChange, InFreeKillOneOfThreeOnceAGame) {
  War s(4, deputies_rules);
  s.with("deputy_change", "of_three");
  s.open(2, "lvfan_qs ganning_gz").pile("H4.peach H6.peach");
  robbed(s);
  s.invokes(2, "diancai_qs");
  s.decides(2, "accept");
  s.never("dismiss", 2);
  s.offers(2, "lusu_gz sunquan_gz zhouyu_gz");
  s.changes_deputy(2, "zhouyu_gz");
}

// --- Lü Fan: Redeployment

STORY(DiaoduQs, EachOfThemUsesEquipmentOrHandsItOn) {
  War s(4, deputies_rules);
  s.open(1, "lvfan_qs sunquan_gz").open(3, "ganning_gz lvmeng_gz").open(2, "caocao_gz xuchu_gz");
  s.hand(1, "S5.jueying H5.kylin_bow").equip(3, "S2.eight_diagram").hand(2, "C2.nioh_shield");
  s.invokes(1, "diaodu_qs");
  s.uses(1, "S5.jueying").on(1);
  s.relocates(3, "S2.eight_diagram").to(1);
  s.expect_equip(1, "S2.eight_diagram S5.jueying");
  s.illegal("SGS-SKILL-DIAODU-QS").invokes(1, "diaodu_qs");
  s.declines(1, Ask::play);
}

STORY(DiaoduQs, ToAFriendWithAnEmptyPlace) {
  War s(4, deputies_rules);
  s.open(1, "lvfan_qs sunquan_gz").open(3, "ganning_gz lvmeng_gz").open(2, "caocao_gz xuchu_gz");
  s.equip(1, "S5.blade S2.eight_diagram").equip(3, "H5.kylin_bow").hand(1, "H2.dodge");
  s.invokes(1, "diaodu_qs");
  s.illegal("SGS-SKILL-DIAODU-QS").uses(1, "H2.dodge");
  s.illegal("SGS-SKILL-DIAODU-QS").relocates(1, "S5.blade").to(3);
  s.illegal("SGS-SKILL-DIAODU-QS").relocates(1, "S2.eight_diagram").to(2);
  s.illegal("SGS-SKILL-DIAODU-QS").relocates(1, "H5.kylin_bow").to(3);
  s.relocates(1, "S2.eight_diagram").to(3);
  s.declines(3, Ask::dress);
  s.expect_equip(3, "H5.kylin_bow S2.eight_diagram");
}

// --- Ma Su: his friend decides alone, and shows both his generals

STORY(ZhimanQs, TheFriendTurnsUpBothAndChanges) {
  War s(4, deputies_rules);
  s.open(1, "masu_qs machao_gz").main_open(2, "guanyu_gz zhangfei_gz").hand(1, "S7.slash");
  s.equip(2, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);  // Iron Cavalry
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
  s.takes(1, "S5.blade").from(2);
  s.decides(2, "accept").because("SGS-SKILL-ZHIMAN");
  s.sees("unveil", 2).as("zhangfei_gz");
  s.decides(2, "refuse").because("SGS-GZ-HALF-FISH");
  s.sees("dismiss", 2).as("zhangfei_gz");
  s.offers(2, "weiyan_gz");
  s.changes_deputy(2, "weiyan_gz");
  s.expect_skill(2, "kuanggu", true);
}

STORY(ZhimanQs, OrDoesNot) {
  War s(4, deputies_rules);
  s.open(1, "masu_qs liubei_gz").open(2, "guanyu_gz zhangfei_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
  s.decides(2, "refuse");
  s.never("change");
  s.declines(1, Ask::play);
}

// --- Xun You

STORY(QiceQs, ThenHisDeputyMayChange) {
  War s(4, deputies_rules);
  s.open(1, "xunyou_qs caocao_gz").open(2, "lvbu_gz diaochan_gz").hand(1, "H2.dodge S7.slash");
  s.pile("H4.peach H6.peach");
  s.invokes(1, "qice");
  s.uses(1, "H2.dodge S7.slash").as("ex_nihilo").on(1);
  s.sees("draw", 1).points(2);
  s.decides(1, "accept").because("SGS-SKILL-QICE");
  s.sees("dismiss", 1).as("caocao_gz");
  s.offers(1, "xunyu_gz");
  s.changes_deputy(1, "xunyu_gz");
  s.decides(1, "refuse").because("SGS-GZ-COMPANIONS");
  s.declines(1, Ask::play);
}

STORY(ZhiyuQs, OfOneColour) {
  War s(4, deputies_rules);
  s.open(2, "xunyou_qs caocao_gz")
      .hand(1, "S7.slash H6.peach")
      .hand(2, "H2.dodge")
      .pile("D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.invokes(2, "zhiyu");
  s.sees("show", 2);
  s.sees("show", 2);
  s.discards(1, "H6.peach");
}

// --- Sun Ce beside Sun Jian

STORY(YinghunQs, BesideThatOfSunJian) {
  War s(4, deputies_rules);
  s.turn_of(1).open(1, "sunjian_gz sunce_qs").hp(1, 1).open(2, "caocao_gz xuchu_gz");
  s.pile("S7.slash S8.slash S9.slash H2.dodge D2.dodge D6.dodge H4.peach H6.peach H7.peach");
  s.sees("acquire", 1).as("yinghun_qs").because("SGS-SKILL-HUNSHANG-QS");
  s.sees("acquire", 1).as("yingzi_qs");
  s.invokes(1, "yinghun").on(2);
  s.decides(1, "draw_one");
  s.discards(2, "S7.slash");
  s.invokes(1, "yinghun_qs").on(3);
  s.decides(1, "draw_many").because("SGS-SKILL-YINGHUN-QS");
  s.discards(3, "S8.slash");
  s.invokes(1, "yingzi_qs");
}

STORY(YinghunQs, NotAlone) {
  War s(4, deputies_rules);
  s.turn_of(1).open(1, "taishici_gz sunce_qs").hp(1, 1).open(2, "caocao_gz xuchu_gz");
  s.pile("S7.slash S8.slash S9.slash H2.dodge D2.dodge D6.dodge H4.peach");
  s.sees("acquire", 1).as("yinghun_qs");
  s.sees("acquire", 1).as("yingzi_qs");
  s.illegal("SGS-SKILL-YINGHUN-QS").invokes(1, "yinghun_qs").on(1);
  s.invokes(1, "yinghun_qs").on(2);
  s.decides(1, "draw_one");
  s.discards(2, "S7.slash");
  s.declines(1, Ask::invoke);
}

}  // namespace
}  // namespace tally::test

// The generals of the standard box that are newer in Sheauhaw's QSanguosha
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- 甄姬 Zhen Ji

STORY(LuoshenShj, WhatItBringsDoesNotCountToTheLimit) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhenji_shj").hp(1, 1).turn_of(1).hand(1, "H3.peach");
  s.pile("S7.slash C3.slash H4.peach H6.peach H7.peach");
  s.invokes(1, "luoshen_shj");
  s.sees("gain", 1).cards("S7.slash").because("SGS-SKILL-LUOSHEN-SHJ");
  s.invokes(1, "luoshen_shj");
  s.sees("gain", 1).cards("C3.slash");
  s.invokes(1, "luoshen_shj");
  s.sees("judged", 1).effect(false);
  s.declines(1, Ask::play);
  s.illegal("SGS-PHASE-DISCARD").discards(1, "S7.slash H3.peach");
  s.illegal("SGS-PHASE-DISCARD").discards(1, "H3.peach");
  s.discards(1, "H3.peach H6.peach");
  s.expect_hand(1, "S7.slash C3.slash H7.peach");
}

STORY(LuoshenShj, OnlyInThisTurn) {
  Story s("lord rebel");
  s.anything_else();
  s.with("small_tables", "true").general(1, "zhenji_shj").hp(1, 1).turn_of(1);
  s.pile("S7.slash H4.peach H6.peach H7.peach D2.dodge H8.peach H9.peach");
  s.invokes(1, "luoshen_shj");
  s.sees("gain", 1).cards("S7.slash");
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::play);
  s.discards(1, "H4.peach");
  s.sees("turn", 1);
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash H6.peach H8.peach");
  s.expect_hand(1, "H9.peach");
}

// --- 诸葛亮 Zhuge Liang

STORY(GuanxingShj, FiveWhileMoreThanThreeLive) {
  Story s(4);
  s.general(1, "zhugeliang_shj").turn_of(1).pile("S7.slash H3.peach D2.dodge C3.slash S8.slash");
  s.invokes(1, "guanxing_shj");
  s.sees("peek", 1).points(5);
  s.arranges(1, "D2.dodge H3.peach C3.slash S7.slash S8.slash", 2);
  s.sees("draw", 1).cards("D2.dodge H3.peach");
  s.declines(1, Ask::play);
  s.sees("phase", 1).as("finish");
}

STORY(GuanxingShj, ThreeOtherwiseAndAgainIfNoneLiesOnTop) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "zhugeliang_shj").turn_of(1);
  s.pile("S7.slash H3.peach D2.dodge C3.slash S8.slash C4.slash C5.slash");
  s.invokes(1, "guanxing_shj");
  s.sees("peek", 1).points(3);
  s.arranges(1, "S7.slash H3.peach D2.dodge", 0);
  s.sees("draw", 1).cards("C3.slash S8.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "guanxing_shj");
  s.sees("peek", 1).points(3);
  s.arranges(1, "C4.slash C5.slash SK.nullification", 3);
}

// --- 孙权 Sun Quan

STORY(ZhihengShj, OneMoreForTheWholeHand) {
  Story s(4);
  s.general(1, "sunquan_shj").hand(1, "S7.slash H3.peach").pile("D2.dodge D3.dodge D4.dodge");
  s.invokes(1, "zhiheng_shj");
  s.discards(1, "S7.slash H3.peach");
  s.sees("draw", 1).points(3).because("SGS-SKILL-ZHIHENG-SHJ");
  s.expect_hand_size(1, 3);
}

STORY(ZhihengShj, NoneMoreWhereACardIsLeft) {
  Story s(4);
  s.general(1, "sunquan_shj").hand(1, "S7.slash H3.peach").equip(1, "S5.blade");
  s.invokes(1, "zhiheng_shj");
  s.discards(1, "S7.slash S5.blade");
  s.sees("draw", 1).points(2);
  s.illegal("SGS-SKILL-ZHIHENG-SHJ").invokes(1, "zhiheng_shj");
  s.declines(1, Ask::play);
}

STORY(JiuyuanShj, APeachIsPassedOnToTheLord) {
  Story s(4);
  s.general(1, "sunquan_shj").hp(1, 1).general(2, "ganning").hp(2, 3).play_phase_of(2);
  s.hand(2, "H3.peach").pile("D2.dodge");
  s.uses(2, "H3.peach").on(2);
  s.invokes(2, "jiuyuan_shj").against(1);
  s.sees("heal", 1).points(1);
  s.sees("draw", 2).points(1).because("SGS-SKILL-JIUYUAN-SHJ");
  s.expect_hp(1, 2);
  s.expect_hp(2, 3);
}

STORY(JiuyuanShj, ManyHelpHim) {
  Story s(4);
  s.general(1, "sunquan_shj").hp(1, 1).general(2, "ganning").hp(2, 3).play_phase_of(2);
  s.hand(2, "H3.peach H4.peach").pile("D2.dodge D3.dodge");
  for (const auto* const card : {"H3.peach", "H4.peach"}) {
    s.uses(2, card).on(2);
    s.invokes(2, "jiuyuan_shj").against(1);
    s.sees("heal", 1).points(1);
    s.sees("draw", 2).points(1);
  }
  s.expect_hp(1, 3);
}

STORY(JiuyuanShj, NotWhereTheLordHasAsManyHitPoints) {
  Story s(4);
  s.general(1, "sunquan_shj").hp(1, 3).general(2, "ganning").hp(2, 3).play_phase_of(2);
  s.hand(2, "H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(2, "H3.peach").on(2);
  s.sees("heal", 2);
}

// --- 孙尚香 Sun Shangxiang

STORY(JieyinShj, WhoHasMoreDrawsWhoHasFewerRecovers) {
  Story s(4);
  s.general(1, "sunshangxiang_shj").hand(1, "S7.slash").hp(2, 1).pile("H3.peach");
  s.invokes(1, "jieyin_shj").on(2);
  s.discards(1, "S7.slash");
  s.sees("draw", 1).cards("H3.peach").because("SGS-SKILL-JIEYIN-SHJ");
  s.sees("heal", 2).points(1).because("SGS-SKILL-JIEYIN-SHJ");
}

STORY(JieyinShj, OrEquipmentIsLaidBeforeHim) {
  Story s(4);
  s.general(1, "sunshangxiang_shj").hand(1, "S5.blade").hp(1, 1).pile("H3.peach");
  s.general(3, "zhenji_shj");
  s.illegal("SGS-SKILL-JIEYIN-SHJ").invokes(1, "jieyin_shj").on(3);
  s.invokes(1, "jieyin_shj").on(2);
  s.relocates(1, "S5.blade").to(2);
  s.sees("draw", 2).cards("H3.peach");
  s.sees("heal", 1).points(1);
  s.expect_equip(2, "S5.blade");
}

STORY(JieyinShj, WhatSheWearsToo) {
  Story s(4);
  s.general(1, "sunshangxiang_shj").equip(1, "S5.blade").hp(1, 1);
  s.pile("H3.peach H4.peach H6.peach");
  s.invokes(1, "jieyin_shj").on(2);
  s.relocates(1, "S5.blade").to(2);
  s.invokes(1, "xiaoji");
  s.sees("draw", 1).points(2);
  s.sees("draw", 2).points(1);
  s.sees("heal", 1).points(1);
  s.expect_equip(2, "S5.blade");
}

STORY(JieyinShj, NothingBetweenEquals) {
  Story s(4);
  s.general(1, "sunshangxiang_shj").hand(1, "S7.slash").hp(2, 3);
  s.never("heal", 2);
  s.invokes(1, "jieyin_shj").on(2);
  s.discards(1, "S7.slash");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

// The generals of 3v3 that are newer in Sheauhaw's QSanguosha
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

// --- 夏侯渊 Xiahou Yuan

STORY(ShensuShj, ASlashInsteadOfDiscardingTurnedOver) {
  Story s(4);
  s.general(1, "xiahouyuan_shj").turn_of(1);
  s.declines(1, Ask::invoke_on);
  s.declines(1, Ask::play);
  s.invokes(1, "shensu_shj").on(3);
  s.sees("turn_over", 1).because("SGS-SKILL-SHENSU-SHJ");
  s.sees("damage", 3).from(1).points(1);
  s.sees("skip", 1).as("discard").because("SGS-SKILL-SHENSU-SHJ");
}

STORY(ShensuShj, AllThreeInOneTurn) {
  Story s(4);
  s.general(1, "xiahouyuan_shj").turn_of(1).hand(1, "S5.blade");
  s.invokes(1, "shensu_shj").on(2);
  s.sees("damage", 2).from(1);
  s.invokes(1, "shensu_shj").on(3);
  s.discards(1, "S5.blade");
  s.sees("damage", 3).from(1);
  s.sees("skip", 1).as("play");
  s.invokes(1, "shensu_shj").on(4);
  s.sees("turn_over", 1);
  s.sees("damage", 4).from(1);
}

// --- 小乔 Xiao Qiao

STORY(TianxiangShj, HeLosesAHitPointAndGetsTheCard) {
  Story s(4);
  s.general(2, "xiaoqiao_shj").hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-TIANXIANG-SHJ").invokes(2, "tianxiang_shj").on(2);
  s.invokes(2, "tianxiang_shj").on(3);
  s.discards(2, "H3.peach");
  s.decides(2, "lose_hp");
  s.sees("lose", 3).because("SGS-SKILL-TIANXIANG-SHJ");
  s.sees("retrieve", 3).cards("H3.peach");
}

STORY(TianxiangShj, OrItsSourceHurtsHimAnyNumberOfTimes) {
  Story s(4);
  s.general(2, "xiaoqiao_shj").hand(1, "S7.slash S8.slash").hand(2, "H3.peach H4.peach");
  s.equip(1, "DA.crossbow").pile("S9.slash C2.slash C3.slash");
  for (const auto* const card : {"S7.slash", "S8.slash"}) {
    s.uses(1, card).on(2);
    s.invokes(2, "tianxiang_shj").on(3);
    s.discards(2, card[1] == '7' ? "H3.peach" : "H4.peach");
    s.decides(2, "accept");
    s.sees("damage", 3).from(1).because("SGS-SKILL-TIANXIANG-SHJ");
    s.sees("draw", 3).points(card[1] == '7' ? 1 : 2);
  }
}

// --- 姜维 Jiang Wei

STORY(ZhijiShj, HeGainsTheNewStargaze) {
  Story s(4);
  s.general(1, "jiangwei_shj").hp(1, 2).turn_of(1);
  s.pile("S7.slash S8.slash S9.slash H3.peach C3.slash C4.slash D2.dodge");
  s.sees("awaken", 1).as("zhiji_shj");
  s.decides(1, "draw");
  s.sees("draw", 1).cards("S7.slash S8.slash");
  s.sees("hp", 1).points(2).out_of(3).because("SGS-SKILL-ZHIJI-SHJ");
  s.sees("acquire", 1).as("guanxing_shj");
  s.invokes(1, "guanxing_shj");
  s.sees("peek", 1).points(5);
  s.arranges(1, "H3.peach S9.slash C4.slash C3.slash D2.dodge", 5);
}

STORY(ZhijiShj, WithACardNot) {
  Story s(4);
  s.general(1, "jiangwei_shj").turn_of(1).hand(1, "S7.slash");
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-ZHIJI-SHJ", "awaken", 1).as("zhiji_shj");
}

// --- 孙策 Sun Ce

STORY(HunziShj, HeGainsTheNewHandsome) {
  Story s(4);
  s.general(1, "sunce_shj").hp(1, 1).turn_of(1);
  s.pile("S7.slash S8.slash S9.slash C2.slash");
  s.sees("awaken", 1).as("hunzi_shj");
  s.sees("hp", 1).points(1).out_of(3).because("SGS-SKILL-HUNZI-SHJ");
  s.sees("acquire", 1).as("yingzi_shj");
  s.sees("acquire", 1).as("yinghun");
  s.declines(1, Ask::invoke_on);
  s.sees("draw", 1).points(3);
  s.declines(1, Ask::play);
  s.expect_hand_size(1, 3);
}

STORY(HunziShj, NotWithTwo) {
  Story s(4);
  s.general(1, "sunce_shj").hp(1, 2).turn_of(1);
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-HUNZI-SHJ", "awaken", 1).as("hunzi_shj");
}

STORY(YingziShj, AsManyCardsAreKeptAsTheMaximum) {
  Story s(4);
  s.also_has(1, "yingzi_shj").hp(1, 1).turn_of(1).hand(1, "H3.peach H4.peach");
  s.sees("draw", 1).points(3);
  s.declines(1, Ask::play);
  s.discards(1, "H3.peach");
  s.expect_hand_size(1, 4);
}

// --- 孙坚 Sun Jian

STORY(Poluu, OneCardForTheFirstTwoForTheSecond) {
  Story s(4);
  s.general(1, "sunjian_shj").hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.invokes(1, "poluu").on(1, 3);
  s.sees("draw", 1).points(1).because("SGS-SKILL-POLUU");
  s.sees("draw", 3).points(1).because("SGS-SKILL-POLUU");
}

STORY(Poluu, ForHisOwnDeathToo) {
  Story s(4);
  s.general(2, "sunjian_shj").hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.invokes(2, "poluu").on(3);
  s.sees("draw", 3).points(1).because("SGS-SKILL-POLUU");
}

// --- 关羽 Guan Yu

STORY(WushengShj, ADiamondKnowsNoDistance) {
  Story s(6);
  s.general(1, "guanyu3v3_shj").hand(1, "D6.slash");
  s.uses(1, "D6.slash").on(4);
  s.sees("damage", 4);
}

STORY(WushengShj, ARedCardIsPlayedInADuel) {
  Story s(4);
  s.general(2, "guanyu3v3_shj").hand(1, "SA.duel").hand(2, "H3.peach");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "H3.peach").as("slash");
  s.sees("damage", 1).from(2);
}

STORY(WushengShj, AnotherRedCardDoes) {
  Story s(6);
  s.general(1, "guanyu3v3_shj").hand(1, "H3.peach");
  s.illegal("SGS-RANGE").uses(1, "H3.peach").as("slash").on(4);
  s.uses(1, "H3.peach").as("slash").on(2);
  s.sees("damage", 2);
}

// --- 吕布 Lü Bu

STORY(ZhanshenShj, HeGainsTheNewHalberd) {
  Story s(six);
  without_generals(s).with("zhanshen", "both").general(2, "lvbu3v3_shj").hp(2, 2).dead(1);
  s.equip(2, "S5.blade").turn_of(2).discards_whatever();
  s.sees("awaken", 2).as("zhanshen_shj");
  s.sees("forfeit", 2).cards("S5.blade");
  s.sees("acquire", 2).as("mashu");
  s.sees("acquire", 2).as("shenji_shj");
  s.expect_skill(2, "shenji_shj", true);
}

STORY(ZhanshenShj, NotUnhurt) {
  Story s(six);
  without_generals(s).general(2, "lvbu3v3_shj").dead(1).turn_of(2).discards_whatever();
  s.never("awaken", 2);
  s.sees("draw", 2);
  s.baseless("SGS-SKILL-ZHANSHEN-SHJ", "awaken", 2).as("zhanshen_shj");
}

STORY(ShenjiShj, TwoSlashesOnThreeEach) {
  Story s(4);
  s.also_has(1, "shenji_shj").hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2, 4);
  s.sees("damage", 2);
  s.sees("damage", 4);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(ShenjiShj, WithAWeaponOne) {
  Story s(4);
  s.also_has(1, "shenji_shj").hand(1, "S7.slash S8.slash").equip(1, "S5.blade");
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 4);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

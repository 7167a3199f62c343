// Where skills of 风火林山 meet one another, or others.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(TogetherToo, AnEmptyHandExchangedIsRefilledAtOnce) {
  Story s(4);
  s.general(1, "lusu").general(2, "luxun").hand(1, "S7.slash").hand(2, "H3.peach");
  s.pile("H4.peach");
  s.invokes(1, "dimeng").on(2, 3);
  s.discards(1, "S7.slash");
  s.invokes(2, "lianying");
  s.sees("draw", 2).cards("H4.peach");
  s.expect_hand(2, "H4.peach");
  s.expect_hand(3, "H3.peach");
}

// What follows from the cards comes when both are shown.
STORY(TogetherToo, BothCardsOfAPindianAreOneMove) {
  Story s(4);
  s.general(1, "sunce")
      .general(2, "luxun")
      .play_phase_of(2)
      .hand(1, "H8.peach")
      .hand(2, "S7.slash");
  s.pile("H4.peach");
  s.invokes(2, "zhiba").of(1);
  s.puts_up(2, "S7.slash");
  s.puts_up(1, "H8.peach");
  s.invokes(2, "lianying");
  s.sees("draw", 2).cards("H4.peach");
  s.sees("compared", 2).effect(false);
  s.invokes(1, "zhiba").against(2);
  s.expect_hand(1, "H8.peach S7.slash");
}

STORY(TogetherToo, DengAiJudgesForTheCardHePutUp) {
  Story s(4);
  s.general(1, "taishici").general(2, "dengai").hand(1, "HK.dodge").hand(2, "S7.slash");
  s.pile("S8.slash");
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "S7.slash");
  s.invokes(2, "tuntian");
  s.sees("judged", 2);
  s.sees("compared", 1).effect(true);
  s.expect_beside(2, "tuntian", "S8.slash");
}

STORY(TogetherToo, CaoPiTakesTheCardsOfCaiWenjiBeforeHisHeartBreaks) {
  Story s("lord loyalist rebel spy");
  s.general(1, "caopi").general(3, "caiwenji").hp(3, 1).equip(1, "H5.chitu");
  s.hand(1, "S7.slash").hand(3, "C3.slash");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3).by(1);
  s.invokes(1, "xingshang");
  s.sees("inherit", 1).cards("C3.slash");
  for (int skill = 0; skill < 3; ++skill) s.sees("forgo", 1);
  s.expect_skill(1, "xingshang", false);
}

STORY(TogetherToo, BrokenFirstHeTakesNone) {
  Story s("lord loyalist rebel spy");
  s.general(4, "caopi").also_has(4, "ganglie").general(3, "caiwenji").hp(3, 1).play_phase_of(3);
  s.hand(3, "S7.slash C3.slash C4.slash").pile("S8.slash").discards_whatever();
  s.uses(3, "S7.slash").on(4);
  s.sees("damage", 4);
  s.invokes(4, "ganglie");
  s.sees("judged", 4).effect(true);
  s.declines(3, Ask::pay_hand);
  s.sees("damage", 3).from(4);
  s.sees("death", 3).by(4);
  for (int skill = 0; skill < 3; ++skill) s.sees("forgo", 4);
  s.sees("forfeit", 3);
  s.sees("turn", 4);
  s.expect_hand_size(4, 3);  // the reward alone
}

STORY(TogetherToo, GodspeedHasNoColourForAShield) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).equip(3, "C2.nioh_shield");
  s.never("blocked", 3);
  s.invokes(1, "shensu").on(3);
  s.sees("damage", 3);
}

STORY(TogetherToo, AClaimedSlashIsOfTheColourOfItsCardAndCounts) {
  Story s(4);
  s.general(1, "yuji").hand(1, "C3.dismantlement S8.slash").equip(2, "C2.nioh_shield");
  s.claims(1, "C3.dismantlement").as("slash").on(2);
  s.sees("use", 1).as("slash");
  s.sees("blocked", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(4);
  s.illegal("SGS-SLASH-LIMIT").claims(1, "S8.slash").as("slash").on(4);
  s.declines(1, Ask::play);
}

STORY(TogetherToo, AMovedHorseBringsSunShangxiangTwoCards) {
  Story s(4);
  s.general(1, "zhanghe").general(2, "sunshangxiang").turn_of(1).hand(1, "S7.slash");
  s.equip(2, "C5.dilu");
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.relocates(1, "C5.dilu").to(3);
  s.invokes(2, "xiaoji");
  s.sees("draw", 2).points(2);
  s.sees("skip", 1).as("play");
}

STORY(TogetherToo, NobodyButJiaXuIsLeftForABarbarianInvasion) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(2, "jiaxu").hand(1, "S7.savage_assault");
  s.illegal("SGS-USE-TARGET").uses(1, "S7.savage_assault");
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S7.savage_assault").on(2);
  s.declines(1, Ask::play);
}

STORY(TogetherToo, AnElegyForWhomTheFragranceHasHit) {
  Story s(4);
  s.general(2, "xiaoqiao").general(4, "caiwenji").hand(1, "S7.slash").hand(2, "H3.peach");
  s.hand(4, "C3.slash").pile("H6.peach D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("damage", 3).from(1);
  s.invokes(4, "beige").against(3);
  s.discards(4, "C3.slash");
  s.sees("judged", 3);
  s.sees("heal", 3);
  s.expect_hand(3, "");  // he has lost nothing by now
}

STORY(TogetherToo, TheCulpritOfABarbarianInvasionFeelsHisDamage) {
  Story s(4);
  s.general(2, "simayi").general(3, "menghuo").hand(1, "S7.savage_assault").hand(3, "H3.peach");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).from(3);
  s.invokes(2, "fankui");
  s.takes(2, "H3.peach").of(3);
  s.sees("damage", 4).from(3);
}

STORY(TogetherToo, AnExtraTurnGivenByTheLastOfTheRound) {
  Story s(4);
  s.general(4, "liushan").turn_of(4).hand(4, "S7.slash").discards_whatever();
  s.invokes(4, "fangquan");
  s.invokes(4, "fangquan").on(2);
  s.discards(4, "S7.slash");
  s.sees("turn", 2).extra();
  s.never("round").points(3);
  s.sees("round").points(2);
  s.sees("turn", 1);
  s.sees("turn", 2);
}

STORY(TogetherToo, WhoStandsHisGroundInAnExtraTurnLosesHisOwn) {
  Story s(4);
  s.general(2, "liushan").general(4, "caoren").turn_of(2).hand(2, "S7.slash").discards_whatever();
  s.invokes(2, "fangquan");
  s.invokes(2, "fangquan").on(4);
  s.discards(2, "S7.slash");
  s.sees("turn", 4).extra();
  s.declines(4, Ask::play);
  s.invokes(4, "jushou");
  s.sees("turn_over", 4).effect(false);
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.sees("turn_over", 4).effect(true);  // his own turn is gone
  s.sees("turn", 1);
}

STORY(TogetherToo, ZhangJiaoTurnsAJudgementBlackAndWeiIsPraised) {
  Story s(4);
  s.general(1, "caopi").general(2, "zhangliao").general(3, "zhangjiao").turn_of(2);
  s.judging(2, "S6.indulgence").pile("H7.peach").hand(3, "C3.slash");
  s.replaces_judgement(3, "C3.slash");
  s.sees("judged", 2).cards("C3.slash").effect(true);
  s.invokes(2, "songwei").against(1);
  s.sees("draw", 1).points(1);
}

STORY(TogetherToo, ASlashSentOnToLiuShanHasItsPrice) {
  Story s(4);
  s.general(2, "daqiao").general(3, "liushan").hand(1, "S7.slash D2.dodge").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "H3.peach");
  s.discards(1, "D2.dodge");
  s.sees("damage", 3).from(1);
}

STORY(TogetherToo, TwoDodgesOfDiaoChanForDongZhuosThunder) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "diaochan").hand(1, "S4.thunder_slash").hand(2, "H2.dodge");
  s.equip(2, "S2.eight_diagram").pile("H3.peach");
  s.uses(1, "S4.thunder_slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(true);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 3);
}

STORY(TogetherToo, WhoIsStruckByThunderInHisOwnSlashMayBeSaved) {
  Story s("lord loyalist rebel spy");
  s.general(2, "zhangjiao").hp(1, 2).hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "leiji").on(1);
  s.sees("judged", 1);
  s.sees("damage", 1).points(2);
  s.saves(3, "H3.peach");
  s.sees("heal", 1);
  s.expect_hp(1, 1);
}

STORY(TogetherToo, RestoredByNirvanaHeSufferedNoExile) {
  Story s(4);
  s.general(1, "caopi").general(2, "pangtong").hp(2, 1).hand(1, "S7.slash").face_down(2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "niepan");
  s.sees("turn_over", 2).effect(true);
  s.sees("heal", 2).points(3);
  s.sees("turn", 2);
  s.sees("phase", 2).as("play");
}

}  // namespace
}  // namespace tally::test

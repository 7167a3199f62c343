// The later print of kingdom war as FreeKill has it: the rest of its skills.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(DuoshiHs, AllOfHisKingdomTakeTheirEase) {
  War s(4);
  s.turn_of(1).open(1, "luxun_hs ganning_hs").open(2, "sunquan_hs taishici_hs");
  s.open(3, "caocao_hs xuchu_hs")
      .pile("S2.eight_diagram C2.nioh_shield S7.slash S8.slash S9.slash S10.slash");
  s.invokes(1, "duoshi_hs");
  s.sees("use", 1).as("await_exhausted").because("SGS-SKILL-DUOSHI-HS");
  s.sees("draw", 1);
  s.discards(1, "S7.slash S8.slash");
  s.sees("draw", 2);
  s.discards(2, "S9.slash S10.slash");
}

STORY(DuoshiHs, AloneWhereNobodyElseIsOfIt) {
  War s(4);
  s.turn_of(1).open(1, "luxun_hs ganning_hs").open(2, "caocao_hs xuchu_hs");
  s.pile("S2.eight_diagram C2.nioh_shield S7.slash S8.slash");
  s.invokes(1, "duoshi_hs");
  s.sees("use", 1).because("SGS-SKILL-DUOSHI-HS");
  s.sees("draw", 1);
  s.discards(1, "S7.slash S8.slash");
}

STORY(YinghunHs, UnwoundedItCostsACard) {
  Story s(4);
  s.turn_of(1).general(1, "sunjian_hs").hand(2, "S7.slash");
  s.invokes(1, "yinghun_hs").on(2);
  s.decides(1, "draw_many");
  s.discards(2, "S7.slash");
  s.sees("phase", 1).as("judge");
}

STORY(YinghunHs, WoundedHeDrawsMany) {
  Story s(4);
  s.turn_of(1).general(1, "sunjian_hs").hp(1, 3).pile("S8.slash S9.slash");
  s.illegal("SGS-SKILL-YINGHUN-HS").invokes(1, "yinghun_hs").on(1);
  s.invokes(1, "yinghun_hs").on(2);
  s.decides(1, "draw_many");
  s.sees("draw", 2).points(2).because("SGS-SKILL-YINGHUN-HS");
  s.discards(2, "S8.slash");
}

STORY(XiaoguoHs, EquipmentBringsItsOwnerACard) {
  Story s(4);
  s.general(2, "yuejin_hs").hand(2, "S7.slash").equip(1, "H5.chitu").pile("S9.slash");
  s.declines(1, Ask::play);
  s.invokes(2, "xiaoguo_hs");
  s.discards(2, "S7.slash");
  s.discards(1, "H5.chitu");
  s.sees("draw", 2).because("SGS-SKILL-XIAOGUO-HS");
}

STORY(XiaoguoHs, OrItIsDamage) {
  Story s(4);
  s.general(2, "yuejin_hs").hand(2, "S7.slash SA.duel");
  s.declines(1, Ask::play);
  s.invokes(2, "xiaoguo_hs");
  s.illegal("SGS-SKILL-XIAOGUO-HS").discards(2, "SA.duel");
  s.discards(2, "S7.slash");
  s.sees("damage", 1).from(2).because("SGS-SKILL-XIAOGUO-HS");
}

STORY(JianchuHs, AfterEquipmentNoDodge) {
  Story s(4);
  s.general(1, "pangde_hs").hand(1, "S7.slash").hand(2, "H2.dodge").equip(2, "CA.crossbow");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "jianchu_hs");
  s.removes(1, "CA.crossbow");
  s.sees("damage", 2);
}

STORY(JianchuHs, AfterAnotherCardHeTakesTheSlash) {
  Story s(4);
  s.general(1, "pangde_hs").hand(1, "S7.slash").hand(2, "H2.dodge H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "jianchu_hs");
  s.removes(1, "H3.peach");
  s.sees("gain", 2).cards("S7.slash").because("SGS-SKILL-JIANCHU-HS");
  s.dodges(2, "H2.dodge");
  s.expect_hand(2, "S7.slash");
}

STORY(KuangfuHs, EquipmentIsTaken) {
  Story s(4);
  s.general(1, "panfeng_hs").hand(1, "S7.slash").equip(2, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "kuangfu_hs");
  s.takes(1, "CA.crossbow").because("SGS-SKILL-KUANGFU-HS");
  s.sees("damage", 2);
  s.sees("put").cards("S7.slash");
  s.expect_hand(1, "CA.crossbow");
}

STORY(KuangfuHs, ForNothingItCostsTwoCards) {
  Story s(4);
  s.general(1, "panfeng_hs")
      .hand(1, "S7.slash H3.peach")
      .hand(2, "H2.dodge")
      .equip(2, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "kuangfu_hs");
  s.illegal("SGS-SKILL-KUANGFU-HS").takes(1, "H2.dodge");
  s.takes(1, "CA.crossbow");
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-SKILL-KUANGFU-HS").discards(1, "H3.peach");
  s.discards(1, "H3.peach CA.crossbow");
}

STORY(ShushenHs, AnotherDraws) {
  Story s(4);
  s.general(1, "ganfuren_hs").hp(1, 2).hand(1, "H3.peach").hand(2, "S8.slash").pile("S9.slash");
  s.uses(1, "H3.peach");
  s.sees("heal", 1);
  s.illegal("SGS-SKILL-SHUSHEN-HS").invokes(1, "shushen_hs").on(1);
  s.invokes(1, "shushen_hs").on(2);
  s.sees("draw", 2).points(1).because("SGS-SKILL-SHUSHEN-HS");
}

STORY(ShushenHs, TwoWithoutAHand) {
  Story s(4);
  s.general(1, "ganfuren_hs").hp(1, 2).hand(1, "H3.peach").pile("S9.slash S8.slash");
  s.uses(1, "H3.peach");
  s.sees("heal", 1);
  s.invokes(1, "shushen_hs").on(2);
  s.sees("draw", 2).points(2).because("SGS-SKILL-SHUSHEN-HS");
}

STORY(ShensuHs, ForTheJudgementAndDrawPhase) {
  Story s(4);
  s.turn_of(1).general(1, "xiahouyuan_hs");
  s.invokes(1, "shensu_hs").on(3);
  s.sees("use", 1).as("slash").because("SGS-SKILL-SHENSU-HS");
  s.sees("damage", 3);
  s.sees("skip", 1).as("judge");
  s.sees("skip", 1).as("draw");
}

STORY(ShensuHs, ForTheDiscardPhase) {
  Story s(4);
  s.general(1, "xiahouyuan_hs").hand(1, "S7.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "shensu_hs").on(3);
  s.sees("lose", 1).because("SGS-SKILL-SHENSU-HS");
  s.sees("use", 1).as("slash");
  s.sees("damage", 3);
  s.sees("skip", 1).as("discard");
}

STORY(ShensuHs, WithTheFanASlashOfFire) {
  Story s(4);
  s.turn_of(1).general(1, "xiahouyuan_hs").equip(1, "DA.fan");
  s.invokes(1, "shensu_hs").on(3);
  s.strikes(1, "").as("fire_slash").on(3);
  s.sees("damage", 3).as("fire");
}

STORY(ShensuHs, WithTheFanASlashAsItIs) {
  Story s(4);
  s.turn_of(1).general(1, "xiahouyuan_hs").equip(1, "DA.fan");
  s.invokes(1, "shensu_hs").on(3);
  s.strikes(1, "").on(3).because("SGS-SKILL-SHENSU-HS");
  s.sees("damage", 3).as("normal");
}

STORY(ChuliHs, ACardOfEach) {
  Story s(4);
  s.general(1, "huatuo_hs").hand(1, "H9.peach").hand(2, "S7.slash").pile("C8.slash");
  s.invokes(1, "chuli_hs").on(2);
  s.discards(1, "H9.peach");
  s.removes(1, "S7.slash");
  s.sees("draw", 2).points(1).because("SGS-SKILL-CHULI-HS");
}

STORY(ChuliHs, NotOfWhoHasNone) {
  Story s(4);
  s.general(1, "huatuo_hs").hand(1, "H9.peach").hand(3, "H7.peach");
  s.illegal("SGS-SKILL-CHULI-HS").invokes(1, "chuli_hs").on(2);
  s.invokes(1, "chuli_hs").on(3);
  s.discards(1, "H9.peach");
  s.removes(1, "H7.peach");
}

STORY(WushengHs, ARedCardIsASlash) {
  Story s(4);
  s.general(1, "guanyu_hs").hand(1, "H3.peach");
  s.uses(1, "H3.peach").as("slash").on(2);
  s.sees("damage", 2);
}

STORY(WushengHs, ADiamondKnowsNoDistance) {
  Story s(4);
  s.general(1, "guanyu_hs").hand(1, "H3.peach D2.dodge");
  s.illegal("SGS-RANGE").uses(1, "H3.peach").as("slash").on(3);
  s.uses(1, "D2.dodge").as("slash").on(3);
  s.sees("damage", 3);
}

STORY(JushouHs, ACardForEachKingdom) {
  War s(4);
  s.open(1, "caoren_hs xuchu_hs").open(2, "liubei_hs guanyu_hs").hand(1, "H5.chitu");
  s.pile("S8.slash S9.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou_hs");
  s.sees("draw", 1).points(2).because("SGS-SKILL-JUSHOU-HS");
  s.uses(1, "H5.chitu");
  s.expect_equip(1, "H5.chitu");
}

STORY(JushouHs, WithThreeHeIsTurnedOver) {
  War s(4);
  s.open(1, "caoren_hs xuchu_hs").open(2, "liubei_hs guanyu_hs").open(3, "sunquan_hs ganning_hs");
  s.pile("S8.slash S9.slash S10.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou_hs");
  s.sees("draw", 1).points(3);
  s.discards(1, "S8.slash");
  s.sees("turn_over", 1).because("SGS-SKILL-JUSHOU-HS");
}

STORY(OptionJushouTurn, LastBehindTheCard) {
  War s(4);
  s.with("jushou_turn", "last");
  s.open(1, "caoren_hs xuchu_hs").open(2, "liubei_hs guanyu_hs").open(3, "sunquan_hs ganning_hs");
  s.pile("S8.slash S9.slash S10.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou_hs");
  s.sees("draw", 1).points(3);
  s.discards(1, "S8.slash");
  s.sees("turn_over", 1).because("SGS-SKILL-JUSHOU-HS");
}

}  // namespace
}  // namespace tally::test

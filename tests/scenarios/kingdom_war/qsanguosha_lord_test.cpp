// QSanguosha-For-Hegemony: Lord Sun Quan 君孙权, his beacons 烽火 and what they teach.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view lord_rules = "qsanguosha-hegemony-expansions";

// --- Auspicious Grain

STORY(JiaheQs, HeAndHisLayBeacons) {
  War s(4, lord_rules);
  s.open(1, "luxun_gz dingfeng_gz").hand(1, "S2.eight_diagram H2.dodge");
  s.open(2, "lord_sunquan_qs ganning_gz").open(3, "caocao_gz dianwei_gz");
  s.invokes(1, "jiahe_qs").of(2);
  s.illegal("SGS-SKILL-JIAHE-QS").pays_tribute(1, "H2.dodge", "jiahe_qs").to(2);
  s.pays_tribute(1, "S2.eight_diagram", "jiahe_qs").to(2);
  s.expect_beside(2, "jiahe_qs", "S2.eight_diagram");
  s.expect_skill(1, "yingzi_map", true);
  s.expect_skill(2, "yingzi_map", true);
  s.expect_skill(3, "yingzi_map", false);
  s.illegal("SGS-SKILL-JIAHE-QS").invokes(1, "jiahe_qs").of(2);
  s.declines(1, Ask::play);
}

STORY(JiaheQs, SoManyTeachSoMuch) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "ganning_gz lvmeng_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram C2.nioh_shield H5.kylin_bow");
  s.open(3, "caocao_gz dianwei_gz").hand(1, "DA.crossbow");
  s.invokes(1, "jiahe_qs");
  s.lays(1, "DA.crossbow", "jiahe_qs");
  s.expect_skill(2, "haoshi", true);
  s.expect_skill(2, "gongxin", true);
  s.expect_skill(2, "qianxun_gz", true);
  s.declines(1, Ask::play);
}

STORY(JiaheQs, DamageOfAnySortCostsOne) {
  War s(4, lord_rules);
  s.open(1, "dianwei_gz caocao_gz").equip(1, "DA.crossbow").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "luxun_gz dingfeng_gz").beside(2, "jiahe_qs", "S2.eight_diagram");
  s.invokes(1, "qiangxi").on(2);
  s.discards(1, "DA.crossbow");
  s.sees("damage", 2);
  s.discards(2, "S2.eight_diagram").because("SGS-SKILL-JIAHE-QS");
  s.expect_skill(3, "yingzi_map", false);
  s.expect_skill(2, "yingzi_map", false);
}

STORY(JiaheQs, WithHimItIsGone) {
  War s(5, lord_rules);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S7.slash").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "luxun_gz dingfeng_gz").hp(2, 1).beside(2, "jiahe_qs", "S2.eight_diagram");
  s.open(4, "lvbu_gz diaochan_gz").open(5, "huatuo_gz jiaxu_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.sees("death", 2);
  s.sees("allegiance", 3).as("careerist");
  s.expect_skill(3, "yingzi_map", false);
}

STORY(JiaheQs, WhoLiesFaceDownJoinsToDraw) {
  War s(5, lord_rules);
  s.turn_of(1).hidden(1, "luxun_gz dingfeng_gz").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "caocao_gz dianwei_gz").beside(2, "jiahe_qs", "S2.eight_diagram");
  s.unveils(1, "dingfeng_gz").because("SGS-SKILL-JIAHE-QS").asked(Ask::unveil);
  s.sees("allegiance", 1).as("wu");
  s.invokes(1, "yingzi_map");
  s.sees("draw", 1).points(3);
}

STORY(JiaheQs, OrToLayABeacon) {
  War s(5, lord_rules);
  s.hidden(1, "luxun_gz lvmeng_gz").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "caocao_gz dianwei_gz").hand(1, "S2.eight_diagram");
  s.unveils(1, "lvmeng_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("wu");
  s.invokes(1, "jiahe_qs").of(2);
  s.pays_tribute(1, "S2.eight_diagram", "jiahe_qs").to(2);
  s.declines(1, Ask::play);
}

STORY(JiaheQs, NotWithNothingToLay) {
  War s(5, lord_rules);
  s.hidden(1, "luxun_gz lvmeng_gz").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "caocao_gz dianwei_gz").hand(1, "S7.slash");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "lvmeng_gz").asked(Ask::play);
  s.declines(1, Ask::play);
}

STORY(YingziMap, OneCardMore) {
  War s(4, lord_rules);
  s.turn_of(1).open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram");
  s.invokes(1, "yingzi_map").because("SGS-SKILL-YINGZI-MAP");
  s.sees("draw", 1).points(3);
}

STORY(YingziMap, NotBesideThatOfZhouYu) {
  War s(4, lord_rules);
  s.turn_of(1).open(1, "zhouyu_gz dingfeng_gz").open(2, "lord_sunquan_qs ganning_gz");
  s.open(3, "caocao_gz dianwei_gz").beside(2, "jiahe_qs", "S2.eight_diagram");
  s.invokes(1, "yingzi");
  s.sees("draw", 1).points(3);
}

STORY(YingziMap, AndTwoByGenerosity) {
  War s(4, lord_rules);
  s.turn_of(1).open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram C2.nioh_shield");
  s.invokes(1, "yingzi_map");
  s.invokes(1, "haoshi");
  s.sees("draw", 1).points(5);
}

// --- Attacking the Heart

STORY(Gongxin, AHeartIsPutOnTop) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram C2.nioh_shield H5.kylin_bow")
      .hand(2, "S7.slash H6.peach");
  s.illegal("SGS-SKILL-GONGXIN").invokes(1, "gongxin").on(1);
  s.illegal("SGS-SKILL-GONGXIN").invokes(1, "gongxin").on(3);
  s.invokes(1, "gongxin").on(2);
  s.sees("look", 1).because("SGS-SKILL-GONGXIN");
  s.illegal("SGS-SKILL-GONGXIN").puts_on_top(1, "S7.slash").from(2);
  s.puts_on_top(1, "H6.peach").from(2);
  s.expect_pile("H6.peach");
  s.illegal("SGS-SKILL-GONGXIN").invokes(1, "gongxin").on(2);
  s.declines(1, Ask::play);
}

STORY(Gongxin, OrDiscarded) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram C2.nioh_shield H5.kylin_bow")
      .hand(2, "S7.slash H6.peach");
  s.invokes(1, "gongxin").on(2);
  s.removes(1, "H6.peach").from(2);
  s.expect_discarded("H6.peach");
  s.declines(1, Ask::play);
}

STORY(Gongxin, OrStays) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram C2.nioh_shield H5.kylin_bow").hand(2, "H6.peach");
  s.invokes(1, "gongxin").on(2);
  s.declines(1, Ask::remove_of);
  s.expect_hand(2, "H6.peach");
}

// --- Gathering Wealth

STORY(LianziQs, OfTheTypeOfTheCardDiscarded) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "ganning_gz lvmeng_gz");
  s.equip(1, "S5.blade S2.eight_diagram").equip(2, "H5.kylin_bow").hand(1, "S7.slash");
  s.open(3, "caocao_gz dianwei_gz").equip(3, "C2.nioh_shield");
  s.pile("H4.peach SA.duel H6.peach H7.peach");
  s.invokes(1, "lianzi_qs");
  s.discards(1, "S7.slash");
  s.sees("peek", 1).points(3);
  s.illegal("SGS-SKILL-LIANZI-QS").picks(1, "SA.duel");
  s.illegal("SGS-SKILL-LIANZI-QS").picks(1, "H7.peach");
  s.picks(1, "H6.peach");
  s.declines(1, Ask::pick);
  s.expect_hand(1, "H6.peach");
  s.expect_pile("H4.peach SA.duel H7.peach");
  s.illegal("SGS-SKILL-LIANZI-QS").invokes(1, "lianzi_qs");
  s.declines(1, Ask::play);
}

STORY(LianziQs, WhereNobodyWearsAnythingNothing) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").hand(1, "S7.slash").open(2, "caocao_gz dianwei_gz");
  s.beside(1, "jiahe_qs", "S2.eight_diagram").equip(2, "C2.nioh_shield");
  s.invokes(1, "lianzi_qs");
  s.discards(1, "S7.slash");
  s.never("peek");
  s.declines(1, Ask::play);
}

// --- Treasure House

STORY(JubaoQs, ACardOfWhoWearsThePearlAndADraw) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.equip(2, "DK.luminous_pearl").hand(2, "H6.peach").pile("H4.peach");
  s.declines(1, Ask::play);
  s.takes(1, "DK.luminous_pearl").from(2).because("SGS-SKILL-JUBAO-QS");
  s.sees("draw", 1).because("SGS-SKILL-JUBAO-QS");
}

STORY(JubaoQs, NotForHisOwn) {
  War s(4, lord_rules);
  s.open(1, "lord_sunquan_qs dingfeng_gz").open(2, "caocao_gz dianwei_gz");
  s.equip(1, "DK.luminous_pearl");
  s.never("draw", 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(JubaoQs, HisTreasureIsNobodyElses) {
  War s(4, lord_rules);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "S3.snatch").open(2, "lord_sunquan_qs dingfeng_gz");
  s.equip(2, "DK.luminous_pearl").hand(2, "H6.peach");
  s.uses(1, "S3.snatch").on(2);
  s.illegal("SGS-SKILL-JUBAO-QS").takes(1, "DK.luminous_pearl").from(2);
  s.takes(1, "H6.peach").from(2);
}

}  // namespace
}  // namespace tally::test

// The later print of kingdom war as FreeKill has it: skills at damage, in phases, of weapons.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1 slashes seat 2, who has this general.
void struck(Story& s, std::string_view general) {
  s.general(2, general).hand(1, "S7.slash H9.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(GanglieHs, RedIsDamage) {
  Story s(4);
  struck(s.pile("H6.peach"), "xiahoudun_hs");
  s.invokes(2, "ganglie_hs");
  s.sees("judged", 2).effect(true);
  s.sees("damage", 1).from(2).because("SGS-SKILL-GANGLIE-HS");
}

STORY(GanglieHs, BlackCostsACard) {
  Story s(4);
  struck(s.pile("S8.slash"), "xiahoudun_hs");
  s.invokes(2, "ganglie_hs");
  s.sees("judged", 2).effect(false);
  s.removes(2, "H9.peach");
  s.expect_hand(1, "");
}

STORY(LuoyiHs, ACardForMoreDamage) {
  Story s(4);
  s.turn_of(1).general(1, "xuchu_hs").hand(1, "S7.slash H3.peach").pile("S8.slash S9.slash");
  s.invokes(1, "luoyi_hs");
  s.discards(1, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
}

STORY(LuoyiHs, WithoutIt) {
  Story s(4);
  s.turn_of(1).general(1, "xuchu_hs").hand(1, "S7.slash H3.peach").pile("S8.slash S9.slash");
  s.declines(1, Ask::invoke);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(LuoyiHs, ItIsPaid) {
  Story s(4);
  s.turn_of(1).general(1, "xuchu_hs").hand(1, "H3.peach").pile("S8.slash S9.slash");
  s.invokes(1, "luoyi_hs");
  s.illegal("SGS-SKILL-LUOYI-HS").discards(1, "H3.peach S8.slash");
  s.discards(1, "H3.peach");
}

STORY(KuangguHs, ACard) {
  Story s(4);
  s.general(1, "weiyan_hs").hand(1, "S7.slash").pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuanggu_hs");
  s.sees("draw", 1).because("SGS-SKILL-KUANGGU-HS");
}

STORY(KuangguHs, OrAHitPoint) {
  Story s(4);
  s.general(1, "weiyan_hs").hp(1, 2).hand(1, "S7.slash").pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "kuanggu_hs");
  s.decides(1, "recover");
  s.sees("heal", 1).because("SGS-SKILL-KUANGGU-HS");
}

STORY(KurouHs, ACardAndAHitPointForThree) {
  Story s(4);
  s.general(1, "huanggai_hs").hand(1, "S7.slash").pile("S8.slash S9.slash H9.peach");
  s.invokes(1, "kurou_hs");
  s.discards(1, "S7.slash");
  s.sees("lose", 1).because("SGS-SKILL-KUROU-HS");
  s.sees("draw", 1).points(3);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S9.slash").on(2);
  s.sees("damage", 2);
}

STORY(KurouHs, NotWithoutACard) {
  Story s(4);
  s.general(1, "huanggai_hs");
  s.illegal("SGS-SKILL-KUROU-HS").invokes(1, "kurou_hs");
  s.declines(1, Ask::play);
}

STORY(XiaojiHs, ThreeInAnothersTurn) {
  Story s(4);
  s.general(2, "sunshangxiang_hs").hand(1, "S3.dismantlement").equip(2, "H5.chitu");
  s.pile("S8.slash S9.slash H9.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H5.chitu");
  s.invokes(2, "xiaoji_hs");
  s.sees("draw", 2).points(3).because("SGS-SKILL-XIAOJI-HS");
}

STORY(XiaojiHs, OneInHerOwn) {
  Story s(4);
  s.general(1, "sunshangxiang_hs").hand(1, "DK.zixing").equip(1, "H5.chitu").pile("S8.slash");
  s.uses(1, "DK.zixing");
  s.invokes(1, "xiaoji_hs");
  s.sees("draw", 1).points(1).because("SGS-SKILL-XIAOJI-HS");
}

STORY(JiemingHs, OnceHoweverMuchItWas) {
  Story s(4);
  struck(s.pile("S8.slash S9.slash"), "xunyu_hs");
  s.invokes(2, "jieming_hs").on(2);
  s.sees("draw", 2).points(3).because("SGS-SKILL-JIEMING-HS");
}

STORY(JiemingHs, FiveAtMostAndUpToHisMaximum) {
  Story s(4);
  struck(s, "xunyu_hs");
  s.invokes(2, "jieming_hs").on(1);
  s.sees("draw", 1).points(3).because("SGS-SKILL-JIEMING-HS");
}

STORY(FangzhuHs, HeDrawsAndIsTurnedOver) {
  Story s(4);
  struck(s.pile("S8.slash"), "caopi_hs");
  s.invokes(2, "fangzhu_hs").on(1);
  s.decides(1, "draw");
  s.sees("draw", 1).points(1).because("SGS-SKILL-FANGZHU-HS");
  s.sees("turn_over", 1);
}

STORY(FangzhuHs, OrDiscardsAndLosesAHitPoint) {
  Story s(4);
  struck(s, "caopi_hs");
  s.illegal("SGS-SKILL-FANGZHU-HS").invokes(2, "fangzhu_hs").on(2);
  s.invokes(2, "fangzhu_hs").on(1);
  s.decides(1, "lose_hp");
  s.discards(1, "H9.peach");
  s.sees("lose", 1).because("SGS-SKILL-FANGZHU-HS");
}

STORY(QiangxiHs, AHitPointForDamageAnywhere) {
  Story s(4);
  s.general(1, "dianwei_hs");
  s.invokes(1, "qiangxi_hs").on(3);
  s.sees("lose", 1).because("SGS-SKILL-QIANGXI-HS");
  s.sees("damage", 3).from(1);
}

STORY(QiangxiHs, OrAWeapon) {
  Story s(4);
  s.general(1, "dianwei_hs").hand(1, "CA.crossbow S7.slash");
  s.illegal("SGS-SKILL-QIANGXI-HS").invokes(1, "qiangxi_hs").on(1);
  s.invokes(1, "qiangxi_hs").on(3);
  s.illegal("SGS-SKILL-QIANGXI-HS").discards(1, "S7.slash");
  s.discards(1, "CA.crossbow");
  s.sees("damage", 3).because("SGS-SKILL-QIANGXI-HS");
}

STORY(DuanliangHs, AtAnyDistanceButThenNoMore) {
  Story s(8);
  s.general(1, "xuhuang_hs").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").as("supply_shortage").on(5);
  s.sees("place", 5);
  s.illegal("SGS-USE-KIND").uses(1, "S8.slash").as("supply_shortage").on(2);
  s.declines(1, Ask::play);
  s.expect_hand(1, "S8.slash");
}

STORY(DuanliangHs, NearByAsOftenAsHeLikes) {
  Story s(8);
  s.general(1, "xuhuang_hs").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").as("supply_shortage").on(2);
  s.sees("place", 2);
  s.uses(1, "S8.slash").as("supply_shortage").on(8);
  s.sees("place", 8);
}

STORY(PaoxiaoHs, TheSecondSlashBringsACard) {
  Story s(4);
  s.general(1, "zhangfei_hs").hand(1, "S7.slash S8.slash").pile("H9.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(2);
  s.sees("draw", 1).points(1).because("SGS-SKILL-PAOXIAO-HS");
  s.sees("damage", 2);
}

STORY(PaoxiaoHs, NotTheThird) {
  Story s(4);
  s.general(1, "zhangfei_hs").hand(1, "S7.slash S8.slash S9.slash").pile("H9.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(2);
  s.sees("draw", 1);
  s.sees("damage", 2);
  s.uses(1, "S9.slash").on(4);
  s.sees("damage", 4);
}

STORY(LongdanHs, ASlashOfADodgeHitsAnotherWhenDodged) {
  Story s(4);
  s.general(1, "zhaoyun_hs").hand(1, "H2.dodge").hand(2, "D2.dodge");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.dodges(2, "D2.dodge");
  s.illegal("SGS-SKILL-LONGDAN-HS").invokes(1, "longdan_hs").on(2);
  s.invokes(1, "longdan_hs").on(3);
  s.sees("damage", 3).from(1).because("SGS-SKILL-LONGDAN-HS");
}

STORY(LongdanHs, APlainSlashDoesNot) {
  Story s(4);
  s.general(1, "zhaoyun_hs").hand(1, "S7.slash").hand(2, "D2.dodge").hand(3, "S8.slash");
  s.never_asked(Ask::invoke_on, 1);
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "D2.dodge");
  s.sees("put").cards("S7.slash");
}

STORY(LongdanHs, OrNot) {
  Story s(4);
  s.general(1, "zhaoyun_hs").hand(1, "H2.dodge").hand(2, "D2.dodge");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.dodges(2, "D2.dodge");
  s.illegal("SGS-SKILL-LONGDAN-HS").invokes(1, "longdan_hs").on(2);
  s.declines(1, Ask::invoke_on);
  s.sees("put").cards("H2.dodge");
}

}  // namespace
}  // namespace tally::test

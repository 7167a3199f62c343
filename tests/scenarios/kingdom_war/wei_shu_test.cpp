// Generals of Wei 魏 and Shu 蜀 that kingdom war alone has: Yue Jin, Zhuge Liang, Lady Gan.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Valiant

STORY(Xiaoguo, HeDiscardsEquipment) {
  War s(4);
  s.open(2, "yuejin_gz xuchu_gz").hand(2, "S7.slash").equip(1, "DQ.triblade");
  s.invokes(2, "xiaoguo");
  s.discards(2, "S7.slash");
  s.discards(1, "DQ.triblade");
  s.expect_equip(1, "");
  s.expect_hp(1, 4);
}

STORY(Xiaoguo, OrTakesDamage) {
  War s(4);
  s.open(2, "yuejin_gz xuchu_gz").hand(2, "S7.slash").hand(1, "DQ.triblade");
  s.invokes(2, "xiaoguo");
  s.discards(2, "S7.slash");
  s.declines(1, Ask::pay_of);
  s.sees("damage", 1).from(2).points(1).because("SGS-SKILL-XIAOGUO");
}

STORY(Xiaoguo, ABasicCardAndEquipmentNothingElse) {
  War s(4);
  s.open(2, "yuejin_gz xuchu_gz").hand(2, "S7.slash SA.duel").hand(1, "DQ.triblade H2.dodge");
  s.invokes(2, "xiaoguo");
  s.illegal("SGS-SKILL-XIAOGUO").discards(2, "SA.duel");
  s.illegal("SGS-SKILL-XIAOGUO").discards(2, "");
  s.discards(2, "S7.slash");
  s.illegal("SGS-SKILL-XIAOGUO").discards(1, "H2.dodge");
  s.discards(1, "DQ.triblade");
  s.expect_hand(1, "H2.dodge");
}

STORY(Xiaoguo, NotInHisOwnTurn) {
  War s(4);
  s.open(1, "yuejin_gz xuchu_gz").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.sees("phase", 1).as("finish");
}

STORY(Xiaoguo, WithoutACardHeIsNotAsked) {
  War s(4);
  s.open(2, "yuejin_gz xuchu_gz");
  s.never_asked(Ask::invoke, 2);
  s.sees("phase", 1).as("finish");
}

// --- Empty Fort

STORY(KongchengGz, ASlashFindsNobody) {
  War s(4);
  s.open(2, "zhugeliang_gz zhaoyun_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("blocked", 2).as("kongcheng_gz").because("SGS-SKILL-KONGCHENG-GZ");
  s.sees("put").cards("S7.slash");
  s.expect_hp(2, 3);
}

STORY(KongchengGz, NorADuel) {
  War s(4);
  s.open(2, "zhugeliang_gz zhaoyun_gz").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.sees("blocked", 2);
  s.never_asked(Ask::play_slash, 2);
  s.sees("put").cards("SA.duel");
}

STORY(KongchengGz, WithAHandCardHeIsATarget) {
  War s(4);
  s.open(2, "zhugeliang_gz zhaoyun_gz").hand(2, "D2.dodge").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.never("blocked", 2);
  s.sees("damage", 2);
}

STORY(KongchengGz, HeIsTurnedUpForIt) {
  War s(4);
  s.main_open(3, "caocao_gz xuchu_gz").hidden(2, "zhugeliang_gz zhaoyun_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.unveils(2, "zhugeliang_gz", "kongcheng_gz");
  s.sees("allegiance", 2).as("shu");
  s.sees("blocked", 2);
}

STORY(KongchengGz, OrNot) {
  War s(4);
  s.main_open(3, "caocao_gz xuchu_gz").hidden(2, "zhugeliang_gz zhaoyun_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::unveil_for);
  s.sees("damage", 2);
  s.expect_hidden(2, false, true);
}

STORY(KongchengGz, SeedOfAnimosityComesToNothing) {
  War s(4);
  s.open(1, "diaochan_gz lvbu_gz").open(2, "zhugeliang_gz zhaoyun_gz");
  s.open(3, "caocao_gz xuchu_gz").hand(1, "S7.slash");
  s.invokes(1, "lijian").on(3, 2);
  s.discards(1, "S7.slash");
  s.sees("use", 3).as("duel");
  s.sees("blocked", 2).as("kongcheng_gz");
  s.expect_hp(2, 3);
}

// --- Wild Bone

STORY(KuangguUnseen, OfAGeneralTurnedUpForABlowThatKills) {
  War s(4);
  s.hidden(1, "weiyan_gz guanyu_gz").hp(1, 2).hand(1, "S7.slash");
  s.open(2, "caocao_gz simayi_gz").hp(2, 1).open(3, "sunquan_gz lvmeng_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.unveils(1, "weiyan_gz", "kuanggu");
  s.sees("allegiance", 1).as("shu");
  s.sees("heal", 1).points(1).because("SGS-SKILL-KUANGGU");
}

STORY(KuangguUnseen, NotFromFarAway) {
  War s(5);
  s.hidden(1, "weiyan_gz guanyu_gz").hp(1, 2).equip(1, "D5.axe").hand(1, "S7.slash");
  s.open(2, "lvbu_gz zhangjiao_gz").open(3, "caocao_gz simayi_gz").hp(3, 1);
  s.open(4, "sunquan_gz lvmeng_gz");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3).by(1);
  s.never("unveil", 1);
}

STORY(KuangguHsUnseen, OfAGeneralTurnedUpForABlowThatKills) {
  War s(4);
  s.hidden(1, "weiyan_hs guanyu_gz").hp(1, 2).hand(1, "S7.slash");
  s.open(2, "caocao_gz simayi_gz").hp(2, 1).open(3, "sunquan_gz lvmeng_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.unveils(1, "weiyan_hs", "kuanggu_hs");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "kuanggu_hs");
  s.decides(1, "recover");
  s.sees("heal", 1).points(1).because("SGS-SKILL-KUANGGU-HS");
}

STORY(KuangguHsUnseen, NotFromFarAway) {
  War s(5);
  s.hidden(1, "weiyan_hs guanyu_gz").hp(1, 2).equip(1, "D5.axe").hand(1, "S7.slash");
  s.open(2, "lvbu_gz zhangjiao_gz").open(3, "caocao_gz simayi_gz");
  s.open(4, "sunquan_gz lvmeng_gz");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.never("unveil", 1);
}

// --- Virtuous Care

STORY(Shushen, AnotherOfHerKingdomDraws) {
  War s(4);
  s.open(1, "ganfuren_gz liubei_gz").open(2, "guanyu_gz zhangfei_gz");
  s.open(3, "sunquan_gz ganning_gz").hp(1, 2).hand(1, "H4.peach");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
  s.illegal("SGS-SKILL-SHUSHEN").invokes(1, "shushen").on(3);
  s.illegal("SGS-SKILL-SHUSHEN").invokes(1, "shushen").on(1);
  s.invokes(1, "shushen").on(2);
  s.sees("draw", 2).points(1).because("SGS-SKILL-SHUSHEN");
}

STORY(Shushen, SheIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "ganfuren_gz zhaoyun_gz").open(2, "guanyu_gz zhangfei_gz").hp(1, 2);
  s.hand(1, "H4.peach");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
  s.unveils(1, "ganfuren_gz", "shushen");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "shushen").on(2);
  s.sees("draw", 2).points(1);
}

STORY(Shushen, NobodyOfAnotherKingdom) {
  War s(4);
  s.open(1, "ganfuren_gz liubei_gz").hp(1, 2).hand(1, "H4.peach");
  s.open(3, "sunquan_gz ganning_gz");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
  s.never_asked(Ask::invoke_on, 1);
  s.declines(1, Ask::play);
}

// --- Sound Judgement

STORY(Shenzhi, AWholeHandForAHitPoint) {
  War s(4);
  s.turn_of(1).open(1, "ganfuren_gz zhaoyun_gz").hp(1, 2).hand(1, "S7.slash S8.slash");
  s.invokes(1, "shenzhi");
  s.sees("forfeit", 1).cards("S7.slash S8.slash").because("SGS-SKILL-SHENZHI");
  s.sees("heal", 1).points(1).because("SGS-SKILL-SHENZHI");
}

STORY(Shenzhi, FewerThanHerHitPointsBringNothing) {
  War s(4);
  s.turn_of(1).open(1, "ganfuren_gz zhaoyun_gz").hp(1, 2).hand(1, "S7.slash");
  s.invokes(1, "shenzhi");
  s.sees("forfeit", 1).cards("S7.slash");
  s.never("heal", 1);
  s.sees("phase", 1).as("play");
}

STORY(Shenzhi, NotWithAnEmptyHand) {
  War s(4);
  s.turn_of(1).open(1, "ganfuren_gz zhaoyun_gz").hp(1, 2);
  s.never_asked(Ask::invoke, 1);
  s.sees("phase", 1).as("play");
}

}  // namespace
}  // namespace tally::test

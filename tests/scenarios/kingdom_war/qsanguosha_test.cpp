// Generals of kingdom war whose skills are others in QSanguosha-For-Hegemony.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Yu Ji: Thousand Illusions

STORY(QianhuanQs, TheTopCardIsAnIllusion) {
  War s(4);
  s.open(2, "yuji_qs huatuo_gz").hand(1, "S7.slash").pile("H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "qianhuan_qs").against(2);
  s.expect_beside(2, "qianhuan_qs", "H4.peach");
}

STORY(QianhuanQs, ASecondOfItsSuitGoesAtOnce) {
  War s(4);
  s.open(2, "yuji_qs huatuo_gz").open(4, "lvbu_gz diaochan_gz");
  s.beside(2, "qianhuan_qs", "H4.peach").hand(1, "SA.duel").pile("H2.dodge");
  s.uses(1, "SA.duel").on(4);
  s.declines(2, Ask::invoke);  // to have the Duel do nothing
  s.sees("damage", 4);
  s.invokes(2, "qianhuan_qs").against(4);
  s.sees("discard", 2).cards("H2.dodge").because("SGS-SKILL-QIANHUAN-QS");
  s.expect_beside(2, "qianhuan_qs", "H4.peach");
}

STORY(QianhuanQs, AnIllusionCoversTheOnlyTarget) {
  War s(4);
  s.open(2, "yuji_qs huatuo_gz").beside(2, "qianhuan_qs", "H4.peach").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "qianhuan_qs").against(2);
  s.discards(2, "H4.peach");
  s.expect_discarded("S7.slash H4.peach");
}

STORY(QianhuanQs, AnIndulgenceComesToTheDiscardPile) {
  War s(4);
  s.open(2, "yuji_qs huatuo_gz").beside(2, "qianhuan_qs", "H4.peach").hand(1, "C6.indulgence");
  s.uses(1, "C6.indulgence").on(2);
  s.invokes(2, "qianhuan_qs").against(2);
  s.discards(2, "H4.peach");
  s.expect_judging(2, "");
  s.expect_discarded("C6.indulgence H4.peach");
}

// --- Empress He: Poisoned Wine

STORY(ZhenduQs, HeDrinksAndIsHurt) {
  War s(4);
  s.open(1, "hetaihou_qs huatuo_gz").turn_of(2).hand(1, "H2.dodge").hand(2, "S7.slash");
  s.invokes(1, "zhendu_qs").against(2);
  s.discards(1, "H2.dodge");
  s.sees("use", 2).as("wine").because("SGS-SKILL-ZHENDU-QS");
  s.sees("damage", 2).by(1).because("SGS-SKILL-ZHENDU-QS");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3).points(2);
}

STORY(ZhenduQs, OfTwoOnlyTheFirstHurtsHim) {
  War s(4);
  s.open(1, "hetaihou_qs huatuo_gz").open(3, "hetaihou_qs lvbu_gz").turn_of(2);
  s.hand(1, "H2.dodge").hand(3, "D2.dodge");
  s.invokes(3, "zhendu_qs").against(2);
  s.discards(3, "D2.dodge");
  s.sees("damage", 2).by(3);
  s.invokes(1, "zhendu_qs").against(2);
  s.discards(1, "H2.dodge");
}

// --- Jiang Wan & Fei Yi: Rest and Recovery

STORY(ShengxiQs, AsThePlayPhaseEnds) {
  War s(4);
  s.open(1, "jiangwanfeiyi_qs guanyu_gz").pile("H2.dodge D2.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "shengxi_qs");
  s.sees("phase", 1).as("discard");
  s.expect_hand(1, "H2.dodge D2.dodge");
}

STORY(ShengxiQs, AfterDamageInItHeIsNotAsked) {
  War s(4);
  s.open(1, "jiangwanfeiyi_qs guanyu_gz").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).by(1);
  s.declines(1, Ask::play);
}

STORY(ShengxiQs, ADodgedSlashIsNoDamage) {
  War s(4);
  s.open(1, "jiangwanfeiyi_qs guanyu_gz").hand(1, "S7.slash").hand(2, "D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "D3.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "shengxi_qs");
  s.expect_hand_size(1, 2);
}

// --- Xu Sheng: Sham Walls

STORY(YichengQs, ATargetOfHisKingdomDrawsAndDiscards) {
  War s(4);
  s.open(2, "xusheng_qs ganning_gz").open(4, "sunquan_gz zhoutai_gz");
  s.hand(1, "S7.slash").hand(4, "C3.slash").pile("H2.dodge");
  s.uses(1, "S7.slash").on(4);
  s.invokes(2, "yicheng_qs").against(4);
  s.discards(4, "C3.slash");
  s.dodges(4, "H2.dodge");
}

STORY(YichengQs, OfHisOwnSlashOnlyItsTarget) {
  War s(4);
  s.open(1, "xusheng_qs ganning_gz").open(2, "sunquan_gz zhoutai_gz");
  s.hand(1, "S7.slash").pile("H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "yicheng_qs").against(2);
  s.discards(2, "H2.dodge");
  s.sees("damage", 2);
}

// --- Zang Ba: Barring the River

STORY(HengjiangQs, OneHandCardFewerForEachPoint) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_qs zhenji_gz");
  s.hand(1, "S9.wine S7.slash H8.peach H4.peach H6.peach H7.peach");
  s.uses(1, "S9.wine").on(1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "hengjiang_qs").of(1);
  s.invokes(2, "hengjiang_qs").of(1);
  s.discards(1, "H8.peach H4.peach");
  s.never("draw", 2);
}

STORY(HengjiangQs, NothingDiscardedHeDrawsACard) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_qs zhenji_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang_qs").of(1);
  s.sees("draw", 2).points(1).because("SGS-SKILL-HENGJIANG-QS");
  s.sees("turn", 2);
}

// --- Ma Dai: Stealthy Raid

STORY(QianxiQs, WhoIsNearCannotUseTheColour) {
  War s(4);
  s.open(1, "madai_qs guanyu_gz").turn_of(1).pile("H4.peach");
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.invokes(1, "qianxi_qs");
  s.sees("judged", 1);
  s.illegal("SGS-SKILL-QIANXI-QS").invokes(1, "qianxi_qs").on(1);
  s.invokes(1, "qianxi_qs").on(2);
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-QIANXI-QS").dodges(2, "H2.dodge");
  s.sees("damage", 2);
}

STORY(QianxiQs, TheOtherColourHeCan) {
  War s(4);
  s.open(1, "madai_qs guanyu_gz").turn_of(1).pile("S9.wine");
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.invokes(1, "qianxi_qs");
  s.sees("judged", 1);
  s.invokes(1, "qianxi_qs").on(2);
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
}

// --- Lady Bian: Stemming Danger, Frugality

STORY(WanweiQs, ADismantleCostsACardOfHerChoice) {
  War s(4);
  s.open(2, "bianhuanghou_qs xuchu_gz").hand(1, "S3.dismantlement").hand(2, "H2.dodge");
  s.equip(2, "S2.double_swords");
  s.uses(1, "S3.dismantlement").on(2);
  s.invokes(2, "wanwei_qs").against(1);
  s.discards(2, "H2.dodge");
  s.expect_equip(2, "S2.double_swords");
}

STORY(WanweiQs, ASnatchIsGivenOne) {
  War s(4);
  s.open(2, "bianhuanghou_qs xuchu_gz").hand(1, "S3.snatch").hand(2, "H2.dodge");
  s.equip(2, "S2.double_swords");
  s.uses(1, "S3.snatch").on(2);
  s.invokes(2, "wanwei_qs").against(1);
  s.gives(2, "S2.double_swords").to(1);
  s.expect_hand(1, "S2.double_swords");
  s.expect_hand(2, "H2.dodge");
}

STORY(YuejianQs, WhoHasNamedNobodyElseKeepsMore) {
  War s(4);
  s.open(2, "bianhuanghou_qs xuchu_gz").open(1, "caocao_gz dianwei_gz").hp(1, 1);
  s.hand(1, "H4.peach H2.dodge D2.dodge S7.slash");
  s.declines(1, Ask::play);
  s.invokes(2, "yuejian_qs").against(1);
  s.expect_hand_size(1, 4);
}

STORY(YuejianQs, EquipmentAndAWineAreForHimself) {
  War s(4);
  s.open(1, "bianhuanghou_qs xuchu_gz")
      .hp(1, 1)
      .hand(1, "S9.wine S2.double_swords H2.dodge D2.dodge");
  s.uses(1, "S9.wine").on(1);
  s.uses(1, "S2.double_swords").on(1);
  s.declines(1, Ask::play);
  s.invokes(1, "yuejian_qs").against(1);
  s.expect_hand_size(1, 2);
}

STORY(YuejianQs, ASlashOnAnotherIsTooMuch) {
  War s(4);
  s.open(2, "bianhuanghou_qs xuchu_gz").open(1, "caocao_gz dianwei_gz").hp(1, 1);
  s.hand(1, "H4.peach H2.dodge S7.slash").hand(4, "D3.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(4);
  s.dodges(4, "D3.dodge");
  s.declines(1, Ask::play);
  s.discards(1, "H2.dodge");
}

// --- Li Jue & Guo Si: Rift

STORY(Xichou, TurnedUpHeHasTwoMore) {
  War s(4);
  s.hidden(1, "liguo_qs lvbu_gz").turn_of(1);
  s.unveils(1, "liguo_qs");
  s.sees("allegiance", 1).as("qun");
  s.sees("hp", 1).because("SGS-SKILL-XICHOU");
  s.sees("heal", 1).points(2).because("SGS-SKILL-XICHOU");
  s.sees("mark", 1).as("pioneer");
  s.expect_max_hp(1, 6);
  s.discards_whatever();
}

STORY(Xichou, AnotherColourCostsAHitPoint) {
  War s(4);
  s.open(1, "liguo_qs lvbu_gz").hand(1, "S7.slash H7.ex_nihilo D3.snatch").hand(2, "C2.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "H7.ex_nihilo").on(1);
  s.sees("lose", 1).points(1).because("SGS-SKILL-XICHOU");
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "C2.slash").from(2);
}

// --- Ling Tong: Fierce Wind, Whirling Assault

STORY(Liefeng, LostEquipmentCostsAnotherACard) {
  Story s(4);
  s.general(1, "lingtong_qs").equip(1, "S5.blade").hand(1, "D5.axe").hand(2, "H2.dodge");
  s.uses(1, "D5.axe").on(1);
  s.illegal("SGS-SKILL-LIEFENG").invokes(1, "liefeng").on(3);  // he has no card
  s.invokes(1, "liefeng").on(2);
  s.removes(1, "H2.dodge").from(2);
}

STORY(Liefeng, InAnothersTurnToo) {
  Story s(4);
  s.general(2, "lingtong_qs").equip(2, "S5.blade").hand(1, "S3.snatch H2.dodge");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "S5.blade").from(2);
  s.invokes(2, "liefeng").on(1);
  s.removes(2, "S5.blade").from(1);
}

STORY(Xuanlue, TakesEquipmentAndLaysItOut) {
  Story s(4);
  s.general(1, "lingtong_qs").equip(2, "S5.blade C2.vine").equip(3, "D5.axe");
  s.invokes(1, "xuanlue_qs");
  s.takes(1, "S5.blade").from(2);
  s.takes(1, "D5.axe").from(3);
  s.declines(1, Ask::snatch_worn);
  s.relocates(1, "S5.blade").to(1);
  s.illegal("SGS-SKILL-XUANLUE-QS").relocates(1, "D5.axe").to(1);  // the place is taken
  s.relocates(1, "D5.axe").to(2);
  s.expect_equip(1, "S5.blade");
  s.expect_equip(2, "D5.axe C2.vine");
}

STORY(Xuanlue, OnceAGameAndNotWhereNobodyElseWearsAny) {
  Story s(4);
  s.general(1, "lingtong_qs").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-XUANLUE-QS").invokes(1, "xuanlue_qs");
  s.declines(1, Ask::play);
}

STORY(Xuanlue, ThreeAtMost) {
  Story s(4);
  s.general(1, "lingtong_qs")
      .equip(2, "S5.blade C2.vine")
      .equip(3, "D5.axe")
      .equip(4, "DA.crossbow");
  s.invokes(1, "xuanlue_qs");
  s.takes(1, "S5.blade").from(2);
  s.takes(1, "D5.axe").from(3);
  s.takes(1, "DA.crossbow").from(4);
  s.relocates(1, "S5.blade").to(4);
  s.relocates(1, "D5.axe").to(2);
  s.relocates(1, "DA.crossbow").to(3);
  s.illegal("SGS-SKILL-XUANLUE-QS").invokes(1, "xuanlue_qs");
  s.declines(1, Ask::play);
}

// --- Cao Hong: Guarding Aid

STORY(HuyuanQs, EquipmentIsLaidAndACardBesideItGoes) {
  War s(5);
  s.open(1, "caohong_qs xuchu_gz")
      .hand(1, "S2.eight_diagram")
      .hand(2, "H2.dodge")
      .hand(4, "D2.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "huyuan_qs");
  s.relocates(1, "S2.eight_diagram").to(3);
  s.illegal("SGS-SKILL-HUYUAN-QS").invokes(1, "huyuan_qs").on(5).against(3);
  s.invokes(1, "huyuan_qs").on(4).against(3);
  s.removes(1, "D2.dodge").from(4);
  s.expect_equip(3, "S2.eight_diagram");
}

STORY(HuyuanQs, ThatHeMayLeave) {
  War s(4);
  s.open(1, "caohong_qs xuchu_gz").equip(1, "S5.jueying").hand(2, "H2.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "huyuan_qs");
  s.relocates(1, "S5.jueying").to(3);
  s.declines(1, Ask::invoke_on);
  s.expect_equip(3, "S5.jueying");
  s.expect_hand(2, "H2.dodge");
}

STORY(HuyuanQs, WithoutEquipmentHeIsNotAsked) {
  War s(4);
  s.open(1, "caohong_qs xuchu_gz").hand(1, "H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

// --- Cao Hong: Crane Wing

STORY(HeyiQs, OthersAreFartherFromWhoStandsInLineWithHim) {
  War s(5);
  s.open(1, "caohong_qs xuchu_gz").open(2, "xuhuang_gz zhanghe_gz");
  s.expect_distance(3, 2, 2);
  s.expect_distance(1, 2, 2);
  s.play_phase_of(3).hand(3, "S3.snatch").hand(2, "H2.dodge");
  s.illegal("SGS-DISTANCE").uses(3, "S3.snatch").on(2);
  s.declines(3, Ask::play);
}

STORY(HeyiQs, NotFromHimself) {
  War s(5);
  s.open(1, "caohong_qs xuchu_gz").open(2, "xuhuang_gz zhanghe_gz");
  s.expect_distance(5, 1, 1);
  s.expect_distance(2, 1, 1);
  s.play_phase_of(5).hand(5, "S7.slash").hand(1, "H2.dodge");
  s.uses(5, "S7.slash").on(1);
  s.dodges(1, "H2.dodge");
}

// --- Shamoke: Caltrops

STORY(JiliQs, TheCardOfHisWeaponsRange) {
  War s(4);
  s.open(1, "shamoke_qs guanyu_gz").equip(1, "S2.double_swords");
  s.hand(1, "S7.slash S8.slash S9.slash").hand(2, "H2.dodge D2.dodge D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.uses(1, "S8.slash").on(2);  // his weapon allows two Slashes more
  s.invokes(1, "jili_qs");
  s.sees("draw", 1).points(2).because("SGS-SKILL-JILI-QS");
  s.dodges(2, "D2.dodge");
  s.uses(1, "S9.slash").on(2);
  s.dodges(2, "D3.dodge");
  s.declines(1, Ask::play);
}

STORY(JiliQs, TheFirstWithARangeOfOne) {
  War s(4);
  s.open(1, "shamoke_qs guanyu_gz").equip(1, "DA.crossbow").hand(1, "S7.slash").pile("H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "jili_qs");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JILI-QS");
  s.sees("damage", 2);
  s.declines(1, Ask::play);
}

STORY(JiliQs, WithoutAWeaponNothing) {
  War s(4);
  s.open(1, "shamoke_qs guanyu_gz").hand(1, "S7.slash S8.slash").hand(2, "H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

// --- Sun Ce: Wounded Soul

STORY(HunshangQs, WithOneHitPointTwoSkillsForATurn) {
  War s(4);
  s.turn_of(1).open(1, "zhouyu_gz sunce_qs").hp(1, 1);
  s.sees("acquire", 1).as("yinghun_qs").because("SGS-SKILL-HUNSHANG-QS");
  s.sees("acquire", 1).as("yingzi_qs").because("SGS-SKILL-HUNSHANG-QS");
  s.invokes(1, "yingzi");
  s.invokes(1, "yingzi_qs");
  s.sees("draw", 1).points(4).because("SGS-PHASE-DRAW");
}

STORY(HunshangQs, WithTwoNothing) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_qs").hp(1, 2);
  s.never("acquire", 1);
  s.sees("draw", 1).points(2);
}

STORY(YingziQs, HeNeedNotDrawMore) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_qs").hp(1, 1);
  s.sees("acquire", 1).as("yinghun_qs");
  s.sees("acquire", 1).as("yingzi_qs");
  s.sees("phase", 1).as("draw");
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
}

STORY(YingziQs, OneCardMore) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_qs").hp(1, 1);
  s.sees("acquire", 1).as("yinghun_qs");
  s.sees("acquire", 1).as("yingzi_qs");
  s.invokes(1, "yingzi_qs");
  s.sees("draw", 1).points(3);
}

// --- OPT-SGS-GZ-SOLDIERS

STORY(OptionSoldiers, AnyForTheEmperorTheyCount) {
  WithLords s(6);
  s.with("soldiers", "any").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "lord_zhangjiao mateng_gz").open(2, "caocao_gz simayi_gz").open(3, "caopi_gz xuchu_gz");
  s.beside(1, "hongfa", "H10.slash").hand(1, "SA.threaten_emperor");
  s.uses(1, "SA.threaten_emperor");
  s.sees("phase", 1).as("discard");
}

STORY(OptionSoldiers, AllForTheEmperorTheyDoNot) {
  WithLords s(6);
  s.with("soldiers", "all").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "lord_zhangjiao mateng_gz").open(2, "caocao_gz simayi_gz").open(3, "caopi_gz xuchu_gz");
  s.beside(1, "hongfa", "H10.slash").hand(1, "SA.threaten_emperor");
  s.illegal("SGS-CARD-THREATEN-EMPEROR").uses(1, "SA.threaten_emperor");
  s.declines(1, Ask::play);
}

// --- OPT-SGS-TUXI-CARDS, OPT-SGS-TIANXIANG-DRAW, OPT-SGS-GZ-SEAL

STORY(OptionTuxiCards, BothCardsOfSuddenStrikeBeforeWhatALossBrings) {
  War s(4);
  s.with("tuxi_cards", "at_once");
  s.turn_of(1).open(1, "zhangliao_gz caocao_gz").open(2, "jiangwanfeiyi_qs guanyu_gz");
  s.hand(2, "H2.dodge").hand(3, "S7.slash");
  s.invokes(1, "tuxi").on(2, 3);
  s.takes(1, "H2.dodge").of(2);
  s.takes(1, "S7.slash").of(3);
  s.invokes(2, "shoucheng");
  s.sees("draw", 2).points(1).because("SGS-SKILL-SHOUCHENG");
}

STORY(OptionTuxiCards, OneCardOfSuddenStrikeAfterTheOther) {
  War s(4);
  s.with("tuxi_cards", "one_by_one");
  s.turn_of(1).open(1, "zhangliao_gz caocao_gz").open(2, "jiangwanfeiyi_qs guanyu_gz");
  s.hand(2, "H2.dodge").hand(3, "S7.slash");
  s.invokes(1, "tuxi").on(2, 3);
  s.takes(1, "H2.dodge").of(2);
  s.invokes(2, "shoucheng");
  s.sees("draw", 2).points(1).because("SGS-SKILL-SHOUCHENG");
  s.takes(1, "S7.slash").of(3);
}

STORY(OptionTianxiangChain, TheDrawForHeavenlyFragranceBeforeTheChain) {
  War s(4);
  s.with("tianxiang_chain", "before_chain");
  s.open(2, "xiaoqiao_gz ganning_gz").chained(3).chained(4);
  s.hand(1, "H4.fire_slash").hand(2, "H2.dodge");
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H2.dodge");
  s.sees("chain", 3);
  s.sees("damage", 3).as("fire").because("SGS-SKILL-TIANXIANG");
  s.sees("draw", 3).points(1).because("SGS-SKILL-TIANXIANG");
  s.sees("chain", 4);
  s.sees("damage", 4).as("fire").because("SGS-CHAIN");
}

STORY(OptionTianxiangChain, ADrawForWhatWasPreventedToo) {
  War s(4, "qsanguosha-hegemony-expansions");
  s.open(1, "zhangfei_gz machao_gz")
      .open(2, "xiaoqiao_gz ganning_gz")
      .open(3, "caocao_gz xuchu_gz");
  s.hand(1, "H4.fire_slash").hand(2, "H2.dodge").equip(3, "C2.breastplate").hp(3, 1);
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H2.dodge");
  s.invokes(3, "breastplate");
  s.sees("forfeit", 3).cards("C2.breastplate");
  s.sees("prevented", 3);
  s.sees("draw", 3).because("SGS-SKILL-TIANXIANG");
  s.declines(1, Ask::play);
}

STORY(OptionTianxiangChain, TheChainBeforeTheDraw) {
  War s(4);
  s.with("tianxiang_chain", "after_chain");
  s.open(2, "xiaoqiao_gz ganning_gz").chained(3).chained(4);
  s.hand(1, "H4.fire_slash").hand(2, "H2.dodge");
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H2.dodge");
  s.sees("chain", 3);
  s.sees("damage", 3).as("fire").because("SGS-SKILL-TIANXIANG");
  s.sees("chain", 4);
  s.sees("damage", 4).as("fire").because("SGS-CHAIN");
  s.sees("draw", 3).points(1).because("SGS-SKILL-TIANXIANG");
}

STORY(OptionSealTurn, TheJadeSealBehindTheSkillsOfOthers) {
  War s(4);
  s.with("seal_turn", "last").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "hetaihou_qs huatuo_gz").open(2, "caocao_gz xuchu_gz").turn_of(2);
  s.equip(2, "CA.jade_seal")
      .hand(1, "H2.dodge")
      .hand(3, "D2.dodge")
      .pile("H4.peach H6.peach H7.peach");
  s.invokes(1, "zhendu_qs").against(2);
  s.discards(1, "H2.dodge");
  s.sees("damage", 2).by(1);
  s.invokes(2, "yuxi").on(3);
  s.sees("look", 2).from(3);
}

// He does not win: with his play phase goes the Seal.
STORY(OptionSealTurn, NotWhereTwinBladesHaveEndedThePhase) {
  War s(4);
  s.with("seal_turn", "last").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "jiling_gz huatuo_gz").open(2, "caocao_gz xuchu_gz").turn_of(1);
  s.equip(1, "CA.jade_seal").hand(1, "S7.slash").hand(2, "SK.savage_assault").discards_whatever();
  s.pile("H4.peach H6.peach H7.peach");
  s.invokes(1, "shuangren").on(2);
  s.puts_up(1, "S7.slash");
  s.puts_up(2, "SK.savage_assault");
  s.sees("compared", 1).effect(false);
  s.never("look", 1);
  s.sees("phase", 1).as("discard");
}

STORY(OptionSealTurn, BeforeTheSkillsOfOthers) {
  War s(4);
  s.with("seal_turn", "first").with("deck", "kingdom_war_qsanguosha");
  s.open(1, "hetaihou_qs huatuo_gz").open(2, "caocao_gz xuchu_gz").turn_of(2);
  s.equip(2, "CA.jade_seal").hand(1, "H2.dodge").hand(3, "S7.slash");
  s.invokes(2, "yuxi").on(3);
  s.sees("look", 2).from(3);
  s.declines(1, Ask::invoke);
}

}  // namespace
}  // namespace tally::test

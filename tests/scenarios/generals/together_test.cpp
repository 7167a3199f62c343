// Where skills of several generals, or skills and cards, meet.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Together, Scenario25AHalberdTakenInMidSlashDoesNotCallItBack) {
  Story s(5);
  s.anything_else();
  s.general(2, "simayi").hand(1, "S7.slash").equip(1, "DQ.halberd");
  s.uses(1, "S7.slash").on(2, 3, 5);
  s.invokes(2, "fankui");
  s.takes(2, "DQ.halberd");
  s.sees("damage", 3);
  s.sees("damage", 5);
  s.expect_equip(1, "");
}

STORY(Together, Scenario10AnArcheryAttackOutlivesItsUser) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.general(4, "xiahoudun").hp(3, 1).play_phase_of(3).hand(3, "HA.archery_attack").pile("S8.slash");
  s.uses(3, "HA.archery_attack");
  s.invokes(4, "ganglie");
  s.sees("death", 3).by(4);
  s.sees("damage", 1).from(0);
  s.sees("damage", 2).from(0);
}

STORY(Together, Scenario13AKurouThatKillsARebelRewardsNobody) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.general(3, "huanggai").hp(3, 1).play_phase_of(3);
  s.never("draw");
  s.invokes(3, "kurou");
  s.sees("death", 3).by(0);
}

STORY(Together, DiaoChanTurnsLuBuOnAnother) {
  Story s(4);
  s.general(1, "diaochan").general(2, "lvbu").hand(1, "H3.peach").hand(3, "S7.slash S8.slash");
  s.hand(2, "S9.slash");
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.plays(3, "S7.slash");
  s.plays(3, "S8.slash");
  s.plays(2, "S9.slash");
  s.declines(3, Ask::play_slash);
  s.sees("damage", 3).from(2);
}

STORY(Together, CaoCaoGetsNothingOfDiaoChansDuel) {
  Story s(4);
  s.anything_else();
  s.general(1, "diaochan").general(3, "caocao").hand(1, "H3.peach");
  s.never_asked(Ask::invoke, 3);
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.expect_hp(3, 3);
}

STORY(Together, DiaoChanPaysHerLastCardWithoutOneAfterAnother) {
  Story s(4);
  s.anything_else();
  s.general(1, "diaochan").general(2, "luxun").hand(1, "H3.peach").hand(2, "S7.slash");
  s.hand(3, "S8.slash").pile("S9.slash");
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.plays(3, "S8.slash");
  s.plays(2, "S7.slash");
  s.invokes(2, "lianying");
  s.declines(3, Ask::play_slash);
  s.expect_hand(2, "S9.slash");
}

STORY(Together, SimaYiLeavesTheJudgementOfSimaYisVictimToGuoJia) {
  Story s(4);
  s.anything_else();
  s.general(1, "simayi").general(2, "guojia").turn_of(2).judging(2, "SA.lightning");
  s.pile("H3.peach D2.dodge D3.dodge D4.dodge D5.dodge D6.dodge D7.dodge");
  s.hand(1, "S8.slash");
  s.hand(3, "H4.peach");
  s.replaces_judgement(1, "S8.slash");
  s.invokes(2, "tiandu");
  s.expect_hand(2, "S8.slash");
  s.sees("damage", 2).points(3);
  s.saves(3, "H4.peach");
  for (int point = 0; point < 3; ++point) {
    s.invokes(2, "yiji");
    s.sees("peek", 2).points(2);
    if (point == 0) s.gives(2, "D2.dodge D3.dodge").to(2);
    if (point == 1) s.gives(2, "D4.dodge D5.dodge").to(2);
    if (point == 2) s.gives(2, "D6.dodge D7.dodge").to(2);
  }
  s.expect_hp(2, 1);
}

STORY(Together, CaoCaoTakesTheCardBeforeItCouldBePutAway) {
  Story s(4);
  s.anything_else();
  s.general(1, "caocao").general(2, "zhenji").play_phase_of(4);
  s.hand(4, "C7.savage_assault");
  s.uses(4, "C7.savage_assault");
  s.declines(1, Ask::play_slash);
  s.invokes(1, "jianxiong");
  s.sees("damage", 2);
  s.sees("damage", 3);
  s.expect_hand(1, "C7.savage_assault");
}

STORY(Together, ZhenJiDrawsBlackUntilRedWithSimaYiLookingOn) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhenji")
      .general(3, "simayi")
      .turn_of(1)
      .pile("S7.slash H3.peach C3.slash D2.dodge");
  s.hand(3, "S8.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.invokes(1, "luoshen");
  s.replaces_judgement(3, "S8.slash");
  s.sees("gain", 1).cards("S8.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("C3.slash");
  s.invokes(1, "luoshen");
  s.sees("judged", 1).cards("D2.dodge").effect(false);
  s.sees("phase", 1).as("judge");
  s.expect_hand(1, "S7.slash S8.slash C3.slash");
  s.expect_discarded("H3.peach D2.dodge");
}

STORY(Together, DaQiaoSendsASlashOnToXiahouDun) {
  Story s(4);
  s.anything_else();
  s.general(2, "daqiao").general(3, "xiahoudun").hand(1, "S7.slash").hand(2, "H3.peach");
  s.pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "liuli").on(3);
  s.discards(2, "H3.peach");
  s.invokes(3, "ganglie").against(1);
  s.sees("damage", 1).from(3);
}

STORY(Together, HuaTuoSavesOutOfTurnWithARedSlash) {
  Story s(4);
  s.anything_else();
  s.general(2, "huatuo").hp(1, 1).play_phase_of(4).hand(4, "S7.slash").hand(2, "HJ.slash");
  s.uses(4, "S7.slash").on(1);
  s.saves(2, "HJ.slash").as("peach");
  s.expect_hp(1, 1);
}

STORY(Together, ZhangFeiSlashesAnEmptyFortUntilItIsEmpty) {
  Story s(4);
  s.general(1, "zhangfei").general(2, "zhugeliang");
  s.hand(1, "S7.slash S8.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Together, LiuBeiFillsAnEmptyFort) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(2, "zhugeliang").hand(1, "S7.slash S8.slash");
  s.illegal("SGS-SKILL-KONGCHENG").uses(1, "S7.slash").on(2);
  s.invokes(1, "rende");
  s.gives(1, "S8.slash").to(2);
  s.uses(1, "S7.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Together, GuanYuHelpsLiuBeiWithARedCardOfHisEquipment) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(3, "guanyu").equip(3, "H5.chitu");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "H5.chitu").as("slash");
  s.sees("use", 1).cards("H5.chitu").as("slash");
  s.expect_hp(2, 3);
  s.expect_equip(3, "");
}

STORY(Together, MaChaoAndTwinSwordsTheSkillFirst) {
  Story s(4);
  s.anything_else();
  s.general(1, "machao").general(2, "zhenji").hand(1, "S7.slash").equip(1, "S2.double_swords");
  s.pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "tieqi");
  s.invokes(1, "double_swords");
  s.sees("draw", 1).points(1);
  s.sees("damage", 2);
}

STORY(Together, SeveralJudgesOfOneDamageInActionOrder) {
  Story s(4);
  s.anything_else();
  s.general(2, "xiahoudun").general(4, "simayi").hand(1, "S7.slash").hand(4, "H3.peach");
  s.pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.replaces_judgement(4, "H3.peach");
  s.sees("judged", 2).effect(false);
  s.expect_hp(1, 4);
}

}  // namespace
}  // namespace tally::test

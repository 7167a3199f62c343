// The generals of no kingdom.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Hua Tuo: First Aid

STORY(Jijiu, ARedCardIsAPeachOutOfTurn) {
  Story s(4);
  s.general(3, "huatuo").hp(2, 1).hand(1, "S7.slash").hand(3, "D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.saves(3, "D2.dodge").as("peach");
  s.expect_hp(2, 1);
  s.expect_alive(2);
}

STORY(Jijiu, RedEquipmentToo) {
  Story s(4);
  s.general(2, "huatuo").hp(2, 1).hand(1, "S7.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.saves(2, "H5.chitu").as("peach");
  s.expect_hp(2, 1);
  s.expect_equip(2, "");
}

STORY(Jijiu, NoBlackCard) {
  Story s(4);
  s.general(3, "huatuo").hp(2, 1).hand(1, "S7.slash").hand(3, "S8.slash D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::rescue);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-USE-KIND").saves(3, "S8.slash").as("peach");
  s.saves(3, "D2.dodge").as("peach");
}

STORY(Jijiu, NotInHisOwnTurn) {
  Story s(4);
  s.general(1, "huatuo").hp(1, 2).hp(2, 1).hand(1, "S7.slash D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-USE-KIND").saves(1, "D2.dodge").as("peach");
  s.sees("death", 2);
}

STORY(Jijiu, NotInHisOwnPlayPhaseEither) {
  Story s(4);
  s.general(1, "huatuo").hp(1, 2).hand(1, "D2.dodge");
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("peach").on(1);
  s.declines(1, Ask::play);
}

// --- Hua Tuo: Green Salve

STORY(Qingnang, AHandCardHealsAnybodyWounded) {
  Story s(4);
  s.general(1, "huatuo").hp(3, 2).hand(1, "S7.slash");
  s.invokes(1, "qingnang").on(3);
  s.discards(1, "S7.slash");
  s.sees("heal", 3).points(1).because("SGS-SKILL-QINGNANG");
  s.expect_hp(3, 3);
}

STORY(Qingnang, HimselfToo) {
  Story s(4);
  s.general(1, "huatuo").hp(1, 1).hand(1, "S7.slash");
  s.invokes(1, "qingnang").on(1);
  s.discards(1, "S7.slash");
  s.expect_hp(1, 2);
}

STORY(Qingnang, OnceAPhaseForOneWhoIsWounded) {
  Story s(4);
  s.general(1, "huatuo").hp(3, 2).hand(1, "S7.slash S8.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang").on(2);
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang");
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang").on(1, 3);
  s.invokes(1, "qingnang").on(3);
  s.illegal("SGS-USE-HOLD").discards(1, "S5.blade");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang").on(3);
  s.declines(1, Ask::play);
}

STORY(Qingnang, OnlyWhoHasTheSkill) {
  Story s(4);
  s.general(1, "lvbu").hp(3, 2).hand(1, "S7.slash");
  s.illegal("SGS-USE-KIND").invokes(1, "qingnang").on(3);
  s.illegal("SGS-PHASE-PLAY").invokes(3, "qingnang").on(3);
  s.declines(1, Ask::play);
}

// --- Lü Bu: Without Equal

STORY(Wushuang, TwoDodgesAgainstHisSlash) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(1, "lvbu").hand(1, "S7.slash");
  s.hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_hp(2, 4);
}

STORY(Wushuang, OneDodgeIsLost) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.expect_hp(2, 3);
  s.expect_hand_size(2, 0);
}

STORY(Wushuang, TwoSlashesEachTimeInHisDuel) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(1, "lvbu").hand(1, "SA.duel S7.slash");
  s.hand(2, "S8.slash S9.slash S10.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.plays(2, "S9.slash");
  s.plays(1, "S7.slash");
  s.plays(2, "S10.slash");
  s.declines(2, Ask::play_slash);
  s.expect_hp(2, 3);
  s.expect_hand_size(2, 0);
}

STORY(Wushuang, AlsoWhenAnotherDuelsWithHim) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(2, "lvbu").hand(1, "SA.duel S7.slash");
  s.hand(2, "S8.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.plays(1, "S7.slash");
  s.declines(1, Ask::play_slash);
  s.expect_hp(1, 3);
}

STORY(Wushuang, NeedsNoMoreOfHimself) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(2, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
  s.expect_asked(Ask::dodge, 1);
}

STORY(Wushuang, Scenario20EightTrigramsForEachOfTheTwo) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.equip(2, "S2.eight_diagram").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.invokes(2, "eight_diagram");
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Wushuang, Scenario20TheFirstBlackACardAndTheTrigramsAgain) {
  Story s(4);
  s.covers("SGS-SKILL-WUSHUANG").general(1, "lvbu").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.equip(2, "S2.eight_diagram").pile("S8.slash H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.dodges(2, "H2.dodge");
  s.invokes(2, "eight_diagram");
  s.expect_hp(2, 4);
}

// --- Diao Chan: Seed of Animosity

STORY(Lijian, TheFirstDuelsWithTheSecond) {
  Story s(4);
  s.general(1, "diaochan").hand(1, "H3.peach").hand(2, "S7.slash").hand(3, "S8.slash");
  s.never_asked(Ask::nullify, 3);
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.sees("use", 2).as("duel").on(3).because("SGS-SKILL-LIJIAN");
  s.plays(3, "S8.slash");
  s.plays(2, "S7.slash");
  s.declines(3, Ask::play_slash);
  s.sees("damage", 3).from(2).points(1);
}

STORY(Lijian, PaidWithEquipmentToo) {
  Story s(4);
  s.general(1, "diaochan").equip(1, "S5.blade");
  s.invokes(1, "lijian").on(3, 2);
  s.discards(1, "S5.blade");
  s.sees("damage", 2).from(3);
}

STORY(Lijian, MenOnlyTwoOfThemAndOnceAPhase) {
  Story s(4);
  s.general(1, "diaochan").general(4, "sunshangxiang").hand(1, "H3.peach H4.peach");
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(2, 4);
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(4, 2);
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(1, 2);
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(2);
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(2, 3);
  s.declines(1, Ask::play);
}

STORY(Lijian, NotAgainstAnEmptyFortButByIt) {
  Story s(4);
  s.general(1, "diaochan").general(2, "zhugeliang").hand(1, "H3.peach");
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(3, 2);
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.expect_hp(3, 3);
}

STORY(Lijian, WithoutACardNotAtAll) {
  Story s(4);
  s.general(1, "diaochan");
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(2, 3);
  s.declines(1, Ask::play);
}

STORY(Lijian, Scenario11TheLordWhoWinsIsPunishedNotDiaoChan) {
  Story s("lord loyalist rebel spy");
  s.general(3, "diaochan").play_phase_of(3).hp(2, 1).hand(3, "H3.peach").hand(1, "S7.slash");
  s.hand(4, "H9.peach");
  s.invokes(3, "lijian").on(1, 2);
  s.discards(3, "H3.peach");
  s.declines(4, Ask::rescue);
  s.sees("death", 2).by(1);
  s.sees("forfeit", 1).cards("S7.slash").because("SGS-PUNISH-LORD");
}

STORY(OptionLijianNullifiable, FalseTheDuelIsFought) {
  Story s(4);
  s.with("lijian_nullifiable", "false").general(1, "diaochan").hand(1, "H3.peach");
  s.hand(3, "CQ.nullification");
  s.never_asked(Ask::nullify, 3);
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.expect_hp(3, 3);
}

STORY(OptionLijianNullifiable, TrueTheDuelCanBeNullified) {
  Story s(4);
  s.with("lijian_nullifiable", "true").general(1, "diaochan").hand(1, "H3.peach");
  s.hand(3, "CQ.nullification");
  s.invokes(1, "lijian").on(2, 3);
  s.discards(1, "H3.peach");
  s.nullifies(3, "CQ.nullification");
  s.sees("nullified", 3).as("duel");
  s.expect_hp(3, 4);
}

// --- Diao Chan: Envious by Moon

STORY(Biyue, DrawsACardInTheFinishPhase) {
  Story s(4);
  s.general(1, "diaochan").pile("H3.peach");
  s.declines(1, Ask::play);
  s.sees("phase", 1).as("finish");
  s.invokes(1, "biyue");
  s.sees("draw", 1).points(1).because("SGS-SKILL-BIYUE");
  s.expect_hand(1, "H3.peach");
}

STORY(Biyue, AfterTheDiscardPhaseSoItIsKept) {
  Story s(4);
  s.general(1, "diaochan").hp(1, 1).hand(1, "S7.slash S8.slash").pile("H3.peach");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");
  s.invokes(1, "biyue");
  s.expect_hand(1, "S8.slash H3.peach");
}

STORY(Biyue, DeclinedNothingIsDrawn) {
  Story s(4);
  s.general(1, "diaochan").pile("H3.peach");
  s.never("draw", 1);
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.sees("turn", 2);
}

}  // namespace
}  // namespace tally::test

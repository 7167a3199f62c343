// 华佗 Hua Tuo
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- First Aid

STORY(Jijiu, ARedCardIsAPeachOutOfTurn) {
  Story s(4);
  s.anything_else();
  s.general(3, "huatuo").hp(2, 1).hand(1, "S7.slash").hand(3, "D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.saves(3, "D2.dodge").as("peach");
  s.expect_hp(2, 1);
  s.expect_alive(2);
}

STORY(Jijiu, RedEquipmentToo) {
  Story s(4);
  s.anything_else();
  s.general(2, "huatuo").hp(2, 1).hand(1, "S7.slash").equip(2, "H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.saves(2, "H5.chitu").as("peach");
  s.expect_hp(2, 1);
  s.expect_equip(2, "");
}

STORY(Jijiu, NoBlackCard) {
  Story s(4);
  s.anything_else();
  s.general(3, "huatuo").hp(2, 1).hand(1, "S7.slash").hand(3, "S8.slash D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::rescue);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-USE-KIND").saves(3, "S8.slash").as("peach");
  s.saves(3, "D2.dodge").as("peach");
}

STORY(Jijiu, NotInHisOwnTurn) {
  Story s(4);
  s.anything_else();
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

// --- Green Salve

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
  s.anything_else();
  s.general(1, "huatuo").hp(1, 1).hand(1, "S7.slash");
  s.invokes(1, "qingnang").on(1);
  s.discards(1, "S7.slash");
  s.expect_hp(1, 2);
}

STORY(Qingnang, OnceAPhaseForOneWhoIsWounded) {
  Story s(4);
  s.anything_else();
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
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang").on(3);
  s.illegal("SGS-PHASE-PLAY").invokes(3, "qingnang").on(3);
  s.declines(1, Ask::play);
}

STORY(Qingnang, WithoutAHandCardNotAtAll) {
  Story s(4);
  s.general(1, "huatuo").equip(1, "H5.chitu").hp(2, 1);
  s.illegal("SGS-SKILL-QINGNANG").invokes(1, "qingnang").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

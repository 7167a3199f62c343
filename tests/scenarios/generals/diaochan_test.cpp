// 貂蝉 Diao Chan
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Seed of Animosity

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
  s.anything_else();
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
  s.anything_else();
  s.general(1, "diaochan").general(2, "zhugeliang").hand(1, "H3.peach");
  s.illegal("SGS-SKILL-KONGCHENG").invokes(1, "lijian").on(3, 2);
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
  s.anything_else();
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
  s.anything_else();
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

// --- Envious by Moon

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

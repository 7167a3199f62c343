// 张角 Zhang Jiao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Thunder Strike

STORY(Leiji, ASpadeStrikesWhomHeLikes) {
  Story s(4);
  s.general(2, "zhangjiao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "leiji").on(1);
  s.sees("judged", 1).as("leiji").cards("S8.slash").effect(true);
  s.sees("damage", 1).from(2).as("thunder").points(2).because("SGS-SKILL-LEIJI");
  s.expect_hp(2, 3);
}

STORY(Leiji, NothingWithoutASpade) {
  Story s(4);
  s.general(2, "zhangjiao").hand(1, "S7.slash").hand(2, "H2.dodge").pile("C8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "leiji").on(3);
  s.sees("judged", 3).effect(false);
  s.expect_hp(3, 4);
}

STORY(Leiji, EightTrigramsAreADodgeToo) {
  Story s(4);
  s.general(2, "zhangjiao").hand(1, "S7.slash").equip(2, "S2.eight_diagram");
  s.pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(true);
  s.invokes(2, "leiji").on(1);
  s.sees("judged", 1).effect(true);
  s.sees("damage", 1).points(2);
}

STORY(Leiji, ADodgePlayedAgainstArrows) {
  Story s(4);
  s.general(3, "zhangjiao").hand(1, "HA.archery_attack").hand(3, "H2.dodge").pile("S8.slash");
  s.uses(1, "HA.archery_attack");
  s.sees("damage", 2);
  s.plays(3, "H2.dodge").asked(Ask::play_dodge);
  s.invokes(3, "leiji").on(4);
  s.sees("judged", 4);
  s.sees("damage", 4).from(3).points(2);
  s.sees("damage", 4).from(1).points(1);
}

STORY(Leiji, WithoutADodgeHeIsNotAskedNorForADodgeOfAnother) {
  Story s(4);
  s.general(2, "zhangjiao").hand(1, "S7.slash S8.slash").equip(1, "CA.crossbow");
  s.hand(4, "H2.dodge");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(4);
  s.dodges(4, "H2.dodge");
}

// --- Ghostly Way

STORY(Guidao, ABlackCardForTheJudgementCardWhichHeTakes) {
  Story s(4);
  s.general(3, "zhangjiao").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "S8.slash");
  s.replaces_judgement(3, "S8.slash");
  s.sees("gain", 3).cards("H7.peach").because("SGS-SKILL-GUIDAO");
  s.sees("judged", 2).cards("S8.slash").effect(true);
  s.sees("skip", 2).as("play");
  s.expect_hand(3, "H7.peach");
}

STORY(Guidao, EquipmentTooButNothingRed) {
  Story s(4);
  s.general(3, "zhangjiao").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.equip(3, "S5.blade H5.chitu").hand(3, "D2.dodge");
  s.illegal("SGS-SKILL-GUIDAO").replaces_judgement(3, "D2.dodge");
  s.illegal("SGS-SKILL-GUIDAO").replaces_judgement(3, "H5.chitu");
  s.replaces_judgement(3, "S5.blade");
  s.sees("judged", 2).cards("S5.blade").effect(true);
  s.sees("skip", 2);
  s.expect_hand(3, "D2.dodge H7.peach");
}

STORY(Guidao, WithoutABlackCardHeIsNotAsked) {
  Story s(4);
  s.general(3, "zhangjiao").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "D2.dodge");
  s.never_asked(Ask::retrial_any, 3);
  s.sees("judged", 2).cards("H7.peach").effect(false);
}

STORY(Guidao, AfterSimaYiHeTakesWhatSimaYiLaid) {
  Story s(4);
  s.general(2, "simayi").general(3, "zhangjiao").turn_of(2).judging(2, "S6.indulgence");
  s.pile("S9.slash").hand(2, "H3.peach").hand(3, "S8.slash");
  s.replaces_judgement(2, "H3.peach");
  s.replaces_judgement(3, "S8.slash");
  s.sees("gain", 3).cards("H3.peach");
  s.sees("judged", 2).cards("S8.slash").effect(true);
  s.expect_discarded("S9.slash");
}

STORY(Guidao, TurnsHisOwnThunderStrike) {
  Story s(4);
  s.general(2, "zhangjiao").hand(1, "S7.slash").hand(2, "H2.dodge S8.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "leiji").on(1);
  s.replaces_judgement(2, "S8.slash");
  s.sees("judged", 1).effect(true);
  s.sees("damage", 1).points(2);
  s.expect_hand(2, "H3.peach");
}

// --- Yellow Sky

STORY(Huangtian, AQunPlayerGivesADodge) {
  Story s(4);
  s.general(1, "zhangjiao").general(2, "lvbu").play_phase_of(2).hand(2, "H2.dodge S7.slash");
  s.invokes(2, "huangtian").of(1);
  s.illegal("SGS-SKILL-HUANGTIAN").gives(2, "S7.slash").to(1);
  s.gives(2, "H2.dodge").to(1);
  s.expect_hand(1, "H2.dodge");
}

STORY(Huangtian, OrALightningOnceAPhase) {
  Story s(4);
  s.general(1, "zhangjiao").general(2, "lvbu").play_phase_of(2).hand(2, "SA.lightning H2.dodge");
  s.invokes(2, "huangtian").of(1);
  s.gives(2, "SA.lightning").to(1);
  s.illegal("SGS-SKILL-HUANGTIAN").invokes(2, "huangtian").of(1);
  s.declines(2, Ask::play);
}

STORY(Huangtian, NobodyOfAnotherKingdomNorHimself) {
  Story s(4);
  s.general(1, "zhangjiao").general(2, "caocao").play_phase_of(2).hand(2, "H2.dodge");
  s.illegal("SGS-SKILL-HUANGTIAN").invokes(2, "huangtian").of(1);
  s.declines(2, Ask::play);
}

STORY(Huangtian, OnlyForALord) {
  Story s(4);
  s.general(2, "zhangjiao").general(1, "lvbu").hand(1, "H2.dodge");
  s.illegal("SGS-SKILL-HUANGTIAN").invokes(1, "huangtian").of(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

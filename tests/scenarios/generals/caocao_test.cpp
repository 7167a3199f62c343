// 曹操 Cao Cao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Villainous Hero

STORY(Jianxiong, TakesTheSlashThatHitHim) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "jianxiong");
  s.sees("gain", 2).cards("S7.slash").because("SGS-SKILL-JIANXIONG");
  s.expect_hand(2, "S7.slash");
  s.expect_discard_size(0);
}

STORY(Jianxiong, DeclinedTheCardIsPutAway) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.expect_discarded("S7.slash");
  s.expect_hand_size(2, 0);
}

STORY(Jianxiong, OncePerDamageHoweverMuch) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hp(2, 2);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Jianxiong, Scenario43BothCardsOfTheSerpentSpear) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "S7.slash H3.peach").equip(1, "SQ.spear");
  s.uses(1, "S7.slash H3.peach").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "S7.slash H3.peach");
}

STORY(Jianxiong, Scenario43OfThreeSlashesOnlyTheOneThatHit) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "S7.slash S8.slash S9.slash").equip(1, "S5.blade");
  s.hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.strikes(1, "S8.slash");
  s.dodges(2, "D2.dodge");
  s.strikes(1, "S9.slash");
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "S9.slash");
}

STORY(Jianxiong, Scenario43TheLightning) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").turn_of(2).judging(2, "SA.lightning").pile("S7.slash");
  s.sees("damage", 2).points(3);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "SA.lightning");
  s.expect_judging(2, "");
}

STORY(Jianxiong, Scenario43NothingForEyeForAnEye) {
  Story s(4);
  s.anything_else();
  s.general(1, "caocao").general(2, "xiahoudun").hand(1, "S7.slash").pile("S8.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("damage", 1).from(2).points(1).because("SGS-SKILL-GANGLIE");
  s.expect_hand_size(1, 0);
}

STORY(Jianxiong, AnArcheryAttackGoesOnWithoutItsCard) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "HA.archery_attack");
  s.uses(1, "HA.archery_attack");
  s.invokes(2, "jianxiong");
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.expect_hand(2, "HA.archery_attack");
  s.expect_discard_size(0);
}

STORY(Jianxiong, TheDuelThatHeLost) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "SA.duel");
}

STORY(Jianxiong, DamageOverTheChainComesFromTheSameCard) {
  Story s(4);
  s.anything_else();
  s.general(3, "caocao").hand(1, "H4.fire_slash").chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 3).as("fire").because("SGS-CHAIN");
  s.invokes(3, "jianxiong");
  s.expect_hand(3, "H4.fire_slash");
}

// --- Royal Escort

STORY(Hujia, NobodyOfAnotherKingdomAnswers) {
  Story s(4);
  s.general(1, "caocao").general(3, "xuchu").general(4, "guanyu").play_phase_of(2);
  s.hand(2, "S7.slash").hand(3, "H2.dodge").hand(4, "D2.dodge");
  s.uses(2, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.illegal("SGS-SKILL-HUJIA").dodges(4, "D2.dodge");
  s.dodges(3, "H2.dodge");
  s.sees("respond", 1).as("dodge").because("SGS-SKILL-HUJIA");
  s.expect_hp(1, 4);
}

STORY(Hujia, AnotherWeiPlayerUsesADodgeForHim) {
  Story s(4);
  s.general(1, "caocao").general(2, "zhangliao").play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H2.dodge");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.dodges(2, "H2.dodge");
  s.sees("respond", 1).as("dodge").because("SGS-SKILL-HUJIA");
  s.expect_hp(1, 4);
  s.expect_hand_size(2, 0);
}

STORY(Hujia, InActionOrderUntilOneHelps) {
  Story s(4);
  s.general(1, "caocao").general(2, "zhangliao").general(3, "xuchu").play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H2.dodge").hand(3, "D2.dodge");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.declines(2, Ask::dodge);
  s.dodges(3, "D2.dodge");
  s.expect_hp(1, 4);
  s.expect_hand(2, "H2.dodge");
}

STORY(Hujia, WhenNobodyHelpsHeMayDodgeHimself) {
  Story s(4);
  s.general(1, "caocao").general(2, "zhangliao").play_phase_of(4);
  s.hand(4, "S7.slash").hand(1, "H2.dodge");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.declines(2, Ask::dodge);
  s.dodges(1, "H2.dodge");
  s.expect_hp(1, 4);
}

STORY(Hujia, HisArmourBeforeItIfHeLikes) {
  Story s(4);
  s.with("equipment_order", "either").general(1, "caocao").general(2, "zhangliao").play_phase_of(4);
  s.equip(1, "C2.eight_diagram").hand(4, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "eight_diagram");
  s.sees("judged", 1).effect(false);
  s.invokes(1, "hujia");
  s.dodges(2, "H2.dodge");
  s.expect_hp(1, 4);
}

STORY(Hujia, HisArmourBehindItAsARule) {
  Story s(4);
  s.with("equipment_order", "skills_first").general(1, "caocao").general(2, "zhangliao");
  s.play_phase_of(4);
  s.equip(1, "C2.eight_diagram").hand(4, "S7.slash").pile("H3.peach");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.declines(2, Ask::dodge);
  s.invokes(1, "eight_diagram");
  s.sees("judged", 1).effect(true);
  s.expect_hp(1, 4);
}

STORY(Hujia, IsTheLordsAlone) {
  Story s(4);
  s.anything_else();
  s.general(2, "caocao").general(3, "zhangliao").hand(1, "S7.slash").hand(3, "H2.dodge");
  s.never_asked(Ask::dodge, 3);
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);  // Villainous Hero; no Royal Escort before it
  s.expect_hp(2, 3);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Hujia, WithoutAnotherWeiPlayerThereIsNobodyToAsk) {
  Story s(4);
  s.anything_else();
  s.general(1, "caocao").general(2, "guanyu").play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H2.dodge");
  s.never_asked(Ask::dodge, 2);
  s.uses(4, "S7.slash").on(1);
  s.declines(1, Ask::invoke);
  s.expect_asked(Ask::invoke, 1);
  s.expect_hp(1, 3);
}

STORY(Hujia, EachDodgeSeparately) {
  Story s(4);
  s.general(1, "caocao").general(2, "zhangliao").general(4, "lvbu").play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.dodges(2, "H2.dodge");
  s.invokes(1, "hujia");
  s.dodges(2, "D2.dodge");
  s.expect_hp(1, 4);
}

STORY(Hujia, AgainstAnArcheryAttackTheDodgeIsPlayed) {
  Story s(4);
  s.anything_else();
  s.general(1, "caocao").general(2, "zhenji").play_phase_of(4);
  s.hand(4, "HA.archery_attack").hand(2, "S7.slash");
  s.uses(4, "HA.archery_attack");
  s.invokes(1, "hujia");
  s.dodges(2, "S7.slash").as("dodge");
  s.expect_hp(1, 4);
}

STORY(Hujia, EightTrigramsOfAHelperWorkEvenAgainstAQinggangSword) {
  Story s(4);
  s.anything_else();
  s.general(1, "caocao").general(2, "zhangliao").play_phase_of(4).pile("H7.peach");
  s.hand(4, "S7.slash").equip(4, "S6.qinggang_sword").equip(2, "S2.eight_diagram");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.invokes(2, "eight_diagram");
  s.sees("respond", 1).because("SGS-SKILL-HUJIA");
  s.expect_hp(1, 4);
}

}  // namespace
}  // namespace tally::test

// The generals of Wei.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Cao Cao: Villainous Hero

STORY(Jianxiong, TakesTheSlashThatHitHim) {
  Story s(4);
  s.general(2, "caocao").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "jianxiong");
  s.sees("gain", 2).cards("S7.slash").because("SGS-SKILL-JIANXIONG");
  s.expect_hand(2, "S7.slash");
  s.expect_discard_size(0);
}

STORY(Jianxiong, DeclinedTheCardIsPutAway) {
  Story s(4);
  s.general(2, "caocao").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.expect_discarded("S7.slash");
  s.expect_hand_size(2, 0);
}

STORY(Jianxiong, OncePerDamageHoweverMuch) {
  Story s(4);
  s.general(2, "caocao").hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hp(2, 2);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Jianxiong, Scenario43BothCardsOfTheSerpentSpear) {
  Story s(4);
  s.general(2, "caocao").hand(1, "S7.slash H3.peach").equip(1, "SQ.spear");
  s.uses(1, "S7.slash H3.peach").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "S7.slash H3.peach");
}

STORY(Jianxiong, Scenario43OfThreeSlashesOnlyTheOneThatHit) {
  Story s(4);
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
  s.general(2, "caocao").turn_of(2).judging(2, "SA.lightning").pile("S7.slash");
  s.sees("damage", 2).points(3);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "SA.lightning");
  s.expect_judging(2, "");
}

STORY(Jianxiong, Scenario43NothingForEyeForAnEye) {
  Story s(4);
  s.general(1, "caocao").general(2, "xiahoudun").hand(1, "S7.slash").pile("S8.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("damage", 1).from(2).points(1).because("SGS-SKILL-GANGLIE");
  s.expect_hand_size(1, 0);
}

STORY(Jianxiong, AnArcheryAttackGoesOnWithoutItsCard) {
  Story s(4);
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
  s.general(2, "caocao").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "SA.duel");
}

STORY(Jianxiong, DamageOverTheChainComesFromTheSameCard) {
  Story s(4);
  s.general(3, "caocao").hand(1, "H4.fire_slash").chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 3).as("fire").because("SGS-CHAIN");
  s.invokes(3, "jianxiong");
  s.expect_hand(3, "H4.fire_slash");
}

// --- Cao Cao: Royal Escort

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

STORY(Hujia, IsTheLordsAlone) {
  Story s(4);
  s.general(2, "caocao").general(3, "zhangliao").hand(1, "S7.slash").hand(3, "H2.dodge");
  s.never_asked(Ask::dodge, 3);
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);  // Villainous Hero; no Royal Escort before it
  s.expect_hp(2, 3);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Hujia, WithoutAnotherWeiPlayerThereIsNobodyToAsk) {
  Story s(4);
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
  s.general(1, "caocao").general(2, "zhenji").play_phase_of(4);
  s.hand(4, "HA.archery_attack").hand(2, "S7.slash");
  s.uses(4, "HA.archery_attack");
  s.invokes(1, "hujia");
  s.dodges(2, "S7.slash").as("dodge");
  s.expect_hp(1, 4);
}

STORY(Hujia, EightTrigramsOfAHelperWorkEvenAgainstAQinggangSword) {
  Story s(4);
  s.general(1, "caocao").general(2, "zhangliao").play_phase_of(4).pile("H7.peach");
  s.hand(4, "S7.slash").equip(4, "S6.qinggang_sword").equip(2, "S2.eight_diagram");
  s.uses(4, "S7.slash").on(1);
  s.invokes(1, "hujia");
  s.invokes(2, "eight_diagram");
  s.sees("respond", 1).because("SGS-SKILL-HUJIA");
  s.expect_hp(1, 4);
}

// --- Sima Yi: Retaliation

STORY(Fankui, TakesAHandCardOfTheSource) {
  Story s(4);
  s.general(2, "simayi").hand(1, "S7.slash H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.takes(2, "H3.peach").of(1);
  s.expect_hand(2, "H3.peach");
  s.expect_hand_size(1, 0);
}

STORY(Fankui, OrEquipmentButNothingOfTheJudgementArea) {
  Story s(4);
  s.general(2, "simayi").hand(1, "S7.slash").equip(1, "S5.blade").judging(1, "S6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.illegal("SGS-SKILL-FANKUI").takes(2, "S6.indulgence").of(1);
  s.takes(2, "S5.blade").of(1);
  s.expect_hand(2, "S5.blade");
}

STORY(Fankui, OncePerDamageHoweverMuch) {
  Story s(4);
  s.general(2, "simayi").hand(1, "S3.wine S7.slash H3.peach H4.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.takes(2, "H3.peach");
  s.expect_hp(2, 1);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Fankui, NobodyToTakeFromForLightning) {
  Story s(4);
  s.general(2, "simayi").hp(2, 3).turn_of(2).judging(2, "SA.lightning").pile("S7.slash H3.peach");
  s.hand(3, "H4.peach");
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2).points(3);
  s.saves(3, "H4.peach");
  s.sees("phase", 2).as("draw");
  s.expect_hp(2, 1);
}

STORY(Fankui, ASourceWithoutCardsIsLeftAlone) {
  Story s(4);
  s.general(2, "simayi").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

// --- Sima Yi: Demonic Talent

STORY(Guicai, AHandCardTakesThePlaceOfTheJudgementCard) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "S8.slash");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 2).cards("S8.slash").effect(true);
  s.sees("skip", 2).as("play");
  s.expect_discarded("H7.peach S8.slash S6.indulgence");
}

STORY(Guicai, HisOwnJudgementToo) {
  Story s(4);
  s.general(2, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.hand(2, "H3.peach");
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 2).effect(false);
  s.sees("phase", 2).as("play");
}

STORY(Guicai, DeclinedTheCardThatWasTurnedCounts) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "S8.slash");
  s.declines(3, Ask::retrial_hand);
  s.sees("judged", 2).cards("H7.peach").effect(false);
}

STORY(Guicai, WithoutAHandCardHeIsNotAsked) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.equip(3, "S5.blade");
  s.never_asked(Ask::retrial_hand, 3);
  s.sees("judged", 2).cards("H7.peach").effect(false);
}

STORY(Guicai, Scenario42TurnsALightningWithoutBeingItsSource) {
  Story s("lord loyalist rebel spy");
  s.general(4, "simayi").hp(3, 2).turn_of(3).judging(3, "SA.lightning").pile("H7.peach");
  s.hand(4, "S8.slash");
  s.never("draw", 4);
  s.replaces_judgement(4, "S8.slash");
  s.sees("damage", 3).points(3).from(0);
  s.sees("death", 3).by(0);
  s.expect_hand_size(4, 0);
}

STORY(OptionGuicaiCards, HandNoEquipment) {
  Story s(4);
  s.with("guicai_cards", "hand").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").equip(3, "S5.blade").hand(3, "S8.slash");
  s.illegal("SGS-USE-HOLD").replaces_judgement(3, "S5.blade");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 2).effect(true);
  s.expect_equip(3, "S5.blade");
}

STORY(OptionGuicaiCards, AnyEquipmentToo) {
  Story s(4);
  s.with("guicai_cards", "any").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").equip(3, "S5.blade");
  s.replaces_judgement(3, "S5.blade");
  s.sees("judged", 2).cards("S5.blade").effect(true);
  s.expect_equip(3, "");
}

// --- Xiahou Dun: Eye for an Eye

STORY(Ganglie, NoHeartTheSourceTakesDamage) {
  Story s(4);
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach H4.peach").pile("D7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("judged", 2).effect(true).because("SGS-SKILL-GANGLIE");
  s.declines(1, Ask::pay_hand);
  s.sees("damage", 1).from(2).points(1).because("SGS-SKILL-GANGLIE");
  s.expect_hp(1, 3);
}

STORY(Ganglie, OrDiscardsTwoHandCards) {
  Story s(4);
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach H4.peach S8.slash").pile("C3.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.illegal("SGS-SKILL-GANGLIE").discards(1, "H3.peach");
  s.illegal("SGS-SKILL-GANGLIE").discards(1, "H3.peach H4.peach S8.slash");
  s.discards(1, "H3.peach S8.slash");
  s.expect_hp(1, 4);
  s.expect_hand(1, "H4.peach");
}

STORY(Ganglie, AHeartDoesNothing) {
  Story s(4);
  s.general(2, "xiahoudun").hand(1, "S7.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.sees("judged", 2).effect(false);
  s.expect_hp(1, 4);
}

STORY(Ganglie, WithOneHandCardThereIsNoChoice) {
  Story s(4);
  s.general(2, "xiahoudun").hand(1, "S7.slash H3.peach").equip(1, "S5.blade").pile("C3.slash");
  s.never_asked(Ask::pay_hand, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "ganglie");
  s.expect_hp(1, 3);
  s.expect_hand(1, "H3.peach");
}

STORY(Ganglie, NobodyToStrikeBackAtForLightning) {
  Story s(4);
  s.general(2, "xiahoudun").turn_of(2).judging(2, "SA.lightning").pile("S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2).points(3);
  s.sees("phase", 2).as("draw");
}

STORY(Ganglie, Scenario41OnceForTwoDamage) {
  Story s(4);
  s.general(1, "xuchu").general(2, "xiahoudun").turn_of(1).hand(1, "S7.slash");
  s.pile("S8.slash D7.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "ganglie");
  s.sees("damage", 1).points(1);
  s.expect_asked(Ask::invoke, 2);
}

// --- Zhang Liao: Sudden Strike

STORY(Tuxi, AHandCardOfEachOfTwoPlayersInsteadOfDrawing) {
  Story s(4);
  s.general(1, "zhangliao").turn_of(1).hand(2, "H2.dodge H3.peach").hand(3, "S7.slash");
  s.never("draw", 1);
  s.invokes(1, "tuxi").on(2, 3);
  s.takes(1, "H3.peach").of(2);
  s.takes(1, "S7.slash").of(3);
  s.sees("phase", 1).as("play");
  s.expect_hand(1, "H3.peach S7.slash");
}

STORY(Tuxi, OfOneAlone) {
  Story s(4);
  s.general(1, "zhangliao").turn_of(1).hand(3, "S7.slash").equip(3, "S5.blade");
  s.invokes(1, "tuxi").on(3);
  s.illegal("SGS-SKILL-TUXI").takes(1, "S5.blade").of(3);
  s.takes(1, "S7.slash").of(3);
  s.sees("phase", 1).as("play");
  s.expect_hand_size(1, 1);
}

STORY(Tuxi, NotOfThreeNorOneselfNorWhoeverHasNoHand) {
  Story s(5);
  s.general(1, "zhangliao").turn_of(1).hand(1, "D2.dodge").hand(2, "H2.dodge");
  s.hand(3, "S7.slash").hand(4, "S8.slash").equip(5, "S5.blade").pile("S9.slash S10.slash");
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(2, 3, 4);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(1);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(5);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(2, 2);
  s.declines(1, Ask::invoke_on);
  s.sees("draw", 1).points(2);
  s.expect_hand(1, "D2.dodge S9.slash S10.slash");
}

// --- Xu Chu: Bare Chested

STORY(Luoyi, OneCardLessAndASlashDealsOneMore) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.slash").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.sees("draw", 1).points(1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Luoyi, ADuelOfHisToo) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "SA.duel").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Luoyi, NotWhenHeLosesHisDuel) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "SA.duel").hand(2, "S9.slash").pile("H8.peach");
  s.invokes(1, "luoyi");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S9.slash");
  s.declines(1, Ask::play_slash);
  s.sees("damage", 1).points(1);
}

STORY(Luoyi, NoOtherCardDealsMore) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.savage_assault").pile("H8.peach");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(1);
}

STORY(Luoyi, DeclinedHeDrawsTwoAndDealsOne) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.slash").pile("S8.slash S9.slash");
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(Luoyi, AddsToAWineAndAGudingBlade) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade");
  s.pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(4);
}

STORY(Luoyi, Scenario26ASilverLionLeavesOne) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade");
  s.equip(2, "CA.silver_lion").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

// --- Guo Jia: Envy of Heaven

STORY(Tiandu, TakesHisJudgementCard) {
  Story s(4);
  s.general(2, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.sees("judged", 2).effect(true);
  s.invokes(2, "tiandu");
  s.sees("gain", 2).cards("S7.slash");
  s.sees("skip", 2).as("play");
}

STORY(Tiandu, WhatSimaYiLaidNotWhatWasTurned) {
  Story s(4);
  s.general(2, "guojia").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("S7.slash").hand(3, "H3.peach");
  s.replaces_judgement(3, "H3.peach");
  s.sees("judged", 2).effect(false);
  s.invokes(2, "tiandu");
  s.expect_hand(2, "H3.peach");
  s.sees("phase", 2).as("draw");
}

STORY(Tiandu, DeclinedTheCardIsPutAway) {
  Story s(4);
  s.general(2, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.declines(2, Ask::invoke);
  s.sees("put").cards("S7.slash");
}

STORY(Tiandu, NotTheCardOfAnothersJudgement) {
  Story s(4);
  s.general(3, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.never_asked(Ask::invoke, 3);
  s.sees("skip", 2).as("play");
}

// --- Guo Jia: Bequeathed Strategy

STORY(Yiji, GivesTwoCardsAsHeLikes) {
  Story s(4);
  s.general(2, "guojia").hand(1, "S7.slash").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.sees("peek", 2).cards("H3.peach S8.slash");
  s.gives(2, "S8.slash").to(3);
  s.gives(2, "H3.peach").to(2);
  s.expect_hand(2, "H3.peach");
  s.expect_hand(3, "S8.slash");
}

STORY(Yiji, Scenario41TwiceForTwoDamage) {
  Story s(4);
  s.general(1, "xuchu").general(2, "guojia").turn_of(1).hand(1, "S7.slash");
  s.pile("C2.slash H3.peach S8.slash H4.peach S9.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.gives(2, "H3.peach S8.slash").to(2);
  s.invokes(2, "yiji");
  s.gives(2, "H4.peach S9.slash").to(4);
  s.expect_hand(2, "H3.peach S8.slash");
  s.expect_hand(4, "H4.peach S9.slash");
}

STORY(Yiji, OnlyTheCardsHeLookedAtAndToNobodyDead) {
  Story s(5);
  s.general(2, "guojia").hand(1, "S7.slash").hand(2, "H4.peach").dead(4);
  s.pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.illegal("SGS-SKILL-YIJI").gives(2, "H4.peach").to(3);
  s.illegal("SGS-SKILL-YIJI").gives(2, "H3.peach").to(4);
  s.gives(2, "H3.peach S8.slash").to(5);
}

STORY(Yiji, DeclinedThePileIsLeftAsItIs) {
  Story s(4);
  s.general(2, "guojia").hand(1, "S7.slash").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.expect_pile("H3.peach S8.slash");
}

// --- Zhen Ji: Goddess Luo

STORY(Luoshen, JudgesUntilACardIsRed) {
  Story s(4);
  s.general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("C3.slash");
  s.invokes(1, "luoshen");
  s.sees("judged", 1).cards("H3.peach").effect(false);
  s.sees("phase", 1).as("judge");
  s.expect_hand(1, "S7.slash C3.slash");
  s.expect_discarded("H3.peach");
}

STORY(Luoshen, StopsWhenSheLikes) {
  Story s(4);
  s.general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.declines(1, Ask::invoke);
  s.sees("phase", 1).as("judge");
  s.expect_hand(1, "S7.slash");
}

STORY(Luoshen, Scenario33ANullificationGainedCancelsHerIndulgence) {
  Story s(4);
  s.general(1, "zhenji").turn_of(1).judging(1, "S6.indulgence");
  s.pile("CQ.nullification H3.peach");
  s.invokes(1, "luoshen");
  s.invokes(1, "luoshen");
  s.nullifies(1, "CQ.nullification");
  s.sees("phase", 1).as("play");
}

STORY(Luoshen, ACardLaidBySimaYiCounts) {
  Story s(4);
  s.general(1, "zhenji").general(2, "simayi").turn_of(1).pile("S7.slash").hand(2, "H3.peach");
  s.invokes(1, "luoshen");
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 1).effect(false);
  s.sees("phase", 1).as("judge");
  s.expect_hand_size(1, 0);
}

STORY(OptionLuoshenGain, EachAtOnce) {
  Story s(4);
  s.with("luoshen_gain", "each").general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.expect_hand(1, "S7.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("C3.slash");
}

STORY(OptionLuoshenGain, EndAllOfThemTogether) {
  Story s(4);
  s.with("luoshen_gain", "end").general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.expect_hand_size(1, 0);
  s.invokes(1, "luoshen");
  s.expect_hand_size(1, 0);
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash C3.slash");
  s.expect_discarded("H3.peach");
}

// --- Zhen Ji: Helen of Troy

STORY(Qingguo, ABlackHandCardIsADodge) {
  Story s(4);
  s.general(2, "zhenji").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "S8.slash").as("dodge");
  s.expect_hp(2, 3);
}

STORY(Qingguo, NoRedCardAndNoEquipment) {
  Story s(4);
  s.general(2, "zhenji").hand(1, "HA.archery_attack").hand(2, "H3.peach C3.slash");
  s.equip(2, "S5.blade");
  s.uses(1, "HA.archery_attack");
  s.illegal("SGS-USE-KIND").dodges(2, "H3.peach").as("dodge");
  s.illegal("SGS-USE-HOLD").dodges(2, "S5.blade").as("dodge");
  s.dodges(2, "C3.slash").as("dodge");
  s.expect_hp(2, 3);
}

}  // namespace
}  // namespace tally::test

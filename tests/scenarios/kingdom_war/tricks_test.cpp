// The tricks of kingdom war. In these games a general's kingdom is his player's.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Liu Bei and Zhang Fei of Shu, Sun Quan of Wu; the others are of none.
Story& with_kingdoms(Story& s) {
  return s.with("deck", "kingdom_war")
      .general(1, "liubei")
      .general(2, "zhangfei")
      .general(3, "sunquan");
}

// --- Await the Exhausted

STORY(AwaitExhausted, AllOfTheKingdomDrawTwoAndDiscardTwo) {
  Story s(5);
  with_kingdoms(s).hand(1, "HJ.await_exhausted").hand(2, "S5.slash").equip(2, "DQ.triblade");
  s.pile("S7.slash S8.slash S9.slash S10.slash");
  s.uses(1, "HJ.await_exhausted").on(1, 2);
  s.sees("draw", 1).cards("S7.slash S8.slash").because("SGS-CARD-AWAIT-EXHAUSTED");
  s.discards(1, "S7.slash S8.slash");
  s.sees("draw", 2).cards("S9.slash S10.slash");
  s.illegal("SGS-CARD-AWAIT-EXHAUSTED").discards(2, "S9.slash");
  s.discards(2, "S5.slash DQ.triblade");
  s.expect_hand(1, "");
  s.expect_hand(2, "S9.slash S10.slash");
  s.expect_equip(2, "");
}

STORY(OptionAwaitOrder, InTurn) {
  Story s(5);
  with_kingdoms(s).with("await_order", "in_turn").hand(1, "HJ.await_exhausted");
  s.pile("S7.slash S8.slash S9.slash S10.slash");
  s.uses(1, "HJ.await_exhausted").on(1, 2);
  s.discards(1, "S7.slash S8.slash");
  s.sees("draw", 2).cards("S9.slash S10.slash");
  s.discards(2, "S9.slash S10.slash");
}

STORY(OptionAwaitOrder, Together) {
  Story s(5);
  with_kingdoms(s).with("await_order", "together").hand(1, "HJ.await_exhausted");
  s.pile("S7.slash S8.slash S9.slash S10.slash");
  s.uses(1, "HJ.await_exhausted").on(1, 2);
  s.sees("draw", 1).cards("S7.slash S8.slash");
  s.sees("draw", 2).cards("S9.slash S10.slash");
  s.discards(1, "S7.slash S8.slash");
  s.discards(2, "S9.slash S10.slash");
}

STORY(AwaitExhausted, TheTargetsGoWithoutSaying) {
  Story s(5);
  with_kingdoms(s).hand(1, "HJ.await_exhausted").pile("S7.slash S8.slash S9.slash S10.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "HJ.await_exhausted").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "HJ.await_exhausted").on(1, 2, 3);
  s.illegal("SGS-USE-TARGET").uses(1, "HJ.await_exhausted").on(2);
  s.uses(1, "HJ.await_exhausted").on(1, 2);
  s.discards(1, "S7.slash S8.slash");
  s.discards(2, "S9.slash S10.slash");
}

STORY(AwaitExhausted, WhoIsOfNoKingdomIsAlone) {
  Story s(5);
  with_kingdoms(s).play_phase_of(4).hand(4, "D4.await_exhausted").pile("S7.slash S8.slash");
  s.illegal("SGS-USE-TARGET").uses(4, "D4.await_exhausted").on(4, 5);
  s.uses(4, "D4.await_exhausted").on(4);
  s.discards(4, "S7.slash S8.slash");
}

STORY(AwaitExhausted, IsNullifiedForOneOfThem) {
  Story s(5);
  with_kingdoms(s)
      .hand(1, "HJ.await_exhausted")
      .hand(3, "SJ.nullification")
      .pile("S7.slash S8.slash");
  s.uses(1, "HJ.await_exhausted").on(1, 2);
  s.discards(1, "S7.slash S8.slash");
  s.nullifies(3, "SJ.nullification").as("await_exhausted").helping(2);
  s.sees("nullified", 2);
  s.expect_hand(2, "");
}

// --- Know Both Sides

STORY(KnownBoth, ItsUserSeesTheHand) {
  Story s(5);
  with_kingdoms(s).hand(1, "C3.known_both").hand(3, "S5.slash H2.dodge");
  s.uses(1, "C3.known_both").on(3);
  s.sees("look", 1).from(3).cards("S5.slash H2.dodge").because("SGS-CARD-KNOW-BOTH-SIDES");
  s.expect_hand(3, "S5.slash H2.dodge");
  s.baseless("SGS-CARD-KNOW-BOTH-SIDES", "look", 2);
}

STORY(KnownBoth, OrAGeneralWhoLiesFaceDown) {
  War s(4);
  s.hidden(2, "sunquan_gz lusu_gz").hand(1, "C3.known_both C4.known_both");
  s.uses(1, "C3.known_both").on(2);
  s.decides(1, "see_deputy");
  s.sees("glimpse", 1);
  s.uses(1, "C4.known_both").on(2);
  s.decides(1, "see_main");
  s.sees("glimpse", 1);
  s.never("look");
}

STORY(KnownBoth, OnAnotherPlayerWithAHandCard) {
  Story s(5);
  with_kingdoms(s).hand(1, "C3.known_both S7.slash").hand(3, "S5.slash").equip(2, "DQ.triblade");
  s.illegal("SGS-USE-TARGET").uses(1, "C3.known_both").on(1);
  s.illegal("SGS-CARD-KNOW-BOTH-SIDES").uses(1, "C3.known_both").on(2);
  s.uses(1, "C3.known_both").on(3);
}

STORY(KnownBoth, CanBeRecast) {
  Story s(5);
  with_kingdoms(s).hand(1, "C4.known_both H7.ex_nihilo").pile("S7.slash");
  s.illegal("SGS-RECAST").recasts(1, "H7.ex_nihilo");
  s.recasts(1, "C4.known_both");
  s.sees("draw", 1).cards("S7.slash").because("SGS-RECAST");
  s.expect_discarded("C4.known_both");
}

STORY(KnownBoth, IsNullified) {
  Story s(5);
  with_kingdoms(s).hand(1, "C3.known_both").hand(3, "SJ.nullification");
  s.uses(1, "C3.known_both").on(3);
  s.nullifies(3, "SJ.nullification").as("known_both").helping(3);
  s.never("look");
}

// --- Befriend and Attack

STORY(BefriendAttacking, OneForHimThreeForItsUser) {
  Story s(5);
  with_kingdoms(s).hand(1, "H9.befriend_attacking").pile("S7.slash S8.slash S9.slash S10.slash");
  s.uses(1, "H9.befriend_attacking").on(3);
  s.sees("draw", 3).cards("S7.slash").because("SGS-CARD-BEFRIEND-ATTACK");
  s.sees("draw", 1).points(3);
  s.expect_hand(1, "S8.slash S9.slash S10.slash");
}

STORY(BefriendAttacking, OnAKnownOtherKingdom) {
  Story s(5);
  with_kingdoms(s).hand(1, "H9.befriend_attacking");
  s.illegal("SGS-CARD-BEFRIEND-ATTACK").uses(1, "H9.befriend_attacking").on(2);  // his own
  s.illegal("SGS-CARD-BEFRIEND-ATTACK").uses(1, "H9.befriend_attacking").on(4);  // none
  s.illegal("SGS-USE-TARGET").uses(1, "H9.befriend_attacking").on(1);
  s.uses(1, "H9.befriend_attacking").on(3);
}

STORY(BefriendAttacking, NotByOneOfNoKingdom) {
  Story s(5);
  with_kingdoms(s).play_phase_of(4).hand(4, "H9.befriend_attacking");
  s.illegal("SGS-CARD-BEFRIEND-ATTACK").uses(4, "H9.befriend_attacking").on(1);
  s.declines(4, Ask::play);
}

// --- Nullification of a Kingdom

// Archery Attack of Sun Quan on all the others; seat 5 is of Shu too.
Story& with_arrows(Story& s) {
  with_kingdoms(s).general(5, "guanyu").play_phase_of(3).hand(3, "HA.archery_attack");
  return s.hand(4, "CK.heg_nullification DQ.heg_nullification");
}

STORY(HegNullification, ProtectsOnePlayer) {
  Story s(5);
  with_arrows(s);
  s.uses(3, "HA.archery_attack").on(4, 5, 1, 2);
  s.sees("damage", 4);
  s.nullifies(4, "CK.heg_nullification").as("archery_attack").helping(5);
  s.decides(4, "this_player");
  s.sees("nullified", 5).because("SGS-CARD-NULLIFICATION-KINGDOM");
  s.sees("damage", 1);
  s.sees("damage", 2);
}

STORY(HegNullification, ProtectsAllOfHisKingdomStillToCome) {
  Story s(5);
  with_arrows(s);
  s.uses(3, "HA.archery_attack").on(4, 5, 1, 2);
  s.sees("damage", 4);
  s.nullifies(4, "CK.heg_nullification").as("archery_attack").helping(5);
  s.decides(4, "his_kingdom");
  s.sees("nullified", 5);
  s.sees("nullified", 1).because("SGS-CARD-NULLIFICATION-KINGDOM");
  s.sees("nullified", 2);
  s.expect_hp(1, 5);
  s.expect_asked(Ask::nullify, 3);  // for 4, for 5, and against the card itself
}

STORY(HegNullification, CountsNotForThoseBefore) {
  Story s(5);
  with_arrows(s);
  s.uses(3, "HA.archery_attack").on(4, 5, 1, 2);
  s.sees("damage", 4);
  s.sees("damage", 5);
  s.sees("damage", 1);
  s.nullifies(4, "CK.heg_nullification").as("archery_attack").helping(2);
  s.sees("nullified", 2);
  s.never_asked(Ask::decide, 4);
}

STORY(HegNullification, NobodyIsAskedWhereNoKingdomIsKnown) {
  Story s(5);
  with_arrows(s);
  s.uses(3, "HA.archery_attack").on(4, 5, 1, 2);
  s.nullifies(4, "CK.heg_nullification").as("archery_attack").helping(4);
  s.sees("nullified", 4);
  s.never_asked(Ask::decide, 4);
  s.sees("damage", 5);
  s.sees("damage", 1);
  s.sees("damage", 2);
}

STORY(HegNullification, NullifiedItProtectsNobody) {
  Story s(5);
  with_arrows(s).hand(2, "SJ.nullification");
  s.uses(3, "HA.archery_attack").on(4, 5, 1, 2);
  s.sees("damage", 4);
  s.nullifies(4, "CK.heg_nullification").as("archery_attack").helping(5);
  s.decides(4, "his_kingdom");
  s.nullifies(2, "SJ.nullification").as("heg_nullification").helping(5);
  s.sees("damage", 5);
  s.sees("damage", 1);
  s.sees("damage", 2);
}

// Deng Ai protects himself; his fields are a judgement.
void farmer_nullifies(War& s) {
  s.open(1, "sunquan_hs ganning_hs")
      .open(2, "dengai_ld xuchu_hs")
      .open(3, "caocao_hs xiahouyuan_hs");
  s.hand(1, "HA.archery_attack").hand(2, "CK.heg_nullification").pile("S8.slash");
  s.uses(1, "HA.archery_attack").on(2, 3, 4);
  s.nullifies(2, "CK.heg_nullification").as("archery_attack").helping(2);
}

STORY(OptionNullifyWhom, BehindTheLoss) {
  War s(4, "guozhan-freekill-expansions");
  s.with("war_nullify", "behind_losses");
  farmer_nullifies(s);
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").effect(true);
  s.decides(2, "refuse");
  s.decides(2, "his_kingdom");
  s.sees("nullified", 2);
  s.sees("nullified", 3).because("SGS-CARD-NULLIFICATION-KINGDOM");
  s.sees("damage", 4);
}

STORY(OptionNullifyWhom, OrBeforeIt) {
  War s(4, "guozhan-freekill-expansions");
  s.with("war_nullify", "at_once");
  farmer_nullifies(s);
  s.decides(2, "his_kingdom");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").effect(true);
  s.decides(2, "refuse");
  s.sees("nullified", 2);
  s.sees("nullified", 3).because("SGS-CARD-NULLIFICATION-KINGDOM");
  s.sees("damage", 4);
}

STORY(HegNullification, StopsANullification) {
  Story s(5);
  with_kingdoms(s)
      .hand(1, "H7.ex_nihilo")
      .hand(3, "SJ.nullification")
      .hand(4, "CK.heg_nullification");
  s.uses(1, "H7.ex_nihilo");
  s.nullifies(3, "SJ.nullification").as("ex_nihilo").helping(1);
  s.nullifies(4, "CK.heg_nullification").as("nullification").helping(1);
  s.sees("nullified", 1).as("nullification").because("SGS-CARD-NULLIFICATION-KINGDOM");
  s.sees("draw", 1).points(2);
}

// --- the decks

STORY(OptionDeck, OfKingdomWar) {
  Story s(4);
  s.with("deck", "kingdom_war");
  s.expect_pile_size(108);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, OfFreeKillsKingdomWar) {
  Story s(4);
  s.with("deck", "kingdom_war_freekill").hand(1, "DK.nullification CQ.slash D2.six_swords");
  s.expect_pile_size(106);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, OfFreeKillsKingdomWarWithStrategy) {
  Story s(4);
  s.with("deck", "kingdom_war_freekill_strategy");
  s.hand(1, "DK.nullification CQ.slash D2.six_swords SQ.fight_together");
  s.expect_pile_size(157);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, WhatIsClaimedIsACardOfIt) {
  Story s(4);
  s.with("deck", "editions").general(1, "yuji").hand(1, "S7.slash");
  s.illegal("SGS-SKILL-GUHUO").claims(1, "S7.slash").as("await_exhausted").on(1);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

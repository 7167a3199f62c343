// Iron Chain, Fire Attack, and what runs along the chain.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(IronChain, ChainsOneOrTwoPlayersOrFreesThem) {
  Story s(5);
  s.anything_else();
  s.hand(1, "SJ.iron_chain SQ.iron_chain").chained(3);
  s.uses(1, "SJ.iron_chain").on(1, 3);
  s.sees("chain", 1).effect(true).because("SGS-CARD-IRON-CHAIN");
  s.sees("chain", 3).effect(false);
  s.uses(1, "SQ.iron_chain").on(4);
  s.expect_chained(1, true);
  s.expect_chained(3, false);
  s.expect_chained(4, true);
}

STORY(IronChain, HasOneOrTwoLivingTargets) {
  Story s(5);
  s.anything_else();
  s.hand(1, "SJ.iron_chain").dead(5);
  s.illegal("SGS-CARD-IRON-CHAIN").uses(1, "SJ.iron_chain").on();
  s.illegal("SGS-CARD-IRON-CHAIN").uses(1, "SJ.iron_chain").on(2, 3, 4);
  s.illegal("SGS-USE-TARGET").uses(1, "SJ.iron_chain").on(2, 2);
  s.illegal("SGS-USE-TARGET").uses(1, "SJ.iron_chain").on(5);
  s.uses(1, "SJ.iron_chain").on(4, 2);
}

STORY(IronChain, IsNullifiedForOneTargetOnly) {
  Story s(4);
  s.anything_else();
  s.hand(1, "SJ.iron_chain").hand(3, "SJ.nullification");
  s.uses(1, "SJ.iron_chain").on(2, 3);
  s.nullifies(3, "SJ.nullification").as("iron_chain").helping(3);
  s.expect_chained(2, true);
  s.expect_chained(3, false);
  s.baseless("SGS-CHAIN", "chain", 4);
}

STORY(Recast, Scenario35IronChainForANewCardWithoutANullification) {
  Story s(4);
  s.hand(1, "SJ.iron_chain").hand(2, "SJ.nullification").pile("H3.peach");
  s.recasts(1, "SJ.iron_chain");
  s.sees("draw", 1).points(1).because("SGS-RECAST");
  s.expect_asked(Ask::nullify, 0);
  s.expect_hand(1, "H3.peach");
  s.expect_discarded("SJ.iron_chain");
}

STORY(Recast, NothingButIronChain) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo SJ.iron_chain SQ.iron_chain").hand(2, "C10.iron_chain");
  s.illegal("SGS-RECAST").recasts(1, "H7.ex_nihilo");
  s.illegal("SGS-RECAST").recasts(1, "SJ.iron_chain SQ.iron_chain");
  s.illegal("SGS-USE-HOLD").recasts(1, "C10.iron_chain");
  s.illegal("SGS-PHASE-PLAY").recasts(2, "C10.iron_chain");
  s.baseless("SGS-USE-TIME", "recast", 2);
}

STORY(FireAttack, Scenario36TheSuitShownIsDiscardedForOneFireDamage) {
  Story s(5);
  s.hand(1, "H2.fire_attack D7.slash").hand(3, "D2.dodge S7.slash");
  s.uses(1, "H2.fire_attack").on(3);
  s.shows(3, "D2.dodge");
  s.discards(1, "D7.slash");
  s.sees("damage", 3).from(1).points(1).as("fire").because("SGS-CARD-FIRE-ATTACK");
  s.expect_hp(3, 3);
  s.expect_hand(3, "D2.dodge S7.slash");
  s.expect_hand(1, "");
}

STORY(FireAttack, WithoutTheSuitOrTheWishNothingHappens) {
  Story s(4);
  s.hand(1, "H2.fire_attack D7.slash S3.snatch").hand(2, "S7.slash").hand(3, "S4.snatch");
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "S7.slash");
  s.illegal("SGS-CARD-FIRE-ATTACK").discards(1, "D7.slash");
  s.illegal("SGS-CARD-FIRE-ATTACK").discards(1, "D7.slash S3.snatch");
  s.illegal("SGS-USE-HOLD").discards(1, "S4.snatch");
  s.illegal("SGS-ANSWER-WHO").discards(3, "S4.snatch");
  s.declines(1, Ask::cost_suit);
  s.expect_hp(2, 4);
  s.expect_hand(1, "D7.slash S3.snatch");
}

STORY(FireAttack, TheTargetMustShowOneOfItsOwnHandCards) {
  Story s(4);
  s.hand(1, "H2.fire_attack S9.slash").hand(2, "S7.slash H3.peach").equip(2, "S2.vine");
  s.uses(1, "H2.fire_attack").on(2);
  s.illegal("SGS-CARD-FIRE-ATTACK").declines(2, Ask::show);
  s.illegal("SGS-CARD-FIRE-ATTACK").shows(2, "S7.slash H3.peach");
  s.illegal("SGS-USE-HOLD").shows(2, "S2.vine");
  s.illegal("SGS-ANSWER-WHO").shows(1, "S9.slash");
  s.shows(2, "H3.peach");
  s.baseless("SGS-CARD-FIRE-ATTACK", "show", 2);
}

STORY(FireAttack, NeedsATargetWithAHandCard) {
  Story s(4);
  s.hand(1, "H2.fire_attack").equip(2, "S2.vine").hand(3, "H3.peach");
  s.illegal("SGS-CARD-FIRE-ATTACK").uses(1, "H2.fire_attack").on(2);
  s.illegal("SGS-CARD-FIRE-ATTACK").uses(1, "H2.fire_attack").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "H2.fire_attack").on(2, 3);
  s.uses(1, "H2.fire_attack").on(3);
  s.shows(3, "H3.peach");
}

STORY(FireAttack, DoesNothingIfTheLastHandCardWasUsedMeanwhile) {
  Story s(4);
  s.hand(1, "H2.fire_attack CQ.nullification").hand(2, "SJ.nullification");
  s.uses(1, "H2.fire_attack").on(2);
  s.nullifies(2, "SJ.nullification").as("fire_attack");
  s.nullifies(1, "CQ.nullification").as("nullification");
  s.never_asked(Ask::show, 2);
  s.expect_discarded("H2.fire_attack");
}

STORY(OptionFireattackSelf, TrueWithAnotherHandCardLeft) {
  Story s(4);
  s.with("fireattack_self", "true").hand(1, "H2.fire_attack D7.slash");
  s.uses(1, "H2.fire_attack").on(1);
  s.shows(1, "D7.slash");
  s.discards(1, "D7.slash");
  s.sees("damage", 1).from(1).as("fire");
  s.expect_hp(1, 3);
}

STORY(OptionFireattackSelf, FalseOnlyOthers) {
  Story s(4);
  s.with("fireattack_self", "false").hand(1, "H2.fire_attack D7.slash").hand(2, "H3.peach");
  s.illegal("SGS-CARD-FIRE-ATTACK").uses(1, "H2.fire_attack").on(1);
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "H3.peach");
}

STORY(OptionFireattackSelf, LastCardWithNothingLeftToShow) {
  Story s(4);
  s.with("fireattack_self", "last_card").hand(1, "H2.fire_attack");
  s.uses(1, "H2.fire_attack").on(1);
  s.never_asked(Ask::show, 1);
  s.expect_discarded("H2.fire_attack");
  s.expect_hp(1, 4);
}

STORY(OptionIronChainZero, FalseItNeedsATarget) {
  Story s(4);
  s.with("iron_chain_zero", "false").hand(1, "SJ.iron_chain");
  s.illegal("SGS-CARD-IRON-CHAIN").uses(1, "SJ.iron_chain").on();
}

STORY(OptionIronChainZero, TrueItMayBeUsedOnNobody) {
  Story s(4);
  s.with("iron_chain_zero", "true").hand(1, "SJ.iron_chain");
  s.illegal("SGS-CARD-IRON-CHAIN").uses(1, "SJ.iron_chain").on(2, 3, 4);
  s.uses(1, "SJ.iron_chain").on();
  s.never("chain");
  s.never("draw");
  s.expect_asked(Ask::nullify, 0);
  s.expect_discarded("SJ.iron_chain");
}

// --- what runs along the chain

STORY(Chain, Scenario37FireRunsFromTheFirstVictimToAllOthersInActionOrder) {
  Story s(5);
  s.play_phase_of(4).hand(4, "H4.fire_slash").chained(2).chained(3).chained(5);
  s.uses(4, "H4.fire_slash").on(3);
  s.sees("chain", 3).effect(false).because("SGS-CHAIN");
  s.sees("damage", 3).from(4).points(1).as("fire").because("SGS-CARD-SLASH");
  s.sees("chain", 5).effect(false);
  s.sees("damage", 5).from(4).points(1).as("fire").because("SGS-CHAIN");
  s.sees("chain", 2).effect(false);
  s.sees("damage", 2).from(4).points(1).as("fire").because("SGS-CHAIN");
  for (int seat : {2, 3, 5}) {
    s.expect_hp(seat, 3);
    s.expect_chained(seat, false);
  }
}

STORY(Chain, Scenario37NormalDamageDoesNotRun) {
  Story s(4);
  s.hand(1, "CA.duel").chained(2).chained(3);
  s.uses(1, "CA.duel").on(2);
  s.sees("damage", 2).as("normal");
  s.never("chain");
  s.expect_chained(2, true);
  s.expect_hp(3, 4);
}

STORY(Chain, AnUnchainedVictimPassesNothingOn) {
  Story s(4);
  s.hand(1, "S4.thunder_slash").chained(3).chained(4);
  s.uses(1, "S4.thunder_slash").on(2);
  s.sees("damage", 2).as("thunder");
  s.expect_hp(3, 4);
  s.expect_chained(3, true);
}

STORY(Chain, Scenario38RunsOnThoughTheFirstVictimDies) {
  Story s("lord loyalist spy rebel rebel");
  s.anything_else();
  s.hand(1, "H4.fire_slash").hp(2, 1).chained(2).chained(3).chained(5).hand(2, "H2.dodge");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).from(1);
  s.sees("dying", 2).because("SGS-DYING");
  s.sees("death", 2).by(1);
  s.sees("damage", 3).from(1).points(1).because("SGS-CHAIN");
  s.sees("damage", 5).from(1).points(1).because("SGS-CHAIN");
  s.expect_dead(2);
  s.expect_hp(3, 3);
  s.expect_hp(5, 3);
}

STORY(Chain, TheRescueOfTheFirstVictimComesBeforeTheOthersAreHurt) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").hp(2, 1).chained(2).chained(3).hand(2, "H3.peach");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("dying", 2);
  s.saves(2, "H3.peach");
  s.sees("damage", 3);
  s.expect_hp(2, 1);
  s.expect_hp(3, 3);
}

STORY(Chain, FireAttackAndLightningRunToo) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H2.fire_attack D7.slash").hand(2, "D2.dodge").chained(2).chained(1);
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "D2.dodge");
  s.discards(1, "D7.slash");
  s.sees("damage", 2).as("fire");
  s.sees("damage", 1).from(1).as("fire");
  s.expect_hp(1, 3);
}

STORY(Chain, Scenario10ADeadSourceHurtsTheOthersAsNobody) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.play_phase_of(3).hand(3, "H4.fire_slash").hp(3, 1).hp(4, 1);
  s.chained(2).chained(3).chained(4);
  s.uses(3, "H4.fire_slash").on(2);
  s.sees("damage", 2).from(3);
  s.sees("damage", 3).from(3).because("SGS-CHAIN");
  s.sees("death", 3).as("rebel");
  s.sees("damage", 4).from(0).because("SGS-CHAIN");
  s.sees("death", 4).by(0).as("rebel");
  s.sees("turn", 5);
  s.never("draw");
  s.expect_hp(2, 3);
}

STORY(OptionChainAmount, AsDealtPassesOnWhatTheFirstVictimTook) {
  Story s(4);
  s.anything_else();
  s.with("chain_amount", "as_dealt").hand(1, "H4.fire_slash").equip(2, "S2.vine");
  s.chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(2);
  s.sees("damage", 3).points(2);
  s.expect_hp(3, 2);
}

STORY(OptionChainAmount, AsDealtALionLowersIt) {
  Story s(4);
  s.anything_else();
  s.with("chain_amount", "as_dealt").hand(1, "S3.wine H4.fire_slash").equip(2, "CA.silver_lion");
  s.chained(2).chained(3);
  s.uses(1, "S3.wine");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(1);
}

STORY(OptionChainAmount, BasePassesOnTheAmountBeforeArmour) {
  Story s(4);
  s.anything_else();
  s.with("chain_amount", "base").hand(1, "S3.wine H4.fire_slash").equip(2, "S2.vine");
  s.chained(2).chained(3);
  s.uses(1, "S3.wine");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(3);
  s.sees("damage", 3).points(2);
  s.expect_hp(3, 2);
}

STORY(OptionChainOrder, CurrentFromTheCurrentPlayer) {
  Story s(5);
  s.anything_else();
  s.with("chain_order", "current").hand(1, "H4.fire_slash").equip(1, "D5.axe");
  s.chained(1).chained(2).chained(3).chained(4);
  s.uses(1, "H4.fire_slash").on(3);
  s.sees("damage", 3);
  s.sees("damage", 1);
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(OptionChainOrder, VictimFromTheFirstVictim) {
  Story s(5);
  s.anything_else();
  s.with("chain_order", "victim").hand(1, "H4.fire_slash").equip(1, "D5.axe");
  s.chained(1).chained(2).chained(3).chained(4);
  s.uses(1, "H4.fire_slash").on(3);
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.sees("damage", 1);
  s.sees("damage", 2);
}

}  // namespace
}  // namespace tally::test

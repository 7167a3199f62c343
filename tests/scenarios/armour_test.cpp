// Armour: Eight Trigrams, Renwang Shield, Vine Armour, Silver Lion.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Eight Trigrams

STORY(EightTrigrams, RedCountsAsADodge) {
  Story s(4);
  s.hand(1, "S7.slash").equip(2, "C2.eight_diagram").hand(2, "H2.dodge").pile("H3.peach");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).as("eight_diagram").cards("H3.peach").effect(true);
  s.sees("respond", 2).as("dodge").cards("").because("SGS-CARD-EIGHT-TRIGRAMS");
  s.expect_hp(2, 4);
  s.expect_hand(2, "H2.dodge");
  s.expect_discarded("H3.peach S7.slash");
}

STORY(EightTrigrams, OnBlackACardMayStillBeUsed) {
  Story s(4);
  s.hand(1, "S7.slash").equip(2, "C2.eight_diagram").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(false);
  s.dodges(2, "H2.dodge");
  s.expect_asked(Ask::invoke, 1);
  s.expect_hp(2, 4);
}

STORY(EightTrigrams, NeedNotBeTried) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").equip(2, "S2.eight_diagram");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-CARD-EIGHT-TRIGRAMS").invokes(1, "eight_diagram");
  s.illegal("SGS-CARD-EIGHT-TRIGRAMS").invokes(2, "vine");
  s.declines(2, Ask::invoke);
  s.declines(2, Ask::dodge);
  s.never("flip");
  s.expect_hp(2, 3);
}

STORY(EightTrigrams, ServeAgainstArcheryAttackButNotBarbarianInvasion) {
  Story s(4);
  s.anything_else();
  s.hand(1, "HA.archery_attack S7.savage_assault").equip(2, "S2.eight_diagram").pile("D7.slash");
  s.uses(1, "HA.archery_attack");
  s.invokes(2, "eight_diagram");
  s.sees("respond", 2).as("dodge");
  s.sees("damage", 4);
  s.uses(1, "S7.savage_assault");
  s.declines(2, Ask::play_slash);
  s.sees("damage", 2);
  s.expect_asked(Ask::invoke, 1);
  s.expect_hp(2, 3);
}

STORY(EightTrigrams, ADodgeTheyGiveSetsOffTheBlade) {
  Story s(4);
  s.hand(1, "S7.slash S8.slash").equip(1, "S5.blade").equip(2, "S2.eight_diagram");
  s.pile("H3.peach S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(true);
  s.strikes(1, "S8.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(false);
  s.sees("damage", 2);
}

// --- Renwang Shield

STORY(RenwangShield, Scenario16ABlackSlashIsVoidAndStillCounts) {
  Story s(4);
  s.hand(1, "S7.slash D7.slash").equip(2, "C2.nioh_shield").hand(2, "H2.dodge");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("blocked", 2).as("nioh_shield").because("SGS-CARD-RENWANG-SHIELD");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "D7.slash").on(2);
  s.never("damage");
  s.expect_hp(2, 4);
}

STORY(RenwangShield, ARedSlashWorks) {
  Story s(4);
  s.hand(1, "D7.slash").equip(2, "C2.nioh_shield");
  s.never("blocked", 2);
  s.uses(1, "D7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
}

STORY(RenwangShield, ABlackThunderSlashIsVoidToo) {
  Story s(4);
  s.hand(1, "C5.thunder_slash").equip(2, "C2.nioh_shield");
  s.uses(1, "C5.thunder_slash").on(2);
  s.sees("blocked", 2).as("nioh_shield");
  s.expect_hp(2, 4);
}

STORY(RenwangShield, IsNoHelpInADuel) {
  Story s(4);
  s.hand(1, "CA.duel").equip(2, "C2.nioh_shield");
  s.uses(1, "CA.duel").on(2);
  s.sees("damage", 2);
  s.never("blocked", 2);
}

// --- Vine Armour

STORY(VineArmour, Scenario27ANormalSlashIsVoid) {
  Story s(4);
  s.hand(1, "D7.slash").equip(2, "S2.vine");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "D7.slash").on(2);
  s.sees("blocked", 2).as("vine").because("SGS-CARD-VINE-ARMOUR");
  s.expect_hp(2, 4);
}

STORY(VineArmour, Scenario27AFireSlashDoesTwo) {
  Story s(4);
  s.hand(1, "H4.fire_slash").equip(2, "C2.vine");
  s.uses(1, "H4.fire_slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).points(2).as("fire");
}

STORY(VineArmour, Scenario27FireAttackDoesTwo) {
  Story s(4);
  s.hand(1, "H2.fire_attack D7.slash").hand(2, "D2.dodge").equip(2, "C2.vine");
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "D2.dodge");
  s.discards(1, "D7.slash");
  s.sees("damage", 2).points(2).as("fire");
}

STORY(VineArmour, Scenario27FirePassedOnByTheChainDoesTwo) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").equip(3, "C2.vine").chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(2).because("SGS-CHAIN");
}

STORY(VineArmour, AThunderSlashDoesOne) {
  Story s(4);
  s.hand(1, "S4.thunder_slash").equip(2, "C2.vine");
  s.uses(1, "S4.thunder_slash").on(2);
  s.sees("damage", 2).points(1).as("thunder");
}

STORY(VineArmour, BarbariansAndArrowsPassItByWithoutAWindow) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault HA.archery_attack").equip(3, "C2.vine").hand(4, "SJ.nullification");
  s.never_asked(Ask::nullify, 3);
  s.uses(1, "S7.savage_assault");
  s.sees("blocked", 3).as("vine").because("SGS-CARD-VINE-ARMOUR");
  s.uses(1, "HA.archery_attack");
  s.sees("blocked", 3).as("vine");
  s.sees("damage", 4);
  s.expect_hp(3, 4);
}

STORY(VineArmour, IsNoHelpInADuel) {
  Story s(4);
  s.hand(1, "CA.duel").equip(2, "C2.vine");
  s.uses(1, "CA.duel").on(2);
  s.sees("damage", 2).points(1);
}

// --- Silver Lion

STORY(SilverLion, MoreThanOneDamageBecomesOne) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash").equip(2, "CA.silver_lion");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
  s.expect_hp(2, 3);
}

STORY(SilverLion, CapsLightningToo) {
  Story s(5);
  s.anything_else();
  s.turn_of(1).judging(1, "SA.lightning").equip(1, "CA.silver_lion").pile("S5.blade");
  s.sees("damage", 1).points(1).as("thunder");
}

STORY(SilverLion, ReplacedItHealsItsWoundedWearer) {
  Story s(4);
  s.hand(1, "S2.vine").equip(1, "CA.silver_lion").hp(1, 2);
  s.uses(1, "S2.vine");
  s.sees("replace", 1).cards("CA.silver_lion").because("SGS-EQUIP-SLOT");
  s.sees("equip", 1).cards("S2.vine").because("SGS-CARD-VINE-ARMOUR");
  s.sees("heal", 1).points(1).because("SGS-CARD-SILVER-LION");
  s.expect_hp(1, 3);
  s.expect_discarded("CA.silver_lion");
}

STORY(SilverLion, TakenOrDiscardedItHeals) {
  Story s(4);
  s.hand(1, "S3.snatch S3.dismantlement").equip(2, "CA.silver_lion").hp(2, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "CA.silver_lion");
  s.sees("heal", 2).points(1);

  Story t(4);
  t.hand(1, "S3.dismantlement").equip(2, "CA.silver_lion").hp(2, 2);
  t.uses(1, "S3.dismantlement").on(2);
  t.removes(1, "CA.silver_lion");
  t.sees("heal", 2).points(1);
}

STORY(SilverLion, HealsNobodyWhoIsUnhurtOrDead) {
  Story s(4);
  s.hand(1, "S3.dismantlement").equip(2, "CA.silver_lion");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "CA.silver_lion");
  s.never("heal");

  Story t(4);
  t.anything_else();
  t.hand(1, "S7.slash").equip(2, "CA.silver_lion").hp(2, 1);
  t.uses(1, "S7.slash").on(2);
  t.sees("forfeit", 2).cards("CA.silver_lion");
  t.never("heal");
}

STORY(SilverLion, AnotherCardLostHealsNobody) {
  Story s(4);
  s.hand(1, "S3.dismantlement").equip(2, "CA.silver_lion S5.jueying").hp(2, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.jueying");
  s.never("heal");
}

}  // namespace
}  // namespace tally::test

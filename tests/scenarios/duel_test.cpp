// Duel, Barbarian Invasion, Archery Attack: answer or be hurt.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Duel, TheTargetPlaysFirstAndWhoStopsIsHurt) {
  Story s(4);
  s.hand(1, "CA.duel S7.slash").hand(3, "S8.slash S9.slash");
  s.uses(1, "CA.duel").on(3);
  s.plays(3, "S8.slash");
  s.plays(1, "S7.slash");
  s.plays(3, "S9.slash");
  s.declines(1, Ask::play_slash);
  s.sees("damage", 1).from(3).points(1).as("normal").because("SGS-CARD-DUEL");
  s.expect_hp(1, 3);
  s.expect_hp(3, 4);
}

STORY(Duel, ATargetWithoutASlashIsHurtAtOnce) {
  Story s(5);
  s.hand(1, "CA.duel S7.slash");
  s.uses(1, "CA.duel").on(3);
  s.sees("damage", 3).from(1).points(1);
  s.expect_hand(1, "S7.slash");
}

STORY(Duel, NeedsAnotherPlayerAtWhateverDistance) {
  Story s(7);
  s.anything_else();
  s.hand(1, "CA.duel").dead(5);
  s.illegal("SGS-USE-TARGET").uses(1, "CA.duel").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "CA.duel").on(5);
  s.illegal("SGS-USE-TARGET").uses(1, "CA.duel").on(2, 3);
  s.uses(1, "CA.duel").on(4);
}

STORY(Duel, IsAnsweredOnlyWithASlash) {
  Story s(4);
  s.anything_else();
  s.hand(1, "CA.duel").hand(2, "H2.dodge S8.slash").hand(3, "S7.slash");
  s.uses(1, "CA.duel").on(2);
  s.illegal("SGS-ANSWER-KIND").plays(2, "H2.dodge");
  s.illegal("SGS-ANSWER-WHO").plays(3, "S7.slash");
  s.illegal("SGS-USE-HOLD").plays(2, "S7.slash");
  s.illegal("SGS-USE-KIND").plays(2, "S8.slash").as("fire_slash");
  s.plays(2, "S8.slash");
}

STORY(Duel, CanBeNullifiedOnlyBeforeTheFirstSlash) {
  Story s(4);
  s.hand(1, "CA.duel S7.slash").hand(2, "S8.slash").hand(3, "SJ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.declines(3, Ask::nullify).as("duel").helping(2);
  s.plays(2, "S8.slash");
  s.plays(1, "S7.slash");
  s.expect_asked(Ask::nullify, 1);
  s.sees("damage", 2);
}

STORY(BarbarianInvasion, EverybodyElsePlaysASlashOrIsHurt) {
  Story s(5);
  s.play_phase_of(2).hand(2, "S7.savage_assault").hand(3, "S7.slash").hand(5, "C2.slash");
  s.uses(2, "S7.savage_assault");
  s.plays(3, "S7.slash");
  s.declines(4, Ask::play_slash);
  s.sees("damage", 4).from(2).points(1).because("SGS-CARD-BARBARIAN-INVASION");
  s.plays(5, "C2.slash");
  s.declines(1, Ask::play_slash);
  s.sees("damage", 1).from(2).points(1);
  s.never_asked(Ask::play_slash, 2);
  s.expect_hp(1, 4);
  s.expect_hp(4, 3);
}

STORY(BarbarianInvasion, IsForAllOthersAndNobodyLess) {
  Story s(5);
  s.anything_else();
  s.hand(1, "S7.savage_assault").dead(3);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.savage_assault").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.savage_assault").on(1, 2, 4, 5);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.savage_assault").on(2, 3, 4, 5);
  s.uses(1, "S7.savage_assault").on(2, 4, 5);
}

STORY(BarbarianInvasion, IsNullifiedForOneTargetOnly) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault").hand(4, "SJ.nullification");
  s.uses(1, "S7.savage_assault");
  s.nullifies(4, "SJ.nullification").as("savage_assault").helping(3);
  s.sees("nullified", 3);
  s.expect_hp(2, 3);
  s.expect_hp(3, 4);
  s.sees("damage", 4);
  s.expect_hp(4, 3);
}

STORY(ArcheryAttack, EverybodyElsePlaysADodgeOrIsHurt) {
  Story s(4);
  s.hand(1, "HA.archery_attack").hand(2, "H2.dodge").hand(3, "S7.slash");
  s.uses(1, "HA.archery_attack");
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-ANSWER-KIND").dodges(3, "S7.slash");
  s.declines(3, Ask::play_dodge);
  s.sees("damage", 3).from(1).points(1).because("SGS-CARD-ARCHERY-ATTACK");
  s.declines(4, Ask::play_dodge);
  s.expect_hp(2, 4);
  s.expect_hp(3, 3);
  s.sees("damage", 4);
}

STORY(ArcheryAttack, IsForAllOthers) {
  Story s(4);
  s.anything_else();
  s.hand(1, "HA.archery_attack");
  s.illegal("SGS-USE-TARGET").uses(1, "HA.archery_attack").on(2, 3);
  s.illegal("SGS-USE-TARGET").uses(1, "HA.archery_attack").on(1, 2, 3, 4);
  s.uses(1, "HA.archery_attack").on(2, 3, 4);
}

STORY(ArcheryAttack, TheRenwangShieldIsNoHelp) {
  Story s(4);
  s.anything_else();
  s.hand(1, "HA.archery_attack").equip(2, "C2.nioh_shield");
  s.uses(1, "HA.archery_attack");
  s.declines(2, Ask::play_dodge);
  s.sees("damage", 2);
}

STORY(ArcheryAttack, AVictimOfOneTargetLeavesTheOthersInTheirOrder) {
  Story s(5);
  s.anything_else();
  s.hand(1, "HA.archery_attack").hp(2, 1);
  s.uses(1, "HA.archery_attack");
  s.sees("death", 2).by(1);
  s.declines(3, Ask::play_dodge);
  s.declines(4, Ask::play_dodge);
  s.declines(5, Ask::play_dodge);
}

}  // namespace
}  // namespace tally::test

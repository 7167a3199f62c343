// Nullification: its windows, who may answer, chains of it.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Nullification, CancelsATrickForItsTarget) {
  Story s(4);
  s.hand(1, "CA.duel").hand(2, "SJ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(2, "SJ.nullification").as("duel").helping(2);
  s.sees("nullified", 2).as("duel").because("SGS-CARD-NULLIFICATION");
  s.never_asked(Ask::play_slash, 2);
  s.expect_hp(2, 4);
  s.expect_discarded("CA.duel SJ.nullification");
}

STORY(Nullification, Scenario32ASecondOneOnTheFirstLetsTheTrickStand) {
  Story s(4);
  s.hand(1, "CA.duel").hand(2, "SJ.nullification").hand(3, "CQ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(2, "SJ.nullification").as("duel");
  s.nullifies(3, "CQ.nullification").as("nullification");
  s.sees("nullified", 2).as("nullification");
  s.declines(2, Ask::play_slash);
  s.sees("damage", 2);
  s.never("nullified", 2).as("duel");
}

STORY(Nullification, AThirdCancelsTheTrickAgain) {
  Story s(4);
  s.hand(1, "CA.duel").hand(2, "SJ.nullification CK.nullification").hand(3, "CQ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(2, "SJ.nullification").as("duel");
  s.nullifies(3, "CQ.nullification").as("nullification");
  s.nullifies(2, "CK.nullification").as("nullification");
  s.sees("nullified", 2).as("nullification");
  s.sees("nullified", 2).as("duel");
  s.expect_hp(2, 4);
}

STORY(Nullification, MayBeUsedByAnybodyForAnybody) {
  Story s(4);
  s.hand(1, "CA.duel SJ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(1, "SJ.nullification").as("duel").helping(2);
  s.expect_hp(2, 4);
}

STORY(NullifyWindow, IsForThisTrickOnThisTargetAndNothingElse) {
  Story s(4);
  s.hand(1, "CA.duel").hand(3, "SJ.nullification H2.dodge").dead(4);
  s.uses(1, "CA.duel").on(2);
  s.illegal("SGS-NULLIFY-WINDOW").nullifies(3, "SJ.nullification").as("snatch");
  s.illegal("SGS-NULLIFY-WINDOW").nullifies(3, "SJ.nullification").as("duel").helping(1);
  s.illegal("SGS-USE-KIND").nullifies(3, "H2.dodge");
  s.illegal("SGS-USE-HOLD").nullifies(3, "CQ.nullification");
  s.illegal("SGS-DEAD-ACTS").nullifies(4, "CQ.nullification");
  s.illegal("SGS-NULLIFY-WINDOW").nullifies(0, "CQ.nullification");
  s.declines(3, Ask::nullify).as("duel").helping(2);
  s.sees("damage", 2);
  s.baseless("SGS-NULLIFY-WINDOW", "nullify", 3);
}

STORY(NullifyWindow, OneForEachTarget) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault").hand(2, "SJ.nullification").hand(3, "CQ.nullification");
  s.uses(1, "S7.savage_assault");
  s.nullifies(2, "SJ.nullification").helping(2);
  s.nullifies(3, "CQ.nullification").helping(4);
  s.expect_hp(2, 4);
  s.expect_hp(3, 3);
  s.expect_hp(4, 4);
}

STORY(NullifyWindow, NoneForBasicCardsEquipmentAndRecasting) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash CA.crossbow SJ.iron_chain S3.wine").hand(2, "SJ.nullification");
  s.uses(1, "CA.crossbow");
  s.uses(1, "S3.wine");
  s.recasts(1, "SJ.iron_chain");
  s.uses(1, "S7.slash").on(2);
  s.expect_asked(Ask::nullify, 0);
  s.expect_hp(2, 2);
}

STORY(NullifyWindow, NoneWhenADelayedTrickIsLaid) {
  Story s(4);
  s.hand(1, "S6.indulgence SA.lightning").hand(2, "SJ.nullification");
  s.uses(1, "S6.indulgence").on(2);
  s.uses(1, "SA.lightning");
  s.expect_asked(Ask::nullify, 0);
  s.expect_judging(2, "S6.indulgence");
}

// 1 uses a Duel on 2, 3 nullifies it, 4 nullifies that: may anybody nullify the Duel again?
void second_chance(Story& s) {
  s.hand(1, "CA.duel CK.nullification").hand(2, "HA.nullification");
  s.hand(3, "SJ.nullification HK.nullification").hand(4, "CQ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(3, "SJ.nullification").as("duel");
  s.nullifies(4, "CQ.nullification").as("nullification");
}

STORY(OptionNullifyOrder, ActionWhoHasPassedCannotComeBack) {
  Story s(4);
  s.with("nullify_order", "action");
  second_chance(s);
  s.declines(0, Ask::nullify).as("nullification");
  s.illegal("SGS-NULLIFY-ORDER").nullifies(1, "CK.nullification").as("duel");
  s.illegal("SGS-NULLIFY-ORDER").nullifies(2, "HA.nullification").as("duel");
  s.nullifies(3, "HK.nullification").as("duel");
  s.sees("nullified", 2).as("duel");
  s.expect_hp(2, 4);
}

STORY(OptionNullifyOrder, ActionCountsFromTheCurrentPlayer) {
  Story s(4);
  s.with("nullify_order", "action").play_phase_of(3);
  s.hand(3, "CA.duel CK.nullification").hand(4, "HA.nullification");
  s.hand(1, "SJ.nullification").hand(2, "CQ.nullification HK.nullification");
  s.uses(3, "CA.duel").on(4);
  s.nullifies(1, "SJ.nullification").as("duel");
  s.nullifies(2, "CQ.nullification").as("nullification");
  s.declines(0, Ask::nullify).as("nullification");
  s.illegal("SGS-NULLIFY-ORDER").nullifies(3, "CK.nullification").as("duel");
  s.illegal("SGS-NULLIFY-ORDER").nullifies(4, "HA.nullification").as("duel");
  s.nullifies(2, "HK.nullification").as("duel");
  s.expect_hp(4, 4);
}

STORY(OptionNullifyOrder, SimultaneousEverybodyMayTryAgain) {
  Story s(4);
  s.with("nullify_order", "simultaneous");
  second_chance(s);
  s.nullifies(2, "HA.nullification").as("duel");
  s.expect_hp(2, 4);
}

STORY(OptionNullifyReask, TrueTheWindowOpensAgain) {
  Story s(4);
  s.with("nullify_reask", "true");
  second_chance(s);
  s.declines(0, Ask::nullify).as("nullification");
  s.declines(0, Ask::nullify).as("duel");
  s.declines(2, Ask::play_slash);
  s.expect_asked(Ask::nullify, 4);
  s.sees("damage", 2);
}

STORY(OptionNullifyReask, FalseOneChainSettlesIt) {
  Story s(4);
  s.with("nullify_reask", "false");
  second_chance(s);
  s.declines(0, Ask::nullify).as("nullification");
  s.declines(2, Ask::play_slash);
  s.expect_asked(Ask::nullify, 3);
  s.sees("damage", 2);
}

}  // namespace
}  // namespace tally::test

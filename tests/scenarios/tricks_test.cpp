// Tricks on one other player's cards, and Ex Nihilo.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Dismantle, DiscardsACardFromTheHand) {
  Story s(4);
  s.hand(1, "S3.dismantlement").hand(3, "H2.dodge H3.peach");
  s.uses(1, "S3.dismantlement").on(3);
  s.removes(1, "H3.peach");
  s.expect_hand(3, "H2.dodge");
  s.expect_discarded("H3.peach S3.dismantlement");
}

STORY(Dismantle, DiscardsEquipmentOrADelayedTrickByChoice) {
  Story s(5);
  s.hand(1, "S3.dismantlement S4.dismantlement").hand(3, "H2.dodge");
  s.equip(3, "C2.eight_diagram S5.jueying").judging(3, "S6.indulgence");
  s.uses(1, "S3.dismantlement").on(3);
  s.removes(1, "S5.jueying");
  s.uses(1, "S4.dismantlement").on(3);
  s.removes(1, "S6.indulgence");
  s.expect_equip(3, "C2.eight_diagram");
  s.expect_judging(3, "");
  s.expect_hand(3, "H2.dodge");
}

STORY(Dismantle, NeedsAnotherPlayerWhoHasACard) {
  Story s(4);
  s.hand(1, "S3.dismantlement H2.dodge");
  s.illegal("SGS-CARD-DISMANTLE").uses(1, "S3.dismantlement").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "S3.dismantlement").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "S3.dismantlement").on(2, 3);
  s.baseless("SGS-CARD-DISMANTLE", "remove", 1);
}

STORY(Dismantle, TheUserMustPickACardOfTheTargetAfterTheChanceToNullify) {
  Story s(4);
  s.hand(1, "S3.dismantlement").hand(2, "H2.dodge").hand(3, "H3.peach").equip(2, "C2.vine");
  s.uses(1, "S3.dismantlement").on(2);
  s.declines(0, Ask::nullify).as("dismantlement").helping(2);
  s.illegal("SGS-CARD-DISMANTLE").removes(1, "H3.peach");
  s.illegal("SGS-CARD-DISMANTLE").removes(1, "H2.dodge C2.vine");
  s.illegal("SGS-CARD-DISMANTLE").removes(3, "H2.dodge");
  s.illegal("SGS-CARD-DISMANTLE").declines(1, Ask::remove_any);
  s.removes(1, "C2.vine");
}

STORY(Dismantle, DoesNothingIfTheLastCardWasANullificationUsedInVain) {
  Story s(4);
  s.hand(1, "S3.dismantlement CQ.nullification").hand(2, "SJ.nullification");
  s.uses(1, "S3.dismantlement").on(2);
  s.nullifies(2, "SJ.nullification").as("dismantlement").helping(2);
  s.nullifies(1, "CQ.nullification").as("nullification").helping(2);
  s.never("remove");
  s.expect_hand_size(2, 0);
  s.expect_discarded("S3.dismantlement CQ.nullification SJ.nullification");
}

STORY(Snatch, TakesACardIntoOnesHand) {
  Story s(4);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge H3.peach");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge");
  s.expect_hand(1, "H2.dodge");
  s.expect_hand(2, "H3.peach");
}

STORY(Snatch, TakesEquipmentAndDelayedTricksIntoTheHandToo) {
  Story s(4);
  s.hand(1, "S3.snatch S4.snatch").equip(2, "D5.axe").judging(2, "S6.indulgence");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "D5.axe");
  s.uses(1, "S4.snatch").on(2);
  s.takes(1, "S6.indulgence");
  s.expect_hand(1, "D5.axe S6.indulgence");
  s.expect_equip(1, "");
  s.expect_equip(2, "");
}

STORY(Snatch, Scenario28ReachesDistanceTwoOnAHorseButNotThroughABow) {
  Story s(5);
  s.hand(1, "S3.snatch").hand(3, "H2.dodge").equip(1, "H5.chitu");
  s.expect_distance(1, 3, 1);
  s.uses(1, "S3.snatch").on(3);
  s.takes(1, "H2.dodge");
}

STORY(Snatch, Scenario28AWeaponOfRangeFiveMakesNobodyNearer) {
  Story s(5);
  s.hand(1, "S3.snatch").hand(3, "H2.dodge").equip(1, "H5.kylin_bow");
  s.illegal("SGS-DISTANCE").uses(1, "S3.snatch").on(3);
}

STORY(Snatch, NeedsACardToTake) {
  Story s(4);
  s.hand(1, "S3.snatch");
  s.illegal("SGS-CARD-SNATCH").uses(1, "S3.snatch").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "S3.snatch").on(1);
  s.baseless("SGS-CARD-SNATCH", "snatch", 1);
}

STORY(Snatch, TheCardTakenIsTheTargets) {
  Story s(4);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge").hand(4, "H3.peach");
  s.uses(1, "S3.snatch").on(2);
  s.illegal("SGS-CARD-SNATCH").takes(1, "H3.peach");
  s.illegal("SGS-CARD-SNATCH").takes(1, "H2.dodge").of(4);
  s.illegal("SGS-CARD-SNATCH").declines(1, Ask::snatch);
  s.takes(1, "H2.dodge");
}

STORY(ExNihilo, DrawsTwoCards) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo").pile("S7.slash H2.dodge H3.peach");
  s.uses(1, "H7.ex_nihilo");
  s.sees("draw", 1).points(2).because("SGS-CARD-EX-NIHILO");
  s.expect_hand(1, "S7.slash H2.dodge");
  s.expect_pile("H3.peach");
}

STORY(ExNihilo, IsForItsUserAlone) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo");
  s.illegal("SGS-USE-TARGET").uses(1, "H7.ex_nihilo").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "H7.ex_nihilo").on(1, 2);
}

STORY(ExNihilo, CanBeNullified) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo").hand(4, "SJ.nullification");
  s.uses(1, "H7.ex_nihilo");
  s.nullifies(4, "SJ.nullification").as("ex_nihilo").helping(1);
  s.sees("nullified", 1).as("ex_nihilo").because("SGS-CARD-NULLIFICATION");
  s.never("draw", 1);
  s.expect_hand_size(1, 0);
}

}  // namespace
}  // namespace tally::test

// Weapons that act when a Slash is dodged, and those that change what a Slash is made of.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Green Dragon Blade

STORY(GreenDragonBlade, AfterADodgeAnotherSlashAndAnotherUntilOneHits) {
  Story s(4);
  s.hand(1, "S7.slash S8.slash H4.fire_slash").equip(1, "S5.blade").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.strikes(1, "S8.slash").on(2);
  s.dodges(2, "D2.dodge");
  s.strikes(1, "H4.fire_slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).points(1).as("fire");
  s.expect_hp(2, 3);
}

STORY(GreenDragonBlade, TheFollowUpDoesNotCountToTheLimit) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash S9.slash").equip(1, "S5.blade").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.strikes(1, "S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(2);
  s.expect("Slashes counted",
           [](const Scene& scene, const Step&) { EXPECT_EQ(scene.state.slashes(), 1); });
}

STORY(GreenDragonBlade, IsForTheSameTargetOnlyAndWhoeverItIsAsked) {
  Story s(4);
  s.hand(1, "S7.slash S8.slash D4.dodge").equip(1, "S5.blade").hand(2, "H2.dodge S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-CARD-GREEN-DRAGON-BLADE").strikes(1, "S8.slash").on(4);
  s.illegal("SGS-ANSWER-WHO").strikes(2, "S9.slash").on(1);
  s.illegal("SGS-ANSWER-KIND").strikes(1, "D4.dodge").on(2);
  s.declines(1, Ask::slash_at);
  s.expect_hp(2, 4);
  s.expect_hand(1, "S8.slash D4.dodge");
}

STORY(GreenDragonBlade, Scenario24FollowsUpOnATargetWithoutAHandToo) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash").equip(1, "S5.blade").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hand_size(2, 0);
  s.strikes(1, "S8.slash").on(2);
  s.expect_hp(2, 3);
}

STORY(GreenDragonBlade, AHitNeedsNoFollowUp) {
  Story s(4);
  s.hand(1, "S7.slash S8.slash").equip(1, "S5.blade");
  s.never_asked(Ask::slash_at, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

// --- Serpent Spear

STORY(SerpentSpear, TwoHandCardsAreASlash) {
  Story s(7);
  s.hand(1, "H3.peach S3.snatch").equip(1, "SQ.spear");
  s.uses(1, "H3.peach S3.snatch").as("slash").on(4);
  s.sees("damage", 4).points(1).as("normal");
  s.expect_discarded("H3.peach S3.snatch");
}

STORY(SerpentSpear, CanBePlayedAsWell) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault").equip(2, "SQ.spear").hand(2, "H3.peach S3.snatch");
  s.uses(1, "S7.savage_assault");
  s.plays(2, "H3.peach S3.snatch");
  s.expect_hp(2, 4);
  s.expect_hand_size(2, 0);
}

STORY(SerpentSpear, CountsToTheLimitAndNeedsRange) {
  Story s(10);
  s.anything_else();
  s.hand(1, "H3.peach S3.snatch S7.slash S8.slash").equip(1, "SQ.spear");
  s.illegal("SGS-RANGE").uses(1, "H3.peach S3.snatch").as("slash").on(5);
  s.uses(1, "H3.peach S3.snatch").on(4);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S7.slash S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
}

STORY(SerpentSpear, NeedsTheSpearTwoHandCardsAndANormalSlash) {
  Story s(4);
  s.hand(1, "H3.peach S3.snatch H4.peach").equip(2, "SQ.spear").equip(1, "D5.axe");
  s.illegal("SGS-CARD-SERPENT-SPEAR").uses(1, "H3.peach S3.snatch").on(2);

  Story t(4);
  t.hand(1, "H3.peach S3.snatch H4.peach").equip(1, "SQ.spear S5.jueying");
  t.illegal("SGS-USE-HOLD").uses(1, "H3.peach S5.jueying").on(2);
  t.illegal("SGS-USE-HOLD").uses(1, "H3.peach SQ.spear").on(2);
  t.illegal("SGS-USE-HOLD").uses(1, "H3.peach H3.peach").on(2);
  t.illegal("SGS-USE-KIND").uses(1, "H3.peach S3.snatch").as("fire_slash").on(2);
  t.illegal("SGS-USE-KIND").uses(1, "H3.peach S3.snatch H4.peach").as("slash").on(2);
  t.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("slash").on(2);
}

STORY(SerpentSpear, Scenario16OfTwoColoursItWorksOnARenwangShield) {
  for (const char* cards : {"H3.peach S3.snatch", "S3.snatch H3.peach"}) {
    Story s(4);
    s.hand(1, cards).equip(1, "SQ.spear").equip(2, "C2.nioh_shield");
    s.uses(1, cards).on(2);
    s.declines(2, Ask::dodge);
    s.sees("damage", 2);
    s.never("blocked", 2);
  }
}

STORY(SerpentSpear, Scenario16OfTwoBlackCardsItIsVoidForARenwangShield) {
  Story s(4);
  s.hand(1, "C3.wine S3.snatch").equip(1, "SQ.spear").equip(2, "C2.nioh_shield");
  s.uses(1, "C3.wine S3.snatch").on(2);
  s.sees("blocked", 2).as("nioh_shield");
  s.never("damage");
}

STORY(SerpentSpear, OfTwoRedCardsItWorksOnARenwangShield) {
  Story s(4);
  s.hand(1, "H3.peach D3.snatch").equip(1, "SQ.spear").equip(2, "C2.nioh_shield");
  s.uses(1, "H3.peach D3.snatch").on(2);
  s.sees("damage", 2);
}

// --- Rock-Cleaving Axe

STORY(RockCleavingAxe, TwoCardsMakeADodgedSlashHit) {
  Story s(4);
  s.hand(1, "S7.slash H3.peach S3.snatch").equip(1, "D5.axe").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(1, "H3.peach S3.snatch");
  s.sees("damage", 2).from(1).points(1).because("SGS-CARD-SLASH");
  s.expect_hp(2, 3);
  s.expect_equip(1, "D5.axe");
}

STORY(RockCleavingAxe, Scenario23TheAxeCannotPayAHorseCan) {
  Story s(4);
  s.hand(1, "S7.slash H3.peach").equip(1, "D5.axe H5.chitu").judging(1, "S6.indulgence");
  s.hand(2, "H2.dodge H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-CARD-ROCK-CLEAVING-AXE").discards(1, "H3.peach D5.axe");
  s.illegal("SGS-CARD-ROCK-CLEAVING-AXE").discards(1, "H3.peach");
  s.illegal("SGS-USE-HOLD").discards(1, "H3.peach H4.peach");
  s.illegal("SGS-USE-HOLD").discards(1, "H3.peach S6.indulgence");
  s.illegal("SGS-ANSWER-WHO").discards(2, "H4.peach H4.peach");
  s.discards(1, "H3.peach H5.chitu");
  s.sees("damage", 2);
  s.expect_equip(1, "D5.axe");
}

STORY(RockCleavingAxe, Scenario24HitsATargetWithoutAHandToo) {
  Story s(4);
  s.hand(1, "S7.slash H3.peach S3.snatch").equip(1, "D5.axe").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hand_size(2, 0);
  s.discards(1, "H3.peach S3.snatch");
  s.sees("damage", 2);
}

STORY(RockCleavingAxe, MayBeDeclined) {
  Story s(4);
  s.hand(1, "S7.slash H3.peach S3.snatch").equip(1, "D5.axe").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.declines(1, Ask::cost_axe);
  s.expect_hp(2, 4);
  s.expect_hand(1, "H3.peach S3.snatch");
}

STORY(RockCleavingAxe, ALionPaidWithHealsItsOwner) {
  Story s(4);
  s.hand(1, "S7.slash H3.peach").equip(1, "D5.axe CA.silver_lion").hp(1, 2).hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(1, "H3.peach CA.silver_lion");
  s.sees("heal", 1).points(1).because("SGS-CARD-SILVER-LION");
  s.sees("damage", 2);
}

// --- Sky-Piercing Halberd

STORY(SkyPiercingHalberd, TheLastHandCardHasUpToThreeTargets) {
  Story s(7);
  s.hand(1, "S7.slash").equip(1, "DQ.halberd").hand(4, "H2.dodge");
  s.uses(1, "S7.slash").on(4, 2, 6);
  s.sees("damage", 2);
  s.dodges(4, "H2.dodge");
  s.sees("damage", 6);
  s.expect_hp(4, 4);
}

STORY(SkyPiercingHalberd, NotMoreThanThree) {
  Story s(7);
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "DQ.halberd");
  s.illegal("SGS-CARD-SKY-PIERCING-HALBERD").uses(1, "S7.slash").on(2, 3, 4, 5);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 2);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 1);
  s.uses(1, "S7.slash").on(2, 3);
}

STORY(SkyPiercingHalberd, OneWithCardsLeft) {
  Story s(7);
  s.anything_else();
  s.hand(1, "S7.slash H3.peach").equip(1, "DQ.halberd");
  s.illegal("SGS-CARD-SKY-PIERCING-HALBERD").uses(1, "S7.slash").on(2, 3);
  s.uses(1, "S7.slash").on(2);
}

STORY(SkyPiercingHalberd, EveryTargetMustBeWithinRange) {
  Story s(10);
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "DQ.halberd").equip(5, "S5.jueying");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(2, 3, 5);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(6);
  s.uses(1, "S7.slash").on(2, 4);
}

STORY(SkyPiercingHalberd, Scenario25GoesOnToTheEndThoughTheHalberdIsLost) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "DQ.halberd").hp(2, 1);
  s.uses(1, "S7.slash").on(2, 3, 4);
  s.sees("death", 2).as("loyalist").by(1);
  s.sees("forfeit", 1).cards("DQ.halberd").because("SGS-PUNISH-LORD");
  s.sees("damage", 3).from(1);
  s.sees("damage", 4).from(1);
  s.expect_equip(1, "");
}

STORY(SkyPiercingHalberd, WorksForABorrowedSwordToo) {
  Story s(10);
  s.hand(1, "CQ.collateral").equip(3, "DQ.halberd").hand(3, "S7.slash");
  s.uses(1, "CQ.collateral").on(3).against(4);
  s.illegal("SGS-RANGE").strikes(3, "S7.slash").on(4, 8);
  s.strikes(3, "S7.slash").on(4, 5);
  s.sees("damage", 4).from(3);
  s.sees("damage", 5).from(3);
}

// --- Vermilion Bird Fan

STORY(VermilionBirdFan, TurnsANormalSlashIntoAFireSlash) {
  Story s(7);
  s.hand(1, "S7.slash").equip(1, "DA.fan").equip(4, "S2.vine");
  s.uses(1, "S7.slash").as("fire_slash").on(4);
  s.sees("damage", 4).points(2).as("fire");
}

STORY(VermilionBirdFan, IsAChoice) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "DA.fan");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).as("normal");
}

STORY(VermilionBirdFan, ThePhysicalCardKeepsItsColour) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "DA.fan").equip(2, "C2.nioh_shield");
  s.uses(1, "S7.slash").as("fire_slash").on(2);
  s.sees("blocked", 2).as("nioh_shield");
}

STORY(VermilionBirdFan, NeitherForAThunderSlashNorWithoutTheFan) {
  Story s(4);
  s.hand(1, "S4.thunder_slash").equip(1, "DA.fan");
  s.illegal("SGS-USE-KIND").uses(1, "S4.thunder_slash").as("fire_slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S4.thunder_slash").as("slash").on(2);

  Story t(4);
  t.hand(1, "S7.slash H4.fire_slash").equip(1, "D5.axe");
  t.illegal("SGS-CARD-VERMILION-BIRD-FAN").uses(1, "S7.slash").as("fire_slash").on(2);
  t.illegal("SGS-USE-KIND").uses(1, "H4.fire_slash").as("slash").on(2);
}

STORY(VermilionBirdFan, NotForASlashThatIsPlayed) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.savage_assault").hand(2, "S7.slash").equip(2, "DA.fan");
  s.uses(1, "S7.savage_assault");
  s.illegal("SGS-USE-KIND").plays(2, "S7.slash").as("fire_slash");
  s.plays(2, "S7.slash");
}

STORY(VermilionBirdFan, WorksForABorrowedSwordToo) {
  Story s(4);
  s.hand(1, "CQ.collateral").equip(3, "DA.fan").hand(3, "S7.slash");
  s.uses(1, "CQ.collateral").on(3).against(2);
  s.strikes(3, "S7.slash").as("fire_slash").on(2);
  s.sees("damage", 2).from(3).as("fire");
}

}  // namespace
}  // namespace tally::test

// Weapons that act when a Slash is used or hits.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Zhuge Crossbow

STORY(Crossbow, LiftsTheLimit) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash S9.slash").equip(1, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.uses(1, "S9.slash").on(4);
  s.expect_hp(2, 2);
  s.expect_hp(4, 3);
}

STORY(Crossbow, Scenario15EquippedAfterTheFirstSlashItStillHelps) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash DA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.uses(1, "DA.crossbow");
  s.sees("equip", 1).cards("DA.crossbow").because("SGS-CARD-CROSSBOW");
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Crossbow, Scenario15RemovedAgainTheSlashesUsedCount) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash S9.slash D5.axe").equip(1, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.uses(1, "D5.axe");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(2);
}

STORY(Crossbow, ItsRangeIsOne) {
  Story s(5);
  s.hand(1, "S7.slash").equip(1, "CA.crossbow");
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
}

// --- Qinggang Sword

STORY(QinggangSword, Scenario16ABlackSlashWorksOnARenwangShield) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S6.qinggang_sword").equip(2, "C2.nioh_shield");
  s.hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.never("blocked", 2);
  s.expect_hp(2, 4);
}

STORY(QinggangSword, TheEightTrigramsCannotBeTried) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S6.qinggang_sword").equip(2, "C2.eight_diagram");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
}

STORY(QinggangSword, NeitherVineNorLionChangeTheDamage) {
  Story s(4);
  s.hand(1, "S3.wine H4.fire_slash").equip(1, "S6.qinggang_sword").equip(2, "S2.vine");
  s.uses(1, "S3.wine");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(2).as("fire");

  Story t(4);
  t.hand(1, "S3.wine H4.fire_slash").equip(1, "S6.qinggang_sword").equip(2, "CA.silver_lion");
  t.uses(1, "S3.wine");
  t.uses(1, "H4.fire_slash").on(2);
  t.sees("damage", 2).points(2).as("fire");
}

STORY(QinggangSword, ANormalSlashWorksOnVine) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S6.qinggang_sword").equip(2, "S2.vine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(QinggangSword, TheArmourOfTheNextVictimOfTheChainCounts) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").equip(1, "S6.qinggang_sword").equip(2, "S2.vine").equip(3, "C2.vine");
  s.chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(2);
}

// --- Frost Sword

STORY(FrostSword, TwoCardsInsteadOfTheDamage) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.ice_sword H5.chitu");
  s.hand(2, "H2.dodge H3.peach").equip(2, "S5.jueying");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "ice_sword");
  s.removes(1, "H3.peach");
  s.removes(1, "S5.jueying");
  s.sees("prevented", 2).points(1).because("SGS-CARD-FROST-SWORD");
  s.never("damage");
  s.expect_hp(2, 4);
  s.expect_hand(2, "H2.dodge");
  s.baseless("SGS-CARD-FROST-SWORD", "prevented", 2);
}

STORY(FrostSword, OneCardIfThereIsOnlyOneAndNoneFromTheJudgementArea) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash").equip(1, "S2.ice_sword").hand(2, "H2.dodge");
  s.judging(2, "S6.indulgence");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "ice_sword");
  s.illegal("SGS-CARD-FROST-SWORD").removes(1, "S6.indulgence");
  s.illegal("SGS-CARD-FROST-SWORD").declines(1, Ask::remove_own);
  s.removes(1, "H2.dodge");
  s.sees("prevented", 2).points(2);
  s.expect_judging(2, "S6.indulgence");
  s.expect_hp(2, 4);
}

STORY(FrostSword, NotOnATargetWithoutCards) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.ice_sword").judging(2, "S6.indulgence");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(FrostSword, MayBeDeclined) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.ice_sword").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-CARD-FROST-SWORD").invokes(2, "ice_sword");
  s.illegal("SGS-CARD-FROST-SWORD").invokes(1, "axe");
  s.declines(1, Ask::invoke);
  s.sees("damage", 2);
  s.expect_hand(2, "H3.peach");
}

STORY(FrostSword, AChainedTargetStaysChained) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").equip(1, "S2.ice_sword").hand(2, "H3.peach").chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(1, "ice_sword");
  s.removes(1, "H3.peach");
  s.never("chain");
  s.never("damage");
  s.expect_chained(2, true);
}

STORY(FrostSword, ALionItTearsAwayHealsItsWearer) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "S2.ice_sword").equip(2, "CA.silver_lion").hp(2, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "ice_sword");
  s.removes(1, "CA.silver_lion");
  s.sees("heal", 2).points(1).because("SGS-CARD-SILVER-LION");
  s.expect_hp(2, 3);
}

// --- Twin Swords

STORY(TwinSwords, ATargetOfTheOtherGenderDiscardsAHandCard) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.double_swords").female(2).hand(2, "H2.dodge H3.peach");
  s.hand(3, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.illegal("SGS-CARD-TWIN-SWORDS").discards(2, "H2.dodge H3.peach");
  s.illegal("SGS-ANSWER-WHO").discards(3, "S8.slash");
  s.discards(2, "H3.peach");
  s.dodges(2, "H2.dodge");
  s.never("draw", 1);
  s.expect_hand_size(1, 0);
}

STORY(TwinSwords, OrLetsTheUserDraw) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.double_swords").female(1).hand(2, "H3.peach");
  s.pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.declines(2, Ask::cost_hand);
  s.sees("draw", 1).points(1).because("SGS-CARD-TWIN-SWORDS");
  s.sees("damage", 2);
  s.expect_hand(1, "S9.slash");
}

STORY(TwinSwords, WhoeverLetsTheUserDrawMayStillDodge) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.double_swords").female(1).hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.declines(2, Ask::cost_hand);
  s.sees("draw", 1).points(1);
  s.dodges(2, "H2.dodge");
  s.never("damage");
}

STORY(TwinSwords, Scenario17ATargetWithoutAHandCanOnlyLetHimDraw) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "S2.double_swords").female(2).equip(2, "S5.jueying");
  s.never_asked(Ask::cost_hand, 2);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.sees("draw", 1).points(1);
  s.expect_hand_size(1, 1);
}

STORY(TwinSwords, Scenario17WorkEvenIfTheShieldMakesTheSlashVoid) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "S2.double_swords").female(2).equip(2, "C2.nioh_shield");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "double_swords");
  s.sees("draw", 1).points(1);
  s.sees("blocked", 2).as("nioh_shield");
  s.never("damage");
}

STORY(TwinSwords, NotOnTheSameGenderAndNotIfDeclined) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash").equip(1, "S2.double_swords").female(3);
  s.uses(1, "S7.slash").on(2);
  s.expect_asked(Ask::invoke, 0);
  s.sees("turn", 1);
  s.uses(1, "S8.slash").on(3);
  s.declines(1, Ask::invoke);
  s.sees("damage", 3);
  s.never_asked(Ask::cost_hand, 3);
}

// --- Guding Blade

STORY(GudingBlade, Scenario26OneMoreToATargetWithoutAHand) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "SA.guding_blade").equip(2, "S5.jueying");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.expect_hp(2, 2);
}

STORY(GudingBlade, Scenario26WithWineThreeAgainstALionOne) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(3);

  Story t(4);
  t.hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade").equip(2, "CA.silver_lion");
  t.uses(1, "S3.wine");
  t.uses(1, "S7.slash").on(2);
  t.sees("damage", 2).points(1);
}

STORY(GudingBlade, NothingMoreToATargetWithAHand) {
  Story s(4);
  s.hand(1, "S7.slash").equip(1, "SA.guding_blade").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(GudingBlade, ItsExtraPointRunsAlongTheChainAsDealt) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").equip(1, "SA.guding_blade").chained(2).chained(3).hand(3, "H3.peach");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(2);
  s.sees("damage", 3).points(2);
}

STORY(GudingBlade, IsNotAppliedAgainAlongTheChain) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H4.fire_slash").equip(1, "SA.guding_blade").chained(2).chained(3).hand(2, "H3.peach");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(1);
}

STORY(GudingBlade, OnlyForASlash) {
  Story s(4);
  s.hand(1, "CA.duel").equip(1, "SA.guding_blade");
  s.uses(1, "CA.duel").on(2);
  s.sees("damage", 2).points(1);
}

// --- Qilin Bow

STORY(QilinBow, Scenario22DiscardsAHorseBeforeTheDamage) {
  Story s(7);
  s.hand(1, "S7.slash").equip(1, "H5.kylin_bow").equip(4, "S5.jueying SK.dayuan");
  s.uses(1, "S7.slash").on(4);
  s.invokes(1, "kylin_bow");
  s.removes(1, "SK.dayuan");
  s.sees("damage", 4).points(1);
  s.expect_equip(4, "S5.jueying");
  s.expect_hp(4, 3);
  s.expect_discarded("SK.dayuan");
}

STORY(QilinBow, OnlyHorsesOfTheTarget) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").equip(1, "H5.kylin_bow H5.chitu");
  s.equip(2, "S5.jueying C2.eight_diagram").hand(2, "H3.peach C5.dilu").judging(2, "DK.zixing");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);                                     // the Eight Trigrams
  s.illegal("SGS-CARD-QILIN-BOW").invokes(1, "kylin_bow").on(3);  // it names no other player
  s.invokes(1, "kylin_bow");
  s.illegal("SGS-CARD-QILIN-BOW").removes(1, "C2.eight_diagram");
  s.illegal("SGS-CARD-QILIN-BOW").removes(1, "H3.peach");
  s.illegal("SGS-CARD-QILIN-BOW").removes(1, "H5.chitu");
  s.illegal("SGS-CARD-QILIN-BOW").removes(1, "C5.dilu");
  s.illegal("SGS-CARD-QILIN-BOW").removes(1, "DK.zixing");
  s.illegal("SGS-CARD-QILIN-BOW").declines(1, Ask::remove_horse);
  s.removes(1, "S5.jueying");
}

STORY(QilinBow, MayBeDeclinedAndIsNotAskedWithoutAHorse) {
  Story s(4);
  s.hand(1, "S7.slash S8.slash").equip(1, "H5.kylin_bow").equip(2, "S5.jueying");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.sees("damage", 2);
  s.sees("turn", 1);
  s.uses(1, "S8.slash").on(3);
  s.sees("damage", 3);
  s.expect_asked(Ask::invoke, 1);
  s.expect_equip(2, "S5.jueying");
}

}  // namespace
}  // namespace tally::test

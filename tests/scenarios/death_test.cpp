// Death: the role, the cards, reward and punishment.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Death, ShowsTheRoleThenTheCardsAreDiscarded) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").hp(2, 1).hand(2, "H2.dodge").equip(2, "C2.vine S5.jueying");
  s.play_phase_of(3).hand(3, "CA.duel").hand(1, "").judging(2, "S6.indulgence");
  s.uses(3, "CA.duel").on(2);
  s.sees("death", 2).by(3).as("loyalist").because("SGS-DEATH");
  s.sees("forfeit", 2)
      .cards("H2.dodge C2.vine S5.jueying S6.indulgence")
      .because("SGS-DEATH-CARDS");
  s.expect_dead(2);
  s.expect_hand_size(2, 0);
  s.expect_equip(2, "");
  s.expect_judging(2, "");
  s.expect_discarded("H2.dodge C2.vine S5.jueying S6.indulgence");
  s.baseless("SGS-DEATH", "death", 4);
  s.baseless("SGS-DEATH-CARDS", "forfeit", 4);
}

STORY(Death, WithoutCardsNothingIsForfeited) {
  Story s(4);
  s.anything_else();
  s.play_phase_of(3).hand(3, "CA.duel").hp(2, 1);
  s.uses(3, "CA.duel").on(2);
  s.sees("death", 2);
  s.never("forfeit");
}

// --- reward

STORY(Reward, WhoKillsARebelDrawsThree) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "S7.slash").hp(2, 1).pile("H2.dodge H3.peach S3.snatch");
  s.uses(1, "S7.slash").on(2);
  s.sees("death", 2).as("rebel").by(1);
  s.sees("draw", 1).points(3).because("SGS-REWARD-REBEL");
  s.expect_hand(1, "H2.dodge H3.peach S3.snatch");
}

STORY(Reward, Scenario13ARebelWhoKillsARebelToo) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(3).hand(3, "S7.slash").hp(2, 1);
  s.uses(3, "S7.slash").on(2);
  s.sees("draw", 3).points(3).because("SGS-REWARD-REBEL");
  s.expect_hand_size(3, 3);
}

STORY(Reward, Scenario13ARebelWhoKillsHimselfGetsNothing) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(2).hand(2, "H2.fire_attack D7.slash").hp(2, 1);
  s.uses(2, "H2.fire_attack").on(2);
  s.shows(2, "D7.slash");
  s.discards(2, "D7.slash");
  s.sees("death", 2).as("rebel");
  s.sees("turn", 3);
  s.never("draw", 2);
}

STORY(Reward, TheWinnerOfADuelIsTheKillerEvenOfItsUser) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(2).hand(2, "CA.duel").hp(2, 1).hand(5, "S7.slash");
  s.uses(2, "CA.duel").on(5);
  s.plays(5, "S7.slash");
  s.sees("death", 2).by(5);
  s.sees("draw", 5).points(3).because("SGS-REWARD-REBEL");
}

STORY(Reward, AChainVictimIsTheOriginalSourcesKill) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "H4.fire_slash").hp(3, 1).chained(2).chained(3);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("death", 3).by(1).as("rebel");
  s.sees("draw", 1).points(3);
}

STORY(Reward, ForNobodyElse) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(2).hand(2, "CA.duel").hp(5, 1).hand(5, "");
  s.uses(2, "CA.duel").on(5);
  s.sees("death", 5).as("spy").by(2);
  s.never("draw");
  s.never("forfeit");
}

STORY(Reward, ALoyalistKilledByARebelBringsNothing) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(2).hand(2, "CA.duel H3.peach").hp(4, 1);
  s.uses(2, "CA.duel").on(4);
  s.sees("death", 4).as("loyalist").by(2);
  s.never("draw");
  s.expect_hand(2, "H3.peach");
}

// --- punishment

STORY(Punishment, ALordWhoKillsALoyalistLosesHandAndEquipment) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "CA.duel H3.peach").equip(1, "D5.axe C2.vine").hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("death", 4).as("loyalist").by(1);
  s.sees("forfeit", 1).cards("H3.peach D5.axe C2.vine").because("SGS-PUNISH-LORD");
  s.expect_hand_size(1, 0);
  s.expect_equip(1, "");
}

STORY(Punishment, ByWhateverCard) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "H4.fire_slash H3.peach").hp(4, 1).chained(2).chained(4);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("death", 4).by(1);
  s.sees("forfeit", 1).cards("H3.peach").because("SGS-PUNISH-LORD");
}

STORY(Punishment, ALordWithoutCardsHasNothingToLose) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "CA.duel").hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("death", 4);
  s.never("forfeit", 1);
}

STORY(Punishment, ALionLostHealsTheLord) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.hand(1, "CA.duel").equip(1, "CA.silver_lion").hp(1, 2).hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("forfeit", 1).cards("CA.silver_lion");
  s.sees("heal", 1).points(1).because("SGS-CARD-SILVER-LION");
  s.expect_hp(1, 3);
}

STORY(Punishment, Scenario08RebelFirstThenLoyalistTheLordLosesTheThreeCards) {
  Story s("lord rebel loyalist rebel spy");
  s.anything_else();
  s.hand(1, "HA.archery_attack S7.slash").hp(2, 1).hp(3, 1).pile("H2.dodge H3.peach S3.snatch");
  s.uses(1, "HA.archery_attack");
  s.sees("death", 2).as("rebel");
  s.sees("draw", 1).points(3);
  s.sees("death", 3).as("loyalist");
  s.sees("forfeit", 1).cards("S7.slash H2.dodge H3.peach S3.snatch");
  s.sees("damage", 4);
  s.sees("damage", 5);
  s.expect_hand_size(1, 0);
}

STORY(Punishment, Scenario08LoyalistFirstThenRebelTheLordKeepsTheThreeCards) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.hand(1, "HA.archery_attack S7.slash").hp(2, 1).hp(3, 1).pile("H2.dodge H3.peach S3.snatch");
  s.uses(1, "HA.archery_attack");
  s.sees("death", 2).as("loyalist");
  s.sees("forfeit", 1).cards("S7.slash");
  s.sees("death", 3).as("rebel");
  s.sees("draw", 1).points(3);
  s.expect_hand(1, "H2.dodge H3.peach S3.snatch");
}

STORY(OptionLordPunishScope, HandEquipLeavesTheJudgementArea) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("lord_punish_scope", "hand_equip");
  s.hand(1, "CA.duel H3.peach").judging(1, "S6.indulgence").hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("forfeit", 1).cards("H3.peach");
  s.expect_judging(1, "S6.indulgence");
}

STORY(OptionLordPunishScope, AllZonesTakesTheJudgementAreaToo) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.ruleset("junzheng").with("lord_punish_scope", "all_zones");
  s.hand(1, "CA.duel H3.peach").judging(1, "S6.indulgence").hp(4, 1);
  s.uses(1, "CA.duel").on(4);
  s.sees("forfeit", 1).cards("H3.peach S6.indulgence").because("SGS-PUNISH-LORD");
  s.expect_judging(1, "");
}

STORY(OptionDeathOrder, OfficialShowsTheRoleFirst) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("death_order", "official").hand(1, "S7.slash").hp(2, 1).hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("death", 2);
  s.sees("forfeit", 2).cards("H2.dodge");
  s.sees("draw", 1).points(3);
}

STORY(OptionDeathOrder, SeedDiscardsTheCardsFirst) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("death_order", "seed").hand(1, "S7.slash").hp(2, 1).hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("forfeit", 2).cards("H2.dodge").because("SGS-DEATH-CARDS");
  s.sees("death", 2);
  s.sees("draw", 1).points(3);
}

STORY(OptionDeathOrder, SeedDiscardsEvenIfTheDeathEndsTheGame) {
  Story s(4);
  s.anything_else();
  s.with("death_order", "seed").play_phase_of(3).hand(3, "CA.duel").hp(1, 1).hand(1, "H2.dodge");
  s.uses(3, "CA.duel").on(1);
  s.sees("forfeit", 1).cards("H2.dodge");
  s.sees("over");
  s.expect_winners({3});
}

}  // namespace
}  // namespace tally::test

// The end of the game: who has won, and that it is looked at before anything else.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(End, Scenario14RebelsWinWhenTheLordDiesWithRebelsAndSpyAlive) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  last_fight(s, 2, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.never("forfeit");
  s.never("draw");
  s.expect_winners({2, 3});
}

STORY(End, RebelsWinTheDeadOnesToo) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2);
  last_fight(s, 3, 1);
  s.expect_winners({2, 3});
}

STORY(End, RebelsWinEvenIfAllOfThemAreDead) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(3);
  last_fight(s, 5, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

STORY(End, Scenario14TheSpyWinsAsTheLastOneAlive) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({5});
}

STORY(End, ASpyWhoIsNotTheLastOneAliveLosesToDeadRebels) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.turn_of(1).dead(2).dead(3).judging(1, "SA.lightning").hp(1, 3).pile("S5.blade");
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

STORY(End, Scenario14TwoSpiesLeftAreBeatenByDeadRebels) {
  Story s("lord rebel rebel loyalist spy spy");
  s.anything_else();
  s.with("two_spies", "true").dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

STORY(End, OfTwoSpiesOnlyTheLastOneAliveWins) {
  Story s("lord rebel rebel loyalist spy spy");
  s.anything_else();
  s.with("two_spies", "true").dead(2).dead(3).dead(4).dead(5);
  last_fight(s, 6, 1);
  s.expect_winners({6});
}

STORY(End, LordAndLoyalistsWinWhenRebelsAndSpyAreDead) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(2).dead(3).dead(4);
  last_fight(s, 1, 5);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.expect_winners({1, 4});
}

STORY(End, Scenario14WhenTheLastRebelDiesNobodyDraws) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(3).dead(5).hand(2, "H2.dodge");
  last_fight(s, 4, 2);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.never("draw");
  s.never("forfeit");
  s.expect_winners({1, 4});
  s.expect_hand(2, "H2.dodge");
}

STORY(End, NotWhileASpyLives) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(3);
  last_fight(s, 1, 2);
  s.sees("draw", 1).points(3);
  s.expect_going_on();
  s.baseless("SGS-END-NOT-YET", "over");
}

STORY(End, NotWhileARebelLives) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.dead(3);
  last_fight(s, 1, 5);
  s.sees("turn", 2);
  s.expect_going_on();
}

STORY(End, TheOthersOfAnAttackAreNotHurtAnyMore) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.play_phase_of(3).hand(3, "HA.archery_attack").hp(1, 1).hp(4, 1).hp(5, 1);
  s.uses(3, "HA.archery_attack");
  s.sees("damage", 4);
  s.sees("death", 4);
  s.sees("death", 5);
  s.sees("over");
  s.never("damage", 2);
  s.expect_winners({2, 3});
}

// --- a sole survivor

STORY(OptionLoneSurvivor, SeedsALoneLoyalistLosesToTheDeadRebels) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("lone_survivor", "seeds").dead(2).dead(3).dead(5);
  last_fight(s, 4, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

STORY(OptionLoneSurvivor, OwnCampALoneLoyalistWinsWithHisLord) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("lone_survivor", "own_camp").dead(2).dead(3).dead(5);
  last_fight(s, 4, 1);
  s.sees("over").because("SGS-END-LONE-SURVIVOR");
  s.expect_winners({1, 4});
}

STORY(OptionLoneSurvivor, OwnCampALoneSpyOrRebelWinsAsEver) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("lone_survivor", "own_camp").dead(2).dead(3).dead(4);
  last_fight(s, 5, 1);
  s.expect_winners({5});

  Story t("lord rebel rebel loyalist spy");
  t.anything_else();
  t.with("lone_survivor", "own_camp").dead(2).dead(4).dead(5);
  last_fight(t, 3, 1);
  t.expect_winners({2, 3});
}

STORY(OptionLoneSurvivor, OwnCampTwoSurvivorsAreNoSoleSurvivor) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("lone_survivor", "own_camp").dead(2).dead(3);
  last_fight(s, 4, 1);
  s.sees("over").because("SGS-END-LORD-DEAD");
  s.expect_winners({2, 3});
}

// --- rounds

STORY(OptionRoundLimit, ZeroIsNoLimit) {
  Story s(4);
  s.with("round_limit", 0).discards_whatever();
  s.sees("round").points(2);
  s.sees("round").points(3);
  s.expect_going_on();
}

STORY(OptionRoundLimit, TheGameIsDrawnWhenTheRoundWouldBegin) {
  Story s(4);
  s.with("round_limit", 3).discards_whatever();
  s.sees("round").points(2);
  s.sees("over").because("SGS-TURN-ROUND");
  s.never("round").points(3);
  s.expect_drawn();
}

}  // namespace
}  // namespace tally::test

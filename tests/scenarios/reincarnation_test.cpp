// The dead come back by the sacrifices of the living (SGS-REINCARNATION).
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// Four players, the second of whom is dead: three sacrifices bring him back.
void somebody_is_dead(Story& s) {
  s.with("reincarnation", "true").dead(2).discards_whatever();
  s.hand(1, "S7.slash H2.dodge CA.duel").hand(3, "S8.slash").hand(4, "S9.slash");
}

void all_sacrifice(Story& s) {
  s.sacrifices(1, "S7.slash").to(2).because("SGS-PHASE-PLAY");
  s.sees("turn", 3);
  s.sacrifices(3, "S8.slash").to(2);
  s.sees("turn", 4);
  s.sacrifices(4, "S9.slash").to(2);
}

STORY(OptionReincarnation, FalseTheDeadStayDead) {
  Story s("lord loyalist rebel spy");
  s.with("reincarnation", "false").dead(2).hand(1, "S7.slash");
  s.baseless("SGS-REINCARNATION-SACRIFICE", "sacrifice", 1);
}

STORY(OptionReincarnation, TrueThreeSacrificesBringOneOfFourBack) {
  Story s("lord loyalist rebel spy");
  somebody_is_dead(s.with("decay", "off"));
  all_sacrifice(s);
  s.sees("reborn", 2).because("SGS-REINCARNATION");
  s.sees("hp", 2).points(1).out_of(4);
  s.sees("turn", 1);
  s.expect_hand(2, "S7.slash S8.slash S9.slash");
  s.sees("turn", 2);
  s.expect_alive(2);
}

STORY(Reincarnation, OneSacrificeATurnAndOnlyToTheDead) {
  Story s("lord loyalist rebel spy");
  somebody_is_dead(s);
  s.illegal("SGS-REINCARNATION-SACRIFICE").sacrifices(1, "S7.slash").to(3);
  s.illegal("SGS-USE-HOLD").sacrifices(1, "S8.slash").to(2);
  s.illegal("SGS-REINCARNATION-SACRIFICE").sacrifices(1, "S7.slash H2.dodge").to(2);
  s.sacrifices(1, "S7.slash").to(2);
  s.sees("turn", 3);
}

STORY(Reincarnation, FourSacrificesAtATableOfSix) {
  Story s(6);
  s.with("reincarnation", "true").dead(2).discards_whatever();
  s.hand(1, "S7.slash").hand(3, "S8.slash").hand(4, "S9.slash").hand(5, "S10.slash");
  s.sacrifices(1, "S7.slash").to(2);
  s.sacrifices(3, "S8.slash").to(2);
  s.sacrifices(4, "S9.slash").to(2);
  s.sees("turn", 5);
  s.expect_dead(2);
  s.sacrifices(5, "S10.slash").to(2);
  s.sees("reborn", 2);
}

STORY(OptionReincarnationPlayers, FourIsEveryTable) {
  Story s("lord loyalist rebel spy");
  s.with("reincarnation", "true").with("reincarnation_players", 4).dead(2).hand(1, "S7.slash");
  s.sacrifices(1, "S7.slash").to(2);
}

STORY(OptionReincarnationPlayers, EightLeavesSmallerTablesWithoutIt) {
  Story s("lord loyalist rebel spy");
  s.with("reincarnation", "true").with("reincarnation_players", 8).dead(2).hand(1, "S7.slash");
  s.baseless("SGS-REINCARNATION-SACRIFICE", "sacrifice", 1);
}

// Zhen Ji of Wei dies; those who live are of Shu and Wu.
void zhenji_is_dead(Story& s) {
  s.general(1, "liubei").general(2, "zhenji").general(3, "guanyu").general(4, "ganning");
  somebody_is_dead(s);
}

STORY(OptionRebornAs, SameKingdomTheFirstOfHisOwn) {
  Story s("lord loyalist rebel spy");
  zhenji_is_dead(s.with("reborn_as", "same_kingdom"));
  all_sacrifice(s);
  s.illegal("SGS-REINCARNATION").is_reborn(2, "machao");
  s.illegal("SGS-REINCARNATION").is_reborn(2, "zhenji");  // not once more
  s.is_reborn(2, "xuchu");
  s.sees("hp", 2).points(1).out_of(4);
  s.sees("turn", 1);
  s.expect_general(2, "xuchu");
  s.expect_skill(2, "luoyi", true);
  s.expect_skill(2, "luoshen", false);
}

STORY(OptionRebornAs, SameKingdomAfterAQunGeneralAny) {
  Story s("lord loyalist rebel spy");
  s.general(1, "liubei").general(2, "huatuo").general(3, "guanyu").general(4, "ganning");
  somebody_is_dead(s.with("reborn_as", "same_kingdom"));
  all_sacrifice(s);
  s.is_reborn(2, "machao");
  s.sees("hp", 2).points(1).out_of(4);
}

STORY(OptionRebornAs, FirstOfWhateverKingdom) {
  Story s("lord loyalist rebel spy");
  zhenji_is_dead(s.with("reborn_as", "first"));
  all_sacrifice(s);
  s.illegal("SGS-REINCARNATION").is_reborn(2, "guanyu");  // somebody has him
  s.is_reborn(2, "machao");
  s.sees("hp", 2).points(1).out_of(4);
}

// Seat 2 is back and has the three sacrifices; it is his turn.
void is_back(Story& s) {
  somebody_is_dead(s.with("decay", "off"));
  all_sacrifice(s);
  s.sees("reborn", 2);
  s.sees("turn", 1);
}

STORY(OptionRebornLimits, GivesNothingToOthersWhoAreDead) {
  Story s("lord loyalist rebel rebel spy");
  s.dead(5);
  is_back(s.with("reborn_limits", "gives_nothing"));
  s.sees("phase", 2).as("prepare");
  s.illegal("SGS-REINCARNATION-SACRIFICE").sacrifices(2, "S7.slash").to(5);
  s.sees("turn", 3);
}

STORY(OptionRebornLimits, OnceOnlyGivesToOthers) {
  Story s("lord loyalist rebel rebel spy");
  s.dead(5);
  is_back(s.with("reborn_limits", "once_only"));
  s.sacrifices(2, "S7.slash").to(5);
}

// … and the lord kills him once more.
void dies_again(Story& s) {
  s.anything_else();
  s.uses(1, "CA.duel").on(2);
  s.sees("death", 2).by(1);
}

STORY(OptionRebornLimits, OnceOnlyIsGivenNothingWhenDeadAgain) {
  Story s("lord loyalist rebel spy");
  is_back(s.with("reborn_limits", "once_only"));
  dies_again(s);
  s.illegal("SGS-REINCARNATION-SACRIFICE").sacrifices(1, "H2.dodge").to(2);
  s.sees("turn", 3);
}

STORY(OptionRebornLimits, GivesNothingIsGivenMoreWhenDeadAgain) {
  Story s("lord loyalist rebel spy");
  is_back(s.with("reborn_limits", "gives_nothing"));
  dies_again(s);
  s.sacrifices(1, "H2.dodge").to(2);
}

STORY(Reincarnation, WhoKillsTheRebornIsNeitherPunishedNorRewarded) {
  Story loyalist("lord loyalist rebel spy");
  is_back(loyalist);
  dies_again(loyalist);
  loyalist.sees("phase", 1).as("discard");
  loyalist.never("forfeit", 1);
  Story rebel("lord rebel rebel loyalist spy");
  is_back(rebel);
  dies_again(rebel);
  rebel.sees("phase", 1).as("discard");
  rebel.expect_hand_size(1, 1 + 2);
}

STORY(Reincarnation, ExampleALordWhoKillsTheLivingRebelHasWon) {
  Story s("lord loyalist rebel rebel spy");
  s.with("reincarnation", "true").dead(2).dead(3).dead(5).discards_whatever();
  s.anything_else();
  s.hand(1, "S7.slash S8.slash CA.duel").hand(4, "S9.slash").hp(4, 1);
  s.sacrifices(1, "S7.slash").to(3);
  s.sees("turn", 4);
  s.sacrifices(4, "S9.slash").to(3);
  s.sees("turn", 1);
  s.sacrifices(1, "S8.slash").to(3);
  s.sees("reborn", 3);
  s.uses(1, "CA.duel").on(4);
  s.sees("death", 4);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.expect_winners({1, 2});
}

// Nor is who was killed twice worth two points.
STORY(Reincarnation, TheRebornIsNoSurvivorForPoints) {
  Story s("lord loyalist rebel rebel spy");
  s.with("reincarnation", "true").dead(2).dead(3).dead(5).discards_whatever();
  s.anything_else();
  s.hand(1, "S7.slash S8.slash CA.duel").hand(4, "S9.slash").hp(4, 1);
  s.sacrifices(1, "S7.slash").to(2);
  s.sees("turn", 4);
  s.sacrifices(4, "S9.slash").to(2);
  s.sees("turn", 1);
  s.sacrifices(1, "S8.slash").to(2);
  s.sees("reborn", 2);
  s.uses(1, "CA.duel").on(4);
  s.sees("death", 4);
  s.expect_points({5, 5, 0, 1, 0}, {{2, 4}, {3, 0}, {5, 0}, {2, 4}, {4, 1}});
}

}  // namespace
}  // namespace tally::test

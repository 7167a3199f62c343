// 3v3: what a death brings.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(ThreeReward, ThreeCardsForAKill) {
  Story s(six);
  without_generals(s).with("kill_reward", 3).hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6).as("warm_vanguard");
  s.sees("draw", 1).points(3).because("SGS-3V3-REWARD");
  s.expect_going_on();
}

STORY(ThreeReward, ThreeCardsForOneOfHisOwnToo) {
  Story s(six);
  without_generals(s).play_phase_of(2).hand(2, "S7.slash CA.duel").hp(1, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.sees("death", 1);
  s.sees("draw", 2).points(3).because("SGS-3V3-REWARD");
  s.never("forfeit", 2);
  s.expect_hand_size(2, 4);
}

STORY(ThreeReward, NoneForOneself) {
  Story s(six);
  s.anything_else();
  without_generals(s).hand(1, "SA.duel").hand(6, "S7.slash").hp(1, 1);
  s.uses(1, "SA.duel").on(6);
  s.plays(6, "S7.slash");
  s.sees("death", 1).by(6);
  s.sees("draw", 6).points(3);
}

STORY(OptionKillReward, TwoSince2012) {
  Story s(six);
  s.anything_else();
  s.ruleset("3v3-2012").with("generals", "none").hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("death", 6);
  s.sees("draw", 1).points(2).because("SGS-3V3-REWARD");
}

STORY(OptionKillReward, None) {
  Story s(six);
  s.anything_else();
  without_generals(s).with("kill_reward", 0).hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("death", 6);
  s.never("draw", 1);
  s.expect_hand_size(1, 0);
}

STORY(ThreeEnd, TheSideWhoseCommanderDiesHasLost) {
  Story s(six);
  without_generals(s).hand(1, "S7.slash").hp(5, 1).equip(1, "S6.qinggang_sword").dead(3);
  s.uses(1, "S7.slash").on(5);
  s.sees("damage", 5);
  s.sees("death", 5).as("warm_commander");
  s.sees("over").on(1, 2, 3).because("SGS-3V3-END");
  s.expect_winners({1, 2, 3});
}

STORY(ThreeEnd, AlsoByHisOwnSide) {
  Story s(six);
  without_generals(s).hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).as("cool_commander").by(1);
  s.sees("over").on(4, 5, 6).because("SGS-3V3-END");
  s.expect_winners({4, 5, 6});
}

STORY(ThreeEnd, TheDeathOfBothVanguardsEndsNothing) {
  Story s(six);
  without_generals(s).dead(4).hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
  s.sees("draw", 1).points(3);
  s.never("over");
  s.baseless("SGS-3V3-END", "over");
  s.expect_going_on();
}

}  // namespace
}  // namespace tally::test

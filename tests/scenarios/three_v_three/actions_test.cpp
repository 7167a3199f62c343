// 3v3: the right to act.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(ThreeActions, TheSidesActInTurnACommanderOrBothVanguards) {
  Story s(six);
  from_the_first_turn(s);
  s.sees("round").points(1);
  s.sees("turn", 2).because("SGS-3V3-FIRST");
  s.lets_act(5, 6);
  s.sees("turn", 6).because("SGS-3V3-ACTIONS");
  s.sees("turn", 4).because("SGS-3V3-ACTIONS");
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 3);
  s.sees("turn", 5);  // only he is left: nobody is asked
  s.sees("round").points(2);
  s.lets_act(2, 3);
  s.sees("turn", 3).because("SGS-3V3-ROUND");
  s.sees("turn", 1);
}

STORY(ThreeActions, TheFirstOfTheGameIsACommanders) {
  Story s(six);
  from_the_first_turn(s);
  s.sees("turn", 2);
  s.never("turn", 1);
  s.illegal("SGS-3V3-ACTIONS").lets_act(5, 2);
  s.illegal("SGS-3V3-ACTIONS").lets_act(5, 1);
  s.lets_act(5, 4);
  s.sees("turn", 4);
}

STORY(ThreeActions, NobodyHasTwoTurnsInARound) {
  Story s(six);
  from_the_first_turn(s);
  s.sees("turn", 2);
  s.lets_act(5, 5);
  s.sees("turn", 5);
  s.illegal("SGS-3V3-ACTIONS").lets_act(2, 2);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 3);
  s.illegal("SGS-3V3-ACTIONS").lets_act(5, 5);
  s.lets_act(5, 6);
  s.sees("turn", 6);
  s.sees("turn", 4);
  s.sees("round").points(2);
}

STORY(ThreeActions, OfOneVanguardDeadTheOtherActsAlone) {
  Story s(six);
  without_generals(s).turn_of(2).dead(4).discards_whatever();
  s.lets_act(5, 6);
  s.sees("turn", 6);
  s.never("turn", 4);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 3);
  s.sees("turn", 5);
  s.sees("round").points(2);
}

STORY(ThreeActions, ASideOfWhichAllHaveActedIsPassedOver) {
  Story s(six);
  without_generals(s).turn_of(2).dead(4).dead(6).discards_whatever();
  s.sees("turn", 5);  // the warm side has nobody but its commander
  s.lets_act(2, 3);
  s.sees("turn", 3);
  s.sees("turn", 1);
  s.sees("round").points(2);
  s.sees("turn", 5).because("SGS-3V3-ROUND");  // the cool side acted last
}

STORY(ThreeActions, TheRightComesBackToASideThatIsAlone) {
  Story s(six);
  without_generals(s).turn_of(5).dead(4).dead(6).discards_whatever();
  s.lets_act(2, 2);
  s.sees("turn", 2);
  s.lets_act(2, 1);
  s.sees("turn", 1).because("SGS-3V3-ACTIONS");
  s.sees("turn", 3);
  s.sees("round").points(2);
  s.sees("turn", 5);
}

STORY(ThreeActions, WhoDiesBeforeHeActsIsNotCounted) {
  Story s(six);
  s.anything_else();
  without_generals(s).turn_of(1).hp(3, 1).hand(1, "S7.slash").equip(1, "S6.qinggang_sword");
  s.discards_whatever();
  s.uses(1, "S7.slash").on(3);
  s.sees("death", 3);
  s.lets_act(5, 4);  // the other vanguard is dead: the right goes over at once
  s.sees("turn", 4);
  s.sees("turn", 6);
  s.sees("turn", 2);
  s.sees("turn", 5);
  s.sees("round").points(2);
}

STORY(ThreeActions, AVanguardWhoDiesInHisTurnIsFollowedByTheOther) {
  Story s(six);
  s.anything_else();
  without_generals(s).turn_of(1).hp(1, 1).hand(1, "SA.duel").hand(4, "S7.slash");
  s.discards_whatever();
  s.uses(1, "SA.duel").on(4);
  s.plays(4, "S7.slash");
  s.sees("death", 1);
  s.sees("turn", 3).because("SGS-3V3-ACTIONS");
}

STORY(ThreeActions, ATurnThatOnlyTurnsUpCounts) {
  Story s(six);
  without_generals(s).turn_of(2).face_down(5).discards_whatever();
  s.lets_act(5, 5);
  s.sees("turn", 5);
  s.sees("turn_over", 5).points(1);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 3);
  s.lets_act(5, 4);
  s.sees("turn", 4);
  s.sees("turn", 6);
  s.sees("round").points(2);
}

STORY(OptionFirstTurn, EachSideBeginsWithItsCommander) {
  Story s(six);
  from_the_first_turn(s).with("first_turn", "each_side");
  s.sees("turn", 2);
  s.sees("turn", 5);
  s.lets_act(2, 1);
  s.sees("turn", 1);
}

STORY(OptionFirstTurn, OfTheGameOnlyTheFirstHasToBeACommanders) {
  Story s(six);
  from_the_first_turn(s).with("first_turn", "game");
  s.sees("turn", 2);
  s.lets_act(5, 4);
  s.sees("turn", 4);
}

STORY(OptionFirstTurn, FreeToBeginWithAVanguard) {
  Story s(six);
  from_the_first_turn(s).with("first_turn", "free");
  s.lets_act(2, 3);
  s.sees("turn", 3);
  s.sees("turn", 1);
  s.lets_act(5, 5);
}

// The cool side acts first, and with two vanguards dead on the warm side last.
STORY(OptionRoundStart, TheSideThatDidNotActLast) {
  Story s(six);
  without_generals(s)
      .with("round_start", "other_side")
      .turn_of(2)
      .dead(4)
      .dead(6)
      .discards_whatever();
  s.sees("turn", 5);
  s.lets_act(2, 1);
  s.sees("round").points(2);
  s.sees("turn", 5).because("SGS-3V3-ROUND");
}

STORY(OptionRoundStart, AlwaysTheSideThatActedFirst) {
  Story s(six);
  without_generals(s).with("round_start", "first_side").turn_of(2).dead(4).dead(6);
  s.discards_whatever();
  s.sees("turn", 5);
  s.lets_act(2, 1);
  s.sees("round").points(2);
  s.lets_act(2, 1);
  s.sees("turn", 1).because("SGS-3V3-ROUND");
}

}  // namespace
}  // namespace tally::test

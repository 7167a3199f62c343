// Whoever was the first to die in the game before is not in this one (SGS-FIRST-OUT).
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// Seat 2, who has a hit point left, is hit by seat 1.
void is_hit(Story& s) {
  s.hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(OptionFirstOut, OffHeDiesLikeAnybody) {
  Story s(4);
  s.with("first_out", "off").first_out_before(2);
  is_hit(s);
  s.sees("dying", 2);
  s.sees("death", 2);
  s.anything_else();
}

STORY(OptionFirstOut, StruckBackKeepsTheLastHitPoint) {
  Story s(4);
  s.with("first_out", "struck_back").first_out_before(2);
  is_hit(s);
  s.sees("hp", 2).points(1);
  s.never("dying");
  s.expect_hp(2, 1);
}

STORY(OptionFirstOut, StruckBackByWhomHeHasAttackedHeDies) {
  Story s(4);
  s.with("first_out", "struck_back").first_out_before(2);
  s.play_phase_of(2).hand(2, "S8.slash").hand(1, "H2.dodge S7.slash").hp(2, 1).discards_whatever();
  s.uses(2, "S8.slash").on(1);
  s.dodges(1, "H2.dodge");  // an attack all the same
  s.play_phase_of(2);
  s.sees("turn", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.anything_else();
}

STORY(OptionFirstOut, AnyAttackProtectsFromWhatNobodyDoes) {
  Story s(4);
  s.with("first_out", "any_attack").first_out_before(2);
  s.turn_of(2).hp(2, 1).judging(2, "SA.lightning").pile("S5.blade").discards_whatever();
  s.sees("judged", 2).effect(true);
  s.sees("damage", 2).points(3);
  s.sees("hp", 2).points(1);
  s.never("dying");
}

STORY(OptionFirstOut, AnyAttackLeavesHimToHisEnemies) {
  Story s(4);
  s.with("first_out", "any_attack").first_out_before(2);
  is_hit(s);
  s.sees("dying", 2);
  s.anything_else();
}

STORY(OptionFirstOut, AlwaysAlsoAgainstWhomHeHasAttacked) {
  Story s(4);
  s.with("first_out", "always").first_out_before(2);
  s.play_phase_of(2).hand(2, "S8.slash").hand(1, "H2.dodge S7.slash").hp(2, 1).discards_whatever();
  s.uses(2, "S8.slash").on(1);
  s.dodges(1, "H2.dodge");
  s.sees("turn", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("hp", 2).points(1);
  s.never("dying");
}

STORY(FirstOut, MoreThanOneHitPointIsTakenDownToTheLast) {
  Story s(4);
  s.with("first_out", "struck_back").first_out_before(2);
  s.turn_of(2).hp(2, 2).judging(2, "SA.lightning").pile("S5.blade").discards_whatever();
  s.sees("judged", 2).effect(true);
  s.sees("damage", 2).points(3);
  s.sees("hp", 2).points(1);
  s.never("dying");
}

STORY(FirstOut, OnceSomebodyHasDiedNobodyIsProtected) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("first_out", "struck_back").first_out_before(2);
  s.hand(1, "CA.duel S7.slash").hp(3, 1).hp(2, 1).pile("D7.slash D8.slash D9.slash");
  s.uses(1, "CA.duel").on(3);
  s.sees("death", 3);
  s.uses(1, "S7.slash").on(2);
  s.sees("dying", 2);
}

STORY(FirstOut, OnlyOneCanHaveBeenTheFirst) {
  Story s(4);
  s.first_out_before(2).first_out_before(3);
  s.setup_breaks("SGS-FIRST-OUT");
}

}  // namespace
}  // namespace tally::test

// 夏侯渊 Xiahou Yuan
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Godspeed

STORY(Shensu, ASlashInsteadOfJudgingAndDrawing) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).judging(1, "S6.indulgence");
  s.invokes(1, "shensu").on(3);
  s.sees("use", 1).as("slash").on(3).because("SGS-SKILL-SHENSU");
  s.sees("damage", 3).from(1).points(1);
  s.sees("skip", 1).as("judge").because("SGS-SKILL-SHENSU");
  s.sees("skip", 1).as("draw").because("SGS-SKILL-SHENSU");
  s.sees("phase", 1).as("play");
  s.expect_judging(1, "S6.indulgence");
  s.expect_hand_size(1, 0);
}

STORY(Shensu, ASlashInsteadOfPlayingForAnEquipmentCard) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).equip(1, "S5.blade").hand(3, "H2.dodge");
  s.declines(1, Ask::invoke_on);
  s.invokes(1, "shensu").on(3);
  s.discards(1, "S5.blade");
  s.dodges(3, "H2.dodge");
  s.sees("skip", 1).as("play").because("SGS-SKILL-SHENSU");
  s.sees("phase", 1).as("discard");
  s.expect_hp(3, 4);
}

STORY(Shensu, BothInOneTurn) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).hand(1, "S5.blade");
  s.invokes(1, "shensu").on(2);
  s.sees("damage", 2).from(1);
  s.invokes(1, "shensu").on(3);
  s.discards(1, "S5.blade");
  s.sees("damage", 3).from(1);
  s.sees("skip", 1).as("play");
}

STORY(Shensu, NoneOfItCountsToTheLimit) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).hand(1, "S7.slash S8.slash");
  s.invokes(1, "shensu").on(3);
  s.sees("damage", 3);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Shensu, WithoutEquipmentThePlayPhaseIsHeld) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).hand(1, "S7.slash").pile("H7.peach D2.dodge");
  s.declines(1, Ask::invoke_on);
  s.sees("phase", 1).as("play");
  s.expect_asked(Ask::invoke_on, 1);
}

STORY(Shensu, NotInsteadOfAPhaseThatIsSkippedAnyway) {
  Story s(4);
  s.general(1, "xiahouyuan").turn_of(1).judging(1, "S6.indulgence").hand(1, "S5.blade");
  s.pile("S7.slash");
  s.declines(1, Ask::invoke_on);
  s.sees("judged", 1).effect(true);
  s.sees("skip", 1).as("play").because("SGS-CARD-INDULGENCE");
  s.expect_asked(Ask::invoke_on, 1);
}

STORY(Shensu, OnlyWhereASlashIsAllowedAndForEquipmentOnly) {
  Story s(4);
  s.general(1, "xiahouyuan").general(2, "zhugeliang").turn_of(1).hand(1, "S5.blade S7.slash");
  s.illegal("SGS-SKILL-SHENSU").invokes(1, "shensu").on(1);
  s.illegal("SGS-SKILL-SHENSU").invokes(1, "shensu").on(2);  // an empty fort
  s.illegal("SGS-SKILL-SHENSU").invokes(1, "shensu").on(3, 4);
  s.declines(1, Ask::invoke_on);
  s.invokes(1, "shensu").on(4);
  s.illegal("SGS-SKILL-SHENSU").discards(1, "S7.slash");
  s.discards(1, "S5.blade");
  s.sees("damage", 4);
}

}  // namespace
}  // namespace tally::test

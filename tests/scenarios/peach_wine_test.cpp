// Peach and Wine in one's own play phase. Saving the dying: dying_test.cpp.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Peach, HealsItsWoundedUserByOne) {
  Story s(4);
  s.hand(1, "H3.peach").hp(1, 2).hand(2, "SJ.nullification");
  s.never_asked(Ask::nullify, 1);
  s.uses(1, "H3.peach");
  s.sees("heal", 1).points(1).because("SGS-CARD-PEACH");
  s.sees("hp", 1).points(3).because("SGS-HP");
  s.expect_hp(1, 3);
  s.expect_discarded("H3.peach");
}

STORY(Peach, IsOfNoUseAtFullHitPointsNorForOthers) {
  Story s(4);
  s.hand(1, "H3.peach").hp(2, 1);
  s.illegal("SGS-CARD-PEACH").uses(1, "H3.peach");
  s.illegal("SGS-USE-TARGET").uses(1, "H3.peach").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "H3.peach").on(1, 2);
}

STORY(Peach, AnyNumberUntilTheMaximum) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H3.peach H4.peach D2.peach").hp(1, 2);
  s.uses(1, "H3.peach");
  s.uses(1, "D2.peach");
  s.illegal("SGS-CARD-PEACH").uses(1, "H4.peach");
  s.expect_hp(1, 4);
}

STORY(Healing, NeverExceedsTheMaximumNorComesFromNowhere) {
  Story s(4);
  s.hp(2, 3);
  s.baseless("SGS-HEAL", "heal", 2);
  s.baseless("SGS-HP", "hp", 2);
  s.hand(1, "HA.god_salvation");
  s.uses(1, "HA.god_salvation");
  s.sees("heal", 2).points(1);
  s.never("heal", 1);
  s.expect_hp(1, 4);
  s.expect_hp(2, 4);
}

STORY(Wine, TheNextSlashDoesOneMoreDamage) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash").hand(2, "SJ.nullification");
  s.never_asked(Ask::nullify, 1);
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).points(2);
  s.expect_hp(2, 2);
  s.expect_discarded("S3.wine S7.slash");
}

STORY(Wine, IsSpentEvenIfTheSlashIsDodged) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash S8.slash").equip(1, "CA.crossbow").hand(2, "H2.dodge");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.uses(1, "S8.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).points(1);
  s.expect_hp(2, 3);
}

STORY(Wine, IsLostAtTheEndOfTheTurn) {
  Story s(4);
  s.hand(1, "S3.wine S7.slash").discards_whatever();
  s.uses(1, "S3.wine");
  s.declines(1, Ask::play);
  s.sees("turn", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(Wine, CountsForEveryTargetOfTheSlash) {
  Story s(5);
  s.hand(1, "S3.wine S7.slash").equip(1, "DQ.halberd");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2, 3, 4);
  s.sees("damage", 2).points(2);
  s.sees("damage", 3).points(2);
  s.sees("damage", 4).points(2);
}

STORY(Wine, DoesNothingForASlashPlayedInADuel) {
  Story s(4);
  s.hand(1, "S3.wine CA.duel S7.slash S8.slash").hand(2, "S9.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "CA.duel").on(2);
  s.plays(2, "S9.slash");
  s.plays(1, "S7.slash");
  s.sees("damage", 2).points(1);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Wine, OnlyForOneself) {
  Story s(4);
  s.hand(1, "S3.wine");
  s.illegal("SGS-USE-TARGET").uses(1, "S3.wine").on(2);
}

STORY(WineLimit, OnceATurn) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S3.wine S9.wine C3.wine S7.slash").equip(1, "CA.crossbow");
  s.uses(1, "S3.wine");
  s.illegal("SGS-WINE-LIMIT").uses(1, "S9.wine");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-WINE-LIMIT").uses(1, "S9.wine");
}

STORY(WineLimit, IsFreshInTheNextTurn) {
  Story s(4);
  s.hand(1, "S3.wine S9.wine").discards_whatever();
  s.uses(1, "S3.wine");
  s.sees("turn", 1);
  s.uses(1, "S9.wine");
}

STORY(OptionWineLimit, PerTurnAWineDrunkBeforeThePlayPhaseCounts) {
  Story s(4);
  s.with("wine_limit", "per_turn").drank(1).hand(1, "S3.wine");
  s.illegal("SGS-WINE-LIMIT").uses(1, "S3.wine");
}

STORY(OptionWineLimit, PerPhaseOnlyThisPlayPhaseCounts) {
  Story s(4);
  s.anything_else();
  s.with("wine_limit", "per_phase").drank(1).hand(1, "S3.wine S9.wine S7.slash");
  s.uses(1, "S3.wine");
  s.illegal("SGS-WINE-LIMIT").uses(1, "S9.wine");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-WINE-LIMIT").uses(1, "S9.wine");
}

}  // namespace
}  // namespace tally::test

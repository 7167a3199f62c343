// Slash and Dodge: who can be attacked, how often, what an answer is.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Slash, HitsWhoDoesNotDodge) {
  Story s(4);
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).from(1).points(1).as("normal").because("SGS-CARD-SLASH");
  s.sees("hp", 2).points(3).out_of(4).because("SGS-HP");
  s.sees("put").cards("S7.slash").because("SGS-USE-DONE");
  s.expect_hp(2, 3);
  s.expect_hand(2, "H2.dodge");
  s.expect_discarded("S7.slash");
}

STORY(Slash, CannotBeNullified) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash").hand(2, "SJ.nullification");
  s.never_asked(Ask::nullify, 2);
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.expect_hp(2, 3);
}

STORY(Slash, NeedsOneOtherLivingTarget) {
  Story s(5);
  s.anything_else();
  s.hand(1, "S7.slash").dead(5);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(1);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(5);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 4);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on();
  s.uses(1, "S7.slash").on(4);
}

STORY(Slash, ReachesOnlyNeighboursWithoutAWeapon) {
  Story s(5);
  s.anything_else();
  s.hand(1, "S7.slash");
  s.expect_in_range(1, 2, true);
  s.expect_in_range(1, 5, true);
  s.expect_in_range(1, 3, false);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(4);
  s.uses(1, "S7.slash").on(5);
}

STORY(Slash, ReachesAsFarAsTheWeapon) {
  Story s(7);
  s.hand(1, "S7.slash").equip(1, "D5.axe").equip(2, "S6.qinggang_sword");
  s.expect_in_range(1, 4, true);
  s.expect_in_range(2, 4, true);
  s.expect_in_range(2, 5, false);
  s.expect_in_range(4, 2, false);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4).from(1);
}

STORY(ThunderSlash, DealsThunderDamage) {
  Story s(4);
  s.hand(1, "S4.thunder_slash");
  s.uses(1, "S4.thunder_slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).from(1).points(1).as("thunder").because("SGS-CARD-SLASH");
  s.expect_hp(2, 3);
}

STORY(ThunderSlash, IsDodgedAndCountsLikeAnySlash) {
  Story s(4);
  s.hand(1, "S4.thunder_slash S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S4.thunder_slash").on(2);
  s.dodges(2, "H2.dodge");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S7.slash").on(2);
  s.expect_hp(2, 4);
}

STORY(FireSlash, DealsFireDamage) {
  Story s(4);
  s.hand(1, "H4.fire_slash");
  s.uses(1, "H4.fire_slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).from(1).points(1).as("fire").because("SGS-CARD-SLASH");
  s.expect_hp(2, 3);
}

STORY(FireSlash, CanBePlayedWhereASlashIsDemanded) {
  Story s(4);
  s.hand(1, "S7.savage_assault").hand(2, "H4.fire_slash").hand(3, "S4.thunder_slash");
  s.hand(4, "S7.slash");
  s.uses(1, "S7.savage_assault");
  s.plays(2, "H4.fire_slash");
  s.plays(3, "S4.thunder_slash");
  s.plays(4, "S7.slash");
  s.never("damage");
}

// --- the limit

STORY(SlashLimit, OnePerPlayPhase) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(4);
  s.declines(1, Ask::play);
}

STORY(SlashLimit, IsFreshInTheNextPlayPhase) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash S8.slash").discards_whatever();
  s.uses(1, "S7.slash").on(2);
  s.sees("turn", 1);
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(SlashLimit, APlayedSlashDoesNotCount) {
  Story s(4);
  s.anything_else();
  s.hand(1, "CA.duel S7.slash S8.slash").hand(2, "S9.slash");
  s.uses(1, "CA.duel").on(2);
  s.plays(2, "S9.slash");
  s.plays(1, "S7.slash");
  s.sees("damage", 2).from(1).because("SGS-CARD-DUEL");
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 2);
}

// --- Dodge

STORY(Dodge, CancelsASlash) {
  Story s(4);
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.never("damage");
  s.expect_hp(2, 4);
  s.expect_discarded("S7.slash H2.dodge");
}

STORY(Dodge, OnlyTheTargetsOwnDodgeWillDo) {
  Story s(4);
  s.hand(1, "S7.slash").hand(2, "H2.dodge H3.peach").hand(3, "D2.dodge").dead(4);
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-ANSWER-WHO").dodges(3, "D2.dodge");
  s.illegal("SGS-DEAD-ACTS").dodges(4, "D2.dodge");
  s.illegal("SGS-USE-HOLD").dodges(2, "D2.dodge");
  s.illegal("SGS-ANSWER-KIND").dodges(2, "H3.peach");
  s.illegal("SGS-USE-KIND").dodges(2, "H3.peach").as("dodge");
  s.illegal("SGS-ANSWER-KIND").discards(2, "H2.dodge").asked(Ask::dodge);
  s.dodges(2, "H2.dodge");
}

STORY(Dodge, IsNeverUsedUnasked) {
  Story s(4);
  s.hand(1, "H2.dodge SJ.nullification");
  s.illegal("SGS-USE-TIME").uses(1, "H2.dodge").on(1);
  s.illegal("SGS-USE-TIME").uses(1, "SJ.nullification").on(2);
  s.baseless("SGS-ANSWER-WHO", "respond", 2);
}

// --- what can be used at all

STORY(Using, OnlyWhatOneHoldsAndOnlyAsWhatItIs) {
  Story s(4);
  s.anything_else();
  s.hand(1, "H2.dodge S9.slash").hand(2, "S7.slash").equip(1, "CA.crossbow");
  s.judging(1, "S6.indulgence");
  s.illegal("SGS-USE-HOLD").uses(1, "S7.slash").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "CA.crossbow");
  s.illegal("SGS-USE-HOLD").uses(1, "S6.indulgence").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "H2.dodge").as("slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S9.slash").as("thunder_slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S9.slash").as("duel").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S9.slash").as("none").on(2);
  s.uses(1, "S9.slash").on(2);
}

STORY(Using, TargetsAreDealtWithInActionOrderWhateverTheirOrderWas) {
  Story s(5);
  s.anything_else();
  s.play_phase_of(4).hand(4, "S7.slash").equip(4, "DQ.halberd");
  s.uses(4, "S7.slash").on(1, 5, 3);
  s.declines(5, Ask::dodge);
  s.declines(1, Ask::dodge);
  s.declines(3, Ask::dodge);
  s.sees("damage", 3);
}

STORY(Using, PlayersAreAskedInActionOrderFromTheCurrentOne) {
  Story s(5);
  s.anything_else();
  s.play_phase_of(3).hand(3, "S7.savage_assault");
  s.uses(3, "S7.savage_assault");
  for (int seat : {4, 5, 1, 2}) s.declines(seat, Ask::play_slash);
  s.sees("damage", 2);
}

STORY(Using, AUsedCardGoesToTheDiscardPile) {
  Story s(4);
  s.hand(1, "H7.ex_nihilo").hand(2, "S7.slash");
  s.uses(1, "H7.ex_nihilo");
  s.sees("put").cards("H7.ex_nihilo").because("SGS-USE-DONE");
  s.expect_discarded("H7.ex_nihilo");
  s.baseless("SGS-USE-DONE", "put");
}

STORY(Slash, NamesNoSecondPlayer) {
  Story s(4);
  s.anything_else();
  s.hand(1, "S7.slash H3.peach").hp(1, 2);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2).against(3);
  s.illegal("SGS-USE-TARGET").uses(1, "H3.peach").on(1).against(1);
  s.uses(1, "S7.slash").on(2);
}

}  // namespace
}  // namespace tally::test

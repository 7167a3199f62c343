// 吕蒙 Lü Meng
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Self Mastery

STORY(Keji, WithoutASlashHeKeepsHisHand) {
  Story s(4);
  s.general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash S8.slash H3.peach");
  s.declines(1, Ask::play);
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard").because("SGS-SKILL-KEJI");
  s.expect_hand_size(1, 3);
}

STORY(Keji, DeclinedHeDiscards) {
  Story s(4);
  s.general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash H3.peach");
  s.declines(1, Ask::play);
  s.declines(1, Ask::invoke);
  s.discards(1, "S7.slash");
}

STORY(Keji, NotAfterASlashUsed) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvmeng").hp(1, 1).hand(1, "S7.slash S8.slash H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
  s.discards(1, "S8.slash");
}

STORY(Keji, NotAfterASlashPlayed) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvmeng").hp(1, 1).hand(1, "SA.duel S8.slash H3.peach H4.peach");
  s.hand(2, "S9.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S9.slash");
  s.plays(1, "S8.slash");
  s.declines(1, Ask::play);
  s.discards(1, "H3.peach");
}

STORY(Keji, ASlashOutOfTurnDoesNotMatter) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "lvmeng").hp(1, 1).play_phase_of(2);
  s.hand(2, "S7.savage_assault").hand(1, "S8.slash H3.peach");
  s.uses(2, "S7.savage_assault");
  s.plays(1, "S8.slash");
  s.sees("turn", 1);
  s.declines(1, Ask::play);
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard");
}

STORY(Keji, ASkippedPlayPhaseCounts) {
  Story s(4);
  s.anything_else();
  s.general(1, "lvmeng").hp(1, 1).turn_of(1).judging(1, "S6.indulgence");
  s.pile("S7.slash S8.slash S9.slash");
  s.sees("skip", 1).as("play");
  s.invokes(1, "keji");
  s.sees("skip", 1).as("discard");
  s.expect_hand(1, "S8.slash S9.slash");
}

}  // namespace
}  // namespace tally::test

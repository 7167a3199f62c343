// 太史慈 Taishi Ci
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Heavenly Justice

// He puts up a king or an ace against an eight.
void measured(Story& s, bool won) {
  s.general(1, "taishici").hand(1, "HK.dodge HA.god_salvation S7.slash S8.slash S9.slash");
  s.hand(2, "H8.peach");
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, won ? "HK.dodge" : "HA.god_salvation");
  s.puts_up(2, "H8.peach");
  s.sees("compared", 1).effect(won);
}

STORY(Tianyi, WonASlashMoreATargetMoreAndNoDistance) {
  Story s(4);
  measured(s, true);
  s.uses(1, "S7.slash").on(2, 3);
  s.sees("damage", 2);
  s.sees("damage", 3);
  s.uses(1, "S8.slash").on(3);
  s.sees("damage", 3);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Tianyi, WonNoMoreThanOneTargetMore) {
  Story s(4);
  measured(s, true);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.slash").on(2, 3, 4);
  s.uses(1, "S7.slash").on(3, 4);
  s.sees("damage", 3);
  s.sees("damage", 4);
}

STORY(Tianyi, WonWithHisLastCardAndAHalberdFourTargets) {
  Story s(5);
  s.general(1, "taishici").hand(1, "HK.dodge S7.slash").equip(1, "DQ.halberd").hand(2, "H8.peach");
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "H8.peach");
  s.uses(1, "S7.slash").on(2, 3, 4, 5);
  for (int seat = 2; seat <= 5; ++seat) s.sees("damage", seat).from(1);
}

STORY(Tianyi, LostNoSlashAnyMore) {
  Story s(4);
  measured(s, false);
  s.illegal("SGS-SKILL-TIANYI").uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Tianyi, LostHeStillPlaysOneInADuel) {
  Story s(4);
  s.general(1, "taishici")
      .hand(1, "HA.god_salvation SA.duel S7.slash")
      .hand(2, "H8.peach S8.slash");
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, "HA.god_salvation");
  s.puts_up(2, "H8.peach");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.plays(1, "S7.slash");
  s.sees("damage", 2);
}

STORY(Tianyi, ForThisTurnOnly) {
  Story s("lord rebel");
  s.with("small_tables", "true").discards_whatever();
  measured(s, false);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Tianyi, OnceAPhaseWithOneWhoHasACard) {
  Story s(4);
  s.general(1, "taishici").hand(1, "HK.dodge S7.slash").hand(2, "H8.peach H3.peach");
  s.illegal("SGS-SKILL-TIANYI").invokes(1, "tianyi").on(3);
  s.illegal("SGS-SKILL-TIANYI").invokes(1, "tianyi").on(1);
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "H8.peach");
  s.illegal("SGS-SKILL-TIANYI").invokes(1, "tianyi").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

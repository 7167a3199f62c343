// 夏侯惇 Xiahou Dun (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Ganglie3v3, AnEnemyOfHisChoiceIsHurt) {
  Story s(six);
  without_generals(s).general(3, "xiahoudun3v3").play_phase_of(4).hand(4, "S7.slash");
  s.pile("S9.slash");
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.illegal("SGS-SKILL-GANGLIE-3V3").invokes(3, "ganglie3v3").on(2);
  s.invokes(3, "ganglie3v3").on(6);
  s.sees("judged", 3).effect(true);
  s.sees("damage", 6).by(3);
}

STORY(Ganglie3v3, OrDiscardsTwoHandCards) {
  Story s(six);
  without_generals(s).general(3, "xiahoudun3v3").play_phase_of(4).hand(4, "S7.slash");
  s.pile("S9.slash").hand(6, "H3.peach H4.peach");
  s.never("damage", 6);
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.invokes(3, "ganglie3v3").on(6);
  s.sees("judged", 3).effect(true);
  s.discards(6, "H3.peach H4.peach");
}

STORY(Ganglie3v3, AHeartDoesNothing) {
  Story s(six);
  without_generals(s).general(3, "xiahoudun3v3").play_phase_of(4).hand(4, "S7.slash");
  s.pile("H3.peach");
  s.never("damage", 6);
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.invokes(3, "ganglie3v3").on(6);
  s.sees("judged", 3).effect(false);
}

}  // namespace
}  // namespace tally::test

// 张辽 Zhang Liao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Sudden Strike

STORY(Tuxi, AHandCardOfEachOfTwoPlayersInsteadOfDrawing) {
  Story s(4);
  s.general(1, "zhangliao").turn_of(1).hand(2, "H2.dodge H3.peach").hand(3, "S7.slash");
  s.never("draw", 1);
  s.invokes(1, "tuxi").on(2, 3);
  s.takes(1, "H3.peach").of(2);
  s.takes(1, "S7.slash").of(3);
  s.sees("phase", 1).as("play");
  s.expect_hand(1, "H3.peach S7.slash");
}

STORY(Tuxi, OfOneAlone) {
  Story s(4);
  s.general(1, "zhangliao").turn_of(1).hand(3, "S7.slash").equip(3, "S5.blade");
  s.invokes(1, "tuxi").on(3);
  s.illegal("SGS-SKILL-TUXI").takes(1, "S5.blade").of(3);
  s.takes(1, "S7.slash").of(3);
  s.sees("phase", 1).as("play");
  s.expect_hand_size(1, 1);
}

STORY(Tuxi, NotOfThreeNorOneselfNorWhoeverHasNoHand) {
  Story s(5);
  s.general(1, "zhangliao").turn_of(1).hand(1, "D2.dodge").hand(2, "H2.dodge");
  s.hand(3, "S7.slash").hand(4, "S8.slash").equip(5, "S5.blade").pile("S9.slash S10.slash");
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(2, 3, 4);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(1);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(5);
  s.illegal("SGS-SKILL-TUXI").invokes(1, "tuxi").on(2, 2);
  s.declines(1, Ask::invoke_on);
  s.sees("draw", 1).points(2);
  s.expect_hand(1, "D2.dodge S9.slash S10.slash");
}

}  // namespace
}  // namespace tally::test

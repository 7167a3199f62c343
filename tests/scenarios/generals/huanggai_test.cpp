// 黄盖 Huang Gai
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Trojan Flesh

STORY(Kurou, LosesOneAndDrawsTwoAsOftenAsHeLikes) {
  Story s(4);
  s.anything_else();
  s.general(1, "huanggai").pile("H3.peach H4.peach S7.slash S8.slash");
  s.never("damage", 1);
  s.invokes(1, "kurou");
  s.sees("lose", 1).points(1).because("SGS-SKILL-KUROU");
  s.sees("draw", 1).points(2);
  s.invokes(1, "kurou");
  s.expect_hp(1, 2);
  s.expect_hand_size(1, 4);
  s.baseless("SGS-LOSE-HP", "lose", 2).points(1);
}

STORY(Kurou, SavedHeDraws) {
  Story s(4);
  s.anything_else();
  s.general(1, "huanggai").hp(1, 1).hand(1, "H6.peach").pile("H3.peach H4.peach");
  s.invokes(1, "kurou");
  s.saves(1, "H6.peach");
  s.expect_hp(1, 1);
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(Kurou, DyingComesBeforeDrawing) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.general(3, "huanggai").hp(3, 1).play_phase_of(3).pile("H3.peach H4.peach");
  s.never("draw");
  s.invokes(3, "kurou");
  s.sees("death", 3).by(0);
}

STORY(Kurou, NotOutOfHisPlayPhaseNorBySomebodyElse) {
  Story s(4);
  s.general(2, "huanggai");
  s.illegal("SGS-PHASE-PLAY").invokes(2, "kurou");
  s.illegal("SGS-SKILL-KUROU").invokes(1, "kurou");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

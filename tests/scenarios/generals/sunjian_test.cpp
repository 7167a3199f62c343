// 孙坚 Sun Jian
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Heroic Spirit

STORY(Yinghun, AFriendDrawsManyAndDiscardsOne) {
  Story s(4);
  s.general(1, "sunjian").hp(1, 1).turn_of(1).pile("S7.slash S8.slash S9.slash");
  s.invokes(1, "yinghun").on(3);
  s.decides(1, "draw_many");
  s.sees("draw", 3).points(3).because("SGS-SKILL-YINGHUN");
  s.illegal("SGS-SKILL-YINGHUN").discards(3, "S7.slash S8.slash");
  s.discards(3, "S7.slash");
  s.expect_hand(3, "S8.slash S9.slash");
}

STORY(Yinghun, AFoeDrawsOneAndDiscardsMany) {
  Story s(4);
  s.general(1, "sunjian").hp(1, 2).turn_of(1).pile("S7.slash").hand(3, "H3.peach H4.peach");
  s.equip(3, "S5.blade");
  s.invokes(1, "yinghun").on(3);
  s.decides(1, "draw_one");
  s.sees("draw", 3).points(1);
  s.discards(3, "S7.slash S5.blade");
  s.expect_hand(3, "H3.peach H4.peach");
}

STORY(Yinghun, AllHeHasWhereThatIsNotEnough) {
  Story s(4);
  s.general(1, "sunjian").hp(1, 1).turn_of(1).pile("S7.slash");
  s.invokes(1, "yinghun").on(3);
  s.decides(1, "draw_one");
  s.sees("draw", 3).points(1);
  s.discards(3, "S7.slash");
  s.expect_hand(3, "");
}

STORY(Yinghun, UnhurtHeIsNotAsked) {
  Story s(4);
  s.general(1, "sunjian").turn_of(1);
  s.never_asked(Ask::invoke_on, 1);
  s.sees("phase", 1).as("play");
}

STORY(Yinghun, NotOnHimselfAndOnlyInHisTurn) {
  Story s(4);
  s.general(1, "sunjian").hp(1, 3).turn_of(1);
  s.illegal("SGS-SKILL-YINGHUN").invokes(1, "yinghun").on(1);
  s.declines(1, Ask::invoke_on);
  s.sees("turn", 2);
  s.sees("phase", 2).as("play");
  s.expect_asked(Ask::invoke_on, 1);
}

}  // namespace
}  // namespace tally::test

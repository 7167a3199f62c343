// 赵云 Zhao Yun
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Dragon Heart

STORY(Longdan, ADodgeIsASlash) {
  Story s(4);
  s.general(1, "zhaoyun").hand(1, "D2.dodge S7.slash");
  s.uses(1, "D2.dodge").as("slash").on(2);
  s.sees("damage", 2).points(1);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Longdan, ASlashIsADodge) {
  Story s(4);
  s.general(2, "zhaoyun").hand(1, "S7.slash").hand(2, "H4.fire_slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H4.fire_slash").as("dodge");
  s.expect_hp(2, 4);
}

STORY(Longdan, InADuelToo) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhaoyun").hand(1, "SA.duel").hand(2, "D2.dodge");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "D2.dodge").as("slash");
  s.expect_hp(1, 3);
}

STORY(Longdan, NothingElseAndNoFireSlash) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhaoyun").hand(1, "D2.dodge H3.peach");
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("fire_slash").on(2);
  s.uses(1, "D2.dodge").as("slash").on(2);
}

}  // namespace
}  // namespace tally::test

// 张飞 Zhang Fei
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Roar

STORY(Paoxiao, AsManySlashesAsHeHas) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhangfei").hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.uses(1, "S9.slash").on(4);
  s.expect_hp(2, 2);
  s.expect_hp(4, 3);
}

STORY(Paoxiao, WithNoSlashLeftNothingElseIsOne) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhangfei").hand(1, "S7.slash H3.peach D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("slash").on(2);
  s.illegal("SGS-CARD-SERPENT-SPEAR").uses(1, "H3.peach D2.dodge").as("slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Paoxiao, ReachesNoFarther) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhangfei").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-RANGE").uses(1, "S8.slash").on(3);
  s.declines(1, Ask::play);
}

STORY(Paoxiao, OthersKeepTheirLimit) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhangfei").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

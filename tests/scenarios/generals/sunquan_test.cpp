// 孙权 Sun Quan
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Balance of Power

STORY(Zhiheng, DiscardsAnyNumberAndDrawsAsMany) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash S8.slash H2.dodge").equip(1, "S5.blade");
  s.pile("H3.peach H4.peach H6.peach");
  s.invokes(1, "zhiheng");
  s.discards(1, "S7.slash S8.slash S5.blade");
  s.sees("draw", 1).points(3).because("SGS-SKILL-ZHIHENG");
  s.expect_hand(1, "H2.dodge H3.peach H4.peach H6.peach");
  s.expect_equip(1, "");
}

STORY(Zhiheng, OnceAPhase) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash S8.slash");
  s.invokes(1, "zhiheng");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-ZHIHENG").invokes(1, "zhiheng");
  s.declines(1, Ask::play);
}

STORY(Zhiheng, AtLeastOneCard) {
  Story s(4);
  s.general(1, "sunquan").hand(1, "S7.slash").judging(1, "S6.indulgence");
  s.invokes(1, "zhiheng");
  s.illegal("SGS-SKILL-ZHIHENG").discards(1, "");
  s.illegal("SGS-USE-HOLD").discards(1, "S6.indulgence");
  s.discards(1, "S7.slash");
  s.expect_hand_size(1, 1);
}

STORY(Zhiheng, WithoutACardNotAtAll) {
  Story s(4);
  s.general(1, "sunquan");
  s.illegal("SGS-SKILL-ZHIHENG").invokes(1, "zhiheng");
  s.declines(1, Ask::play);
}

// --- Rescued

STORY(Jiuyuan, APeachOfAWuPlayerHealsTwo) {
  Story s(4);
  s.anything_else();
  s.general(1, "sunquan").general(2, "ganning").hp(1, 1).play_phase_of(4);
  s.hand(4, "S7.slash").hand(2, "H3.peach");
  s.uses(4, "S7.slash").on(1);
  s.saves(2, "H3.peach");
  s.sees("heal", 1).points(2);
  s.expect_hp(1, 2);
}

STORY(Jiuyuan, NotHisOwnNorAnotherKingdoms) {
  Story s(4);
  s.anything_else();
  s.general(1, "sunquan").general(2, "guanyu").hp(1, 1);
  s.play_phase_of(4).hand(4, "S7.slash S3.wine").hand(2, "H3.peach").hand(1, "H4.peach");
  s.uses(4, "S3.wine");
  s.uses(4, "S7.slash").on(1);
  s.saves(1, "H4.peach");
  s.expect_hp(1, 0);
  s.saves(2, "H3.peach");
  s.expect_hp(1, 1);
}

STORY(Jiuyuan, IsTheLordsAlone) {
  Story s(4);
  s.anything_else();
  s.general(2, "sunquan").general(3, "ganning").hp(2, 1);
  s.hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.saves(3, "H3.peach");
  s.expect_hp(2, 1);
}

STORY(Jiuyuan, OnePeachSavesFromMinusOne) {
  Story s(4);
  s.anything_else();
  s.general(1, "sunquan").general(2, "ganning").hp(1, 1);
  s.play_phase_of(4).hand(4, "S7.slash S3.wine").hand(2, "H3.peach");
  s.uses(4, "S3.wine");
  s.uses(4, "S7.slash").on(1);
  s.saves(2, "H3.peach");
  s.expect_hp(1, 1);
  s.expect_alive(1);
}

}  // namespace
}  // namespace tally::test

// 典韦 Dian Wei
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Fierce Assault

STORY(Qiangxi, AHitPointForAHitPoint) {
  Story s(4);
  s.general(1, "dianwei");
  s.invokes(1, "qiangxi").on(2);
  s.sees("lose", 1).points(1).because("SGS-SKILL-QIANGXI");
  s.sees("damage", 2).from(1).points(1).because("SGS-SKILL-QIANGXI");
  s.expect_hp(1, 3);
}

STORY(Qiangxi, OrAWeapon) {
  Story s(4);
  s.general(1, "dianwei").hand(1, "S5.blade H3.peach");
  s.invokes(1, "qiangxi").on(2);
  s.illegal("SGS-SKILL-QIANGXI").discards(1, "H3.peach");
  s.discards(1, "S5.blade");
  s.sees("damage", 2).from(1);
  s.expect_hp(1, 4);
}

STORY(Qiangxi, TheWeaponPaidDoesNotReach) {
  Story s(4);
  s.general(1, "dianwei").hand(1, "S6.qinggang_sword").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-QIANGXI").invokes(1, "qiangxi").on(1);
  s.invokes(1, "qiangxi").on(3);
  s.illegal("SGS-SKILL-QIANGXI").discards(1, "S5.blade");
  s.discards(1, "S6.qinggang_sword");
  s.sees("damage", 3);
  s.expect_equip(1, "S5.blade");
}

STORY(Qiangxi, OnceAPhaseAndWithinReach) {
  Story s(4);
  s.general(1, "dianwei");
  s.illegal("SGS-SKILL-QIANGXI").invokes(1, "qiangxi").on(3);
  s.invokes(1, "qiangxi").on(4);
  s.sees("lose", 1);
  s.sees("damage", 4);
  s.illegal("SGS-SKILL-QIANGXI").invokes(1, "qiangxi").on(2);
  s.declines(1, Ask::play);
}

STORY(Qiangxi, WhoDiesOfThePriceStrikesAllTheSame) {
  Story s("lord loyalist rebel rebel spy");
  s.general(3, "dianwei").hp(3, 1).play_phase_of(3);
  s.invokes(3, "qiangxi").on(2);
  s.sees("lose", 3);
  s.sees("death", 3).by(0);
  s.sees("damage", 2).from(0).points(1);
}

}  // namespace
}  // namespace tally::test

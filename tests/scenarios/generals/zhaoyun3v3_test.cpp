// 赵云 Zhao Yun (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Jiuzhu, ACardAndAHitPointSaveAFriend) {
  Story s(six);
  without_generals(s).general(1, "zhaoyun3v3").hand(1, "S3.snatch").hp(3, 1);
  s.play_phase_of(4).hand(4, "S7.slash");
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("dying", 3);
  s.invokes(1, "jiuzhu").against(3);
  s.discards(1, "S3.snatch");
  s.sees("lose", 1).because("SGS-SKILL-JIUZHU");
  s.sees("heal", 3).because("SGS-SKILL-JIUZHU");
  s.expect_alive(3);
}

STORY(Jiuzhu, EquipmentPaysToo) {
  Story s(six);
  without_generals(s).general(3, "zhaoyun3v3").equip(3, "S5.blade").hp(1, 1);
  s.play_phase_of(6).hand(6, "S7.slash");
  s.uses(6, "S7.slash").on(1);
  s.sees("damage", 1);
  s.sees("dying", 1);
  s.invokes(3, "jiuzhu").against(1);
  s.discards(3, "S5.blade");
  s.sees("lose", 3);
  s.sees("heal", 1).because("SGS-SKILL-JIUZHU");
  s.expect_alive(1);
}

STORY(Jiuzhu, WithOneHitPointHeCannot) {
  Story s(six);
  without_generals(s).general(1, "zhaoyun3v3").hand(1, "S3.snatch").hp(1, 1).hp(3, 1);
  s.play_phase_of(4).hand(4, "S7.slash");
  s.never("invoke", 1);
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3);
}

STORY(Jiuzhu, NotForAnEnemy) {
  Story s(six);
  without_generals(s).general(1, "zhaoyun3v3").hand(1, "S7.slash S3.snatch").hp(6, 1);
  s.play_phase_of(1);
  s.never("invoke", 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
}

}  // namespace
}  // namespace tally::test

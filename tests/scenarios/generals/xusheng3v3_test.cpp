// 徐盛 Xu Sheng (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Yicheng3v3, AFriendDrawsAndDiscards) {
  Story s(six);
  without_generals(s).general(2, "xusheng3v3").play_phase_of(4).hand(4, "S7.slash");
  s.hand(3, "H3.peach S5.blade").pile("D2.dodge");
  s.uses(4, "S7.slash").on(3);
  s.invokes(2, "yicheng3v3").against(3);
  s.sees("draw", 3).because("SGS-SKILL-YICHENG-3V3");
  s.illegal("SGS-SKILL-YICHENG-3V3").discards(3, "S5.blade").asked(Ask::outfit);
  s.discards(3, "H3.peach").asked(Ask::outfit);
  s.dodges(3, "D2.dodge");
}

STORY(Yicheng3v3, EquipmentIsUsed) {
  Story s(six);
  without_generals(s).general(2, "xusheng3v3").play_phase_of(4).hand(4, "S7.slash");
  s.hand(3, "H3.peach S5.blade").pile("D3.dodge");
  s.uses(4, "S7.slash").on(3);
  s.invokes(2, "yicheng3v3").against(3);
  s.sees("draw", 3);
  s.uses(3, "S5.blade").on(3).asked(Ask::outfit);
  s.dodges(3, "D3.dodge");
  s.expect_equip(3, "S5.blade");
}

STORY(Yicheng3v3, NotAgainstAFriendsSlashAndNotForAnEnemy) {
  Story s(six);
  without_generals(s).general(2, "xusheng3v3").play_phase_of(1).hand(1, "S7.slash S8.slash");
  s.also_has(1, "paoxiao");
  s.never("invoke", 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(6);
  s.sees("damage", 6);
}

}  // namespace
}  // namespace tally::test

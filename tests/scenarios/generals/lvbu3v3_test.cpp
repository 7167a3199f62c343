// 吕布 Lü Bu (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Zhanshen3v3, OneCardMore) {
  Story s(six);
  without_generals(s).general(2, "lvbu3v3").turn_of(2).discards_whatever();
  s.illegal("SGS-SKILL-ZHANSHEN-3V3").decides(2, "draw");
  s.decides(2, "more_cards");
  s.sees("draw", 2).points(3);
}

STORY(Zhanshen3v3, OneMoreDamageOfHisSlashes) {
  Story s(six);
  without_generals(s).general(2, "lvbu3v3").turn_of(2).hand(2, "S7.slash").discards_whatever();
  s.decides(2, "more_damage");
  s.sees("draw", 2).points(2);
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3).points(2);
}

STORY(Zhanshen3v3, OneMoreTarget) {
  Story s(six);
  without_generals(s).general(2, "lvbu3v3").turn_of(2).hand(2, "S7.slash").discards_whatever();
  s.decides(2, "more_targets");
  s.uses(2, "S7.slash").on(3);
  s.illegal("SGS-SKILL-ZHANSHEN-3V3").invokes(2, "zhanshen3v3").on(5);
  s.invokes(2, "zhanshen3v3").on(1);
  s.sees("damage", 3);
  s.sees("damage", 1);
}

STORY(Zhanshen, HeAwakensWhenAFriendIsDead) {
  Story s(six);
  without_generals(s).with("zhanshen", "both").general(2, "lvbu3v3_old").hp(2, 2).dead(1);
  s.equip(2, "S5.blade");
  s.turn_of(2).discards_whatever();
  s.sees("awaken", 2);
  s.sees("forfeit", 2).cards("S5.blade");
  s.sees("acquire", 2).as("mashu");
  s.sees("acquire", 2).as("shenji");
  s.expect_skill(2, "mashu", true);
  s.expect_skill(2, "shenji", true);
}

STORY(Zhanshen, HorsemanshipAlone) {
  Story s(six);
  without_generals(s).with("zhanshen", "horsemanship").general(2, "lvbu3v3_old").hp(2, 2).dead(1);
  s.equip(2, "S5.blade").turn_of(2).discards_whatever();
  s.sees("awaken", 2);
  s.sees("acquire", 2).as("mashu");
  s.expect_skill(2, "mashu", true);
  s.expect_skill(2, "shenji", false);
  s.expect_equip(2, "S5.blade");
}

STORY(Zhanshen, NotForADeadEnemyAndNotUnhurt) {
  Story s(six);
  without_generals(s).general(2, "lvbu3v3_old").hp(2, 2).dead(4).turn_of(2).discards_whatever();
  s.never("awaken", 2);
  s.sees("draw", 2);
}

STORY(Shenji, UpToThreeTargetsWithoutAWeapon) {
  Story s(six);
  without_generals(s).also_has(4, "shenji").play_phase_of(4).hand(4, "S7.slash");
  s.uses(4, "S7.slash").on(5, 3);
  s.sees("damage", 5);
  s.sees("damage", 3);
}

STORY(Shenji, WithAWeaponOne) {
  Story s(six);
  without_generals(s).also_has(4, "shenji").play_phase_of(4).hand(4, "S7.slash");
  s.equip(4, "S5.blade");
  s.illegal("SGS-USE-TARGET").uses(4, "S7.slash").on(5, 3);
  s.declines(4, Ask::play);
}

}  // namespace
}  // namespace tally::test

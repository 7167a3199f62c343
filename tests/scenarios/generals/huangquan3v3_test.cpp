// 黄权 Huang Quan (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

inline constexpr const char* dealt =
    "H2.dodge HK.dodge D2.dodge D3.dodge S7.savage_assault H3.peach H4.peach H6.peach "
    "D4.dodge D5.dodge D6.dodge D7.dodge D8.dodge D9.dodge D10.dodge DJ.dodge "
    "S3.snatch S4.snatch SJ.snatch D3.snatch D4.snatch SA.duel CA.duel DA.duel";

STORY(Choujin, AnEnemyIsChosenBeforeTheHandsAreDealt) {
  Story s(six);
  without_generals(s).general(1, "huangquan3v3").from_the_start().discards_whatever();
  s.lets_act_first(2, 2);
  s.illegal("SGS-SKILL-CHOUJIN").invokes(1, "choujin").on(2);
  s.invokes(1, "choujin").on(5);
  s.sees("deal");
}

STORY(Choujin, WhoeverOfHisSideHurtsThatOneDraws) {
  Story s(six);
  without_generals(s).general(1, "huangquan3v3").from_the_start().discards_whatever();
  s.pile(dealt).anything_else();
  s.lets_act_first(2, 2);
  s.invokes(1, "choujin").on(5);
  s.uses(2, "S7.savage_assault");
  s.decides(2, "anticlockwise");
  s.sees("damage", 4);
  s.sees("damage", 5);
  s.sees("draw", 2).because("SGS-SKILL-CHOUJIN");
  s.sees("damage", 6);
}

STORY(Zhongjian, ACardForAFriendAndOneForHimself) {
  Story s(six);
  without_generals(s).general(4, "huangquan3v3").play_phase_of(4).hand(4, "S7.slash");
  s.pile("H3.peach");
  s.illegal("SGS-SKILL-ZHONGJIAN").invokes(4, "zhongjian").on(3);
  s.invokes(4, "zhongjian").on(5);
  s.gives(4, "S7.slash").to(5);
  s.sees("draw", 4).because("SGS-SKILL-ZHONGJIAN");
  s.illegal("SGS-SKILL-ZHONGJIAN").invokes(4, "zhongjian").on(6);
  s.expect_hand(5, "S7.slash");
}

STORY(Zhongjian, EquipmentTooButOfWhichHeHasSome) {
  Story s(six);
  without_generals(s).general(4, "huangquan3v3").play_phase_of(4).equip(4, "S5.blade");
  s.invokes(4, "zhongjian").on(6);
  s.gives(4, "S5.blade").to(6);
  s.sees("draw", 4);
  s.expect_hand(6, "S5.blade");
}

}  // namespace
}  // namespace tally::test

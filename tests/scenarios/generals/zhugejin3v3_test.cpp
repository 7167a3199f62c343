// 诸葛瑾 Zhuge Jin (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Huanshi3v3, ACardOfHisForAFriendsJudgement) {
  Story s(six);
  without_generals(s).general(2, "zhugejin3v3").hand(2, "H3.peach").turn_of(3);
  s.judging(3, "S6.indulgence").pile("S9.slash").discards_whatever();
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 3).cards("H3.peach").effect(false);
  s.declines(3, Ask::play);
}

STORY(Huanshi3v3, EquipmentTooForHimself) {
  Story s(six);
  without_generals(s).general(2, "zhugejin3v3").equip(2, "H5.kylin_bow").turn_of(2);
  s.judging(2, "S6.indulgence").pile("S9.slash").discards_whatever();
  s.replaces_judgement(2, "H5.kylin_bow");
  s.sees("judged", 2).cards("H5.kylin_bow").effect(false);
  s.declines(2, Ask::invoke);
  s.declines(2, Ask::play);
}

STORY(Huanshi3v3, NotForAnEnemy) {
  Story s(six);
  without_generals(s).general(2, "zhugejin3v3").equip(2, "H5.kylin_bow").turn_of(4);
  s.judging(4, "S6.indulgence").pile("S9.slash").discards_whatever();
  s.never("retrial", 2);
  s.sees("judged", 4).effect(true);
  s.sees("skip", 4);
}

STORY(Hongyuan3v3, OneCardLessForHimOneMoreForHisFriends) {
  Story s(six);
  without_generals(s).general(1, "zhugejin3v3").turn_of(1).discards_whatever();
  s.invokes(1, "hongyuan3v3");
  s.sees("draw", 1).points(1);
  s.sees("draw", 2).points(1).because("SGS-SKILL-HONGYUAN-3V3");
  s.sees("draw", 3).points(1).because("SGS-SKILL-HONGYUAN-3V3");
}

STORY(OptionHongyuan, HisFriendsDrawFromHimOn) {
  Story s(six);
  without_generals(s).general(2, "zhugejin3v3").with("hongyuan", "turn_order");
  s.turn_of(2).discards_whatever();
  s.invokes(2, "hongyuan3v3");
  s.sees("draw", 2).points(1);
  s.sees("draw", 3).points(1).because("SGS-SKILL-HONGYUAN-3V3");
  s.sees("draw", 1).points(1).because("SGS-SKILL-HONGYUAN-3V3");
}

STORY(OptionHongyuan, HisFriendsDrawFromTheFirstSeatOn) {
  Story s(six);
  without_generals(s).general(2, "zhugejin3v3").with("hongyuan", "seats");
  s.turn_of(2).discards_whatever();
  s.invokes(2, "hongyuan3v3");
  s.sees("draw", 2).points(1);
  s.sees("draw", 1).points(1).because("SGS-SKILL-HONGYUAN-3V3");
  s.sees("draw", 3).points(1).because("SGS-SKILL-HONGYUAN-3V3");
}

STORY(Hongyuan3v3, TheDeadDrawNothing) {
  Story s(six);
  without_generals(s).general(1, "zhugejin3v3").dead(3).turn_of(1).discards_whatever();
  s.never("draw", 3);
  s.invokes(1, "hongyuan3v3");
  s.sees("draw", 1).points(1);
  s.sees("draw", 2).points(1);
}

}  // namespace
}  // namespace tally::test

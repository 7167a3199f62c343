// 文聘 Wen Pin (3v3)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Zhenwei3v3, EnemiesAreFartherFromAllOfHisSide) {
  Story s(six);
  without_generals(s).general(2, "wenpin3v3").play_phase_of(4).hand(4, "S7.slash");
  s.expect_distance(4, 3, 2);
  s.expect_distance(6, 1, 2);
  s.expect_distance(3, 4, 1);
  s.expect_distance(1, 3, 2);
  s.illegal("SGS-RANGE").uses(4, "S7.slash").on(3);
  s.declines(4, Ask::play);
}

STORY(OptionZhenwei, AllOfHisSide) {
  Story s(six);
  without_generals(s).with("zhenwei", "all").general(2, "wenpin3v3").play_phase_of(4);
  s.expect_distance(4, 2, 3);
  s.declines(4, Ask::play);
}

STORY(OptionZhenwei, TheOthersOfHisSide) {
  Story s(six);
  without_generals(s).with("zhenwei", "others").general(2, "wenpin3v3").play_phase_of(4);
  s.expect_distance(4, 2, 2);
  s.expect_distance(4, 3, 2);
  s.declines(4, Ask::play);
}

STORY(Zhenwei3v3, WhatMakesNearerCountsTogetherWithIt) {
  Story s(six);
  without_generals(s).general(2, "wenpin3v3").general(4, "machao").play_phase_of(4);
  s.hand(4, "S7.slash");
  s.expect_distance(4, 3, 1);
  s.expect_distance(4, 2, 2);
  s.uses(4, "S7.slash").on(3);
  s.declines(4, Ask::invoke);
  s.sees("damage", 3);
}

STORY(Zhenwei3v3, WithoutSidesOnlyForHimself) {
  Story s(4);
  s.general(1, "wenpin3v3");
  s.expect_distance(2, 1, 2);
  s.expect_distance(2, 3, 1);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

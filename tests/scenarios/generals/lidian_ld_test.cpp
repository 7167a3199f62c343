// Li Dian of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view four = "S7.slash S8.slash H9.peach H2.dodge";

STORY(Xunxun, TwoOnTopAndTwoBelow) {
  War s(4);
  s.turn_of(1).open(1, "lidian_ld zhenji_gz").pile(four);
  s.invokes(1, "xunxun");
  s.illegal("SGS-SKILL-XUNXUN").arranges(1, "H9.peach H2.dodge S7.slash S8.slash", 3);
  s.arranges(1, "H9.peach H2.dodge S7.slash S8.slash", 2);
  s.sees("draw", 1).points(2);
  s.expect_hand(1, "H9.peach H2.dodge");
}

STORY(Xunxun, HeNeedNot) {
  War s(4);
  s.turn_of(1).open(1, "lidian_ld zhenji_gz").pile(four);
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
  s.expect_hand(1, "S7.slash S8.slash");
}

STORY(Xunxun, TurnedUpForIt) {
  War s(4);
  s.turn_of(1).hidden(1, "lidian_ld caocao_gz").pile(four);
  s.unveils(1, "lidian_ld", "xunxun").asked(Ask::unveil_for);
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "xunxun");
  s.arranges(1, "H2.dodge H9.peach S7.slash S8.slash", 2);
  s.expect_hand(1, "H2.dodge H9.peach");
}

STORY(Wangxi, DamageTakenBothDraw) {
  War s(4);
  s.open(2, "lidian_ld zhenji_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "wangxi").of(1);
  s.sees("draw", 1).points(1).because("SGS-SKILL-WANGXI");
  s.sees("draw", 2).points(1).because("SGS-SKILL-WANGXI");
}

STORY(Wangxi, DamageDealtForEachPoint) {
  War s(4);
  s.open(1, "lidian_ld zhenji_gz").hand(1, "S7.slash S9.wine");
  s.uses(1, "S9.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(1, "wangxi").of(2);
  s.sees("draw", 1);
  s.sees("draw", 2);
  s.invokes(1, "wangxi").of(2);
  s.sees("draw", 1);
  s.sees("draw", 2);
}

STORY(Wangxi, NotWithTheDead) {
  War s(4);
  s.open(1, "lidian_ld zhenji_gz").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.never_asked(Ask::invoke, 1);
  s.sees("put").cards("S7.slash");
}

STORY(Wangxi, TurnedUpForIt) {
  War s(4);
  s.hidden(2, "zhenji_gz lidian_ld").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.unveils(2, "lidian_ld", "wangxi");
  s.sees("allegiance", 2).as("wei");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "wangxi").of(1);
  s.sees("draw", 1);
  s.sees("draw", 2);
}

// Who had no card to be taken has one by then.
STORY(Wangxi, WhatItBringsHisFoeRetaliationTakes) {
  War s(4);
  s.open(2, "lidian_ld simayi_gz").hand(1, "S7.slash").pile("H4.peach H6.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "wangxi").of(1);
  s.sees("draw", 1).cards("H4.peach");
  s.sees("draw", 2).cards("H6.peach");
  s.invokes(2, "fankui");
  s.takes(2, "H4.peach").of(1);
}

}  // namespace
}  // namespace tally::test

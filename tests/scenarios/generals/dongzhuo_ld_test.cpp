// Dong Zhuo of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Hengzheng, WithOneHitPointACardOfEverybody) {
  War s(4);
  s.turn_of(1).open(1, "huatuo_gz dongzhuo_ld").hp(1, 1).hand(1, "S7.slash");
  s.hand(2, "H2.dodge").equip(3, "H5.chitu");
  s.invokes(1, "hengzheng");
  s.takes(1, "H2.dodge").from(2).because("SGS-SKILL-HENGZHENG");
  s.takes(1, "H5.chitu").from(3).because("SGS-SKILL-HENGZHENG");
  s.never("draw", 1);
  s.expect_hand(1, "S7.slash H2.dodge H5.chitu");
  s.discards_whatever();
}

STORY(Hengzheng, WithoutAHandCardAlsoOutOfAJudgementArea) {
  War s(4);
  s.turn_of(1).open(1, "huatuo_gz dongzhuo_ld").judging(4, "C6.indulgence");
  s.invokes(1, "hengzheng");
  s.takes(1, "C6.indulgence").from(4);
  s.never("draw", 1);
  s.expect_judging(4, "");
}

STORY(Hengzheng, NotWithTwoHitPointsAndACard) {
  War s(4);
  s.turn_of(1).open(1, "huatuo_gz dongzhuo_ld").hp(1, 2).hand(1, "S7.slash").hand(2, "H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.sees("draw", 1).points(2);
}

STORY(Hengzheng, TurnedUpForIt) {
  War s(4);
  s.turn_of(1).hidden(1, "dongzhuo_ld huatuo_gz").hand(2, "H2.dodge");
  s.unveils(1, "dongzhuo_ld", "hengzheng").asked(Ask::unveil_for);
  s.invokes(1, "hengzheng");
  s.takes(1, "H2.dodge").from(2);
  s.anything_else();
}

STORY(Baoling, HisDeputyGoesAndHeGrows) {
  War s(4);
  s.open(1, "dongzhuo_ld huatuo_gz");
  s.sees("dismiss", 1).as("huatuo_gz").because("SGS-GZ-REMOVE");
  s.sees("hp", 1).points(3).out_of(6).because("SGS-SKILL-BAOLING");
  s.sees("heal", 1).points(3).because("SGS-SKILL-BAOLING");
  s.sees("acquire", 1).as("benghuai").because("SGS-SKILL-BAOLING");
  s.decides(1, "lose_hp");
  s.sees("lose", 1).because("SGS-SKILL-BENGHUAI");
  s.expect_skill(1, "jijiu", false);
  s.expect_kingdom(1, "qun");
}

STORY(Baoling, ADeputyWhoLiesFaceDownIsShownAndBringsNothing) {
  War s(4);
  s.main_open(1, "dongzhuo_ld huatuo_gz").hp(1, 3);
  s.sees("disclose", 1).as("huatuo_gz").because("SGS-GZ-REMOVE");
  s.sees("dismiss", 1).as("huatuo_gz").because("SGS-GZ-REMOVE");
  s.never("mark", 1);
  s.sees("heal", 1).points(3);
  s.sees("acquire", 1).as("benghuai");
  s.decides(1, "lose_max_hp");
}

STORY(Baoling, NotTwice) {
  War s(4);
  s.open(1, "dongzhuo_ld huatuo_gz");
  s.sees("dismiss", 1);
  s.sees("heal", 1);
  s.sees("acquire", 1).as("benghuai");
  s.decides(1, "lose_max_hp");
  s.sees("turn", 2);
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.sees("turn", 1);
  s.declines(1, Ask::invoke);
  s.decides(1, "lose_max_hp");
  s.discards_whatever();
}

STORY(Baoling, NotAsTheDeputy) {
  War s(4);
  s.open(1, "huatuo_gz dongzhuo_ld");
  s.never("dismiss", 1);
  s.sees("turn", 2);
}

STORY(Baoling, NobodyIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "dongzhuo_ld huatuo_gz");
  s.never_asked(Ask::unveil_for, 1);
  s.never("dismiss", 1);
  s.sees("turn", 2);
}

}  // namespace
}  // namespace tally::test

// Zhang Xiu of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Fudi, TheStrongestOfHisKingdomIsHurt) {
  War s(4);
  s.open(1, "simayi_hs zhenji_hs").open(3, "xuchu_hs dianwei_hs");
  s.open(2, "zhangxiu_ld pangde_hs").hand(2, "H2.dodge").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.invokes(2, "fudi").against(1);
  s.gives(2, "H2.dodge").to(1);
  s.never_asked(Ask::victim, 2);
  s.sees("damage", 3).from(2).points(2).because("SGS-SKILL-FUDI");  // with 从谏
  s.declines(1, Ask::play);
}

STORY(Fudi, OfSeveralOneIsNamed) {
  War s(4);
  s.open(1, "simayi_hs zhenji_hs").open(3, "xuchu_hs dianwei_hs").hp(3, 3);
  s.open(2, "zhangxiu_ld pangde_hs").hand(2, "H2.dodge").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.invokes(2, "fudi");
  s.gives(2, "H2.dodge").to(1);
  s.illegal("SGS-SKILL-FUDI").names_victim(2, 4);
  s.names_victim(2, 3);
  s.sees("damage", 3).from(2).points(2);
  s.declines(1, Ask::play);
}

STORY(Fudi, NobodyWhereAllAreWeaker) {
  War s(4);
  s.open(1, "simayi_hs zhenji_hs").hp(1, 2);
  s.open(2, "zhangxiu_ld pangde_hs").hand(2, "H2.dodge").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.invokes(2, "fudi");
  s.gives(2, "H2.dodge").to(1);
  s.never("damage", 1);
  s.declines(1, Ask::play);
}

STORY(Fudi, FaceDownHeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "zhangxiu_ld pangde_hs").hand(2, "H2.dodge").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.unveils(2, "zhangxiu_ld", "fudi");
  s.sees("allegiance", 2).as("qun");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "fudi");
  s.gives(2, "H2.dodge").to(1);
  s.sees("damage", 1).from(2).points(2);
  s.declines(1, Ask::play);
}

STORY(Congjian, InHisTurnHeTakesOneMore) {
  War s(4);
  s.open(1, "zhangxiu_ld pangde_hs").hand(1, "SA.duel").hand(2, "S7.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S7.slash");
  s.sees("damage", 1).from(2).points(2);
  s.declines(1, Ask::play);
}

STORY(Congjian, WhatHeDealsInHisTurnIsAsItIs) {
  War s(4);
  s.open(1, "zhangxiu_ld pangde_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
  s.declines(1, Ask::play);
}

STORY(Congjian, OutsideItFaceDownHeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "zhangxiu_ld pangde_hs").hand(1, "SA.duel").hand(2, "S7.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S7.slash");
  s.unveils(2, "zhangxiu_ld", "congjian");
  s.sees("allegiance", 2).as("qun");
  s.sees("mark", 2).as("pioneer");
  s.sees("damage", 1).from(2).points(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

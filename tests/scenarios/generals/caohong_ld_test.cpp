// Cao Hong 曹洪 of kingdom war: Guarding Aid, Crane Wing.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(HuyuanLd, AHandCardForAnother) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").hand(1, "H2.dodge");
  s.declines(1, Ask::play);
  s.never_asked(Ask::decide, 1);
  s.invokes(1, "huyuan_ld");
  s.gives(1, "H2.dodge").to(3);
  s.expect_hand(3, "H2.dodge");
}

STORY(HuyuanLd, OrEquipmentInAnEmptyPlaceAndACardInFrontOfAnybodyGoes) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").hand(1, "S2.eight_diagram H2.dodge");
  s.equip(2, "C2.vine").equip(4, "DA.crossbow");
  s.declines(1, Ask::play);
  s.invokes(1, "huyuan_ld");
  s.decides(1, "equip");
  s.illegal("SGS-SKILL-HUYUAN-LD").relocates(1, "H2.dodge").to(3);
  s.illegal("SGS-SKILL-HUYUAN-LD").relocates(1, "S2.eight_diagram").to(2);
  s.relocates(1, "S2.eight_diagram").to(3);
  s.removes(1, "DA.crossbow").from(4);
  s.expect_equip(3, "S2.eight_diagram");
  s.expect_equip(4, "");
}

STORY(HuyuanLd, WhatHeWearsTooAndADelayedTrickMayGo) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").equip(1, "S5.jueying").judging(3, "C6.indulgence");
  s.declines(1, Ask::play);
  s.invokes(1, "huyuan_ld");
  s.relocates(1, "S5.jueying").to(2);
  s.removes(1, "C6.indulgence").from(3);
  s.expect_equip(2, "S5.jueying");
  s.expect_judging(3, "");
}

STORY(HuyuanLd, HeMayLeaveThatUndone) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").hand(1, "S5.jueying");
  s.declines(1, Ask::play);
  s.invokes(1, "huyuan_ld");
  s.decides(1, "equip");
  s.relocates(1, "S5.jueying").to(1);
  s.declines(1, Ask::clear_one);
  s.expect_equip(1, "S5.jueying");
}

STORY(HuyuanLd, WithoutCardsHeIsNotAsked) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs");
  s.never_asked(Ask::invoke, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(HuyuanLd, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "xuchu_hs caohong_ld").hand(1, "H2.dodge");
  s.declines(1, Ask::play);
  s.unveils(1, "caohong_ld", "huyuan_ld");
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "huyuan_ld");
  s.gives(1, "H2.dodge").to(3);
}

STORY(Heyi, OthersAreFartherFromALineOfTwo) {
  War s(5);
  s.open(1, "caohong_ld xuchu_hs").open(2, "xuhuang_hs zhanghe_hs");
  s.expect_distance(3, 2, 2);
  s.expect_distance(5, 1, 2);
  s.expect_distance(1, 2, 2);
  s.expect_distance(2, 3, 1);
  s.play_phase_of(3).hand(3, "S3.snatch").hand(2, "H2.dodge");
  s.illegal("SGS-DISTANCE").uses(3, "S3.snatch").on(2);
  s.declines(3, Ask::play);
}

STORY(Heyi, OneAloneIsNoLine) {
  War s(5);
  s.open(1, "caohong_ld xuchu_hs").open(3, "xuhuang_hs zhanghe_hs");
  s.expect_distance(5, 1, 1);
  s.expect_distance(4, 3, 1);
  s.declines(1, Ask::play);
}

STORY(Heyi, WithThreePlayersNobodyIsFarther) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").open(2, "xuhuang_hs zhanghe_hs").dead(4);
  s.expect_distance(3, 2, 1);
  s.expect_distance(3, 1, 1);
  s.declines(1, Ask::play);
}

STORY(Formations, ALineGoesOnOverTheDead) {
  War s(6);
  s.open(1, "caohong_ld xuchu_hs").dead(2).open(3, "xuhuang_hs zhanghe_hs");
  s.expect_distance(4, 3, 2);
  s.expect_distance(6, 1, 2);
  s.declines(1, Ask::play);
}

STORY(Formations, ACareeristStandsInNone) {
  War s(4);
  s.open(1, "caohong_ld xuchu_hs").open(2, "xuhuang_hs zhanghe_hs").careerist(2);
  s.expect_distance(3, 2, 1);
  s.expect_distance(4, 1, 1);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

// 3v3 with reserves, and what else noname's has of its own.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(ThreeReserves, OneTakesThePlaceOfTheDead) {
  Story s(six);
  s.ruleset("noname-3v3").general(1, "zhangfei").general(6, "zhenji").hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6).as("warm_vanguard");
  s.sees("draw", 1).points(3).because("SGS-3V3-REWARD");
  s.illegal("SGS-3V3-RESERVES").enters(6, "zhangfei");
  s.illegal("SGS-3V3-RESERVES").enters(6, "zhenji");
  s.illegal("SGS-3V3-RESERVES").enters(6, "xiahouyuan");  // not of the standard box
  s.enters(6, "guojia").because("SGS-3V3-RESERVES");
  s.sees("hp", 6).points(3).out_of(3);
  s.sees("draw", 6).points(4).because("SGS-3V3-RESERVES");
  s.expect_general(6, "guojia");
  s.expect_alive(6);
  s.expect_going_on();
}

// He took no damage: nothing of his answers it.
STORY(ThreeReserves, WhoComesInHasNotSufferedWhatTheDeadDid) {
  Story s(six);
  s.ruleset("noname-3v3").general(1, "zhangfei").general(6, "zhenji").hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
  s.sees("draw", 1).points(3);
  s.enters(6, "simayi");
  s.never_asked(Ask::invoke, 6);
  s.sees("draw", 6).points(4);
}

STORY(ThreeReserves, HeHasNothingOfTheTurnInWhichTheDeadDied) {
  Story s(six);
  s.anything_else();
  s.ruleset("noname-3v3").general(1, "huanggai").hp(1, 1).hand(1, "S7.slash");
  s.discards_whatever();
  s.invokes(1, "kurou");
  s.sees("death", 1).by(0);
  s.enters(1, "zhouyu");
  s.sees("draw", 1).points(4).because("SGS-3V3-RESERVES");
  s.expect_hand_size(1, 4);  // Trojan Flesh brings him nothing
  s.lets_act(5, 4);
  s.sees("turn", 4);
}

// He dies of Retaliation by the first target: the others are spared.
STORY(ThreeReserves, WhatTheDeadDidReachesNobodyElse) {
  Story s(six);
  s.anything_else();
  s.ruleset("noname-3v3").general(1, "luxun").general(6, "xiahoudun").hp(1, 1);
  s.hand(1, "HA.archery_attack").pile("S9.slash");
  s.discards_whatever();
  s.uses(1, "HA.archery_attack");
  s.sees("damage", 6);
  s.invokes(6, "ganglie");
  s.sees("damage", 1).from(6);
  s.sees("death", 1).by(6);
  s.enters(1, "xuchu");
  s.sees("draw", 1).points(4).because("SGS-3V3-RESERVES");
  s.sees("put").cards("HA.archery_attack");
  s.lets_act(5, 4);
  s.sees("turn", 4);
}

STORY(OptionReserves, WithTheDeathOfSomebodyForWhomNobodyComesASideHasLost) {
  Story s(six);
  without_generals(s).with("reserves", 1).equip(1, "S6.qinggang_sword");
  s.hand(1, "S7.slash CA.duel").hp(5, 1).hp(6, 1);
  s.uses(1, "S7.slash").on(5);
  s.sees("damage", 5);
  s.sees("death", 5).as("warm_commander");
  s.sees("draw", 1).points(3);
  s.sees("enter", 5).because("SGS-3V3-RESERVES");
  s.sees("hp", 5).points(4).out_of(4);
  s.sees("draw", 5).points(4);
  s.uses(1, "CA.duel").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
  s.sees("over").on(1, 2, 3).because("SGS-3V3-END");
  s.expect_winners({1, 2, 3});
}

STORY(OptionReserves, NoneTheDeadStayDead) {
  Story s(six);
  without_generals(s).with("reserves", 0).hand(1, "S7.slash").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
  s.sees("draw", 1).points(3);
  s.never("enter", 6);
  s.baseless("SGS-3V3-RESERVES", "enter", 6);
  s.expect_dead(6);
}

STORY(OptionOwnKill, RewardedLikeAnyOther) {
  Story s(six);
  without_generals(s).with("own_kill", "rewarded").play_phase_of(2);
  s.hand(2, "S7.slash CA.duel").hp(1, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.sees("death", 1);
  s.sees("draw", 2).points(3).because("SGS-3V3-REWARD");
}

STORY(OptionOwnKill, PunishedWithHandAndEquipment) {
  Story s(six);
  without_generals(s).with("own_kill", "punished").play_phase_of(2);
  s.hand(2, "S7.slash CA.duel").equip(2, "S6.qinggang_sword").hp(1, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.sees("death", 1);
  s.sees("forfeit", 2).because("SGS-3V3-REWARD");
  s.never("draw", 2);
  s.expect_hand_size(2, 0);
  s.expect_equip(2, "");
}

STORY(OptionOwnKill, AnEnemyBringsTheRewardAllTheSame) {
  Story s(six);
  without_generals(s).with("own_kill", "punished").hand(1, "S7.slash CA.duel").hp(6, 1);
  s.uses(1, "S7.slash").on(6);
  s.sees("damage", 6);
  s.sees("death", 6);
  s.sees("draw", 1).points(3).because("SGS-3V3-REWARD");
}

STORY(OptionVanguards, TogetherOneAfterTheOther) {
  Story s(six);
  from_the_first_turn(s).with("vanguards", "together");
  s.sees("turn", 2);
  s.lets_act(5, 4);
  s.sees("turn", 4);
  s.sees("turn", 6).because("SGS-3V3-ACTIONS");
}

STORY(OptionVanguards, ApartTheRightGoesOverAfterEachTurn) {
  Story s(six);
  from_the_first_turn(s).with("vanguards", "apart");
  s.sees("turn", 2);
  s.lets_act(5, 4);
  s.sees("turn", 4);
  s.illegal("SGS-3V3-ACTIONS").lets_act(2, 6);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.lets_act(5, 6);
  s.sees("turn", 6);
  s.sees("turn", 3);  // only he is left of his side: nobody is asked
  s.sees("turn", 5);
  s.sees("round").points(2);
}

// Seat 1 has acted and dies in his turn; who comes in may act again in this round.
void somebody_comes_in(Story& s, std::string_view round_end) {
  s.anything_else();
  without_generals(s).with("vanguards", "apart").with("reserves", 2).with("round_end", round_end);
  s.hp(1, 1).hand(1, "SA.duel").hand(4, "S7.slash").turn_of(1).discards_whatever();
  s.uses(1, "SA.duel").on(4);
  s.plays(4, "S7.slash");
  s.sees("enter", 1);
  s.lets_act(5, 4);
  s.sees("turn", 4);
  s.lets_act(2, 2);
  s.sees("turn", 2);
  s.lets_act(5, 5);
  s.sees("turn", 5);
  s.lets_act(2, 1);
  s.sees("turn", 1);
  s.sees("turn", 6);
}

STORY(OptionRoundEnd, AfterSixTurnsSomebodyHasHadNone) {
  Story s(six);
  somebody_comes_in(s, "six_turns");
  s.sees("round").points(2);
}

STORY(OptionRoundEnd, WhenAllHaveActed) {
  Story s(six);
  somebody_comes_in(s, "all_acted");
  s.sees("turn", 3).because("SGS-3V3-ACTIONS");
  s.sees("round").points(2);
}

STORY(OptionFirstCards, OneLessInTheFirstTurn) {
  Story s(six);
  from_the_first_turn(s).with("first_cards", "one_less");
  s.sees("turn", 2);
  s.sees("draw", 2).points(1).because("SGS-PHASE-DRAW");
  s.lets_act(5, 5);
  s.sees("turn", 5);
  s.sees("draw", 5).points(2);
}

STORY(OptionFirstCards, AsManyAsEver) {
  Story s(six);
  from_the_first_turn(s).with("first_cards", "all");
  s.sees("turn", 2);
  s.sees("draw", 2).points(2);
}

STORY(OptionLightning, ItIsUsed) {
  Story s(six);
  without_generals(s).with("lightning", "used").from_the_start();
  s.lets_act_first(2, 2);
  s.sees("deal").points(4);
  s.expect_pile_size(108 - 24);
}

STORY(OptionLightning, ItIsLeftOut) {
  Story s(six);
  without_generals(s).with("lightning", "left_out").from_the_start();
  s.lets_act_first(2, 2);
  s.sees("deal").points(4);
  s.expect_pile_size(106 - 24);
}

STORY(OptionFirstRight, AlwaysTheWarmSide) {
  Story s(six);
  without_generals(s).with("first_right", "warm").from_the_start().discards_whatever();
  s.sees("round").points(1);
  s.sees("turn", 5).because("SGS-3V3-FIRST");
}

}  // namespace
}  // namespace tally::test

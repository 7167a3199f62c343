// 小乔 Xiao Qiao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Heavenly Fragrance

STORY(Tianxiang, AnotherTakesItAndDraws) {
  Story s(4);
  s.general(2, "xiaoqiao").hp(3, 3).hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("damage", 3).from(1).points(1).because("SGS-SKILL-TIANXIANG");
  s.sees("draw", 3).points(2).because("SGS-SKILL-TIANXIANG");
  s.expect_hp(2, 3);
  s.expect_hp(3, 2);
}

STORY(Tianxiang, ASpadeOfHersIsAHeart) {
  Story s(4);
  s.general(2, "xiaoqiao").hand(1, "S7.slash").hand(2, "S8.slash D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.illegal("SGS-SKILL-TIANXIANG").invokes(2, "tianxiang").on(2);
  s.invokes(2, "tianxiang").on(1);
  s.illegal("SGS-SKILL-TIANXIANG").discards(2, "D2.dodge");
  s.discards(2, "S8.slash");
  s.sees("damage", 1).from(1);
  s.sees("draw", 1).points(1);
}

STORY(Tianxiang, WithoutAHeartSheTakesItHerself) {
  Story s(4);
  s.general(2, "xiaoqiao").hand(1, "S7.slash").hand(2, "D3.dodge C3.slash");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Tianxiang, AsMuchAsWasOnItsWayNoMore) {
  Story s(4);
  s.general(1, "xuchu").general(2, "xiaoqiao").turn_of(1).hand(1, "S7.slash").hand(2, "H3.peach");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("damage", 3).from(1).points(2);
  s.sees("draw", 3).points(2);
}

STORY(Tianxiang, FireThatHitsAChainedOneSpreadsFromThere) {
  Story s(4);
  s.general(2, "xiaoqiao").chained(2).chained(3).chained(4);
  s.hand(1, "H4.fire_slash").hand(2, "H3.peach");
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("chain", 3).effect(false);
  s.sees("damage", 3).as("fire").because("SGS-SKILL-TIANXIANG");
  s.sees("chain", 2).effect(false);
  s.sees("damage", 2).as("fire").because("SGS-CHAIN");
  s.sees("chain", 4).effect(false);
  s.sees("damage", 4).as("fire").because("SGS-CHAIN");
  s.sees("draw", 3).points(1);
}

STORY(Tianxiang, WhatComesThroughTheChainIsPassedOnAndSpreadsNoFurther) {
  Story s(4);
  s.general(2, "xiaoqiao").chained(2).chained(3).hand(1, "H4.fire_slash").hand(2, "H3.peach");
  s.equip(1, "H5.chitu");
  s.uses(1, "H4.fire_slash").on(3);
  s.sees("chain", 3).effect(false);
  s.sees("damage", 3);
  s.invokes(2, "tianxiang").on(4);
  s.discards(2, "H3.peach");
  s.sees("damage", 4).as("fire").because("SGS-CHAIN");
  s.sees("draw", 4).points(1);
  s.expect_hp(2, 3);
  s.expect_chained(2, true);
}

STORY(Tianxiang, WhoHasTakenItMayDie) {
  Story s("lord loyalist rebel spy");
  s.general(2, "xiaoqiao").hp(3, 1).hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("damage", 3);
  s.sees("death", 3).by(1);
  s.sees("draw", 1).points(3);
  s.expect_hand_size(1, 3);
}

STORY(OptionTianxiang, HandNoEquipment) {
  Story s(4);
  s.with("tianxiang", "hand").general(2, "xiaoqiao").hand(1, "S7.slash").hand(2, "H3.peach");
  s.equip(2, "S2.eight_diagram H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.invokes(2, "tianxiang").on(3);
  s.illegal("SGS-SKILL-TIANXIANG").discards(2, "H5.chitu");
  s.discards(2, "H3.peach");
  s.sees("damage", 3);
}

STORY(OptionTianxiang, AnyEquipmentToo) {
  Story s(4);
  s.with("tianxiang", "any").general(2, "xiaoqiao").hand(1, "S7.slash").equip(2, "H5.chitu");
  s.hand(1, "S7.slash").equip(1, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H5.chitu");
  s.sees("damage", 3);
  s.expect_equip(2, "");
}

// --- Rosy Face

STORY(Hongyan, ASpadeFreesHerFromIndulgence) {
  Story s(4);
  s.general(2, "xiaoqiao").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.sees("judged", 2).cards("S7.slash").effect(false);
  s.sees("phase", 2).as("play");
}

STORY(Hongyan, LightningDoesNotStrikeHer) {
  Story s(4);
  s.general(2, "xiaoqiao").turn_of(2).judging(2, "SA.lightning").pile("S7.slash");
  s.sees("judged", 2).effect(false);
  s.sees("place", 3).cards("SA.lightning");
}

STORY(Hongyan, HerBlackSlashIsRed) {
  Story s(4);
  s.general(1, "xiaoqiao").hand(1, "S7.slash").equip(2, "C2.nioh_shield");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Hongyan, ButNotHerClubs) {
  Story s(4);
  s.general(1, "xiaoqiao").hand(1, "C3.slash").equip(2, "C2.nioh_shield");
  s.uses(1, "C3.slash").on(2);
  s.sees("blocked", 2);
  s.expect_hp(2, 4);
}

STORY(Hongyan, TheJudgementsOfOthersStayAsTheyAre) {
  Story s(4);
  s.general(1, "xiaoqiao").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.sees("judged", 2).effect(true);
  s.sees("skip", 2).as("play");
}

}  // namespace
}  // namespace tally::test

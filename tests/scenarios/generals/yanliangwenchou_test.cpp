// 颜良文丑 Yan Liang and Wen Chou
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Twin Heroes

STORY(Shuangxiong, CardsOfTheOtherColourAreDuels) {
  Story s(4);
  s.general(1, "yanliangwenchou").turn_of(1).hand(1, "S7.slash H3.peach").pile("D2.dodge");
  s.never("draw", 1);
  s.invokes(1, "shuangxiong");
  s.sees("judged", 1).as("shuangxiong").cards("D2.dodge");
  s.sees("gain", 1).cards("D2.dodge").because("SGS-SKILL-SHUANGXIONG");
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("duel").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("duel").on(2);
  s.uses(1, "S7.slash").as("duel").on(3);
  s.sees("damage", 3).from(1).because("SGS-CARD-DUEL");
  s.expect_hand(1, "D2.dodge H3.peach");
}

STORY(Shuangxiong, DeclinedHeDrawsAndHasNoDuels) {
  Story s(4);
  s.general(1, "yanliangwenchou").turn_of(1).hand(1, "S7.slash").pile("D2.dodge D3.dodge");
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("duel").on(2);
  s.declines(1, Ask::play);
}

STORY(Shuangxiong, ForThisTurnOnly) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "yanliangwenchou").turn_of(1).hand(1, "S7.slash");
  s.pile("D2.dodge").discards_whatever();
  s.invokes(1, "shuangxiong");
  s.sees("judged", 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.declines(1, Ask::invoke);
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("duel").on(2);
  s.declines(1, Ask::play);
}

STORY(Shuangxiong, HandCardsOnly) {
  Story s(4);
  s.general(1, "yanliangwenchou")
      .turn_of(1)
      .equip(1, "S5.blade")
      .hand(1, "S7.slash")
      .pile("D2.dodge");
  s.invokes(1, "shuangxiong");
  s.sees("judged", 1);
  s.illegal("SGS-USE-HOLD").uses(1, "S5.blade").as("duel").on(2);
  s.uses(1, "S7.slash").as("duel").on(2);
  s.sees("damage", 2);
}

STORY(Shuangxiong, WhatZhangJiaoLaidCountsAndIsTaken) {
  Story s(4);
  s.general(1, "yanliangwenchou").general(3, "zhangjiao").turn_of(1);
  s.hand(1, "S7.slash H3.peach").hand(3, "S8.slash").pile("D2.dodge");
  s.invokes(1, "shuangxiong");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 1).cards("S8.slash");
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("duel").on(2);
  s.uses(1, "H3.peach").as("duel").on(2);
  s.sees("damage", 2);
  s.expect_hand(1, "S7.slash S8.slash");
  s.expect_hand(3, "D2.dodge");
}

}  // namespace
}  // namespace tally::test

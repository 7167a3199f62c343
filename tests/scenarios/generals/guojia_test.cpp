// 郭嘉 Guo Jia
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Envy of Heaven

STORY(Tiandu, TakesHisJudgementCard) {
  Story s(4);
  s.general(2, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.sees("judged", 2).effect(true);
  s.invokes(2, "tiandu");
  s.sees("gain", 2).cards("S7.slash");
  s.sees("skip", 2).as("play");
}

STORY(Tiandu, WhatSimaYiLaidNotWhatWasTurned) {
  Story s(4);
  s.general(2, "guojia").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("S7.slash").hand(3, "H3.peach");
  s.replaces_judgement(3, "H3.peach");
  s.sees("judged", 2).effect(false);
  s.invokes(2, "tiandu");
  s.expect_hand(2, "H3.peach");
  s.sees("phase", 2).as("draw");
}

STORY(Tiandu, DeclinedTheCardIsPutAway) {
  Story s(4);
  s.anything_else();
  s.general(2, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.declines(2, Ask::invoke);
  s.sees("put").cards("S7.slash");
}

STORY(Tiandu, NotTheCardOfAnothersJudgement) {
  Story s(4);
  s.anything_else();
  s.general(3, "guojia").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.never_asked(Ask::invoke, 3);
  s.sees("skip", 2).as("play");
}

// --- Bequeathed Strategy

STORY(Yiji, GivesTwoCardsAsHeLikes) {
  Story s(4);
  s.anything_else();
  s.general(2, "guojia").hand(1, "S7.slash").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.sees("peek", 2).cards("H3.peach S8.slash");
  s.gives(2, "S8.slash").to(3);
  s.gives(2, "H3.peach").to(2);
  s.expect_hand(2, "H3.peach");
  s.expect_hand(3, "S8.slash");
}

STORY(Yiji, Scenario41TwiceForTwoDamage) {
  Story s(4);
  s.anything_else();
  s.general(1, "xuchu").general(2, "guojia").turn_of(1).hand(1, "S7.slash");
  s.pile("C2.slash H3.peach S8.slash H4.peach S9.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.gives(2, "H3.peach S8.slash").to(2);
  s.invokes(2, "yiji");
  s.gives(2, "H4.peach S9.slash").to(4);
  s.expect_hand(2, "H3.peach S8.slash");
  s.expect_hand(4, "H4.peach S9.slash");
  s.declines(1, Ask::play);
  s.expect_asked(Ask::invoke, 3);
}

STORY(Yiji, OnlyTheCardsHeLookedAtAndToNobodyDead) {
  Story s(5);
  s.anything_else();
  s.general(2, "guojia").hand(1, "S7.slash").hand(2, "H4.peach").dead(4);
  s.pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "yiji");
  s.illegal("SGS-SKILL-YIJI").gives(2, "H4.peach").to(3);
  s.illegal("SGS-SKILL-YIJI").gives(2, "H3.peach").to(4);
  s.gives(2, "H3.peach S8.slash").to(5);
}

STORY(Yiji, DeclinedThePileIsLeftAsItIs) {
  Story s(4);
  s.anything_else();
  s.general(2, "guojia").hand(1, "S7.slash").pile("H3.peach S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.expect_pile("H3.peach S8.slash");
  s.baseless("SGS-SKILL-YIJI", "gift", 2).as("yiji");
  s.baseless("SGS-JUDGEMENT", "judged", 2).as("ganglie");
}

}  // namespace
}  // namespace tally::test

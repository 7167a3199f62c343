// 刘禅 Liu Shan
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Pleasures

STORY(Xiangle, ABasicCardIsThePriceOfASlash) {
  Story s(4);
  s.general(2, "liushan").hand(1, "S7.slash S3.dismantlement D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-XIANGLE").discards(1, "S3.dismantlement");
  s.discards(1, "D2.dodge");
  s.sees("damage", 2).from(1);
}

STORY(Xiangle, UnpaidItDoesNothing) {
  Story s(4);
  s.general(2, "liushan").hand(1, "S7.slash D2.dodge").hand(2, "H2.dodge");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::pay_of);
  s.expect_hp(2, 3);
  s.expect_hand(1, "D2.dodge");
}

STORY(Xiangle, WithoutAHandCardItDoesNothing) {
  Story s(4);
  s.general(2, "liushan").hand(1, "S7.slash").equip(1, "S5.blade");
  s.never_asked(Ask::dodge, 2);
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::play);
  s.expect_hp(2, 3);
}

STORY(OptionXiangle, PaidForBehindWhatTheUserDoes) {
  Story s(4);
  s.with("xiangle", "confirmed").general(1, "sunce").general(2, "liushan");
  s.hand(1, "HJ.slash D2.dodge");
  s.uses(1, "HJ.slash").on(2);
  s.invokes(1, "jiang");
  s.discards(1, "D2.dodge");
  s.sees("damage", 2).from(1);
}

STORY(OptionXiangle, PaidForBeforeWhatTheUserDoes) {
  Story s(4);
  s.with("xiangle", "becoming").general(1, "sunce").general(2, "liushan");
  s.hand(1, "HJ.slash D2.dodge");
  s.uses(1, "HJ.slash").on(2);
  s.discards(1, "D2.dodge");
  s.invokes(1, "jiang");
  s.sees("damage", 2).from(1);
}

STORY(OptionXiangle, UnpaidItIsVoidAllTheSame) {
  Story s(4);
  s.with("xiangle", "becoming").general(1, "sunce").general(2, "liushan");
  s.hand(1, "HJ.slash D2.dodge");
  s.uses(1, "HJ.slash").on(2);
  s.declines(1, Ask::pay_of);
  s.invokes(1, "jiang");
  s.expect_hp(2, 3);
  s.declines(1, Ask::play);
}

STORY(OptionXiangle, WhoeverComesInAnothersPlaceIsPaidForToo) {
  Story s(4);
  s.with("xiangle", "becoming").general(3, "daqiao").general(2, "liushan");
  s.hand(1, "S7.slash D2.dodge").equip(1, "DQ.halberd").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(3);
  s.invokes(3, "liuli").on(2);
  s.discards(3, "H3.peach");
  s.discards(1, "D2.dodge");
  s.sees("damage", 2).from(1);
}

STORY(Xiangle, NotForADuel) {
  Story s(4);
  s.general(2, "liushan").hand(1, "SA.duel D2.dodge");
  s.never_asked(Ask::pay_of, 1);
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
}

STORY(Xiangle, TheOtherTargetsAreHitAllTheSame) {
  Story s(4);
  s.general(2, "liushan").hand(1, "S7.slash").equip(1, "DQ.halberd");
  s.uses(1, "S7.slash").on(2, 3);
  s.sees("damage", 3).from(1);
  s.expect_hp(2, 3);
}

// --- Handing Over

STORY(Fangquan, AnotherPlaysInHisPlace) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).hand(2, "S7.slash").hand(4, "S8.slash");
  s.invokes(2, "fangquan");
  s.sees("skip", 2).as("play").because("SGS-SKILL-FANGQUAN");
  s.illegal("SGS-SKILL-FANGQUAN").invokes(2, "fangquan").on(2);
  s.invokes(2, "fangquan").on(4);
  s.discards(2, "S7.slash");
  s.sees("turn", 4).extra().because("SGS-EXTRA-TURN");
  s.uses(4, "S8.slash").on(1);
  s.sees("damage", 1).from(4);
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.expect_alive(3);
}

STORY(Fangquan, TheIndulgenceOfTheOtherIsJudgedInTheExtraTurn) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).hand(2, "S7.slash").judging(4, "S6.indulgence");
  s.pile("H3.peach H4.peach S8.slash").discards_whatever();
  s.invokes(2, "fangquan");
  s.invokes(2, "fangquan").on(4);
  s.discards(2, "S7.slash");
  s.sees("turn", 4).extra();
  s.sees("judged", 4).cards("S8.slash").effect(true);
  s.sees("skip", 4).as("play").because("SGS-CARD-INDULGENCE");
  s.sees("turn", 3);
  s.sees("turn", 4);
  s.sees("phase", 4).as("play");
}

STORY(Fangquan, ItIsNotHisToGiveWhereIndulgenceHasTakenIt) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).hand(2, "S7.slash").judging(2, "S6.indulgence");
  s.pile("S8.slash");
  s.never_asked(Ask::invoke, 2);
  s.sees("judged", 2).effect(true);
  s.sees("skip", 2).as("play").because("SGS-CARD-INDULGENCE");
  s.sees("turn", 3);
  s.expect_asked(Ask::invoke_on, 0);
}

STORY(Fangquan, WithoutAHandCardNobodyGetsATurn) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).judging(2, "C4.supply_shortage").pile("H3.peach");
  s.sees("judged", 2).effect(true);
  s.invokes(2, "fangquan");
  s.sees("skip", 2).as("play");
  s.sees("turn", 3);
  s.expect_asked(Ask::invoke_on, 0);
}

STORY(Fangquan, DeclinedAtTheEnd) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).hand(2, "S7.slash");
  s.invokes(2, "fangquan");
  s.sees("skip", 2).as("play");
  s.declines(2, Ask::invoke_on);
  s.sees("turn", 3);
  s.expect_hand_size(2, 3);
}

STORY(Fangquan, WhoLiesFaceDownIsOnlyTurnedUp) {
  Story s(4);
  s.general(2, "liushan").turn_of(2).hand(2, "S7.slash").face_down(4);
  s.invokes(2, "fangquan");
  s.invokes(2, "fangquan").on(4);
  s.discards(2, "S7.slash");
  s.sees("turn", 4).extra();
  s.sees("turn_over", 4).effect(true).because("SGS-TURN-FACE-DOWN");
  s.sees("turn", 3);
  s.expect_face_down(4, false);
}

// --- Seeming Fool

STORY(Ruoyu, WithTheFewestHeAwakens) {
  Story s(4);
  s.general(1, "liushan").hp(1, 1).hp(2, 1).turn_of(1);
  s.sees("awaken", 1).as("ruoyu");
  s.sees("hp", 1).points(1).out_of(4).because("SGS-SKILL-RUOYU");
  s.sees("heal", 1).points(1);
  s.sees("acquire", 1).as("jijiang");
  s.expect_hp(1, 2);
  s.expect_max_hp(1, 4);
}

STORY(Ruoyu, AndCallsOnShu) {
  Story s(4);
  s.general(1, "liushan").general(3, "guanyu").hp(1, 1).turn_of(1).hand(3, "S7.slash");
  s.sees("awaken", 1);
  s.sees("heal", 1);
  s.sees("acquire", 1);
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.sees("damage", 2).from(1);
}

STORY(Ruoyu, NotWhileAnotherHasFewer) {
  Story s(4);
  s.general(1, "liushan").hp(1, 2).hp(2, 1).turn_of(1);
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-RUOYU", "awaken", 1).as("ruoyu");
}

STORY(Ruoyu, OnlyForALord) {
  Story s(4);
  s.general(2, "liushan").hp(2, 1).turn_of(2);
  s.never("awaken", 2);
  s.sees("phase", 2).as("play");
}

}  // namespace
}  // namespace tally::test

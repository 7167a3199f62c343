// 张郃 Zhang He
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Versatility

STORY(Qiaobian, PastTheJudgementPhase) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).judging(1, "S6.indulgence").hand(1, "S7.slash");
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.sees("skip", 1).as("judge").because("SGS-SKILL-QIAOBIAN");
  s.sees("draw", 1).points(2);
  s.sees("phase", 1).as("play");
  s.expect_judging(1, "S6.indulgence");
}

STORY(Qiaobian, CardsOfTwoOthersInsteadOfDrawing) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).hand(1, "S7.slash").hand(2, "H3.peach").hand(3, "H4.peach");
  s.never("draw", 1);
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-QIAOBIAN").invokes(1, "qiaobian").on(4);  // no hand card
  s.illegal("SGS-SKILL-QIAOBIAN").invokes(1, "qiaobian").on(1);
  s.invokes(1, "qiaobian").on(2, 3);
  s.takes(1, "H3.peach").of(2);
  s.takes(1, "H4.peach").of(3);
  s.sees("skip", 1).as("draw");
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(OptionTuxiCards, BothCardsOfVersatilityAtOnce) {
  Story s(4);
  s.with("tuxi_cards", "at_once").general(1, "zhanghe").general(2, "luxun").turn_of(1);
  s.hand(1, "S7.slash").hand(2, "H3.peach").hand(3, "H4.peach");
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.invokes(1, "qiaobian").on(2, 3);
  s.takes(1, "H3.peach").of(2);
  s.takes(1, "H4.peach").of(3);
  s.invokes(2, "lianying");
}

STORY(Qiaobian, InActionOrderHoweverTheyAreNamed) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).hand(1, "S7.slash").hand(2, "H3.peach").hand(3, "H4.peach");
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.invokes(1, "qiaobian").on(3, 2);
  s.takes(1, "H3.peach").of(2);
  s.takes(1, "H4.peach").of(3);
}

STORY(Qiaobian, AnIndulgenceMovedInsteadOfPlaying) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).hand(1, "S7.slash").judging(3, "S6.indulgence");
  s.judging(4, "C6.indulgence");
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-QIAOBIAN").relocates(1, "S6.indulgence").to(3);
  s.illegal("SGS-SKILL-QIAOBIAN").relocates(1, "S6.indulgence").to(4);  // has one
  s.relocates(1, "S6.indulgence").to(2);
  s.sees("skip", 1).as("play");
  s.expect_judging(2, "S6.indulgence");
  s.expect_judging(3, "");
}

STORY(Qiaobian, EquipmentMovedToAFreePlace) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).hand(1, "S7.slash").equip(2, "S5.blade C5.dilu");
  s.equip(3, "D5.axe");
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-QIAOBIAN").relocates(1, "S5.blade").to(3);
  s.relocates(1, "C5.dilu").to(1);
  s.sees("skip", 1).as("play");
  s.expect_equip(1, "C5.dilu");
  s.expect_equip(2, "S5.blade");
}

STORY(Qiaobian, NothingIsMovedWhereItMayNotLie) {
  Story s(4);
  s.general(1, "zhanghe").general(2, "jiaxu").general(4, "luxun").turn_of(1);
  s.hand(1, "S7.slash").hand(4, "H3.peach").judging(3, "S6.indulgence");
  s.declines(1, Ask::invoke);
  s.declines(1, Ask::invoke);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.illegal("SGS-SKILL-QIAOBIAN").relocates(1, "S6.indulgence").to(2);  // 帷幕
  s.illegal("SGS-SKILL-QIAOBIAN").relocates(1, "S6.indulgence").to(4);  // 谦逊
  s.relocates(1, "S6.indulgence").to(1);
  s.sees("skip", 1).as("play");
}

STORY(Qiaobian, PastTheDiscardPhase) {
  Story s(4);
  s.general(1, "zhanghe").hp(1, 1).hand(1, "S7.slash S8.slash S9.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "qiaobian");
  s.discards(1, "S7.slash");
  s.sees("skip", 1).as("discard");
  s.sees("turn", 2);
  s.expect_hand(1, "S8.slash S9.slash");
}

STORY(Qiaobian, WithoutAHandCardNot) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).equip(1, "S5.blade").judging(1, "C4.supply_shortage");
  s.pile("H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.sees("judged", 1).effect(true);
  s.sees("skip", 1).as("draw").because("SGS-CARD-SUPPLY-SHORTAGE");
  s.sees("phase", 1).as("play");
}

STORY(Qiaobian, APhaseThatIsSkippedAnywayBringsNothing) {
  Story s(4);
  s.general(1, "zhanghe").turn_of(1).hand(1, "S7.slash").judging(1, "S6.indulgence");
  s.pile("S8.slash H3.peach H4.peach");
  s.declines(1, Ask::invoke);  // judge
  s.sees("judged", 1).effect(true);
  s.declines(1, Ask::invoke);  // draw
  s.sees("skip", 1).as("play").because("SGS-CARD-INDULGENCE");
  s.declines(1, Ask::invoke);  // discard
  s.sees("phase", 1).as("finish");
  s.expect_asked(Ask::invoke, 3);
}

}  // namespace
}  // namespace tally::test

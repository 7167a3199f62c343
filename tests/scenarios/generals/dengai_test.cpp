// 邓艾 Deng Ai
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Garrison Fields

STORY(Tuntian, ADodgeLostMayBringAField) {
  Story s(4);
  s.general(2, "dengai").hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "tuntian");
  s.sees("judged", 2).as("tuntian").cards("S8.slash").effect(true);
  s.sees("lay", 2).cards("S8.slash").because("SGS-SKILL-TUNTIAN");
  s.expect_hp(2, 4);
  s.expect_beside(2, "tuntian", "S8.slash");
}

STORY(Tuntian, AHeartBringsNone) {
  Story s(4);
  s.general(2, "dengai").hand(1, "S3.dismantlement").equip(2, "S5.blade").pile("H3.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade").of(2);
  s.invokes(2, "tuntian");
  s.sees("judged", 2).effect(false);
  s.expect_beside(2, "tuntian", "");
  s.expect_discarded("H3.peach");
}

STORY(Tuntian, OnceForCardsLostTogether) {
  Story s(4);
  s.general(1, "lusu").general(2, "dengai").hand(1, "S7.slash S8.slash S9.slash");
  s.hand(2, "H3.peach H4.peach H6.peach");
  s.invokes(1, "dimeng").on(2, 3);
  s.discards(1, "S7.slash S8.slash S9.slash");
  s.invokes(2, "tuntian");
  s.sees("judged", 2);
  s.expect_hand(2, "");
  s.expect_asked(Ask::invoke, 1);
}

STORY(Tuntian, NotInHisOwnTurn) {
  Story s(4);
  s.general(1, "dengai").hand(1, "S7.slash").equip(1, "S5.blade");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Tuntian, EachFieldBringsHimNearer) {
  Story s(8);
  s.general(1, "dengai").beside(1, "tuntian", "S8.slash C3.slash").equip(5, "C5.dilu");
  s.expect_distance(1, 5, 3);
  s.expect_distance(1, 3, 1);
  s.expect_distance(5, 1, 4);
  s.declines(1, Ask::play);
}

// --- Through the Pass

STORY(Zaoxian, ThreeFieldsAndHeAwakens) {
  Story s(4);
  s.general(1, "dengai").turn_of(1).beside(1, "tuntian", "S8.slash C3.slash D2.dodge");
  s.sees("awaken", 1).as("zaoxian");
  s.sees("hp", 1).points(3).out_of(3).because("SGS-SKILL-ZAOXIAN");
  s.sees("acquire", 1).as("jixi");
  s.sees("phase", 1).as("judge");
  s.expect_skill(1, "jixi", true);
}

STORY(Zaoxian, NotWithTwo) {
  Story s(4);
  s.general(1, "dengai").turn_of(1).beside(1, "tuntian", "S8.slash C3.slash");
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-ZAOXIAN", "awaken", 1).as("zaoxian");
  s.expect_max_hp(1, 4);
}

STORY(Zaoxian, OnceAGame) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "dengai").turn_of(1).discards_whatever();
  s.beside(1, "tuntian", "S8.slash C3.slash D2.dodge");
  s.sees("awaken", 1);
  s.sees("acquire", 1).as("jixi");
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.sees("phase", 1).as("play");
  s.expect_max_hp(1, 3);
}

// --- Swift Raid

STORY(Jixi, AFieldIsASnatch) {
  Story s(4);
  s.general(1, "dengai").also_has(1, "jixi").beside(1, "tuntian", "S8.slash C3.slash");
  s.hand(2, "H3.peach");
  s.uses(1, "S8.slash").as("snatch").on(2);
  s.takes(1, "H3.peach").of(2);
  s.expect_beside(1, "tuntian", "C3.slash");
  s.expect_discarded("S8.slash");
}

STORY(Jixi, TheFieldItIsMadeOfStillCountsForTheDistance) {
  Story s(4);
  s.general(1, "dengai").also_has(1, "jixi").beside(1, "tuntian", "S8.slash").hand(3, "H3.peach");
  s.uses(1, "S8.slash").as("snatch").on(3);
  s.takes(1, "H3.peach").of(3);
}

STORY(Jixi, FieldsOnlyAndOnlyAsThat) {
  Story s(4);
  s.general(1, "dengai").also_has(1, "jixi").beside(1, "tuntian", "S8.slash").hand(1, "S9.slash");
  s.hand(2, "H3.peach");
  s.illegal("SGS-USE-KIND").uses(1, "S9.slash").as("snatch").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Jixi, NotBeforeHeHasAwakened) {
  Story s(4);
  s.general(1, "dengai").beside(1, "tuntian", "S8.slash").hand(2, "H3.peach");
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").as("snatch").on(2);
  s.declines(1, Ask::play);
}

STORY(Jixi, ABlackFieldDoesNotReachJiaXu) {
  Story s(4);
  s.general(1, "dengai").also_has(1, "jixi").general(2, "jiaxu").hand(2, "H3.peach");
  s.beside(1, "tuntian", "S8.slash D2.dodge");
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S8.slash").as("snatch").on(2);
  s.uses(1, "D2.dodge").as("snatch").on(2);
  s.takes(1, "H3.peach").of(2);
}

}  // namespace
}  // namespace tally::test

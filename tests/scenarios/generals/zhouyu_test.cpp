// 周瑜 Zhou Yu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Handsome

STORY(Yingzi, DrawsThree) {
  Story s(4);
  s.general(1, "zhouyu").turn_of(1);
  s.invokes(1, "yingzi");
  s.sees("draw", 1).points(3);
  s.expect_hand_size(1, 3);
}

STORY(Yingzi, DeclinedHeDrawsTwo) {
  Story s(4);
  s.general(1, "zhouyu").turn_of(1);
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
}

STORY(Yingzi, NotWithoutADrawPhase) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhouyu").turn_of(1).judging(1, "S10.supply_shortage").pile("S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.sees("skip", 1).as("draw");
  s.sees("phase", 1).as("play");
}

// --- Sow Dissension

STORY(Fanjian, AnotherSuitAndHeTakesDamageAndTheCard) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash");
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "heart");
  s.exposes(3, "S7.slash").of(1);
  s.sees("damage", 3).from(1).points(1).because("SGS-SKILL-FANJIAN");
  s.expect_hand(3, "S7.slash");
  s.expect_hand_size(1, 0);
}

STORY(Fanjian, TheSameSuitAndHeTakesTheCardOnly) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash");
  s.never("damage", 3);
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "spade");
  s.exposes(3, "S7.slash");
  s.sees("snatch", 3).of(1).cards("S7.slash");
  s.expect_hp(3, 4);
}

STORY(Fanjian, OnceAPhaseWithAHandCardOnAnother) {
  Story s(4);
  s.general(1, "zhouyu").hand(1, "S7.slash H3.peach").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(1);
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(2, 3);
  s.invokes(1, "fanjian").on(3);
  s.declares(3, "spade");
  s.illegal("SGS-SKILL-FANJIAN").exposes(3, "S5.blade");
  s.exposes(3, "S7.slash");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(2);
  s.declines(1, Ask::play);
}

STORY(Fanjian, WithoutAHandCardNotAtAll) {
  Story s(4);
  s.general(1, "zhouyu").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-FANJIAN").invokes(1, "fanjian").on(3);
  s.declines(1, Ask::play);
}

STORY(OptionFanjianTransfer, AfterWhoDiesDoesNotGetTheCard) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.with("fanjian_transfer", "after").general(1, "zhouyu").hp(4, 1).hand(1, "H3.peach");
  s.invokes(1, "fanjian").on(4);
  s.declares(4, "spade");
  s.exposes(4, "H3.peach");
  s.declines(1, Ask::rescue);
  s.declines(4, Ask::rescue);
  s.sees("death", 4);
  s.expect_hand(1, "H3.peach");
}

STORY(OptionFanjianTransfer, BeforeThePeachSavesHim) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.with("fanjian_transfer", "before").general(1, "zhouyu").hp(4, 1).hand(1, "H3.peach");
  s.invokes(1, "fanjian").on(4);
  s.declares(4, "spade");
  s.exposes(4, "H3.peach");
  s.sees("snatch", 4).of(1);
  s.sees("damage", 4);
  s.saves(4, "H3.peach");
  s.expect_hp(4, 1);
}

}  // namespace
}  // namespace tally::test

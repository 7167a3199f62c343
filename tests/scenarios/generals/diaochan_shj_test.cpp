// 貂蝉 Diao Chan (new)
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(LijianShj, TheDuelIsFought) {
  Story s(4);
  s.general(1, "diaochan_shj").hand(1, "H3.peach");
  s.invokes(1, "lijian_shj").on(2, 3);
  s.discards(1, "H3.peach");
  s.sees("use", 2).as("duel").on(3).because("SGS-SKILL-LIJIAN-SHJ");
  s.sees("damage", 3).from(2).points(1);
}

STORY(LijianShj, ItCanBeNullified) {
  Story s(4);
  s.general(1, "diaochan_shj").hand(1, "H3.peach").hand(3, "CQ.nullification");
  s.invokes(1, "lijian_shj").on(2, 3);
  s.discards(1, "H3.peach");
  s.nullifies(3, "CQ.nullification");
  s.sees("nullified", 3).as("duel");
  s.expect_hp(3, 4);
}

STORY(LijianShj, MenOnlyAndOnceAPhase) {
  Story s(4);
  s.general(1, "diaochan_shj").general(4, "sunshangxiang").hand(1, "H3.peach H4.peach");
  s.illegal("SGS-SKILL-LIJIAN-SHJ").invokes(1, "lijian_shj").on(2, 4);
  s.invokes(1, "lijian_shj").on(2, 3);
  s.discards(1, "H3.peach");
  s.sees("damage", 3);
  s.illegal("SGS-SKILL-LIJIAN-SHJ").invokes(1, "lijian_shj").on(2, 3);
  s.declines(1, Ask::play);
}

STORY(BiyueShj, TwoCardsForAnEmptyHand) {
  Story s(4);
  s.general(1, "diaochan_shj").pile("H3.peach H4.peach");
  s.declines(1, Ask::play);
  s.invokes(1, "biyue_shj");
  s.sees("draw", 1).points(2).because("SGS-SKILL-BIYUE-SHJ");
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(BiyueShj, OneForAnyOther) {
  Story s(4);
  s.general(1, "diaochan_shj").hand(1, "S7.slash").pile("H3.peach");
  s.declines(1, Ask::play);
  s.invokes(1, "biyue_shj");
  s.sees("draw", 1).points(1).because("SGS-SKILL-BIYUE-SHJ");
  s.expect_hand(1, "S7.slash H3.peach");
}

}  // namespace
}  // namespace tally::test

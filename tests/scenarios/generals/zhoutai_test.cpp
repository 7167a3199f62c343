// 周泰 Zhou Tai
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Undying

STORY(Buqu, ACardOnHisGeneralAndHeLivesOn) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 1).hand(1, "S7.slash").pile("S8.slash");
  s.never("dying", 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "buqu");
  s.sees("lay", 2).cards("S8.slash").because("SGS-SKILL-BUQU");
  s.expect_hp(2, 0);
  s.expect_beside(2, "buqu", "S8.slash");
}

STORY(Buqu, ACardForEachPointBelowOne) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 1).hand(1, "S3.wine S7.slash").pile("S8.slash H3.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "buqu");
  s.sees("lay", 2).cards("S8.slash H3.peach");
  s.expect_hp(2, -1);
  s.expect_alive(2);
}

STORY(Buqu, TwoOfOneRankAndHeDies) {
  Story s("lord loyalist rebel spy");
  s.general(2, "zhoutai").hp(2, 0).beside(2, "buqu", "S8.slash").hand(1, "S7.slash");
  s.pile("H8.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "buqu");
  s.sees("lay", 2).cards("H8.peach");
  s.sees("dying", 2);
  s.sees("death", 2).by(1);
  s.sees("forfeit", 2).cards("S8.slash H8.peach");
  s.expect_discarded("S8.slash H8.peach");
}

STORY(Buqu, APeachTakesAwayOneOfTheTwo) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 0).beside(2, "buqu", "S8.slash").hand(1, "S7.slash");
  s.hand(3, "H3.peach").pile("H8.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "buqu");
  s.sees("dying", 2);
  s.saves(3, "H3.peach");
  s.sees("heal", 2).points(1);
  s.illegal("SGS-SKILL-BUQU").discards(2, "S8.slash H8.peach");
  s.discards(2, "S8.slash");
  s.expect_beside(2, "buqu", "H8.peach");
  s.declines(1, Ask::play);
  s.expect_hp(2, 0);
  s.expect_alive(2);
}

STORY(Buqu, WithAHitPointAgainAllOfThemGo) {
  Story s(4);
  s.general(1, "zhoutai").hp(1, 0).beside(1, "buqu", "S8.slash").hand(1, "H3.peach");
  s.uses(1, "H3.peach");
  s.sees("heal", 1);
  s.discards(1, "S8.slash");
  s.expect_hp(1, 1);
  s.expect_beside(1, "buqu", "");
}

STORY(Buqu, HeKeepsNoCardInHisHand) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, -1).beside(2, "buqu", "S8.slash H3.peach").turn_of(2);
  s.hand(2, "S5.blade").pile("D2.dodge D3.dodge");
  s.sees("phase", 2).as("discard");
  s.illegal("SGS-PHASE-DISCARD").discards(2, "D2.dodge D3.dodge");
  s.discards(2, "D2.dodge D3.dodge S5.blade");
  s.expect_alive(2);
}

STORY(Buqu, DeclinedHeIsDyingLikeAnybody) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 1).hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(2, Ask::invoke);
  s.sees("dying", 2);
  s.saves(2, "H3.peach");
  s.sees("heal", 2);
  s.expect_hp(2, 1);
}

STORY(Buqu, OfTwoPointsBelowOneACardForOneIsNotEnough) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 0).beside(2, "buqu", "H3.peach").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(2, Ask::invoke);
  s.sees("dying", 2);
  s.sees("death", 2);
}

STORY(Buqu, WithHitPointsLeftHeIsNotAsked) {
  Story s(4);
  s.general(2, "zhoutai").hp(2, 2).hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.expect_hp(2, 1);
}

STORY(Buqu, AlsoWhereHitPointsAreLostOtherwise) {
  Story s(4);
  s.general(1, "zhoutai").also_has(1, "kurou").hp(1, 1).pile("S8.slash D2.dodge D3.dodge");
  s.invokes(1, "kurou");
  s.sees("lose", 1);
  s.invokes(1, "buqu");
  s.sees("lay", 1).cards("S8.slash");
  s.sees("draw", 1).cards("D2.dodge D3.dodge");
  s.expect_hp(1, 0);
}

}  // namespace
}  // namespace tally::test

// 黄忠 Huang Zhong
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Fierce Archer

STORY(Liegong, AsManyCardsAsHeHasHitPoints) {
  Story s(4);
  s.general(1, "huangzhong").hp(1, 3).hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "liegong");
  s.sees("damage", 2).from(1);
  s.expect_asked(Ask::dodge, 0);
  s.expect_hand_size(2, 3);
}

STORY(Liegong, NoMoreCardsThanHisRange) {
  Story s(4);
  s.general(1, "huangzhong").hand(1, "S7.slash").equip(1, "S5.blade");
  s.hand(3, "H2.dodge D2.dodge D3.dodge").equip(3, "S2.eight_diagram");
  s.uses(1, "S7.slash").on(3);
  s.invokes(1, "liegong");
  s.sees("damage", 3).from(1);
  s.expect_asked(Ask::invoke, 1);  // no Eight Trigrams either
}

STORY(Liegong, BetweenTheTwoHeIsNotAsked) {
  Story s(4);
  s.general(1, "huangzhong").hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge D3.dodge");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Liegong, DeclinedASlashIsDodgedAsEver) {
  Story s(4);
  s.general(1, "huangzhong").hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Liegong, NotInTheTurnOfAnother) {
  Story s(4);
  s.general(2, "huangzhong").equip(2, "S5.blade").hand(1, "CQ.collateral").hand(2, "S7.slash");
  s.hand(3, "H2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "CQ.collateral").on(2).against(3);
  s.strikes(2, "S7.slash").on(3);
  s.dodges(3, "H2.dodge");
  s.expect_hp(3, 4);
}

}  // namespace
}  // namespace tally::test

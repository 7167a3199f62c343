// 庞德 Pang De
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Fierce Advance

STORY(Mengjin, ADodgedSlashCostsACard) {
  Story s(4);
  s.general(1, "pangde").hand(1, "S7.slash").hand(2, "H2.dodge H3.peach").equip(2, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(1, "mengjin");
  s.removes(1, "S5.blade").of(2);
  s.expect_hp(2, 4);
  s.expect_hand(2, "H3.peach");
  s.expect_equip(2, "");
}

STORY(Mengjin, BeforeHisAxe) {
  Story s(4);
  s.general(1, "pangde").hand(1, "S7.slash H3.peach H4.peach").equip(1, "D5.axe");
  s.hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(1, "mengjin");
  s.removes(1, "D2.dodge").of(2);
  s.discards(1, "H3.peach H4.peach");
  s.sees("damage", 2);
  s.expect_hand(2, "");
}

STORY(Mengjin, WithoutACardThereIsNothingToDiscard) {
  Story s(4);
  s.general(1, "pangde").hand(1, "S7.slash").hand(2, "H2.dodge").judging(2, "S6.indulgence");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hp(2, 4);
}

STORY(Mengjin, NotWhenTheSlashHits) {
  Story s(4);
  s.general(1, "pangde").hand(1, "S7.slash").hand(2, "H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Mengjin, HeRidesAsMaChaoDoes) {
  Story s(4);
  s.general(1, "pangde").hand(1, "S7.slash").hand(3, "H2.dodge H3.peach");
  s.expect_distance(1, 3, 1);
  s.uses(1, "S7.slash").on(3);
  s.dodges(3, "H2.dodge");
  s.declines(1, Ask::invoke);
  s.expect_hand(3, "H3.peach");
}

}  // namespace
}  // namespace tally::test

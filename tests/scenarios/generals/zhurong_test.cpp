// 祝融 Lady Zhurong
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Giant Elephants

STORY(Juxiang, ItDoesNothingToHerAndIsHersAfterwards) {
  Story s(4);
  s.general(3, "zhurong").hand(1, "S7.savage_assault").hand(3, "S8.slash");
  s.never_asked(Ask::play_slash, 3);
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).from(1);
  s.sees("damage", 4).from(1);
  s.sees("gain", 3).cards("S7.savage_assault").because("SGS-SKILL-JUXIANG");
  s.expect_hand(3, "S7.savage_assault S8.slash");
}

STORY(Juxiang, HerOwnIsPutAway) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "zhurong").hand(1, "S7.savage_assault");
  s.never("gain", 1);
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2);
  s.expect_discarded("S7.savage_assault");
}

STORY(Juxiang, WhatCaoCaoHasTakenIsGone) {
  Story s("lord loyalist rebel spy");
  s.general(2, "caocao").general(3, "zhurong").hand(1, "S7.savage_assault");
  s.never("gain", 3);
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2);
  s.invokes(2, "jianxiong");
  s.sees("damage", 4);
  s.expect_hand(2, "S7.savage_assault");
}

STORY(Juxiang, NoOtherCard) {
  Story s(4);
  s.general(2, "zhurong").hand(1, "H2.fire_attack HA.archery_attack").hand(2, "S8.slash");
  s.never("gain", 2);
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "S8.slash");
  s.uses(1, "HA.archery_attack");
  s.sees("damage", 2);
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.expect_discarded("H2.fire_attack HA.archery_attack");
}

// Yu Ji calls another card a Barbarian Invasion.
STORY(OptionJuxiang, CardOnlyARealOne) {
  Story s("lord rebel");
  s.with("small_tables", "true").with("juxiang", "card");
  s.general(1, "yuji").general(2, "zhurong").hand(1, "H3.peach");
  s.never("gain", 2);
  s.claims(1, "H3.peach").as("savage_assault");
  s.sees("use", 1);
  s.declines(1, Ask::play);
  s.expect_discarded("H3.peach");
}

STORY(OptionJuxiang, AnyWhateverWasUsedAsOne) {
  Story s("lord rebel");
  s.with("small_tables", "true").with("juxiang", "any");
  s.general(1, "yuji").general(2, "zhurong").hand(1, "H3.peach");
  s.claims(1, "H3.peach").as("savage_assault");
  s.sees("use", 1);
  s.sees("gain", 2).cards("H3.peach").because("SGS-SKILL-JUXIANG");
}

// --- Fierce Blade

STORY(Lieren, WonSheTakesACard) {
  Story s(4);
  s.general(1, "zhurong").hand(1, "S7.slash HK.dodge").hand(2, "S8.slash").equip(2, "S5.blade");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "lieren").against(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "S8.slash");
  s.sees("compared", 1).effect(true);
  s.takes(1, "S5.blade").of(2);
  s.expect_hand(1, "S5.blade");
}

STORY(Lieren, LostSheTakesNothing) {
  Story s(4);
  s.general(1, "zhurong").hand(1, "S7.slash H3.peach").hand(2, "S8.slash").equip(2, "S5.blade");
  s.never("snatch", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "lieren").against(2);
  s.puts_up(1, "H3.peach");
  s.puts_up(2, "S8.slash");
  s.sees("compared", 1).effect(false);
  s.expect_discarded("H3.peach S8.slash");
}

STORY(Lieren, WithoutAHandCardOnBothSidesNot) {
  Story s(4);
  s.general(1, "zhurong").hand(1, "S7.slash").hand(2, "S8.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Lieren, NotForADuel) {
  Story s(4);
  s.general(1, "zhurong").hand(1, "SA.duel H3.peach").hand(2, "D2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
}

STORY(Lieren, NotOverTheChainNorOnWhomXiaoQiaoSendsIt) {
  Story s(4);
  s.general(1, "zhurong").general(2, "xiaoqiao").chained(3).chained(4);
  s.hand(1, "H4.fire_slash HK.dodge").hand(2, "H3.peach").hand(3, "S8.slash").hand(4, "S9.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "H4.fire_slash").on(2);
  s.invokes(2, "tianxiang").on(3);
  s.discards(2, "H3.peach");
  s.sees("chain", 3);
  s.sees("damage", 3).from(1);
  s.sees("chain", 4);
  s.sees("damage", 4).from(1);
}

}  // namespace
}  // namespace tally::test

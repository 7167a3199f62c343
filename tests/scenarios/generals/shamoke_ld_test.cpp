// Shamoke of kingdom war: Caltrops 蒺藜.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Jilis, TheFirstCardWithoutAWeapon) {
  Story s(4);
  s.general(1, "shamoke_ld").hand(1, "S7.slash S5.jueying").pile("H2.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.invokes(1, "jilis");
  s.expect_hand(1, "S7.slash H2.dodge");
  s.uses(1, "S7.slash").on(2);  // it is the second
  s.sees("damage", 2);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Jilis, TheThirdWithARangeOfThree) {
  Story s(4);
  s.general(1, "shamoke_ld").hand(1, "H4.peach S5.jueying S7.slash").equip(1, "D5.axe").hp(1, 3);
  s.pile("H2.dodge D2.dodge D3.dodge");
  s.uses(1, "H4.peach").on(1);
  s.sees("heal", 1);
  s.uses(1, "S5.jueying").on(1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "jilis");
  s.sees("damage", 2);
  s.expect_hand(1, "H2.dodge D2.dodge D3.dodge");
}

STORY(Jilis, AWeaponInUseDoesNotCountYet) {
  Story s(4);
  s.general(1, "shamoke_ld").hand(1, "D5.axe").pile("H2.dodge");
  s.uses(1, "D5.axe").on(1);
  s.invokes(1, "jilis");
  s.expect_hand(1, "H2.dodge");
}

STORY(Jilis, WhatHeAnswersWithInAnothersTurn) {
  Story s(4);
  s.general(2, "shamoke_ld").hand(1, "S7.slash").hand(2, "H2.dodge").pile("D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "jilis");
  s.expect_hand(2, "D2.dodge");
}

STORY(Jilis, APeachForADyingPlayerCountsToo) {
  Story s(4);
  s.general(2, "shamoke_ld").hand(1, "S7.slash").hand(2, "H4.peach").hp(3, 1).pile("D2.dodge");
  s.equip(1, "S5.blade");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.saves(2, "H4.peach");
  s.invokes(2, "jilis");
  s.sees("heal", 3);
  s.expect_hand(2, "D2.dodge");
}

STORY(Jilis, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "liubei_hs shamoke_ld").hand(1, "S5.jueying").pile("H2.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.unveils(1, "shamoke_ld", "jilis");
  s.sees("allegiance", 1).as("shu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "jilis");
  s.expect_hand(1, "H2.dodge");
}

}  // namespace
}  // namespace tally::test

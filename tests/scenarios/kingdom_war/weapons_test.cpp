// The weapons of kingdom war.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

Story& with_deck(Story& s) { return s.with("deck", "kingdom_war"); }

// --- Six Swords of Wu

STORY(SixSwords, OthersOfTheKingdomReachFarther) {
  Story s(6);
  with_deck(s).general(1, "sunquan").general(2, "ganning").general(3, "caocao");
  s.hand(1, "D6.six_swords").play_phase_of(1);
  s.expect_in_range(2, 4, false);
  s.uses(1, "D6.six_swords");
  s.sees("equip", 1).cards("D6.six_swords").because("SGS-CARD-SIX-SWORDS");
  s.expect_in_range(2, 4, true);   // 1 + 1
  s.expect_in_range(1, 3, true);   // its own range
  s.expect_in_range(1, 4, false);  // not more
  s.expect_in_range(3, 5, false);  // of another kingdom
  s.expect_in_range(4, 6, false);  // of none
  s.declines(1, Ask::play);
}

STORY(SixSwords, AddToTheRangeOfAWeapon) {
  Story s(8);
  with_deck(s).general(1, "sunquan").general(2, "ganning").equip(2, "D5.axe");
  s.hand(1, "D6.six_swords").equip(1, "DQ.triblade");
  s.expect_in_range(2, 6, false);
  s.uses(1, "D6.six_swords");
  s.sees("replace", 1).cards("DQ.triblade");
  s.sees("equip", 1).because("SGS-CARD-SIX-SWORDS");
  s.expect_in_range(2, 6, true);
  s.declines(1, Ask::play);
}

// --- Triblade

Story& with_a_triblade(Story& s) {
  with_deck(s).hand(1, "S5.slash H2.dodge").equip(1, "DQ.triblade");
  return s;
}

STORY(Triblade, HurtsANeighbourOfTheVictim) {
  Story s(6);
  with_a_triblade(s);
  s.uses(1, "S5.slash").on(3);
  s.sees("damage", 3);
  s.invokes(1, "triblade").on(4);
  s.discards(1, "H2.dodge");
  s.sees("damage", 4).from(1).points(1).as("normal").because("SGS-CARD-TRIBLADE");
  s.expect_hp(4, 3);
}

STORY(Triblade, OnlyAtDistanceOneFromTheVictim) {
  Story s(6);
  with_a_triblade(s).equip(2, "S5.jueying");
  s.uses(1, "S5.slash").on(3);
  s.sees("damage", 3);
  s.illegal("SGS-CARD-TRIBLADE").invokes(1, "triblade").on(3);
  s.illegal("SGS-CARD-TRIBLADE").invokes(1, "triblade").on(5);
  s.illegal("SGS-CARD-TRIBLADE").invokes(1, "triblade").on(2);  // his horse
  s.illegal("SGS-CARD-TRIBLADE").invokes(1, "triblade").on(4, 2);
  s.declines(1, Ask::strike_near);
  s.expect_hand(1, "H2.dodge");
}

STORY(Triblade, CanHurtItsOwner) {
  Story s(6);
  with_a_triblade(s);
  s.uses(1, "S5.slash").on(2);
  s.sees("damage", 2);
  s.invokes(1, "triblade").on(1);
  s.discards(1, "H2.dodge");
  s.sees("damage", 1).from(1);
}

STORY(Triblade, NotWithoutAHandCard) {
  Story s(6);
  with_deck(s).hand(1, "S5.slash").equip(1, "DQ.triblade");
  s.uses(1, "S5.slash").on(3);
  s.sees("damage", 3);
  s.never_asked(Ask::strike_near, 1);
}

STORY(Triblade, NotWhereTheSlashIsDodgedOrAnotherCardHurts) {
  Story s(6);
  with_a_triblade(s).hand(1, "S5.slash SA.duel H2.dodge").hand(3, "D2.dodge");
  s.uses(1, "S5.slash").on(3);
  s.dodges(3, "D2.dodge");
  s.uses(1, "SA.duel").on(3);
  s.sees("damage", 3);
  s.never_asked(Ask::strike_near, 1);
}

STORY(Triblade, NotWhereTheVictimDies) {
  Story s(6);
  with_a_triblade(s).anything_else();
  s.hp(3, 1);
  s.uses(1, "S5.slash").on(3);
  s.sees("death", 3);
  s.never_asked(Ask::strike_near, 1);
}

}  // namespace
}  // namespace tally::test

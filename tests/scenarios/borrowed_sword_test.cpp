// Borrowed Sword: another's weapon, another's Slash.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(BorrowedSword, Scenario31WhoSlashesKeepsHisWeapon) {
  Story s(5);
  s.hand(1, "CQ.collateral").equip(3, "D5.axe").hand(3, "S7.slash");
  s.uses(1, "CQ.collateral").on(3).against(5);
  s.strikes(3, "S7.slash").on(5);
  s.sees("damage", 5).from(3).points(1).because("SGS-CARD-SLASH");
  s.never("give");
  s.expect_equip(3, "D5.axe");
  s.expect_hand_size(1, 0);
  s.expect_discarded("CQ.collateral S7.slash");
}

STORY(BorrowedSword, Scenario31WhoDeclinesHandsHisWeaponOver) {
  Story s(5);
  s.hand(1, "CQ.collateral").equip(3, "D5.axe").hand(3, "S7.slash");
  s.uses(1, "CQ.collateral").on(3).against(4);
  s.declines(3, Ask::slash_at);
  s.sees("give", 3).to(1).cards("D5.axe").because("SGS-CARD-BORROWED-SWORD");
  s.never("damage");
  s.expect_hand(1, "D5.axe");
  s.expect_equip(1, "");
  s.expect_equip(3, "");
  s.expect_hand(3, "S7.slash");
  s.baseless("SGS-CARD-BORROWED-SWORD", "give", 3);
}

STORY(BorrowedSword, Scenario31NullifiedNothingHappens) {
  Story s(4);
  s.hand(1, "CQ.collateral").equip(3, "D5.axe").hand(3, "S7.slash").hand(4, "SJ.nullification");
  s.uses(1, "CQ.collateral").on(3).against(4);
  s.nullifies(4, "SJ.nullification").as("collateral").helping(3);
  s.never("give");
  s.never_asked(Ask::slash_at, 3);
  s.expect_equip(3, "D5.axe");
}

STORY(BorrowedSword, OnlyTheOwnerOfTheWeaponIsATarget) {
  Story s(4);
  s.hand(1, "CQ.collateral").equip(3, "D5.axe");
  s.never_asked(Ask::nullify, 4);
  s.uses(1, "CQ.collateral").on(3).against(4);
  s.declines(0, Ask::nullify).as("collateral").helping(3);
  s.sees("give", 3);
}

STORY(BorrowedSword, NeedsAWeaponAndAVictimWithinItsRange) {
  Story s(7);
  s.hand(1, "CQ.collateral").equip(2, "S6.qinggang_sword").equip(1, "D5.axe").dead(7);
  s.illegal("SGS-CARD-BORROWED-SWORD").uses(1, "CQ.collateral").on(4).against(5);
  s.illegal("SGS-CARD-BORROWED-SWORD").uses(1, "CQ.collateral").on(2).against(2);
  s.illegal("SGS-USE-TARGET").uses(1, "CQ.collateral").on(1).against(2);
  s.illegal("SGS-USE-TARGET").uses(1, "CQ.collateral").on(2, 3).against(4);
  s.illegal("SGS-USE-TARGET").uses(1, "CQ.collateral").on(2).against(7);
  s.illegal("SGS-USE-TARGET").uses(1, "CQ.collateral").on(2);
  s.illegal("SGS-RANGE").uses(1, "CQ.collateral").on(2).against(5);
  s.uses(1, "CQ.collateral").on(2).against(4);
}

STORY(BorrowedSword, TheUserMayNameHimself) {
  Story s(4);
  s.hand(1, "CQ.collateral H2.dodge").equip(2, "CA.crossbow").hand(2, "S7.slash");
  s.uses(1, "CQ.collateral").on(2).against(1);
  s.strikes(2, "S7.slash").on(1);
  s.dodges(1, "H2.dodge");
  s.never("give");
  s.expect_hp(1, 4);
}

STORY(BorrowedSword, TheSlashMustBeOnTheVictim) {
  Story s(4);
  s.anything_else();
  s.hand(1, "CQ.collateral").equip(3, "D5.axe").hand(3, "S7.slash H2.dodge").hand(2, "S8.slash");
  s.uses(1, "CQ.collateral").on(3).against(2);
  s.illegal("SGS-CARD-BORROWED-SWORD").strikes(3, "S7.slash").on(4);
  s.illegal("SGS-USE-TARGET").strikes(3, "S7.slash").on(2, 4);
  s.illegal("SGS-ANSWER-KIND").strikes(3, "H2.dodge").on(2);
  s.illegal("SGS-ANSWER-WHO").strikes(2, "S8.slash").on(4);
  s.illegal("SGS-USE-KIND").strikes(3, "H2.dodge").as("slash").on(2);
  s.strikes(3, "S7.slash").on(2);
  s.expect_hp(2, 3);
}

STORY(BorrowedSword, ItsSlashIsAUseWithTheWeaponsEffect) {
  Story s(4);
  s.hand(1, "CQ.collateral").hand(2, "H2.dodge");
  s.equip(3, "D5.axe C2.vine").hand(3, "S7.slash H3.peach");
  s.uses(1, "CQ.collateral").on(3).against(2);
  s.strikes(3, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.discards(3, "H3.peach C2.vine");
  s.sees("damage", 2).from(3).because("SGS-CARD-SLASH");
}

}  // namespace
}  // namespace tally::test

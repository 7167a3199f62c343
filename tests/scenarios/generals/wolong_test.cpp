// 卧龙诸葛亮 Zhuge Liang, the Sleeping Dragon
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Eight Trigram Array

STORY(Bazhen, AJudgementForADodgeWithoutArmour) {
  Story s(4);
  s.general(2, "wolong").hand(1, "S7.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(true);
  s.sees("respond", 2).as("dodge");
  s.expect_hp(2, 3);
}

STORY(Bazhen, AgainstArrowsToo) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(2, "wolong").hand(1, "HA.archery_attack");
  s.pile("S8.slash");
  s.uses(1, "HA.archery_attack");
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(false);
  s.sees("damage", 2);
}

STORY(Bazhen, NotWithAnArmourOn) {
  Story s(4);
  s.general(2, "wolong").equip(2, "CA.silver_lion").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Bazhen, NotAgainstTheQinggangSword) {
  Story s(4);
  s.general(2, "wolong").equip(1, "S6.qinggang_sword").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

// --- Fire Scheme

STORY(Huoji, ARedHandCardIsAFireAttack) {
  Story s(4);
  s.general(1, "wolong").hand(1, "H3.peach D2.dodge").hand(2, "D3.dodge");
  s.uses(1, "H3.peach").as("fire_attack").on(2);
  s.shows(2, "D3.dodge");
  s.discards(1, "D2.dodge");
  s.sees("damage", 2).from(1).as("fire");
}

STORY(Huoji, AsOftenAsHeLikes) {
  Story s(4);
  s.general(1, "wolong").hand(1, "H3.peach D2.dodge").hand(2, "S8.slash");
  s.uses(1, "H3.peach").as("fire_attack").on(2);
  s.shows(2, "S8.slash");
  s.uses(1, "D2.dodge").as("fire_attack").on(2);
  s.shows(2, "S8.slash");
  s.expect_hp(2, 4);
}

STORY(Huoji, NoBlackCardAndNoEquipment) {
  Story s(4);
  s.general(1, "wolong").hand(1, "S8.slash H3.peach").equip(1, "H5.chitu").hand(2, "D3.dodge");
  s.illegal("SGS-USE-KIND").uses(1, "S8.slash").as("fire_attack").on(2);
  s.illegal("SGS-USE-HOLD").uses(1, "H5.chitu").as("fire_attack").on(2);
  s.uses(1, "H3.peach").as("fire_attack").on(2);
  s.shows(2, "D3.dodge");
}

// --- Seeing Through

STORY(Kanpo, ABlackHandCardNullifies) {
  Story s(4);
  s.general(3, "wolong").hand(1, "S3.dismantlement").hand(2, "H3.peach").hand(3, "S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.nullifies(3, "S8.slash");
  s.sees("nullified", 2).as("dismantlement");
  s.expect_hand(2, "H3.peach");
  s.expect_hand(3, "");
}

STORY(Kanpo, ARedOneDoesNotNorEquipment) {
  Story s(4);
  s.general(3, "wolong")
      .hand(1, "S3.dismantlement")
      .hand(2, "H3.peach")
      .hand(3, "D2.dodge C3.slash");
  s.equip(3, "S5.blade");
  s.uses(1, "S3.dismantlement").on(2);
  s.illegal("SGS-USE-KIND").nullifies(3, "D2.dodge");
  s.illegal("SGS-USE-HOLD").nullifies(3, "S5.blade");
  s.nullifies(3, "C3.slash");
  s.sees("nullified", 2);
}

STORY(Kanpo, HisOwnIsAnsweredLikeAnyOther) {
  Story s(4);
  s.general(3, "wolong").hand(1, "S3.dismantlement SJ.nullification").hand(2, "H3.peach");
  s.hand(3, "S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.nullifies(3, "S8.slash");
  s.nullifies(1, "SJ.nullification");
  s.removes(1, "H3.peach").of(2);
  s.expect_hand(2, "");
}

}  // namespace
}  // namespace tally::test

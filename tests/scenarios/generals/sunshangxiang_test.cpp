// 孙尚香 Sun Shangxiang
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Warrior Lady

STORY(Xiaoji, TwoCardsForEachEquipmentLost) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").equip(2, "S5.blade");
  s.pile("H3.peach H4.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.invokes(2, "xiaoji");
  s.sees("draw", 2).points(2).because("SGS-SKILL-XIAOJI");
  s.expect_hand(2, "H3.peach H4.peach");
}

STORY(Xiaoji, ReplacedEquipmentToo) {
  Story s(4);
  s.general(1, "sunshangxiang").hand(1, "SQ.spear").equip(1, "S5.blade");
  s.uses(1, "SQ.spear");
  s.sees("equip", 1).cards("SQ.spear");
  s.invokes(1, "xiaoji");
  s.expect_hand_size(1, 2);
  s.expect_equip(1, "SQ.spear");
}

STORY(Xiaoji, HandCardsAreNoEquipment) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").hand(2, "S5.blade");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.expect_hand_size(2, 0);
}

STORY(Xiaoji, DeclinedNothingIsDrawn) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S3.dismantlement").equip(2, "S5.blade");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "S5.blade");
  s.declines(2, Ask::invoke);
  s.expect_hand_size(2, 0);
}

STORY(Xiaoji, Scenario9ALordPunishedDrawsEightForFourCards) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.general(1, "sunshangxiang").hp(2, 1).hand(1, "S7.slash H3.peach");
  s.equip(1, "S5.blade S2.vine C5.dilu H5.chitu");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::rescue);
  s.sees("forfeit", 1).because("SGS-PUNISH-LORD");
  for (int i = 0; i < 4; ++i) s.invokes(1, "xiaoji");
  s.expect_hand_size(1, 8);
  s.expect_equip(1, "");
}

STORY(Xiaoji, Scenario22ADodgeDrawnForTheHorseComesTooLate) {
  Story s(4);
  s.general(2, "sunshangxiang").hand(1, "S7.slash").equip(1, "H5.kylin_bow").equip(2, "C5.dilu");
  s.pile("H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.invokes(1, "kylin_bow");
  s.removes(1, "C5.dilu");
  s.invokes(2, "xiaoji");
  s.sees("damage", 2).points(1);
  s.expect_hand(2, "H2.dodge D2.dodge");
  s.expect_asked(Ask::dodge, 1);
}

STORY(Xiaoji, ASilverLionHealsBesides) {
  Story s(4);
  s.general(2, "sunshangxiang").hp(2, 2).hand(1, "S3.dismantlement").equip(2, "CA.silver_lion");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "CA.silver_lion");
  s.invokes(2, "xiaoji");
  s.sees("heal", 2).because("SGS-CARD-SILVER-LION");
  s.expect_hp(2, 3);
}

// --- Marriage

STORY(Jieyin, BothRecoverOne) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(1, 2).hp(3, 2).hand(1, "S7.slash S8.slash");
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.sees("heal", 3).points(1).because("SGS-SKILL-JIEYIN");
  s.sees("heal", 1).points(1);
  s.expect_hp(1, 3);
  s.expect_hp(3, 3);
}

STORY(OptionJieyin, TargetFirst) {
  Story s(4);
  s.with("jieyin", "target_first").general(1, "sunshangxiang").hp(1, 2).hp(3, 2);
  s.hand(1, "S7.slash S8.slash");
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.sees("heal", 3).points(1);
  s.sees("heal", 1).points(1);
}

STORY(OptionJieyin, OwnerFirst) {
  Story s(4);
  s.with("jieyin", "owner_first").general(1, "sunshangxiang").hp(1, 2).hp(3, 2);
  s.hand(1, "S7.slash S8.slash");
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.sees("heal", 1).points(1);
  s.sees("heal", 3).points(1);
}

STORY(Jieyin, UnhurtSheHealsHimAlone) {
  Story s(4);
  s.anything_else();
  s.general(1, "sunshangxiang").hp(3, 2).hand(1, "S7.slash S8.slash");
  s.never("heal", 1);
  s.invokes(1, "jieyin").on(3);
  s.discards(1, "S7.slash S8.slash");
  s.expect_hp(3, 3);
}

STORY(Jieyin, AMaleWoundedOtherOnceForTwoHandCards) {
  Story s(4);
  s.anything_else();
  s.general(1, "sunshangxiang").hp(1, 2).hp(3, 1).female(4).hp(4, 1);
  s.hand(1, "S7.slash S8.slash S9.slash S10.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(1);
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(2);
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(4);
  s.invokes(1, "jieyin").on(3);
  s.illegal("SGS-USE-HOLD").discards(1, "S7.slash S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").discards(1, "S7.slash");
  s.discards(1, "S7.slash S8.slash");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(3);
  s.declines(1, Ask::play);
}

STORY(Jieyin, WithOneHandCardNotAtAll) {
  Story s(4);
  s.general(1, "sunshangxiang").hp(3, 1).hand(1, "S7.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-JIEYIN").invokes(1, "jieyin").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

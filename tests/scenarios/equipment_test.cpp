// Equipment slots, horses, distance.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Equipment, OneOfEachKindFitsTogether) {
  Story s(4);
  s.hand(1, "D5.axe C2.vine S5.jueying H5.chitu").hand(2, "SJ.nullification");
  s.uses(1, "D5.axe");
  s.sees("equip", 1).cards("D5.axe").because("SGS-CARD-ROCK-CLEAVING-AXE");
  s.uses(1, "C2.vine");
  s.uses(1, "S5.jueying");
  s.sees("equip", 1).cards("S5.jueying").because("SGS-CARD-DEFENSIVE-HORSE");
  s.uses(1, "H5.chitu");
  s.sees("equip", 1).cards("H5.chitu").because("SGS-CARD-OFFENSIVE-HORSE");
  s.expect_equip(1, "D5.axe C2.vine S5.jueying H5.chitu");
  s.expect_asked(Ask::nullify, 0);
}

STORY(Equipment, ANewCardReplacesTheOldOneOfItsKind) {
  Story s(4);
  s.hand(1, "S5.blade DK.hualiu DK.zixing").equip(1, "D5.axe S5.jueying H5.chitu");
  s.uses(1, "S5.blade");
  s.sees("replace", 1).cards("D5.axe").because("SGS-EQUIP-SLOT");
  s.uses(1, "DK.hualiu");
  s.sees("replace", 1).cards("S5.jueying");
  s.uses(1, "DK.zixing");
  s.sees("replace", 1).cards("H5.chitu");
  s.expect_equip(1, "S5.blade DK.hualiu DK.zixing");
  s.expect_discarded("D5.axe S5.jueying H5.chitu");
}

STORY(Equipment, IsForOneselfOnly) {
  Story s(4);
  s.hand(1, "D5.axe");
  s.illegal("SGS-USE-TARGET").uses(1, "D5.axe").on(2);
  s.illegal("SGS-USE-TARGET").uses(1, "D5.axe").on(1, 2);
  s.baseless("SGS-EQUIP-SLOT", "equip", 1);
  s.baseless("SGS-EQUIP-SLOT", "replace", 1);
}

STORY(OptionDupNameZones, ByBothEqualEquipmentReplacesEqualEquipment) {
  for (const char* zones : {"judgement", "judgement+equip"}) {
    Story s(4);
    s.with("dup_name_zones", zones).hand(1, "DA.crossbow C6.indulgence");
    s.equip(1, "CA.crossbow").judging(2, "S6.indulgence");
    s.uses(1, "DA.crossbow");
    s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "C6.indulgence").on(2);
    s.expect_equip(1, "DA.crossbow");
    s.expect_discarded("CA.crossbow");
  }
}

// --- horses

STORY(DefensiveHorse, KeepsOthersOneStepFurtherAway) {
  for (const char* horse : {"S5.jueying", "C5.dilu", "HK.zhuahuangfeidian", "DK.hualiu"}) {
    Story s(4);
    s.hand(1, "S7.slash S3.snatch").equip(2, horse).hand(2, "H3.peach");
    s.expect_distance(1, 2, 2);
    s.expect_distance(2, 1, 1);
    s.illegal("SGS-RANGE").uses(1, "S7.slash").on(2);
    s.illegal("SGS-DISTANCE").uses(1, "S3.snatch").on(2);
  }
}

STORY(DefensiveHorse, IsNoObstacleForALongerWeapon) {
  for (const char* horse : {"S5.jueying", "C5.dilu", "HK.zhuahuangfeidian", "DK.hualiu"}) {
    Story s(4);
    s.hand(1, "S7.slash").equip(1, "S6.qinggang_sword").hand(2, horse).play_phase_of(2);
    s.uses(2, horse);
    s.sees("equip", 2).cards(horse).because("SGS-CARD-DEFENSIVE-HORSE");
    s.sees("turn", 1);
    s.uses(1, "S7.slash").on(2);
    s.sees("damage", 2);
  }
}

STORY(OffensiveHorse, BringsOthersOneStepNearerButNeverBelowOne) {
  for (const char* horse : {"H5.chitu", "SK.dayuan", "DK.zixing"}) {
    Story s(5);
    s.hand(1, "S7.slash").equip(1, horse);
    s.expect_distance(1, 3, 1);
    s.expect_distance(1, 2, 1);
    s.expect_distance(3, 1, 2);
    s.uses(1, "S7.slash").on(3);
    s.sees("damage", 3);
  }
}

STORY(OffensiveHorse, AgainstADefensiveHorseTheyCancelOut) {
  for (const char* horse : {"H5.chitu", "SK.dayuan", "DK.zixing"}) {
    Story s(4);
    s.hand(1, horse).equip(2, "S5.jueying");
    s.expect_distance(1, 2, 2);
    s.uses(1, horse);
    s.sees("equip", 1).cards(horse).because("SGS-CARD-OFFENSIVE-HORSE");
    s.expect_distance(1, 2, 1);
  }
}

STORY(Distance, TheShorterWayRoundAmongTheLiving) {
  Story s(7);
  s.dead(2).dead(3);
  s.expect_distance(1, 4, 1);
  s.expect_distance(4, 1, 1);
  s.expect_distance(1, 5, 2);
  s.expect_distance(1, 6, 2);
  s.expect_distance(1, 7, 1);
  s.expect_distance(1, 1, 0);
}

STORY(Distance, ChangesAtADeath) {
  Story s("lord spy loyalist rebel rebel");
  s.anything_else();
  s.hand(1, "CA.duel S7.slash").hp(2, 1);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.uses(1, "CA.duel").on(2);
  s.sees("death", 2);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
}

}  // namespace
}  // namespace tally::test

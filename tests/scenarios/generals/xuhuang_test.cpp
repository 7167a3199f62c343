// 徐晃 Xu Huang
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Cutting Supplies

STORY(Duanliang, ABlackBasicCardIsASupplyShortage) {
  Story s(4);
  s.general(1, "xuhuang").hand(1, "S7.slash");
  s.uses(1, "S7.slash").as("supply_shortage").on(2);
  s.expect_judging(2, "S7.slash");
}

STORY(Duanliang, EquipmentOfTheAreaTooAndTheDrawPhaseIsSkipped) {
  Story s(4);
  s.general(1, "xuhuang").equip(1, "S5.blade").pile("H3.peach");
  s.uses(1, "S5.blade").as("supply_shortage").on(2);
  s.sees("turn", 2);
  s.sees("judged", 2).as("supply_shortage").cards("H3.peach").effect(true);
  s.sees("skip", 2).as("draw").because("SGS-CARD-SUPPLY-SHORTAGE");
  s.expect_discarded("S5.blade H3.peach");
}

STORY(Duanliang, AsFarAsDistanceTwo) {
  Story s(6);
  s.general(1, "xuhuang").hand(1, "C4.supply_shortage C3.slash");
  s.illegal("SGS-DISTANCE").uses(1, "C4.supply_shortage").on(4);
  s.uses(1, "C4.supply_shortage").on(3);
  s.uses(1, "C3.slash").as("supply_shortage").on(5);
  s.expect_judging(3, "C4.supply_shortage");
  s.expect_judging(5, "C3.slash");
}

STORY(Duanliang, OthersReachNoFarther) {
  Story s(4);
  s.general(1, "lvbu").hand(1, "C4.supply_shortage");
  s.illegal("SGS-DISTANCE").uses(1, "C4.supply_shortage").on(3);
  s.declines(1, Ask::play);
}

STORY(Duanliang, NothingRedAndNoTrick) {
  Story s(4);
  s.general(1, "xuhuang").hand(1, "D2.dodge S3.dismantlement H3.peach C2.slash C3.slash");
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("supply_shortage").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S3.dismantlement").as("supply_shortage").on(2);
  s.uses(1, "C2.slash").as("supply_shortage").on(2);
  s.illegal("SGS-DELAYED-SAME-NAME").uses(1, "C3.slash").as("supply_shortage").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

// 甘宁 Gan Ning
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Surprise Raid

STORY(Qixi, ABlackCardIsADismantle) {
  Story s(4);
  s.general(1, "ganning").hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.removes(1, "H3.peach");
  s.expect_discarded("S7.slash H3.peach");
}

STORY(Qixi, EquipmentToo) {
  Story s(4);
  s.general(1, "ganning").equip(1, "S5.blade").equip(3, "S2.vine");
  s.uses(1, "S5.blade").as("dismantlement").on(3);
  s.removes(1, "S2.vine");
  s.expect_equip(1, "");
}

STORY(Qixi, NoRedCardAndNobodyWithoutACard) {
  Story s(4);
  s.general(1, "ganning").hand(1, "H3.peach S7.slash").hand(3, "H4.peach");
  s.illegal("SGS-USE-KIND").uses(1, "H3.peach").as("dismantlement").on(3);
  s.illegal("SGS-CARD-DISMANTLE").uses(1, "S7.slash").as("dismantlement").on(2);
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.removes(1, "H4.peach");
}

STORY(Qixi, CanBeNullified) {
  Story s(4);
  s.general(1, "ganning").hand(1, "S7.slash").hand(3, "CQ.nullification");
  s.uses(1, "S7.slash").as("dismantlement").on(3);
  s.nullifies(3, "CQ.nullification");
  s.sees("nullified", 3).as("dismantlement");
}

}  // namespace
}  // namespace tally::test

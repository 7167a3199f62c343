// 庞德 Pang De (new)
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(JianchuHs, SheauhawsPangDeHasIt) {
  Story s(6);
  s.general(1, "pangde_shj").hand(1, "S7.slash").hand(3, "H2.dodge").equip(3, "H5.kylin_bow");
  s.equip(1, "S6.qinggang_sword");
  s.never_asked(Ask::dodge, 3);
  s.expect_distance(1, 4, 2);  // 马术
  s.uses(1, "S7.slash").on(3);
  s.invokes(1, "jianchu_hs");
  s.removes(1, "H5.kylin_bow");
  s.sees("damage", 3);
}

}  // namespace
}  // namespace tally::test

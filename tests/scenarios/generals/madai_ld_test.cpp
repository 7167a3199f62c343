// Ma Dai of kingdom war's package Momentum: Horsemanship 马术 is all that FreeKill 0.5.7 gives him.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(MadaiLd, OneNearerToTheOthers) {
  War s(5);
  s.open(1, "madai_ld zhangfei_gz").hand(1, "S7.slash");
  s.expect_distance(1, 3, 1);
  s.expect_distance(3, 1, 2);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
}

STORY(MadaiLd, NotWhileHeLiesFaceDown) {
  War s(5);
  s.deputy_open(1, "madai_ld zhangfei_gz").hand(1, "S7.slash");
  s.expect_distance(1, 3, 2);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(3);
  s.declines(1, Ask::play);
}

STORY(MadaiLd, MaChaoIsHisCompanion) {
  War s(4);
  s.with("companion", "mark").turn_of(1).hidden(1, "machao_hs madai_ld");
  s.unveils(1, "machao_hs");
  s.sees("allegiance", 1).as("shu");
  s.sees("mark", 1).as("pioneer");
  s.unveils(1, "madai_ld");
  s.sees("mark", 1).as("companion");
}

}  // namespace
}  // namespace tally::test

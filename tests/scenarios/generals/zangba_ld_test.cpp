// Zang Ba of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Hengjiang, OneHandCardFewer) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_ld zhenji_gz");
  s.hand(1, "S7.slash H8.peach H4.peach H6.peach H7.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang").of(1);
  s.discards(1, "H8.peach");
  s.never("draw", 2);
  s.sees("turn", 2);
}

STORY(Hengjiang, AsManyAsHeHasEquipment) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_ld zhenji_gz");
  s.equip(1, "H5.chitu DA.crossbow");
  s.hand(1, "S7.slash H8.peach H4.peach H6.peach H7.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang").of(1);
  s.discards(1, "H8.peach H4.peach");
}

STORY(Hengjiang, NothingDiscardedHeFillsHisHand) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_ld zhenji_gz").hand(2, "S8.slash");
  s.hand(1, "S7.slash H8.peach H4.peach H6.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang").of(1);
  s.sees("draw", 2).points(2).because("SGS-SKILL-HENGJIANG");
  s.sees("turn", 2);
}

STORY(Hengjiang, TwiceIsTwoFewer) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zangba_ld zhenji_gz");
  s.hand(1, "S7.slash S8.slash H8.peach H4.peach H6.peach H7.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang").of(1);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "hengjiang").of(1);
  s.discards(1, "H8.peach H4.peach");
}

STORY(Hengjiang, TurnedUpForIt) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").hidden(2, "zangba_ld zhenji_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.unveils(2, "zangba_ld", "hengjiang");
  s.sees("allegiance", 2).as("wei");
  s.invokes(2, "hengjiang").of(1);
  s.sees("draw", 2).points(3).because("SGS-SKILL-HENGJIANG");
}

}  // namespace
}  // namespace tally::test

// Xu Sheng 徐盛 of kingdom war: Sham Walls.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Yicheng, OfHisOwnSlashHeDrawsAndDiscards) {
  War s(4);
  s.open(1, "xusheng_ld ganning_hs").hand(1, "S7.slash C2.slash").pile("H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "yicheng").against(1);
  s.discards(1, "C2.slash");
  s.sees("damage", 2);
  s.expect_hand(1, "H2.dodge");
}

STORY(Yicheng, ATargetOfHisKingdomDrawsOneAndMayDodgeWithIt) {
  War s(4);
  s.open(2, "xusheng_ld ganning_hs").open(4, "sunquan_hs zhoutai_hs");
  s.hand(1, "S7.slash").hand(4, "C3.slash").pile("H2.dodge");
  s.uses(1, "S7.slash").on(4);
  s.invokes(2, "yicheng").against(4);
  s.discards(4, "C3.slash");
  s.dodges(4, "H2.dodge");
}

STORY(Yicheng, BothWhenOneOfThemSlashesTheOther) {
  War s(4);
  s.open(1, "xusheng_ld ganning_hs").open(2, "sunquan_hs zhoutai_hs");
  s.hand(1, "S7.slash").pile("H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "yicheng").against(1);
  s.discards(1, "H2.dodge");
  s.invokes(1, "yicheng").against(2);
  s.discards(2, "D2.dodge");
  s.sees("damage", 2);
}

STORY(Yicheng, ForAnotherKingdomHeIsNotAsked) {
  War s(4);
  s.open(2, "xusheng_ld ganning_hs").open(1, "caocao_hs xuchu_hs").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

STORY(Yicheng, HeIsTurnedUpAsASlashIsAimedAtHim) {
  War s(4);
  s.hidden(2, "xusheng_ld ganning_hs").hand(1, "S7.slash").hand(2, "H2.dodge").pile("D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.unveils(2, "xusheng_ld", "yicheng");
  s.sees("allegiance", 2).as("wu");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "yicheng").against(2);
  s.discards(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
}

}  // namespace
}  // namespace tally::test

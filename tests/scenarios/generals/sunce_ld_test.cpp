// Sun Ce of kingdom war's package Momentum; Fired Up 激昂 is that of the package Mountain.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1 compares cards with seat 2.
void compare(Story& s, std::string_view own, std::string_view others) {
  s.hand(1, own).hand(2, others);
  s.invokes(1, "tianyi").on(2);
  s.puts_up(1, own);
  s.puts_up(2, others);
}

STORY(Yingyang, ThreeMore) {
  War s(4);
  compare(s.open(1, "taishici_gz sunce_ld"), "S7.slash", "H9.peach");
  s.invokes(1, "yingyang");
  s.decides(1, "three_more").because("SGS-SKILL-YINGYANG");
  s.sees("compared", 1).effect(true);
}

STORY(Yingyang, NothingIsMoreThanAKing) {
  War s(4);
  compare(s.open(1, "taishici_gz sunce_ld"), "HQ.peach", "HK.dodge");
  s.invokes(1, "yingyang");
  s.decides(1, "three_more");
  s.sees("compared", 1).effect(false);
}

STORY(Yingyang, ThreeLessOfWhoIsChallenged) {
  War s(4);
  compare(s.open(1, "taishici_gz ganning_gz").open(2, "sunce_ld daqiao_gz"), "S7.slash",
          "H9.peach");
  s.invokes(2, "yingyang");
  s.decides(2, "three_fewer");
  s.sees("compared", 1).effect(true);
}

STORY(Yingyang, TurnedUpForIt) {
  War s(4);
  compare(s.main_open(1, "taishici_gz sunce_ld"), "S7.slash", "H9.peach");
  s.unveils(1, "sunce_ld", "yingyang");
  s.sees("mark", 1).as("half_fish");
  s.sees("mark", 1).as("companion");
  s.invokes(1, "yingyang");
  s.decides(1, "three_more");
  s.sees("compared", 1).effect(true);
}

STORY(Hunshang, WithOneHitPointTwoSkillsForATurn) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_ld").hp(1, 1);
  s.pile("S7.slash S8.slash H9.peach H4.peach H6.peach");
  s.sees("acquire", 1).as("yingzi_ld").because("SGS-SKILL-HUNSHANG");
  s.sees("acquire", 1).as("yinghun_hs").because("SGS-SKILL-HUNSHANG");
  s.invokes(1, "yinghun_hs").on(2);
  s.decides(1, "draw_many");
  s.sees("draw", 2).points(2).because("SGS-SKILL-YINGHUN-HS");
  s.discards(2, "S7.slash");
  s.sees("draw", 1).points(3);
  s.never("discard", 1);
  s.expect_skill(1, "hunshang", true);
}

STORY(Hunshang, NotWithTwo) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_ld").hp(1, 2);
  s.never("acquire", 1);
  s.sees("draw", 1).points(2);
}

STORY(Hunshang, NotAsTheMainGeneral) {
  War s(4);
  s.turn_of(1).open(1, "sunce_ld taishici_gz").hp(1, 1);
  s.never("acquire", 1);
  s.expect_max_hp(1, 4);
}

STORY(Hunshang, HalfAFishLessAndTurnedUpForIt) {
  War s(4);
  s.turn_of(1).hidden(1, "taishici_gz sunce_ld").hp(1, 1);
  s.expect_max_hp(1, 3);
  s.unveils(1, "sunce_ld", "hunshang").asked(Ask::unveil_for);
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.sees("acquire", 1).as("yingzi_ld");
  s.sees("acquire", 1).as("yinghun_hs");
}

STORY(YingziLd, ACardMoreAndAllOfThemKept) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_ld").hp(1, 1);
  s.sees("acquire", 1).as("yingzi_ld");
  s.sees("acquire", 1).as("yinghun_hs");
  s.sees("draw", 1).points(3);
  s.never("discard", 1);
  s.sees("turn", 2);
}

STORY(YingziLd, ButNoMoreThanHisMaximum) {
  War s(4);
  s.turn_of(1).open(1, "taishici_gz sunce_ld").hp(1, 1).hand(1, "H2.dodge");
  s.sees("acquire", 1).as("yingzi_ld");
  s.sees("acquire", 1).as("yinghun_hs");
  s.sees("draw", 1).points(3);
  s.discards(1, "H2.dodge");
}

STORY(SunceLd, FiredUpByADuel) {
  War s(4);
  s.open(1, "sunce_ld taishici_gz").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.invokes(1, "jiang");
  s.sees("draw", 1).because("SGS-SKILL-JIANG");
  s.sees("damage", 2);
}

}  // namespace
}  // namespace tally::test

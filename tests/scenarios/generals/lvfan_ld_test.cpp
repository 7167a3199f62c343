// Lü Fan of kingdom war: Redeployment 调度, In Charge of the Treasury 典财, and another deputy
// (SGS-GZ-CHANGE).
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view expansions = "guozhan-freekill-expansions";

STORY(Diaodu, AFriendWhoUsesEquipmentDraws) {
  War s(4);
  s.open(2, "lvfan_ld sunquan_hs").open(1, "ganning_hs lvmeng_hs").open(3, "caocao_hs xuchu_hs");
  s.with("diaodu", "each_time").hand(1, "S5.jueying H5.kylin_bow").pile("H2.dodge D2.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.invokes(1, "diaodu").against(2);
  s.uses(1, "H5.kylin_bow").on(1);
  s.invokes(1, "diaodu").against(2);
  s.expect_hand(1, "H2.dodge D2.dodge");
}

STORY(Diaodu, InFreeKillOnceATurn) {
  War s(4);
  s.open(2, "lvfan_ld sunquan_hs").open(1, "ganning_hs lvmeng_hs").with("diaodu", "once_a_turn");
  s.hand(1, "S5.jueying H5.kylin_bow").pile("H2.dodge D2.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.invokes(1, "diaodu").against(2);
  s.uses(1, "H5.kylin_bow").on(1);
  s.expect_asked(Ask::invoke, 1);
  s.expect_hand(1, "H2.dodge");
}

STORY(Diaodu, AStrangerDoesNot) {
  War s(4);
  s.open(2, "lvfan_ld sunquan_hs").open(1, "caocao_hs xuchu_hs").hand(1, "S5.jueying");
  s.never_asked(Ask::invoke, 1);
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S5.jueying").on(1);
}

STORY(Diaodu, HeIsTurnedUpForHisOwnEquipment) {
  War s(4);
  s.hidden(1, "sunquan_hs lvfan_ld").hand(1, "S5.jueying").pile("H2.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.unveils(1, "lvfan_ld", "diaodu");
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "diaodu");
  s.expect_hand(1, "H2.dodge");
}

STORY(Diaodu, HeTakesEquipmentOfAFriendAndPassesItOn) {
  War s(4);
  s.open(1, "lvfan_ld sunquan_hs").open(2, "ganning_hs lvmeng_hs").open(3, "caocao_hs xuchu_hs");
  s.turn_of(1).equip(2, "S5.jueying").equip(3, "H5.kylin_bow").hand(1, "H2.dodge");
  s.illegal("SGS-SKILL-DIAODU").invokes(1, "diaodu").on(3);
  s.invokes(1, "diaodu").on(2);
  s.takes(1, "S5.jueying").from(2);
  s.illegal("SGS-SKILL-DIAODU").gives(1, "H2.dodge").to(3);
  s.illegal("SGS-SKILL-DIAODU").gives(1, "S5.jueying").to(2);
  s.gives(1, "S5.jueying").to(3);
  s.expect_hand(3, "S5.jueying");
}

STORY(Diaodu, OrKeepsIt) {
  War s(4);
  s.open(1, "lvfan_ld sunquan_hs").open(2, "ganning_hs lvmeng_hs").turn_of(1);
  s.equip(2, "S5.jueying").pile("H2.dodge D2.dodge");
  s.invokes(1, "diaodu").on(2);
  s.takes(1, "S5.jueying").from(2);
  s.declines(1, Ask::gift_of);
  s.expect_hand(1, "S5.jueying H2.dodge D2.dodge");
}

STORY(Diaodu, WhatWasHisOwnHeGivesAway) {
  War s(4);
  s.with("diaodu_own", "passed_on").open(1, "lvfan_ld sunquan_hs").turn_of(1);
  s.equip(1, "S5.jueying").pile("H2.dodge D2.dodge");
  s.invokes(1, "diaodu").on(1);
  s.takes(1, "S5.jueying").from(1);
  s.illegal("SGS-SKILL-DIAODU").declines(1, Ask::gift_of);
  s.gives(1, "S5.jueying").to(3);
  s.expect_hand(3, "S5.jueying");
}

STORY(Diaodu, InFreeKillHeMayKeepIt) {
  War s(4);
  s.with("diaodu_own", "kept").open(1, "lvfan_ld sunquan_hs").turn_of(1);
  s.equip(1, "S5.jueying").pile("H2.dodge D2.dodge");
  s.invokes(1, "diaodu").on(1);
  s.takes(1, "S5.jueying").from(1);
  s.declines(1, Ask::gift_of);
  s.expect_hand(1, "S5.jueying H2.dodge D2.dodge");
}

// Seat 1 takes two cards of Lü Fan, who has 2 hit points.
void robbed(War& s) {
  s.hp(2, 2).hand(1, "S3.snatch D3.snatch").hand(2, "H2.dodge D2.dodge D6.dodge");
  s.open(1, "caocao_hs xuchu_hs");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "D2.dodge").from(2);
  s.declines(1, Ask::play);
}

STORY(Diancai, WhoHasLostEnoughFillsHisHand) {
  War s(4);
  s.open(2, "lvfan_ld ganning_hs").pile("H4.peach H6.peach");
  robbed(s);
  s.invokes(2, "diancai");
  s.decides(2, "refuse");
  s.expect_hand(2, "D6.dodge H4.peach H6.peach");
}

STORY(Diancai, LessIsNotEnough) {
  War s(4);
  s.open(1, "caocao_hs xuchu_hs").open(2, "lvfan_ld ganning_hs").hp(2, 2);
  s.hand(1, "S3.snatch").hand(2, "H2.dodge D2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.declines(1, Ask::play);
}

STORY(Diancai, HeIsTurnedUpForIt) {
  War s(4);
  s.main_open(2, "ganning_hs lvfan_ld").pile("H4.peach H6.peach");
  robbed(s);
  s.unveils(2, "lvfan_ld", "diancai");
  s.sees("mark", 2).as("half_fish");
  s.invokes(2, "diancai");
  s.decides(2, "refuse");
}

STORY(ChangeOfDeputy, OneOfThreeTakesHisPlace) {
  War s(4, expansions);
  s.open(2, "lvfan_ld ganning_hs").pile("H4.peach H6.peach");
  robbed(s);
  s.invokes(2, "diancai");
  s.decides(2, "accept");
  s.illegal("SGS-GZ-CHANGE").offers(2, "sunquan_hs lvmeng_hs caocao_hs");   // of another kingdom
  s.illegal("SGS-GZ-CHANGE").offers(2, "sunquan_hs lvmeng_hs ganning_hs");  // somebody's
  s.offers(2, "sunquan_hs lvmeng_hs lusu_hs");
  s.illegal("SGS-GZ-CHANGE").changes_deputy(2, "daqiao_hs");  // not offered
  s.changes_deputy(2, "sunquan_hs");
  s.expect_skill(2, "qixi", false);
  s.expect_skill(2, "zhiheng_gz", true);
  s.expect_skill(2, "diancai", true);
  s.expect_hidden(2, true, false);
  s.expect_hp(2, 2);
  s.expect_max_hp(2, 3);
}

STORY(ChangeOfDeputy, OneWhoLiesFaceDownIsShownFirst) {
  War s(4, expansions);
  s.main_open(2, "lvfan_ld ganning_hs").pile("H4.peach H6.peach");
  robbed(s);
  s.invokes(2, "diancai");
  s.decides(2, "accept");
  s.sees("disclose", 2).as("ganning_hs").because("SGS-GZ-CHANGE");
  s.never("mark", 2);
  s.offers(2, "sunquan_hs lvmeng_hs lusu_hs");
  s.changes_deputy(2, "lusu_hs");
  s.expect_skill(2, "haoshi", true);
}

STORY(ChangeOfDeputy, OnceAGame) {
  War s(4, expansions);
  s.open(2, "lvfan_ld ganning_hs").pile("H4.peach H6.peach H7.peach");
  s.discards_whatever();
  robbed(s);
  s.invokes(2, "diancai");
  s.decides(2, "accept");
  s.offers(2, "sunquan_hs lvmeng_hs zhouyu_hs");
  s.changes_deputy(2, "zhouyu_hs");
  s.expect_asked(Ask::decide, 1);
  s.sees("turn", 3);
}

}  // namespace
}  // namespace tally::test

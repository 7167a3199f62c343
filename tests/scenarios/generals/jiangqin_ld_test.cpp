// Jiang Qin 蒋钦 of kingdom war: Bird in Flight, Noble Mind.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Niaoxiang, WhomHeBesiegesNeedsTwoDodges) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs")
      .open(2, "caocao_hs xuchu_hs")
      .open(3, "sunquan_hs zhoutai_hs");
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).because("SGS-SKILL-NIAOXIANG");
}

STORY(Niaoxiang, AlsoAgainstTheOtherBesieger) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs")
      .open(2, "caocao_hs xuchu_hs")
      .open(3, "sunquan_hs zhoutai_hs");
  s.play_phase_of(3).hand(3, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(3, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_hp(2, 4);
}

STORY(Niaoxiang, TheOtherBesiegerHitsWhoHasOneDodge) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs")
      .open(2, "caocao_hs xuchu_hs")
      .open(3, "sunquan_hs zhoutai_hs");
  s.play_phase_of(3).hand(3, "S7.slash").hand(2, "H2.dodge");
  s.uses(3, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).by(3).because("SGS-SKILL-NIAOXIANG");
}

STORY(Niaoxiang, AgainstHimselfOneIsEnough) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs")
      .open(2, "caocao_hs xuchu_hs")
      .open(3, "sunquan_hs zhoutai_hs");
  s.play_phase_of(2).hand(2, "S7.slash").hand(1, "H2.dodge D2.dodge");
  s.uses(2, "S7.slash").on(1);
  s.dodges(1, "H2.dodge");
  s.expect_hand(1, "D2.dodge");
}

STORY(Niaoxiang, WithThreePlayersOneIsEnough) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs")
      .open(2, "caocao_hs xuchu_hs")
      .open(3, "sunquan_hs zhoutai_hs");
  s.dead(4).hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hand(2, "D2.dodge");
}

STORY(Niaoxiang, WhoHasShownNoKingdomIsNotBesieged) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs").hidden(2, "caocao_hs xuchu_hs");
  s.open(3, "sunquan_hs zhoutai_hs").hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hand(2, "D2.dodge");
}

STORY(Shangyi, HeSeesAHandAndABlackCardOfItGoes) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "H2.dodge").hand(3, "S7.slash D2.dodge");
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1).cards("H2.dodge").because("SGS-SKILL-SHANGYI");
  s.sees("look", 1).from(3);
  s.illegal("SGS-SKILL-SHANGYI").removes(1, "D2.dodge").from(3);
  s.removes(1, "S7.slash").from(3);
  s.illegal("SGS-SKILL-SHANGYI").invokes(1, "shangyi").on(2);  // once
  s.declines(1, Ask::play);
}

STORY(Shangyi, AsPrintedNoCardHasToGo) {
  War s(4);
  s.with("shangyi", "may").open(1, "jiangqin_ld ganning_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "H2.dodge").hand(3, "S7.slash D2.dodge");
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1);
  s.sees("look", 1).from(3);
  s.declines(1, Ask::remove_of);
  s.expect_hand(3, "S7.slash D2.dodge");
}

STORY(Shangyi, InFreeKillABlackCardHasToGo) {
  War s(4);
  s.with("shangyi", "must").open(1, "jiangqin_ld ganning_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "H2.dodge").hand(3, "S7.slash D2.dodge");
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1);
  s.sees("look", 1).from(3);
  s.illegal("SGS-SKILL-SHANGYI").declines(1, Ask::remove_of);
  s.removes(1, "S7.slash").from(3);
  s.expect_hand(3, "D2.dodge");
}

STORY(Shangyi, OrAllGeneralsThatLieFaceDown) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs").hidden(3, "caocao_hs xuchu_hs");
  s.hand(1, "H2.dodge").hand(3, "S7.slash");
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1);
  s.decides(1, "see_hidden");
  s.sees("glimpse", 1).of(3).generals("caocao_hs").points(0);
  s.sees("glimpse", 1).of(3).generals("xuchu_hs").points(1);
  s.expect_hand(3, "S7.slash");
}

STORY(Shangyi, OfAHandWithoutBlackCardsNoneGoes) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs").main_open(3, "caocao_hs xuchu_hs");
  s.hand(1, "H2.dodge").hand(3, "D2.dodge");
  s.never_asked(Ask::remove_of, 1);
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1);
  s.decides(1, "see_hand");
  s.sees("look", 1).from(3).cards("D2.dodge");
  s.expect_hand(3, "D2.dodge");
}

STORY(Shangyi, WithoutAHandOfHisOwnHeCannot) {
  War s(4);
  s.open(1, "jiangqin_ld ganning_hs").hand(3, "S7.slash");
  s.illegal("SGS-SKILL-SHANGYI").invokes(1, "shangyi").on(3);
  s.declines(1, Ask::play);
}

STORY(Shangyi, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "ganning_hs jiangqin_ld").hand(1, "H2.dodge").hand(3, "S7.slash");
  s.unveils(1, "jiangqin_ld", "shangyi");
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "shangyi").on(3);
  s.sees("look", 3).from(1);
  s.sees("look", 1).from(3);
  s.removes(1, "S7.slash").from(3);
}

}  // namespace
}  // namespace tally::test

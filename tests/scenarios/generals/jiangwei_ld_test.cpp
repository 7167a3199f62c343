// Jiang Wei 姜维 of kingdom war: Covering Heaven as the main general, Last Wish as the deputy.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Tianfu, InTheTurnOfOneOfHisLineABlackCardIsANullification) {
  War s(4);
  s.open(1, "jiangwei_ld guanyu_hs").open(2, "liubei_hs zhangfei_hs").play_phase_of(2);
  s.hand(2, "S3.dismantlement").hand(1, "S8.slash H4.peach").hand(4, "H2.dodge");
  s.uses(2, "S3.dismantlement").on(4);
  s.illegal("SGS-USE-KIND").nullifies(1, "H4.peach");
  s.nullifies(1, "S8.slash").because("SGS-CARD-DISMANTLE");
  s.expect_hand(4, "H2.dodge");
}

STORY(Tianfu, InHisOwnTurnToo) {
  War s(4);
  s.open(1, "jiangwei_ld guanyu_hs").open(4, "liubei_hs zhangfei_hs");
  s.hand(1, "S3.dismantlement S8.slash").hand(2, "SJ.nullification H2.dodge");
  s.uses(1, "S3.dismantlement").on(2);
  s.nullifies(2, "SJ.nullification");
  s.nullifies(1, "S8.slash");
  s.removes(1, "H2.dodge").from(2);
}

STORY(Tianfu, NotInTheTurnOfSomebodyElse) {
  War s(4);
  s.open(1, "jiangwei_ld guanyu_hs").open(2, "liubei_hs zhangfei_hs").play_phase_of(3);
  s.hand(3, "S3.dismantlement").hand(1, "S8.slash").hand(4, "H2.dodge");
  s.uses(3, "S3.dismantlement").on(4);
  s.illegal("SGS-USE-KIND").nullifies(1, "S8.slash");
  s.removes(3, "H2.dodge").from(4);
}

STORY(Tianfu, NorAlone) {
  War s(4);
  s.open(1, "jiangwei_ld guanyu_hs").hand(1, "S3.dismantlement S8.slash").hand(4, "H2.dodge");
  s.uses(1, "S3.dismantlement").on(4);
  s.illegal("SGS-USE-KIND").nullifies(1, "S8.slash");
  s.removes(1, "H2.dodge").from(4);
}

STORY(Tianfu, WhoLiesFaceDownIsNotTurnedUpForIt) {
  War s(4);
  s.deputy_open(1, "jiangwei_ld guanyu_hs").open(2, "liubei_hs zhangfei_hs").play_phase_of(2);
  s.hand(2, "S3.dismantlement").hand(1, "S8.slash").hand(4, "H2.dodge");
  s.uses(2, "S3.dismantlement").on(4);
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "jiangwei_ld", "tianfu");
  s.removes(2, "H2.dodge").from(4);
}

STORY(Yizhi, ADeputyHasStargazeAndHalfAFishLess) {
  War s(4);
  s.open(1, "guanyu_hs jiangwei_ld").turn_of(1).pile("H2.dodge D2.dodge S7.slash C2.slash");
  s.expect_skill(1, "guanxing", true);
  s.expect_skill(1, "tianfu", false);
  s.expect_max_hp(1, 4);
  s.invokes(1, "guanxing");
  s.arranges(1, "S7.slash D2.dodge H2.dodge C2.slash", 2);
  s.declines(1, Ask::play);
  s.expect_hand(1, "S7.slash D2.dodge");
}

STORY(Yizhi, WithStargazeOfTheMainGeneralHeSeesFive) {
  War s(4);
  s.open(1, "zhugeliang_hs jiangwei_ld").turn_of(1);
  s.pile("H2.dodge D2.dodge S7.slash C2.slash C3.slash");
  s.expect_max_hp(1, 3);
  s.invokes(1, "guanxing");
  s.arranges(1, "C3.slash C2.slash S7.slash D2.dodge H2.dodge", 2);
  s.declines(1, Ask::play);
  s.expect_hand(1, "C3.slash C2.slash");
}

STORY(Yizhi, AMainGeneralHasItNot) {
  War s(4);
  s.open(1, "jiangwei_ld guanyu_hs");
  s.expect_skill(1, "yizhi", false);
  s.expect_skill(1, "guanxing", false);
  s.expect_skill(1, "tianfu", true);
  s.expect_max_hp(1, 4);
  s.declines(1, Ask::play);
}

STORY(Yizhi, HeIsTurnedUpToStargaze) {
  War s(4);
  s.hidden(1, "guanyu_hs jiangwei_ld").turn_of(1).pile("H2.dodge D2.dodge S7.slash C2.slash");
  s.declines(1, Ask::unveil);
  s.unveils(1, "jiangwei_ld", "guanxing");
  s.sees("allegiance", 1).as("shu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "guanxing");
  s.arranges(1, "S7.slash D2.dodge H2.dodge C2.slash", 2);
  s.declines(1, Ask::play);
  s.expect_hand(1, "S7.slash D2.dodge");
}

STORY(Tiaoxin, OfKingdomWarToo) {
  War s(4);
  s.open(1, "guanyu_hs jiangwei_ld").hand(2, "H2.dodge");
  s.invokes(1, "tiaoxin").on(2);
  s.declines(2, Ask::slash_at);
  s.removes(1, "H2.dodge").from(2);
}

}  // namespace
}  // namespace tally::test

// Jiang Wan & Fei Yi 蒋琬费祎 of kingdom war: Rest and Recovery, Keeping What Stands.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Shengxi, WhoHasDealtNoDamageDrawsTwo) {
  War s(4);
  s.open(1, "jiangwanfeiyi_ld guanyu_hs").pile("H2.dodge D2.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "shengxi");
  s.expect_hand(1, "H2.dodge D2.dodge");
}

STORY(Shengxi, ADodgedSlashIsNoDamage) {
  War s(4);
  s.open(1, "jiangwanfeiyi_ld guanyu_hs").hand(1, "S7.slash").hand(2, "D3.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "D3.dodge");
  s.declines(1, Ask::play);
  s.invokes(1, "shengxi");
  s.expect_hand_size(1, 2);
}

STORY(Shengxi, AfterDamageOfHisHeIsNotAsked) {
  War s(4);
  s.open(1, "jiangwanfeiyi_ld guanyu_hs").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).by(1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(Shengxi, TheNextTurnKnowsNothingOfIt) {
  War s(2);
  s.open(1, "jiangwanfeiyi_ld guanyu_hs").play_phase_of(2).hand(2, "SA.duel").hand(1, "S7.slash");
  s.uses(2, "SA.duel").on(1);
  s.plays(1, "S7.slash");
  s.sees("damage", 2).by(1);
  s.declines(2, Ask::play);
  s.declines(1, Ask::play);
  s.invokes(1, "shengxi");
  s.discards_whatever();
}

STORY(Shengxi, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "jiangwanfeiyi_ld guanyu_hs");
  s.declines(1, Ask::play);
  s.unveils(1, "jiangwanfeiyi_ld", "shengxi");
  s.sees("allegiance", 1).as("shu");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "shengxi");
  s.expect_hand_size(1, 2);
}

STORY(Shoucheng, OneOfHisKingdomWithoutACardDraws) {
  War s(4);
  s.open(2, "jiangwanfeiyi_ld guanyu_hs").open(3, "liubei_hs zhangfei_hs");
  s.hand(1, "S3.dismantlement").hand(3, "H2.dodge").pile("D2.dodge");
  s.uses(1, "S3.dismantlement").on(3);
  s.removes(1, "H2.dodge").from(3);
  s.invokes(2, "shoucheng").against(3);
  s.expect_hand(3, "D2.dodge");
}

STORY(Shoucheng, InHisOwnTurnHeIsNot) {
  War s(4);
  s.open(1, "liubei_hs zhangfei_hs").open(2, "jiangwanfeiyi_ld guanyu_hs").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

STORY(Shoucheng, NorOneOfAnotherKingdom) {
  War s(4);
  s.open(2, "jiangwanfeiyi_ld guanyu_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "S3.dismantlement").hand(3, "H2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.dismantlement").on(3);
  s.removes(1, "H2.dodge").from(3);
}

STORY(Shoucheng, HeIsTurnedUpForOneOfTheKingdomHeWouldShow) {
  War s(4);
  s.hidden(2, "jiangwanfeiyi_ld guanyu_hs").open(3, "liubei_hs zhangfei_hs");
  s.hand(1, "S3.dismantlement").hand(3, "H2.dodge").pile("D2.dodge");
  s.uses(1, "S3.dismantlement").on(3);
  s.removes(1, "H2.dodge").from(3);
  s.unveils(2, "jiangwanfeiyi_ld", "shoucheng");
  s.sees("allegiance", 2).as("shu");
  s.invokes(2, "shoucheng").against(3);
  s.expect_hand(3, "D2.dodge");
}

}  // namespace
}  // namespace tally::test

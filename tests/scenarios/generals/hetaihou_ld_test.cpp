// Empress He 何太后 of kingdom war: Poisoned Wine, Family Turmoil.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Zhendu, HeDrinksAndIsHurtAndHitsHarder) {
  War s(4);
  s.open(1, "hetaihou_ld huatuo_hs").turn_of(2).hand(1, "H2.dodge").hand(2, "S7.slash");
  s.invokes(1, "zhendu").against(2);
  s.discards(1, "H2.dodge");
  s.sees("use", 2).as("wine").because("SGS-SKILL-ZHENDU");
  s.sees("damage", 2).by(1).because("SGS-SKILL-ZHENDU");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3).points(2);
}

STORY(Zhendu, ItIsTheOneWineOfHisTurn) {
  War s(4);
  s.open(1, "hetaihou_ld huatuo_hs").turn_of(2).hand(1, "H2.dodge").hand(2, "S9.wine");
  s.invokes(1, "zhendu").against(2);
  s.discards(1, "H2.dodge");
  s.sees("damage", 2);
  s.illegal("SGS-WINE-LIMIT").uses(2, "S9.wine");
  s.declines(2, Ask::play);
  s.discards_whatever();
}

STORY(Zhendu, WithoutAHandCardOrInHerOwnTurnSheIsNotAsked) {
  War s(4);
  s.open(1, "hetaihou_ld huatuo_hs").turn_of(4);
  s.never_asked(Ask::invoke, 1);
  s.declines(4, Ask::play);
  s.declines(1, Ask::play);
}

STORY(Zhendu, SheIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "hetaihou_ld huatuo_hs").turn_of(2).hand(1, "H2.dodge");
  s.unveils(1, "hetaihou_ld", "zhendu");
  s.sees("allegiance", 1).as("qun");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "zhendu").against(2);
  s.discards(1, "H2.dodge");
  s.sees("damage", 2);
}

STORY(Qiluan, ForAKillSheDrawsThreeAsTheTurnEnds) {
  War s(4);
  s.open(1, "hetaihou_ld huatuo_hs").open(2, "caocao_hs xuchu_hs").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.declines(1, Ask::play);
  s.invokes(1, "qiluan");
  s.expect_hand_size(1, 4);  // and one for a victim of another kingdom
}

STORY(Qiluan, InTheTurnOfHerVictimToo) {
  War s(4);
  s.open(1, "hetaihou_ld huatuo_hs").open(2, "caocao_hs xuchu_hs").hp(2, 1);
  s.play_phase_of(2).hand(2, "SA.duel").hand(1, "S7.slash");
  s.uses(2, "SA.duel").on(1);
  s.plays(1, "S7.slash");
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.invokes(1, "qiluan");
  s.expect_hand_size(1, 4);
}

STORY(Qiluan, ForAKillOfSomebodyElseSheIsNotAsked) {
  War s(5);
  s.open(1, "caocao_hs xuchu_hs").open(3, "hetaihou_ld huatuo_hs").open(2, "liubei_hs guanyu_hs");
  s.hp(2, 1).hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 3);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.declines(1, Ask::play);
  s.sees("turn", 3);
}

STORY(Qiluan, SheIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "huatuo_hs hetaihou_ld").open(2, "caocao_hs xuchu_hs").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.declines(1, Ask::play);
  s.unveils(1, "hetaihou_ld", "qiluan");
  s.sees("allegiance", 1).as("qun");
  s.invokes(1, "qiluan");
  s.expect_hand_size(1, 3);  // nothing for the kill, of a killer of no kingdom
}

}  // namespace
}  // namespace tally::test

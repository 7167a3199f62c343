// What the sources leave open about the set-up, and what programs do.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

void sits_down(Story& s) {
  s.from_the_start();
  s.sees("deal").because("SGS-SETUP-HAND");
}

STORY(OptionMode, IdentityALordAndThoseNobodyKnows) {
  Story s("lord loyalist rebel spy");
  sits_down(s.with("mode", "identity"));
}

STORY(OptionTwoSpies, FalseOneSpyAtSixAndEight) {
  Story six("lord loyalist rebel rebel rebel spy");
  sits_down(six.with("two_spies", "false"));
  Story eight("lord loyalist loyalist rebel rebel rebel rebel spy");
  sits_down(eight.with("two_spies", "false"));
  Story two("lord loyalist loyalist rebel rebel rebel spy spy");
  two.with("two_spies", "false").setup_breaks("SGS-SETUP-ROLES");
}

STORY(OptionTwoSpies, TrueTwoSpiesAtSixAndEight) {
  Story six("lord loyalist rebel rebel spy spy");
  sits_down(six.with("two_spies", "true"));
  Story eight("lord loyalist loyalist rebel rebel rebel spy spy");
  sits_down(eight.with("two_spies", "true"));
  Story one("lord loyalist rebel rebel rebel spy");
  one.with("two_spies", "true").setup_breaks("SGS-SETUP-ROLES");
  Story seven("lord loyalist loyalist rebel rebel rebel spy");
  sits_down(seven.with("two_spies", "true"));
}

STORY(OptionSmallTables, FalseFourAtLeast) {
  Story three("lord rebel spy");
  three.with("small_tables", "false").setup_breaks("SGS-SETUP-ROLES");
  Story two("lord rebel");
  two.with("small_tables", "false").setup_breaks("SGS-SETUP-ROLES");
}

STORY(OptionSmallTables, TrueTwoAndThreePlay) {
  Story three("lord spy rebel");
  sits_down(three.with("small_tables", "true"));
  Story two("lord rebel");
  sits_down(two.with("small_tables", "true"));
  Story wrong("lord spy");
  wrong.with("small_tables", "true").setup_breaks("SGS-SETUP-ROLES");
}

STORY(OptionSmallTables, TrueADuelOfTwoEndsWithTheFirstDeath) {
  Story s("lord rebel");
  s.anything_else();
  s.with("small_tables", "true").hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("over").because("SGS-END-REBELS-DEAD");
  s.expect_winners({1});
}

STORY(OptionTenOneSpy, FalseTwoSpiesAtTen) {
  Story s("lord loyalist loyalist loyalist rebel rebel rebel rebel spy spy");
  sits_down(s.with("ten_one_spy", "false"));
}

STORY(OptionTenOneSpy, TrueOneSpyAndFiveRebelsAtTen) {
  Story s("lord loyalist loyalist loyalist rebel rebel rebel rebel rebel spy");
  sits_down(s.with("ten_one_spy", "true"));
  Story two("lord loyalist loyalist loyalist rebel rebel rebel rebel spy spy");
  two.with("ten_one_spy", "true").setup_breaks("SGS-SETUP-ROLES");
}

STORY(OptionLordBonusMinPlayers, FiveIsTheUsualTable) {
  for (const auto& [players, hp] : {std::pair{4, 4}, {5, 5}, {10, 5}}) {
    Story s(players);
    s.with("lord_bonus_min_players", 5).from_the_start();
    s.expect_hp(1, hp);
    s.expect_hp(2, 4);
  }
}

STORY(OptionLordBonusMinPlayers, SixReadsMoreThanFiveLiterally) {
  for (const auto& [players, hp] : {std::pair{5, 4}, {6, 5}}) {
    Story s(players);
    s.with("lord_bonus_min_players", 6).from_the_start();
    s.expect_hp(1, hp);
  }
}

STORY(OptionLordBonusMinPlayers, OneIsAlwaysElevenIsNever) {
  Story always(4);
  always.with("lord_bonus_min_players", 1).from_the_start();
  always.expect_hp(1, 5);
  Story never(10);
  never.with("lord_bonus_min_players", 11).from_the_start();
  never.expect_hp(1, 4);
}

STORY(OptionExCards, TrueTheFourExCardsPlay) {
  Story s(4);
  s.with("ex_cards", "true").hand(1, "S2.ice_sword C2.nioh_shield HQ.lightning CA.duel");
  s.hand(2, "DQ.nullification");
  s.uses(1, "S2.ice_sword");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(2, "DQ.nullification");
  s.expect_pile_size(160 - 5);
}

STORY(OptionExCards, FalseTheDeckHasAHundredAndFiftySixCards) {
  Story s(4);
  s.with("ex_cards", "false").from_the_start();
  s.illegal("SGS-SETUP-DECK").reshuffles("DQ.nullification");
  s.sees("deal");
  s.expect_pile_size(156 - 16);
}

STORY(OptionManeuvering, TrueItsCardsPlay) {
  Story s(4);
  s.anything_else();
  s.with("maneuvering", "true").hand(1, "SJ.iron_chain");
  s.uses(1, "SJ.iron_chain").on(1, 2);
  s.expect_pile_size(159);
}

STORY(OptionManeuvering, FalseTheStandardCardsOnly) {
  Story s(4);
  s.with("maneuvering", "false").from_the_start();
  s.sees("deal");
  s.expect_pile_size(108 - 16);
  Story without_ex(4);
  without_ex.with("maneuvering", "false").with("ex_cards", "false").from_the_start();
  without_ex.sees("deal");
  without_ex.expect_pile_size(104 - 16);
}

STORY(OptionFirstHands, TopDealsFromTheTop) {
  Story s(4);
  s.with("first_hands", "top").from_the_start().pile(sixteen);
  s.sees("deal").cards(sixteen).because("SGS-SETUP-HAND");
  s.expect_hand(4, "S3.snatch S4.snatch SJ.snatch D3.snatch");
}

STORY(OptionFirstHands, AnywhereDealsFromAnyPlaceAndShufflesAgain) {
  Story s(4);
  s.with("first_hands", "anywhere").from_the_start().pile("CA.duel S2.vine CA.crossbow");
  s.illegal("SGS-SETUP-HAND").deals("S7.slash");
  s.illegal("SGS-DRAW-TOP")
      .deals(
          "S7.slash "
          "S7.slash S9.slash S10.slash H2.dodge HK.dodge D2.dodge D3.dodge "
          "H3.peach H4.peach H6.peach H7.peach S3.snatch S4.snatch "
          "SJ.snatch D3.snatch");
  s.deals(sixteen);
  s.illegal("SGS-SETUP-DECK").reshuffles("CA.crossbow");
  s.reshuffles("CA.crossbow S2.vine CA.duel");
  s.expect_hand(1, "S7.slash S8.slash S9.slash S10.slash");
  s.expect_hand(2, "H2.dodge HK.dodge D2.dodge D3.dodge");
  s.expect_pile("CA.crossbow S2.vine CA.duel");
  s.expect_pile_size(160 - 16);
}

STORY(OptionPeachQueen, DiamondAsPrinted) {
  Story s(4);
  s.with("peach_queen", "diamond").turn_of(2).judging(2, "S6.indulgence").pile("DQ.peach");
  s.sees("judged", 2).cards("DQ.peach").effect(true);
  s.sees("skip", 2).as("play");
}

STORY(OptionPeachQueen, HeartFreesFromIndulgence) {
  Story s(4);
  s.with("peach_queen", "heart").turn_of(2).judging(2, "S6.indulgence").pile("DQ.peach");
  s.sees("judged", 2).cards("DQ.peach").effect(false);
  s.sees("phase", 2).as("play");
}

STORY(OptionPeachQueen, HeartIsTheSuitForAFireAttackToo) {
  Story s(4);
  s.with("peach_queen", "heart").hand(1, "H2.fire_attack DQ.peach D7.slash").hand(2, "H3.peach");
  s.uses(1, "H2.fire_attack").on(2);
  s.shows(2, "H3.peach");
  s.illegal("SGS-CARD-FIRE-ATTACK").discards(1, "D7.slash");
  s.discards(1, "DQ.peach");
  s.sees("damage", 2);
}

}  // namespace
}  // namespace tally::test

// Lady Bian of kingdom war: Stemming Danger 挽危, Frugality 约俭.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Wanwei, SheSaysWhichCardGoes) {
  Story s(4);
  s.general(2, "bianfuren_ld").hand(1, "S3.dismantlement").hand(2, "H2.dodge").equip(2, "S5.blade");
  s.uses(1, "S3.dismantlement").on(2);
  s.invokes(2, "wanwei").against(1);
  s.illegal("SGS-CARD-DISMANTLE").yields(2, "S7.slash", 1, true);
  s.yields(2, "H2.dodge", 1, true);
  s.expect_equip(2, "S5.blade");
  s.expect_hand(2, "");
}

STORY(Wanwei, WhatIsTakenToo) {
  Story s(4);
  s.general(2, "bianfuren_ld").hand(1, "S3.snatch").hand(2, "H2.dodge").equip(2, "S5.blade");
  s.uses(1, "S3.snatch").on(2);
  s.invokes(2, "wanwei").against(1);
  s.yields(2, "S5.blade", 1, false);
  s.expect_hand(1, "S5.blade");
}

STORY(Wanwei, HerOnlyCardIsNoChoice) {
  Story s(4);
  s.with("wanwei", "several").general(2, "bianfuren_ld").hand(1, "S3.snatch").hand(2, "H2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
}

STORY(Wanwei, InFreeKillSheNamesHerOnlyCardToo) {
  Story s(4);
  s.with("wanwei", "any").general(2, "bianfuren_ld").hand(1, "S3.snatch").hand(2, "H2.dodge");
  s.uses(1, "S3.snatch").on(2);
  s.invokes(2, "wanwei").against(1);
  s.yields(2, "H2.dodge", 1, false);
  s.expect_hand(1, "H2.dodge");
}

STORY(Wanwei, WithoutItTheOtherChooses) {
  Story s(4);
  s.general(2, "bianfuren_ld").hand(1, "S3.snatch").hand(2, "H2.dodge").equip(2, "S5.blade");
  s.never_asked(Ask::yield, 2);
  s.uses(1, "S3.snatch").on(2);
  s.declines(2, Ask::invoke);
  s.takes(1, "H2.dodge").from(2);
}

STORY(Wanwei, WhereOnlyATrickLiesThereIsNothingToChoose) {
  Story s(4);
  s.general(2, "bianfuren_ld").hand(1, "S3.snatch").judging(2, "S6.indulgence");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "S6.indulgence").from(2);
}

STORY(Wanwei, SheIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "caocao_hs bianfuren_ld").hand(1, "S3.snatch").hand(2, "H2.dodge S7.slash");
  s.uses(1, "S3.snatch").on(2);
  s.unveils(2, "bianfuren_ld", "wanwei");
  s.sees("allegiance", 2).as("wei");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "wanwei").against(1);
  s.yields(2, "H2.dodge", 1, false);
  s.expect_hand(2, "S7.slash");
}

// Who has 4 hit points at most, 1 left, and five cards.
void full_hand(War& s, int seat) {
  s.hp(seat, 1).hand(seat, "H4.peach H6.peach H2.dodge D2.dodge D3.dodge");
}

STORY(Yuejian, WhoUsesNothingOnOthersKeepsMore) {
  War s(4);
  s.open(1, "bianfuren_ld caocao_hs").equip(1, "");
  s.hp(1, 1).hand(1, "S9.slash H2.dodge D2.dodge D3.dodge");
  s.declines(1, Ask::play);
  s.discards(1, "S9.slash").asked(Ask::hand_limit);
  s.expect_hand_size(1, 3);
}

STORY(Yuejian, SoDoFriends) {
  War s(4);
  s.open(2, "bianfuren_ld caocao_hs").open(1, "xuchu_hs xiahoudun_hs");
  full_hand(s, 1);
  s.declines(1, Ask::play);
  s.discards(1, "D3.dodge").asked(Ask::hand_limit);
  s.expect_hand_size(1, 4);
}

STORY(Yuejian, AfterASlashOnAStrangerItIsNothing) {
  War s(4);
  s.open(2, "bianfuren_ld caocao_hs").open(1, "xuchu_hs xiahoudun_hs").hp(1, 1);
  s.hand(1, "S7.slash H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.declines(1, Ask::play);
  s.discards(1, "D2.dodge").asked(Ask::hand_limit);
}

STORY(Yuejian, EquipmentAndPeachesCountForNothing) {
  War s(4);
  s.open(2, "bianfuren_ld caocao_hs").open(1, "xuchu_hs xiahoudun_hs").hp(1, 1);
  s.hand(1, "H4.peach S5.jueying H2.dodge D2.dodge D3.dodge D6.dodge");
  s.uses(1, "S5.jueying").on(1);
  s.uses(1, "H4.peach").on(1);
  s.sees("heal", 1);
  s.never_asked(Ask::hand_limit, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.expect_hand_size(1, 4);
}

STORY(Yuejian, SheIsTurnedUpForIt) {
  War s(4);
  s.main_open(2, "caocao_hs bianfuren_ld").open(1, "xuchu_hs xiahoudun_hs");
  full_hand(s, 1);
  s.declines(1, Ask::play);
  s.unveils(2, "bianfuren_ld", "yuejian");
  s.sees("mark", 2).as("half_fish");
  s.sees("mark", 2).as("companion");
  s.discards(1, "D3.dodge").asked(Ask::hand_limit);
}

}  // namespace
}  // namespace tally::test

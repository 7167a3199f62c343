// 庞统 Pang Tong
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Linked Chains

STORY(Lianhuan, AClubIsAnIronChain) {
  Story s(4);
  s.general(1, "pangtong").hand(1, "C3.slash");
  s.uses(1, "C3.slash").as("iron_chain").on(2, 3);
  s.sees("chain", 2).effect(true);
  s.sees("chain", 3).effect(true);
}

STORY(Lianhuan, OrIsRecast) {
  Story s(4);
  s.general(1, "pangtong").hand(1, "C3.slash C2.eight_diagram").pile("H3.peach H4.peach");
  s.recasts(1, "C3.slash");
  s.sees("draw", 1).cards("H3.peach");
  s.recasts(1, "C2.eight_diagram");
  s.expect_hand(1, "H3.peach H4.peach");
  s.expect_discarded("C3.slash C2.eight_diagram");
}

STORY(Lianhuan, NoOtherSuitAndNoEquipment) {
  Story s(4);
  s.general(1, "pangtong").hand(1, "S7.slash C3.slash").equip(1, "C5.dilu");
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("iron_chain").on(2);
  s.illegal("SGS-RECAST").recasts(1, "S7.slash");
  s.illegal("SGS-USE-HOLD").recasts(1, "C5.dilu");
  s.illegal("SGS-USE-HOLD").uses(1, "C5.dilu").as("iron_chain").on(2);
  s.uses(1, "C3.slash").as("iron_chain").on(1);
  s.sees("chain", 1);
}

STORY(Lianhuan, OthersDoNotRecastAClub) {
  Story s(4);
  s.general(1, "lvbu").hand(1, "C3.slash");
  s.illegal("SGS-RECAST").recasts(1, "C3.slash");
  s.declines(1, Ask::play);
}

// --- Nirvana

STORY(Niepan, WithNothingLeftHeRises) {
  Story s(4);
  s.general(2, "pangtong").hp(2, 1).chained(2).face_down(2).hand(1, "S7.slash");
  s.hand(2, "S8.slash").equip(2, "S5.blade").judging(2, "S6.indulgence");
  s.pile("D2.dodge D3.dodge D4.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.invokes(2, "niepan");
  s.sees("forfeit", 2).cards("S8.slash S5.blade S6.indulgence");
  s.sees("chain", 2).effect(false);
  s.sees("turn_over", 2).effect(true);
  s.sees("draw", 2).points(3);
  s.sees("heal", 2).points(3).because("SGS-SKILL-NIEPAN");
  s.expect_hp(2, 3);
  s.expect_hand(2, "D2.dodge D3.dodge D4.dodge");
}

STORY(OptionNiepan, CardsFirst) {
  Story s("lord loyalist rebel spy");
  s.with("niepan", "draw_first").general(2, "pangtong").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.invokes(2, "niepan");
  s.sees("draw", 2).points(3);
  s.sees("heal", 2).points(3);
}

STORY(OptionNiepan, HitPointsFirst) {
  Story s("lord loyalist rebel spy");
  s.with("niepan", "heal_first").general(2, "pangtong").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.invokes(2, "niepan");
  s.sees("heal", 2).points(3);
  s.sees("draw", 2).points(3);
}

STORY(Niepan, OnceAGame) {
  Story s("lord loyalist rebel spy");
  s.general(2, "pangtong").hp(2, 1).hand(1, "S7.slash S8.slash S3.wine S9.wine");
  s.equip(1, "CA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "niepan");
  s.sees("heal", 2).points(3);
  s.expect_hp(2, 3);
  s.uses(1, "S3.wine");
  s.uses(1, "S8.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2).points(2);
  s.expect_hp(2, 1);
}

STORY(Niepan, NotASecondTime) {
  Story s("lord loyalist rebel spy");
  s.general(2, "pangtong").hp(2, 1).hand(1, "S7.slash C8.slash C3.slash C4.slash");
  s.equip(1, "CA.crossbow").pile("S5.blade SQ.spear D5.axe");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "niepan");
  s.sees("heal", 2);
  s.uses(1, "C8.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "C3.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "C4.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.sees("death", 2).by(1);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Niepan, OnlyWhenHeIsDyingHimself) {
  Story s(4);
  s.general(2, "pangtong").hp(3, 1).equip(1, "H5.chitu").hand(1, "S7.slash").hand(4, "H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.saves(4, "H3.peach");
  s.sees("heal", 3);
}

STORY(Niepan, WhoeverComesBeforeHimMaySaveHimFirst) {
  Story s(4);
  s.general(2, "pangtong").hp(2, 1).hand(1, "S7.slash H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(1, "H3.peach");
  s.sees("heal", 2).points(1);
}

}  // namespace
}  // namespace tally::test

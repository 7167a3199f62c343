// 蔡文姬 Cai Wenji
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Elegy

// Seat 1 slashes seat 2, Cai Wenji at seat 3 sings, and this card is turned.
void sings(Story& s, std::string_view turned) {
  s.general(3, "caiwenji").hand(1, "S7.slash H3.peach H4.peach").hand(3, "C3.slash").pile(turned);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(3, "beige").against(2);
  s.discards(3, "C3.slash");
  s.sees("judged", 2).as("beige");
}

STORY(Beige, AHeartHealsTheVictim) {
  Story s(4);
  sings(s, "H6.peach");
  s.sees("heal", 2).points(1).because("SGS-SKILL-BEIGE");
  s.expect_hp(2, 4);
}

STORY(Beige, ADiamondIsTwoCardsForHim) {
  Story s(4);
  sings(s, "D2.dodge");
  s.sees("draw", 2).points(2).because("SGS-SKILL-BEIGE");
}

STORY(Beige, AClubCostsTheSourceTwoCards) {
  Story s(4);
  sings(s, "C4.slash");
  s.illegal("SGS-SKILL-BEIGE").discards(1, "H3.peach");
  s.discards(1, "H3.peach H4.peach");
  s.expect_hand(1, "");
}

STORY(Beige, ASpadeTurnsTheSourceOver) {
  Story s(4);
  sings(s, "S8.slash");
  s.sees("turn_over", 1).effect(false).because("SGS-SKILL-BEIGE");
  s.expect_face_down(1, true);
}

STORY(Beige, ForHerselfToo) {
  Story s(4);
  s.general(2, "caiwenji").hand(1, "S7.slash").equip(2, "S5.blade").pile("H6.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "beige").against(2);
  s.discards(2, "S5.blade");
  s.sees("judged", 2);
  s.sees("heal", 2);
}

STORY(Beige, OnlyForASlashAndOnlyForACard) {
  Story s(4);
  s.general(3, "caiwenji").hand(1, "SA.duel S7.slash").equip(1, "H5.chitu");
  s.never_asked(Ask::invoke, 3);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
}

STORY(Beige, NotForADuel) {
  Story s(4);
  s.general(3, "caiwenji").hand(1, "SA.duel").hand(3, "C3.slash");
  s.never_asked(Ask::invoke, 3);
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2);
}

STORY(Beige, NotForTheDead) {
  Story s("lord loyalist rebel rebel spy");
  s.general(5, "caiwenji").hp(2, 1).hand(1, "S7.slash").hand(5, "C3.slash");
  s.never_asked(Ask::invoke, 5);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
}

STORY(Beige, AlongAChainOfFireForEachVictim) {
  Story s(4);
  s.general(4, "caiwenji").chained(2).chained(3).hand(1, "H4.fire_slash").hand(4, "C3.slash");
  s.hand(4, "C3.slash C4.slash").pile("D2.dodge H6.peach H7.peach H8.peach");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("chain", 2);
  s.sees("damage", 2);
  s.invokes(4, "beige").against(2);
  s.discards(4, "C3.slash");
  s.sees("judged", 2).cards("D2.dodge");
  s.sees("chain", 3);
  s.sees("damage", 3).because("SGS-CHAIN");
  s.invokes(4, "beige").against(3);
  s.discards(4, "C4.slash");
  s.sees("judged", 3).cards("H8.peach");
  s.sees("heal", 3);
}

// --- Heartbreak

STORY(Duanchang, HerKillerHasNoSkillsAnyMore) {
  Story s("lord loyalist rebel spy");
  s.general(1, "machao").general(4, "caiwenji").hp(4, 1).hand(1, "S7.slash").pile("H3.peach");
  s.uses(1, "S7.slash").on(4);
  s.declines(1, Ask::invoke);
  s.sees("damage", 4);
  s.sees("death", 4).by(1);
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.expect_skill(1, "mashu", false);
  s.expect_skill(1, "tieqi", false);
}

STORY(Duanchang, WhatHeHasGainedTooAndItsPileGoes) {
  Story s("lord loyalist rebel spy");
  s.general(1, "dengai").also_has(1, "jixi").beside(1, "tuntian", "S8.slash C3.slash");
  s.general(4, "caiwenji").hp(4, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.sees("death", 4).by(1);
  s.sees("forgo", 1);
  s.sees("forgo", 1);
  s.sees("forgo", 1);
  s.expect_skill(1, "jixi", false);
  s.expect_beside(1, "tuntian", "");
  s.expect_distance(1, 3, 1);
}

STORY(Duanchang, ALordSkillIsNoMoreLentToOthers) {
  Story s("lord loyalist rebel spy");
  s.general(1, "zhangjiao").general(2, "lvbu").general(4, "caiwenji").hp(4, 1);
  s.hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.sees("death", 4).by(1);
  s.sees("forgo", 1);
  s.sees("forgo", 1);
  s.sees("forgo", 1);
  s.sees("turn", 2);
  s.illegal("SGS-SKILL-HUANGTIAN").invokes(2, "huangtian").of(1);
  s.declines(2, Ask::play);
}

STORY(Duanchang, NobodyLosesAnythingWithoutAKiller) {
  Story s("lord loyalist rebel rebel spy");
  s.general(3, "caiwenji").also_has(3, "kurou").general(1, "machao").hp(3, 1).play_phase_of(3);
  s.never("forgo");
  s.invokes(3, "kurou");
  s.sees("lose", 3);
  s.sees("death", 3).by(0);
}

// The shapes stay with him, and so do kingdom and gender; no skill of theirs does.
STORY(Duanchang, ZuoCiLosesTheSkillOfHisShapeToo) {
  Story s("lord loyalist rebel spy");
  s.general(1, "zuoci").has_shapes(1, "zhangfei guanyu").turn_of(1);
  s.general(4, "caiwenji").hp(4, 1).hand(1, "S7.slash S8.slash");
  s.invokes(1, "huashen");
  s.takes_shape(1, "zhangfei", "paoxiao");
  s.sees("acquire", 1).as("paoxiao");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.sees("death", 4).by(1);
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.expect_skill(1, "paoxiao", false);
  s.expect_skill(1, "huashen", false);
  s.expect_skill(1, "xinsheng", false);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(Duanchang, OfAShapeItIsAsGoodAsHers) {
  Story s("lord loyalist rebel rebel spy");
  s.general(1, "machao").general(2, "zuoci").has_shapes(2, "caiwenji").turn_of(2).hp(2, 1);
  s.hand(1, "S7.slash").pile("C3.slash C4.slash C5.slash C6.slash").discards_whatever();
  s.invokes(2, "huashen");
  s.takes_shape(2, "caiwenji", "duanchang");
  s.sees("acquire", 2).as("duanchang");
  s.declines(2, Ask::play);
  s.sees("turn", 1);
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
  s.sees("forgo", 1).because("SGS-SKILL-DUANCHANG");
}

// His skill alone kept him alive.
STORY(Duanchang, ZhouTaiWithoutHitPointsIsDying) {
  Story s("lord loyalist rebel rebel spy");
  s.general(2, "zhoutai").hp(2, 0).beside(2, "buqu", "S8.slash").play_phase_of(2);
  s.general(3, "caiwenji").hp(3, 1).hand(2, "S7.slash");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3).by(2);
  s.sees("forgo", 2).as("buqu");
  s.sees("put").cards("S8.slash");
  s.sees("dying", 2);
  s.sees("death", 2).by(0);
}

}  // namespace
}  // namespace tally::test

// 董卓 Dong Zhuo
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Wine Pool

STORY(Jiuchi, ASpadeIsAWine) {
  Story s(4);
  s.general(1, "dongzhuo").hand(1, "S8.slash S7.slash");
  s.uses(1, "S8.slash").as("wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Jiuchi, DyingHeDrinksToo) {
  Story s(4);
  s.general(2, "dongzhuo").hp(2, 1).hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(2, "S8.slash").as("wine");
  s.sees("heal", 2);
}

STORY(Jiuchi, NoOtherSuitNoEquipmentAndOnceATurn) {
  Story s(4);
  s.general(1, "dongzhuo").hand(1, "C8.slash S8.slash S9.slash").equip(1, "S5.blade");
  s.illegal("SGS-USE-KIND").uses(1, "C8.slash").as("wine");
  s.illegal("SGS-USE-HOLD").uses(1, "S5.blade").as("wine");
  s.uses(1, "S8.slash").as("wine");
  s.illegal("SGS-WINE-LIMIT").uses(1, "S9.slash").as("wine");
  s.declines(1, Ask::play);
}

// --- Flesh Forest

STORY(Roulin, TwoDodgesForAWoman) {
  Story s(4);
  s.general(1, "dongzhuo").female(2).hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_hp(2, 4);
}

STORY(Roulin, OneIsLost) {
  Story s(4);
  s.general(1, "dongzhuo").female(2).hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.sees("damage", 2).because("SGS-SKILL-ROULIN");
}

STORY(Roulin, TwoOfHisForAWomansSlash) {
  Story s(4);
  s.general(2, "dongzhuo").female(1).hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.dodges(2, "D2.dodge");
  s.expect_hp(2, 8);
}

STORY(Roulin, OneOfHisIsLostToo) {
  Story s(4);
  s.general(2, "dongzhuo").female(1).hand(1, "S7.slash").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.sees("damage", 2).because("SGS-SKILL-ROULIN");
}

STORY(Roulin, OneForAMan) {
  Story s(4);
  s.general(1, "dongzhuo").hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.expect_hand(2, "D2.dodge");
  s.expect_hp(2, 4);
}

// --- Crumbling

STORY(Benghuai, AHitPointUnlessNobodyHasFewer) {
  Story s(4);
  s.general(1, "dongzhuo");
  s.declines(1, Ask::play);
  s.decides(1, "lose_hp");
  s.sees("lose", 1).points(1).because("SGS-SKILL-BENGHUAI");
  s.sees("turn", 2);
  s.expect_hp(1, 7);
  s.expect_max_hp(1, 8);
}

STORY(Benghuai, OrAPointOfTheMaximum) {
  Story s(4);
  s.general(1, "dongzhuo").hp(1, 5);
  s.declines(1, Ask::play);
  s.decides(1, "lose_max_hp");
  s.sees("hp", 1).points(5).out_of(7).because("SGS-SKILL-BENGHUAI");
  s.sees("turn", 2);
  s.expect_hp(1, 5);
}

STORY(Benghuai, NotWithTheFewestOrAsFewAsAnother) {
  Story s(4);
  s.general(1, "dongzhuo").hp(1, 4);
  s.never_asked(Ask::decide, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.expect_hp(1, 4);
}

STORY(Benghuai, OnlyInHisOwnTurn) {
  Story s(4);
  s.general(2, "dongzhuo");
  s.never_asked(Ask::decide, 2);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

// --- Brutality

STORY(Baonue, AQunPlayersDamageMayHealHim) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "lvbu").hp(1, 3).play_phase_of(2);
  s.hand(2, "S7.slash").pile("S8.slash");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3);
  s.invokes(2, "baonue").against(1);
  s.sees("judged", 2).as("baonue").effect(true);
  s.sees("heal", 1).points(1).because("SGS-SKILL-BAONUE");
}

STORY(Baonue, NotWithoutASpade) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "lvbu").hp(1, 3).play_phase_of(2);
  s.hand(2, "S7.slash").pile("C8.slash");
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3);
  s.invokes(2, "baonue").against(1);
  s.sees("judged", 2).effect(false);
  s.expect_hp(1, 3);
}

STORY(Baonue, NotForHisOwnDamage) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "lvbu").hp(1, 3).hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

STORY(Baonue, NoOtherKingdom) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "zhangliao").hp(1, 3).play_phase_of(2).hand(2, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3);
}

STORY(Baonue, OnlyForALord) {
  Story s(4);
  s.general(2, "dongzhuo").general(1, "lvbu").hp(2, 3).hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

}  // namespace
}  // namespace tally::test

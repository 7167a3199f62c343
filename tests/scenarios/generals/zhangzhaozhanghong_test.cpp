// 张昭张纮 Zhang Zhao and Zhang Hong
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Frank Advice

STORY(Zhijian, EquipmentForAnotherAndACard) {
  Story s(4);
  s.general(1, "zhangzhaozhanghong").hand(1, "S5.blade C5.dilu").equip(3, "D5.axe");
  s.pile("H3.peach H4.peach");
  s.invokes(1, "zhijian").on(2);
  s.relocates(1, "S5.blade").to(2);
  s.sees("draw", 1).cards("H3.peach").because("SGS-SKILL-ZHIJIAN");
  s.invokes(1, "zhijian").on(3);
  s.relocates(1, "C5.dilu").to(3);
  s.expect_equip(2, "S5.blade");
  s.expect_equip(3, "D5.axe C5.dilu");
  s.expect_hand(1, "H3.peach H4.peach");
}

STORY(Zhijian, OnlyWhereThePlaceIsFree) {
  Story s(4);
  s.general(1, "zhangzhaozhanghong").hand(1, "S5.blade H3.peach").equip(2, "D5.axe");
  s.equip(1, "C5.dilu");
  s.illegal("SGS-SKILL-ZHIJIAN").invokes(1, "zhijian").on(2);
  s.illegal("SGS-SKILL-ZHIJIAN").invokes(1, "zhijian").on(1);
  s.invokes(1, "zhijian").on(3);
  s.illegal("SGS-SKILL-ZHIJIAN").relocates(1, "H3.peach").to(3);
  s.illegal("SGS-USE-HOLD").relocates(1, "C5.dilu").to(3);
  s.illegal("SGS-SKILL-ZHIJIAN").relocates(1, "S5.blade").to(4);
  s.relocates(1, "S5.blade").to(3);
  s.expect_equip(3, "S5.blade");
}

STORY(Zhijian, NotWithoutEquipmentInHand) {
  Story s(4);
  s.general(1, "zhangzhaozhanghong").hand(1, "H3.peach").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-ZHIJIAN").invokes(1, "zhijian").on(2);
  s.declines(1, Ask::play);
}

// --- Upright Rule

STORY(Guzheng, OneIsGivenBackAndTheOthersKept) {
  Story s(4);
  s.general(2, "zhangzhaozhanghong").hp(1, 1).hand(1, "S7.slash S8.slash S9.slash H3.peach");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash S8.slash S9.slash");
  s.invokes(2, "guzheng").against(1);
  s.illegal("SGS-SKILL-GUZHENG").retrieves(2, "S7.slash S8.slash").to(1);
  s.illegal("SGS-SKILL-GUZHENG").retrieves(2, "S7.slash").to(3);
  s.retrieves(2, "S8.slash").to(1);
  s.retrieves(2, "S7.slash S9.slash").to(2);
  s.expect_hand(1, "S8.slash H3.peach");
  s.expect_hand(2, "S7.slash S9.slash");
}

STORY(Guzheng, TheOthersMayBeLeft) {
  Story s(4);
  s.general(2, "zhangzhaozhanghong").hp(1, 1).hand(1, "S7.slash S8.slash H3.peach");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash S8.slash");
  s.invokes(2, "guzheng").against(1);
  s.retrieves(2, "S7.slash").to(1);
  s.declines(2, Ask::retrieve);
  s.sees("turn", 2);
  s.expect_discarded("S8.slash");
}

STORY(Guzheng, NotInHisOwnDiscardPhase) {
  Story s(4);
  s.general(1, "zhangzhaozhanghong").hp(1, 1).hand(1, "S7.slash S8.slash");
  s.never_asked(Ask::invoke, 1);
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");
  s.sees("turn", 2);
}

STORY(Guzheng, NotWhereNothingWasDiscardedInThatPhase) {
  Story s(4);
  s.general(2, "zhangzhaozhanghong").hand(1, "S7.slash D5.axe H3.peach H4.peach");
  s.hand(1, "S7.slash H3.peach H4.peach").equip(1, "D5.axe").hand(4, "H2.dodge");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(4);
  s.dodges(4, "H2.dodge");
  s.discards(1, "H3.peach H4.peach");
  s.sees("damage", 4);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

// 连营: who has given up his last card draws, and what he gave up comes back all the same.
STORY(Guzheng, OneWithoutHitPointsDrawsForHisLastCardAndGetsItBack) {
  Story s(4);
  s.general(1, "zhoutai").also_has(1, "lianying").hp(1, 0).beside(1, "buqu", "S8.slash");
  s.general(2, "zhangzhaozhanghong").hand(1, "S7.slash").pile("D2.dodge");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");
  s.invokes(1, "lianying");
  s.sees("draw", 1).cards("D2.dodge");
  s.invokes(2, "guzheng").against(1);
  s.retrieves(2, "S7.slash").to(1);
  s.expect_hand(1, "S7.slash D2.dodge");
}

STORY(Guzheng, DengAiJudgesNotForWhatHeDiscardsInHisOwnTurn) {
  Story s(4);
  s.general(1, "dengai").general(2, "zhangzhaozhanghong").hp(1, 1).hand(1, "S7.slash S8.slash");
  s.never_asked(Ask::invoke, 1);
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");
  s.invokes(2, "guzheng").against(1);
  s.retrieves(2, "S7.slash").to(1);
  s.sees("phase", 1).as("finish");
  s.expect_asked(Ask::retrieve, 1);  // nothing else was discarded
}

}  // namespace
}  // namespace tally::test

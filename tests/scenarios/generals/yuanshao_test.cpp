// 袁绍 Yuan Shao
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Rain of Arrows

STORY(Luanji, TwoCardsOfASuitAreAnArcheryAttack) {
  Story s(4);
  s.general(1, "yuanshao").hand(1, "S7.slash S8.slash").hand(3, "H2.dodge");
  s.uses(1, "S7.slash S8.slash").as("archery_attack");
  s.sees("damage", 2).from(1).because("SGS-CARD-ARCHERY-ATTACK");
  s.dodges(3, "H2.dodge");
  s.sees("damage", 4);
  s.expect_discarded("S7.slash S8.slash");
}

STORY(Luanji, AsOftenAsHeLikes) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "yuanshao");
  s.hand(1, "S7.slash S8.slash H3.peach H4.peach");
  s.uses(1, "S7.slash S8.slash").as("archery_attack");
  s.sees("damage", 2);
  s.uses(1, "H3.peach H4.peach").as("archery_attack");
  s.sees("damage", 2);
}

STORY(Luanji, NotTwoSuitsNorEquipment) {
  Story s(4);
  s.general(1, "yuanshao").hand(1, "S7.slash C8.slash S9.slash").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-LUANJI").uses(1, "S7.slash C8.slash").as("archery_attack");
  s.illegal("SGS-USE-HOLD").uses(1, "S7.slash S5.blade").as("archery_attack");
  s.illegal("SGS-USE-KIND").uses(1, "S7.slash").as("archery_attack");
  s.declines(1, Ask::play);
}

STORY(Luanji, BlackItDoesNotComeToJiaXu) {
  Story s(4);
  s.general(1, "yuanshao").general(3, "jiaxu").hand(1, "S7.slash S8.slash");
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S7.slash S8.slash").as("archery_attack").on(2, 3, 4);
  s.uses(1, "S7.slash S8.slash").as("archery_attack").on(2, 4);
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(Luanji, BothCardsGoToCaoCao) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "yuanshao").general(2, "caocao");
  s.hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash S8.slash").as("archery_attack");
  s.sees("damage", 2);
  s.invokes(2, "jianxiong");
  s.expect_hand(2, "S7.slash S8.slash");
}

// --- Bloodline

STORY(Xueyi, TwoCardsMoreForEachOtherQunPlayer) {
  Story s(4);
  s.general(1, "yuanshao").general(2, "lvbu").general(3, "huatuo").hp(1, 2);
  s.hand(1, "S7.slash S8.slash S9.slash C3.slash C4.slash C5.slash C6.slash");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");  // of seven, two and twice two are kept
  s.expect_hand_size(1, 6);
}

STORY(Xueyi, TheDeadDoNotCount) {
  Story s(5);
  s.general(1, "yuanshao").general(2, "lvbu").general(3, "huatuo").dead(3).hp(1, 1);
  s.hand(1, "S7.slash S8.slash S9.slash C3.slash");
  s.declines(1, Ask::play);
  s.discards(1, "S7.slash");
  s.expect_hand_size(1, 3);
}

STORY(Xueyi, OnlyForALord) {
  Story s(4);
  s.general(1, "lvbu")
      .general(2, "yuanshao")
      .play_phase_of(2)
      .hp(2, 1)
      .hand(2, "S7.slash S8.slash");
  s.declines(2, Ask::play);
  s.discards(2, "S7.slash");
  s.expect_hand_size(2, 1);
}

}  // namespace
}  // namespace tally::test

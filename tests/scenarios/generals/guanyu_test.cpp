// 关羽 Guan Yu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Warrior Saint

STORY(Wusheng, ARedCardIsASlash) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "H3.peach");
  s.uses(1, "H3.peach").as("slash").on(2);
  s.sees("damage", 2).points(1).as("normal");
}

STORY(Wusheng, RedEquipmentTooAndWhenASlashIsPlayed) {
  Story s(4);
  s.anything_else();
  s.general(2, "guanyu").hand(1, "SA.duel").equip(2, "H5.chitu");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "H5.chitu").as("slash");
  s.expect_hp(1, 3);
  s.expect_equip(2, "");
}

STORY(Wusheng, NoBlackCard) {
  Story s(4);
  s.general(1, "guanyu").hand(1, "S3.snatch H4.fire_slash");
  s.illegal("SGS-USE-KIND").uses(1, "S3.snatch").as("slash").on(2);
  s.uses(1, "H4.fire_slash").as("slash").on(2);
  s.sees("damage", 2).as("normal");
}

STORY(Wusheng, TheHorseUsedUpBringsNobodyNearer) {
  Story s(4);
  s.anything_else();
  s.general(1, "guanyu").hand(1, "H3.peach").equip(1, "H5.chitu");
  s.illegal("SGS-RANGE").uses(1, "H5.chitu").as("slash").on(3);
  s.uses(1, "H3.peach").as("slash").on(3);
  s.expect_hp(3, 3);
}

STORY(Wusheng, TheCrossbowUsedUpLiftsNoLimit) {
  Story s(4);
  s.anything_else();
  s.general(1, "guanyu").hand(1, "S7.slash S8.slash").equip(1, "DA.crossbow");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "DA.crossbow").as("slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 2);
}

STORY(Wusheng, TheBowUsedUpReachesNobodyForABorrowedSword) {
  Story s(8);
  s.general(3, "guanyu").equip(3, "H5.kylin_bow").hand(1, "CQ.collateral");
  s.uses(1, "CQ.collateral").on(3).against(6);
  s.illegal("SGS-RANGE").strikes(3, "H5.kylin_bow").as("slash").on(6);
  s.declines(3, Ask::slash_at);
  s.expect_hand(1, "H5.kylin_bow");
}

}  // namespace
}  // namespace tally::test

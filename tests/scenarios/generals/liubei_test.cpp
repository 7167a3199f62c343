// 刘备 Liu Bei
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Benevolence

STORY(Rende, TheSecondCardGivenHealsOnce) {
  Story s(4);
  s.general(1, "liubei").hp(1, 2).hand(1, "S7.slash H2.dodge S8.slash S9.slash");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash").to(3);
  s.expect_hp(1, 2);
  s.invokes(1, "rende");
  s.gives(1, "H2.dodge").to(2);
  s.sees("heal", 1).points(1).because("SGS-SKILL-RENDE");
  s.invokes(1, "rende");
  s.gives(1, "S8.slash S9.slash").to(3);
  s.expect_hp(1, 3);
  s.expect_hand(3, "S7.slash S8.slash S9.slash");
}

STORY(Rende, TwoAtOnceHealToo) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").hp(1, 3).hand(1, "S7.slash H2.dodge");
  s.invokes(1, "rende");
  s.illegal("SGS-SKILL-RENDE").gives(1, "S7.slash H2.dodge").to(4).as("yiji");  // by another skill
  s.gives(1, "S7.slash H2.dodge").to(4);
  s.expect_hp(1, 4);
}

STORY(OptionRendeCards, ThreeHeal) {
  Story s(4);
  s.with("rende_cards", 3).general(1, "liubei").hp(1, 2).hand(1, "S7.slash H2.dodge S8.slash");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(3);
  s.expect_hp(1, 2);
  s.invokes(1, "rende");
  s.gives(1, "S8.slash").to(3);
  s.sees("heal", 1);
  s.expect_hp(1, 3);
}

STORY(OptionRendeCards, TwoHeal) {
  Story s(4);
  s.with("rende_cards", 2).general(1, "liubei").hp(1, 2).hand(1, "S7.slash H2.dodge");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(3);
  s.sees("heal", 1);
  s.expect_hp(1, 3);
}

STORY(Rende, OneCardHealsNothing) {
  Story s(4);
  s.general(1, "liubei").hp(1, 3).hand(1, "S7.slash");
  s.never("heal", 1);
  s.invokes(1, "rende");
  s.gives(1, "S7.slash").to(4);
  s.illegal("SGS-SKILL-RENDE").invokes(1, "rende");  // nothing left to give
  s.declines(1, Ask::play);
}

STORY(Rende, NotToHimselfNorEquipment) {
  Story s(4);
  s.general(1, "liubei").hand(1, "S7.slash H2.dodge").equip(1, "S5.blade");
  s.invokes(1, "rende");
  s.illegal("SGS-SKILL-RENDE").gives(1, "S7.slash").to(1);
  s.illegal("SGS-USE-HOLD").gives(1, "S5.blade").to(2);
  s.gives(1, "S7.slash").to(2);
}

STORY(Rende, UnhurtHeIsNotHealed) {
  Story s(4);
  s.general(1, "liubei").hand(1, "S7.slash H2.dodge");
  s.never("heal", 1);
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(4);
  s.expect_hp(1, 4);
}

STORY(Rende, EachPlayPhaseAnew) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "liubei").hp(1, 2).discards_whatever();
  s.hand(1, "S7.slash H2.dodge").pile("H7.ex_nihilo H8.ex_nihilo D2.dodge D3.dodge");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash H2.dodge").to(2);
  s.sees("heal", 1);
  s.sees("turn", 1);
  s.invokes(1, "rende");
  s.gives(1, "D2.dodge D3.dodge").to(2);
  s.sees("heal", 1);
  s.expect_hp(1, 4);
}

// --- Rouse

STORY(Jijiang, AnotherShuPlayersSlashIsUsedByHim) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(3, "S7.slash");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.sees("use", 1).as("slash").cards("S7.slash").because("SGS-SKILL-JIJIANG");
  s.sees("damage", 2).from(1).points(1);
}

STORY(Jijiang, CountsToTheLimit) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S8.slash").hand(3, "S7.slash H3.peach");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").invokes(1, "jijiang").on(2);
  s.declines(1, Ask::play);
}

STORY(Jijiang, TheTargetMustBeInReachOfTheLord) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(2, "zhangfei").hand(2, "S7.slash");
  s.illegal("SGS-RANGE").invokes(1, "jijiang").on(3);
  s.illegal("SGS-USE-TARGET").invokes(1, "jijiang").on(1);
  s.invokes(1, "jijiang").on(4);
  s.plays(2, "S7.slash");
  s.expect_hp(4, 3);
}

STORY(Jijiang, WhenNobodyHelpsHeMayTryAgain) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S8.slash").hand(3, "S7.slash");
  s.invokes(1, "jijiang").on(2);
  s.declines(3, Ask::play_slash);
  s.invokes(1, "jijiang").on(2);
  s.declines(3, Ask::play_slash);
  s.uses(1, "S8.slash").on(2);
  s.expect_hp(2, 3);
}

STORY(Jijiang, WithoutAnotherShuPlayerThereIsNobodyToCallOn) {
  Story s(4);
  s.general(1, "liubei").general(2, "caocao").hand(2, "S7.slash");
  s.illegal("SGS-SKILL-JIJIANG").invokes(1, "jijiang").on(2);
  s.declines(1, Ask::play);
}

STORY(Jijiang, IsTheLordsAlone) {
  Story s(4);
  s.anything_else();
  s.general(2, "liubei").general(3, "guanyu").hand(1, "S7.savage_assault").hand(3, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.savage_assault");
  s.declines(2, Ask::play_slash);
  s.plays(3, "S7.slash");
  s.expect_hp(2, 3);
}

STORY(Jijiang, ASlashPlayedAgainstABarbarianInvasion) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(3, "guanyu").play_phase_of(2);
  s.hand(2, "S7.savage_assault").hand(3, "H3.peach S8.slash");
  s.uses(2, "S7.savage_assault");
  s.plays(3, "S8.slash");
  s.invokes(1, "jijiang");
  s.plays(3, "H3.peach").as("slash");
  s.sees("respond", 1).as("slash").because("SGS-SKILL-JIJIANG");
  s.expect_hp(1, 4);
}

STORY(Jijiang, ADuelIsFoughtWithTheSlashesOfOthers) {
  Story s(4);
  s.anything_else();
  s.general(1, "liubei").general(3, "zhaoyun").hand(1, "SA.duel").hand(2, "S8.slash");
  s.hand(3, "D2.dodge");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.invokes(1, "jijiang");
  s.plays(3, "D2.dodge").as("slash");
  s.expect_hp(2, 3);
}

STORY(Jijiang, ABorrowedSwordIsSwungByAnother) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").play_phase_of(2).equip(1, "S5.blade");
  s.hand(2, "CQ.collateral").hand(3, "S7.slash");
  s.uses(2, "CQ.collateral").on(1).against(4);
  s.invokes(1, "jijiang");
  s.plays(3, "S7.slash");
  s.sees("use", 1).on(4).because("SGS-SKILL-JIJIANG");
  s.sees("damage", 4).from(1);
  s.expect_equip(1, "S5.blade");
}

STORY(Jijiang, HisFanTurnsTheSlashOfAnother) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").equip(1, "DA.fan").hand(3, "S7.slash");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.illegal("SGS-USE-KIND").strikes(1, "S7.slash").as("thunder_slash");
  s.strikes(1, "S7.slash").as("fire_slash");
  s.sees("damage", 2).from(1).as("fire");
}

STORY(Jijiang, HisFanTurnsTwoCardsGivenAsASlash) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").equip(1, "DA.fan").equip(3, "SQ.spear");
  s.hand(1, "S9.slash").hand(3, "S7.slash C3.slash");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash C3.slash").as("slash");
  s.illegal("SGS-USE-HOLD").strikes(1, "S7.slash S9.slash").as("fire_slash");
  s.illegal("SGS-USE-HOLD").strikes(1, "S9.slash C3.slash").as("fire_slash");
  s.illegal("SGS-USE-HOLD").strikes(1, "S7.slash").as("fire_slash");
  s.strikes(1, "S7.slash C3.slash").as("fire_slash");
  s.sees("damage", 2).from(1).as("fire");
}

STORY(Jijiang, HisWineGivesTheSlashItsForce) {
  Story s(4);
  s.general(1, "liubei").general(3, "guanyu").hand(1, "S3.wine").hand(3, "S7.slash");
  s.uses(1, "S3.wine");
  s.invokes(1, "jijiang").on(2);
  s.plays(3, "S7.slash");
  s.sees("damage", 2).points(2);
}

}  // namespace
}  // namespace tally::test

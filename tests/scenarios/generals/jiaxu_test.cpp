// 贾诩 Jia Xu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- No Escape

STORY(Wansha, NobodyElseSavesInHisTurn) {
  Story s("lord rebel loyalist spy");
  s.general(1, "jiaxu").hp(2, 1).hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(1, Ask::rescue);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-SKILL-WANSHA").saves(3, "H3.peach");
  s.sees("death", 2).by(1);
  s.sees("draw", 1).points(3);
}

STORY(Wansha, NotEvenHuaTuo) {
  Story s("lord rebel loyalist spy");
  s.general(1, "jiaxu").general(3, "huatuo").hp(2, 1).hand(1, "S7.slash").hand(3, "D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-SKILL-WANSHA").saves(3, "D2.dodge").as("peach");
  s.sees("death", 2).by(1);
  s.sees("draw", 1);
}

STORY(Wansha, TheDyingSavesHimself) {
  Story s(4);
  s.general(1, "jiaxu").hp(2, 1).hand(1, "S7.slash").hand(2, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(2, "H3.peach");
  s.sees("heal", 2);
}

STORY(Wansha, AndJiaXuMaySaveHim) {
  Story s(4);
  s.general(1, "jiaxu").hp(2, 1).hand(1, "S7.slash H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(1, "H3.peach");
  s.sees("heal", 2);
}

STORY(Wansha, InTheTurnOfAnotherTheyMay) {
  Story s(4);
  s.general(4, "jiaxu").hp(2, 1).hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(3, "H3.peach");
  s.sees("heal", 2);
}

// He has no hit points, but he is not dying.
STORY(Wansha, NotEvenZhouTaiWhoLivesOnByUndying) {
  Story s("lord rebel loyalist spy");
  s.general(1, "jiaxu").general(3, "zhoutai").hp(3, 0).beside(3, "buqu", "S8.slash");
  s.hp(2, 1).hand(1, "S7.slash").hand(3, "H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(2, Ask::rescue);
  s.illegal("SGS-SKILL-WANSHA").saves(3, "H3.peach");
  s.sees("death", 2).by(1);
  s.sees("draw", 1);
}

STORY(Wansha, ZhouTaiDyingAfterAllSavesHimself) {
  Story s("lord rebel loyalist spy");
  s.general(1, "jiaxu").general(3, "zhoutai").hp(3, 0).beside(3, "buqu", "S8.slash");
  s.hand(1, "S7.slash").hand(3, "H3.peach").equip(1, "H5.chitu").pile("H8.peach");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.invokes(3, "buqu");
  s.sees("dying", 3);
  s.saves(3, "H3.peach");
  s.sees("heal", 3);
  s.discards(3, "H8.peach");
  s.expect_hp(3, 0);
}

// --- Chaos

STORY(Luanwu, EverybodySlashesTheNearestOrLosesAHitPoint) {
  Story s(4);
  s.general(1, "jiaxu").hand(2, "S7.slash");
  s.invokes(1, "luanwu");
  s.strikes(2, "S7.slash").on(3);
  s.sees("damage", 3).from(2);
  s.sees("lose", 3).points(1).because("SGS-SKILL-LUANWU");
  s.sees("lose", 4).points(1);
  s.expect_hp(1, 3);
  s.expect_hp(3, 2);
}

STORY(Luanwu, OnlyOnOneOfThoseWhoAreNearest) {
  Story s(5);
  s.general(1, "jiaxu").hand(2, "S7.slash").equip(2, "S5.blade").equip(1, "S5.jueying");
  s.invokes(1, "luanwu");
  s.illegal("SGS-SKILL-LUANWU").strikes(2, "S7.slash").on(1);
  s.illegal("SGS-SKILL-LUANWU").strikes(2, "S7.slash").on(4);
  s.strikes(2, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("lose", 3);
  s.sees("lose", 4);
  s.sees("lose", 5);
}

STORY(Luanwu, OfSeveralTargetsOneIsTheNearest) {
  Story s(5);
  s.general(1, "jiaxu").hand(2, "S7.slash").equip(2, "DQ.halberd").equip(1, "S5.jueying");
  s.invokes(1, "luanwu");
  s.illegal("SGS-SKILL-LUANWU").strikes(2, "S7.slash").on(1, 4);
  s.strikes(2, "S7.slash").on(3, 4);
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.sees("lose", 3);
  s.sees("lose", 4);
  s.sees("lose", 5);
}

STORY(Luanwu, ANearestOneOutOfReachCannotBeSlashed) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "jiaxu").equip(1, "S5.jueying").hand(2, "S7.slash");
  s.invokes(1, "luanwu");
  s.illegal("SGS-RANGE").strikes(2, "S7.slash").on(1);
  s.sees("lose", 2).points(1);
}

STORY(Luanwu, GuanYusRedCardIsASlash) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "jiaxu").general(2, "guanyu").hand(2, "H3.peach");
  s.invokes(1, "luanwu");
  s.strikes(2, "H3.peach").as("slash").on(1);
  s.sees("damage", 1).from(2);
}

STORY(Luanwu, OnceAGame) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "jiaxu").discards_whatever();
  s.invokes(1, "luanwu");
  s.sees("lose", 2);
  s.illegal("SGS-SKILL-LUANWU").invokes(1, "luanwu");
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.illegal("SGS-SKILL-LUANWU").invokes(1, "luanwu");
  s.declines(1, Ask::play);
}

STORY(Luanwu, WhoLosesHisLastMayUseHisPeachThatTurn) {
  Story s("lord loyalist rebel spy");
  s.general(1, "jiaxu").hp(2, 1).hand(2, "H3.peach").hand(3, "H4.peach");
  s.invokes(1, "luanwu");
  s.sees("lose", 2);
  s.saves(2, "H3.peach");
  s.sees("heal", 2);
  s.sees("lose", 3);
  s.sees("lose", 4);
}

// --- Behind the Curtain

STORY(Weimu, NoBlackTrickOnHim) {
  Story s(4);
  s.general(2, "jiaxu").hand(1, "SA.duel S3.snatch S6.indulgence S3.dismantlement");
  s.hand(2, "H3.peach").hand(1, "SA.duel S3.snatch S6.indulgence SJ.iron_chain");
  s.illegal("SGS-SKILL-WEIMU").uses(1, "SA.duel").on(2);
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S3.snatch").on(2);
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S6.indulgence").on(2);
  s.illegal("SGS-SKILL-WEIMU").uses(1, "SJ.iron_chain").on(2, 3);
  s.declines(1, Ask::play);
}

STORY(Weimu, RedOnesAndBlackSlashesAreAsEver) {
  Story s(4);
  s.general(2, "jiaxu").hand(1, "D3.snatch DA.duel S7.slash").hand(2, "H3.peach");
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "H3.peach").of(2);
  s.uses(1, "DA.duel").on(2);
  s.sees("damage", 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Weimu, ABarbarianInvasionPassesHimBy) {
  Story s(4);
  s.general(3, "jiaxu").hand(1, "S7.savage_assault").hand(3, "S8.slash");
  s.never_asked(Ask::play_slash, 3);
  s.illegal("SGS-SKILL-WEIMU").uses(1, "S7.savage_assault").on(2, 3, 4);
  s.illegal("SGS-USE-TARGET").uses(1, "S7.savage_assault").on(2);
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(Weimu, NotEvenHisOwnLightning) {
  Story s(4);
  s.general(1, "jiaxu").hand(1, "SA.lightning");
  s.illegal("SGS-SKILL-WEIMU").uses(1, "SA.lightning");
  s.declines(1, Ask::play);
}

STORY(Weimu, LightningGoesOnPastHim) {
  Story s(4);
  s.general(3, "jiaxu").turn_of(2).judging(2, "SA.lightning").pile("H3.peach");
  s.sees("judged", 2).effect(false);
  s.sees("place", 4).cards("SA.lightning");
}

}  // namespace
}  // namespace tally::test

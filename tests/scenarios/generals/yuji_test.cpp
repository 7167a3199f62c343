// 于吉 Yu Ji
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Bewitchment

STORY(Guhuo, WhatNobodyQuestionsIsWhatHeSays) {
  Story s(4);
  s.general(1, "yuji").hp(1, 2).hand(1, "S7.slash");
  s.claims(1, "S7.slash").as("peach");
  s.declines(2, Ask::doubt);
  s.declines(3, Ask::doubt);
  s.declines(4, Ask::doubt);
  s.sees("unmask", 1).cards("S7.slash");
  s.sees("use", 1).as("peach").cards("S7.slash");
  s.sees("heal", 1);
  s.expect_hp(1, 3);
  s.expect_discarded("S7.slash");
}

STORY(Guhuo, TrueAndAHeartItCountsAndCostsWhoQuestionedIt) {
  Story s(4);
  s.general(1, "yuji").hp(1, 2).hand(1, "H3.peach");
  s.claims(1, "H3.peach").as("peach");
  s.doubts(2);
  s.doubts(4);
  s.sees("lose", 2).points(1).because("SGS-SKILL-GUHUO");
  s.sees("lose", 4).points(1);
  s.sees("heal", 1);
  s.expect_hp(1, 3);
}

STORY(Guhuo, TrueButNoHeartItCountsForNothing) {
  Story s(4);
  s.general(1, "yuji").hand(1, "S7.slash S8.slash");
  s.claims(1, "S7.slash").as("slash").on(2);
  s.doubts(2);
  s.sees("lose", 2).points(1);
  s.uses(1, "S8.slash").on(4);  // the first was no use
  s.sees("damage", 4);
  s.expect_hp(2, 3);
}

STORY(Guhuo, FalseHeWhoQuestionedItDraws) {
  Story s(4);
  s.general(1, "yuji").hand(1, "S7.slash").pile("D2.dodge D3.dodge");
  s.never("use", 1);
  s.claims(1, "S7.slash").as("ex_nihilo");
  s.doubts(2);
  s.doubts(3);
  s.sees("draw", 2).cards("D2.dodge");
  s.sees("draw", 3).cards("D3.dodge");
  s.expect_discarded("S7.slash");
  s.declines(1, Ask::play);
  s.expect_hand_size(1, 0);
}

STORY(Guhuo, ADodgeInAnswer) {
  Story s(4);
  s.general(2, "yuji").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.claims(2, "S8.slash").as("dodge");
  s.sees("respond", 2).as("dodge").cards("S8.slash");
  s.expect_hp(2, 3);
}

STORY(Guhuo, ADodgeThatIsExposedIsNone) {
  Story s(4);
  s.general(2, "yuji").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.claims(2, "S8.slash").as("dodge");
  s.doubts(1);
  s.sees("draw", 1).points(1);
  s.sees("damage", 2);
}

STORY(Guhuo, AFireSlashInAnswerToo) {
  Story s(4);
  s.general(2, "yuji").hand(1, "SA.duel").hand(2, "S8.slash");
  s.uses(1, "SA.duel").on(2);
  s.declines(0, Ask::nullify);
  s.claims(2, "S8.slash").as("fire_slash");
  s.sees("damage", 1).from(2);
}

STORY(Guhuo, ANullificationAndASlashForADuel) {
  Story s(4);
  s.general(2, "yuji").hand(1, "SA.duel CA.duel").hand(2, "S8.slash H3.peach");
  s.uses(1, "SA.duel").on(2);
  s.claims(2, "H3.peach").as("nullification");
  s.sees("nullified", 2).as("duel");
  s.uses(1, "CA.duel").on(2);
  s.declines(0, Ask::nullify);
  s.claims(2, "S8.slash").as("slash");
  s.sees("damage", 1).from(2);
}

STORY(Guhuo, APeachForTheDying) {
  Story s(4);
  s.general(3, "yuji").hp(2, 1).hand(1, "S7.slash").hand(3, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.claims(3, "S8.slash").as("peach");
  s.sees("heal", 2);
  s.expect_hp(2, 1);
}

STORY(Guhuo, OnlyAHandCardAndOnlyWhatCouldBeUsed) {
  Story s(4);
  s.general(1, "yuji").hand(1, "S7.slash").equip(1, "S5.blade");
  s.illegal("SGS-USE-HOLD").claims(1, "S5.blade").as("ex_nihilo");
  s.illegal("SGS-SKILL-GUHUO").claims(1, "S7.slash").as("indulgence").on(2);
  s.illegal("SGS-SKILL-GUHUO").claims(1, "S7.slash").as("crossbow");
  s.illegal("SGS-USE-TIME").claims(1, "S7.slash").as("dodge");
  s.illegal("SGS-CARD-PEACH").claims(1, "S7.slash").as("peach");  // he is not wounded
  s.declines(1, Ask::play);
}

STORY(Guhuo, OnlyWhoHasTheSkill) {
  Story s(4);
  s.general(1, "lvbu").general(3, "yuji").hand(1, "S7.slash");
  s.illegal("SGS-ANSWER-KIND").claims(1, "S7.slash").as("ex_nihilo");
  s.declines(1, Ask::play);
}

STORY(Guhuo, WhoHasNoHitPointsDoesNotQuestion) {
  Story s(4);
  s.general(1, "yuji").general(2, "zhoutai").hp(2, 0).beside(2, "buqu", "S8.slash");
  s.hand(1, "S7.slash");
  s.never_asked(Ask::doubt, 2);
  s.claims(1, "S7.slash").as("ex_nihilo");
  s.doubts(3);
  s.sees("draw", 3);
  s.declines(1, Ask::play);
}

// He lays a second card face down before the first is used.
STORY(Guhuo, AClaimWithinAClaim) {
  Story s(4);
  s.general(1, "yuji").hp(2, 1).hand(1, "HJ.slash H7.peach S8.slash");
  s.claims(1, "HJ.slash").as("slash").on(4);
  s.doubts(2);
  s.sees("unmask", 1).cards("HJ.slash");
  s.sees("lose", 2);
  s.claims(1, "H7.peach").as("peach").on(2);
  s.sees("unmask", 1).cards("H7.peach");
  s.sees("heal", 2);
  s.sees("use", 1).as("slash");
  s.sees("damage", 4);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(4);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

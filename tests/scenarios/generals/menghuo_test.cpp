// 孟获 Meng Huo
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Chief Culprit

STORY(Huoshou, HeIsTheSourceAndItDoesNothingToHim) {
  Story s(4);
  s.general(3, "menghuo").hand(1, "S7.savage_assault").hand(3, "S8.slash");
  s.never_asked(Ask::play_slash, 3);
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).from(3).because("SGS-CARD-BARBARIAN-INVASION");
  s.sees("damage", 4).from(3);
  s.expect_hp(3, 4);
}

STORY(Huoshou, WhoeverDiesOfItWasKilledByHim) {
  Story s("lord loyalist rebel rebel spy");
  s.general(2, "menghuo").hp(3, 1).hand(1, "S7.savage_assault").pile("C3.slash C4.slash C5.slash");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 3).from(2);
  s.sees("death", 3).by(2);
  s.sees("draw", 2).points(3).because("SGS-REWARD-REBEL");
  s.sees("damage", 4).from(2);
  s.sees("damage", 5).from(2);
}

STORY(Huoshou, NobodyIsAskedToNullifyItForHim) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(2, "menghuo");
  s.hand(1, "S7.savage_assault SJ.nullification");
  s.never_asked(Ask::nullify, 2);
  s.uses(1, "S7.savage_assault");
  s.expect_hp(2, 4);
}

STORY(Huoshou, HisOwnIsHisAsEver) {
  Story s(4);
  s.general(1, "menghuo").hand(1, "S7.savage_assault");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).from(1);
  s.sees("damage", 3).from(1);
  s.sees("damage", 4).from(1);
}

STORY(Huoshou, DeadHeIsNoSource) {
  Story s("lord loyalist rebel rebel spy");
  s.general(3, "menghuo").dead(3).hand(1, "S7.savage_assault");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).from(1);
  s.sees("damage", 4).from(1);
  s.sees("damage", 5).from(1);
}

// --- Rising Again

STORY(Zaiqi, HeartsHealAndTheOthersAreTaken) {
  Story s(4);
  s.general(1, "menghuo").hp(1, 1).turn_of(1).pile("H3.peach S7.slash H2.dodge");
  s.invokes(1, "zaiqi");
  s.sees("reveal").cards("H3.peach S7.slash H2.dodge").because("SGS-SKILL-ZAIQI");
  s.sees("heal", 1).points(2);
  s.sees("put").cards("H3.peach H2.dodge");
  s.sees("gain", 1).cards("S7.slash");
  s.expect_hp(1, 3);
  s.expect_hand(1, "S7.slash");
}

STORY(Zaiqi, WithoutAHeartNothingComesBack) {
  Story s(4);
  s.general(1, "menghuo").hp(1, 2).turn_of(1).pile("S7.slash D2.dodge");
  s.invokes(1, "zaiqi");
  s.sees("gain", 1).cards("S7.slash D2.dodge").because("SGS-SKILL-ZAIQI");
  s.expect_hp(1, 2);
}

STORY(Zaiqi, DeclinedHeDraws) {
  Story s(4);
  s.general(1, "menghuo").hp(1, 2).turn_of(1);
  s.never("reveal");
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
}

STORY(Zaiqi, UnhurtHeDraws) {
  Story s(4);
  s.general(1, "menghuo").turn_of(1);
  s.never_asked(Ask::invoke, 1);
  s.sees("draw", 1).points(2);
}

STORY(Zaiqi, NotForSkippedDrawing) {
  Story s(4);
  s.general(1, "menghuo").hp(1, 2).turn_of(1).judging(1, "C4.supply_shortage").pile("H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.sees("judged", 1).effect(true);
  s.sees("skip", 1).as("draw");
}

}  // namespace
}  // namespace tally::test

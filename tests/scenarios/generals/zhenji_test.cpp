// 甄姬 Zhen Ji
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Goddess Luo

STORY(Luoshen, JudgesUntilACardIsRed) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("C3.slash");
  s.invokes(1, "luoshen");
  s.sees("judged", 1).cards("H3.peach").effect(false);
  s.sees("phase", 1).as("judge");
  s.expect_hand(1, "S7.slash C3.slash");
  s.expect_discarded("H3.peach");
}

STORY(Luoshen, StopsWhenSheLikes) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.declines(1, Ask::invoke);
  s.sees("phase", 1).as("judge");
  s.expect_hand(1, "S7.slash");
}

STORY(Luoshen, Scenario33ANullificationGainedCancelsHerIndulgence) {
  Story s(4);
  s.anything_else();
  s.general(1, "zhenji").turn_of(1).judging(1, "S6.indulgence");
  s.pile("CQ.nullification H3.peach");
  s.invokes(1, "luoshen");
  s.invokes(1, "luoshen");
  s.nullifies(1, "CQ.nullification");
  s.sees("phase", 1).as("play");
}

STORY(Luoshen, ACardLaidBySimaYiCounts) {
  Story s(4);
  s.general(1, "zhenji").general(2, "simayi").turn_of(1).pile("S7.slash").hand(2, "H3.peach");
  s.invokes(1, "luoshen");
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 1).effect(false);
  s.sees("phase", 1).as("judge");
  s.expect_hand_size(1, 0);
}

STORY(OptionLuoshenGain, EachAtOnce) {
  Story s(4);
  s.anything_else();
  s.with("luoshen_gain", "each").general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash");
  s.expect_hand(1, "S7.slash");
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("C3.slash");
}

STORY(OptionLuoshenGain, EndAllOfThemTogether) {
  Story s(4);
  s.anything_else();
  s.with("luoshen_gain", "end").general(1, "zhenji").turn_of(1).pile("S7.slash C3.slash H3.peach");
  s.invokes(1, "luoshen");
  s.expect_hand_size(1, 0);
  s.invokes(1, "luoshen");
  s.expect_hand_size(1, 0);
  s.invokes(1, "luoshen");
  s.sees("gain", 1).cards("S7.slash C3.slash");
  s.expect_discarded("H3.peach");
}

// --- Helen of Troy

STORY(Qingguo, ABlackHandCardIsADodge) {
  Story s(4);
  s.general(2, "zhenji").hand(1, "S7.slash").hand(2, "S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "S8.slash").as("dodge");
  s.expect_hp(2, 3);
}

STORY(Qingguo, NoRedCardAndNoEquipment) {
  Story s(4);
  s.anything_else();
  s.general(2, "zhenji").hand(1, "HA.archery_attack").hand(2, "H3.peach C3.slash");
  s.equip(2, "S5.blade");
  s.uses(1, "HA.archery_attack");
  s.illegal("SGS-USE-KIND").dodges(2, "H3.peach").as("dodge");
  s.illegal("SGS-USE-HOLD").dodges(2, "S5.blade").as("dodge");
  s.dodges(2, "C3.slash").as("dodge");
  s.expect_hp(2, 3);
}

}  // namespace
}  // namespace tally::test

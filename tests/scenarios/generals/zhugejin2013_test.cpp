// 诸葛瑾 Zhuge Jin (2013)
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(Mingzhe, ARedDodgeInAnothersTurn) {
  Story s(4);
  s.general(2, "zhugejin2013").hand(1, "S7.slash").hand(2, "H2.dodge").pile("S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.invokes(2, "mingzhe");
  s.sees("draw", 2).points(1).because("SGS-SKILL-MINGZHE");
  s.sees("put").cards("H2.dodge");
  s.expect_hand(2, "S8.slash");
}

STORY(Mingzhe, ARedCardUsedInAnothersTurn) {
  Story s(4);
  s.general(2, "zhugejin2013").hand(1, "H7.ex_nihilo").hand(2, "DQ.nullification");
  s.pile("S8.slash");
  s.uses(1, "H7.ex_nihilo").on(1);
  s.nullifies(2, "DQ.nullification");
  s.invokes(2, "mingzhe");
  s.sees("nullified", 1);
  s.expect_hand(2, "S8.slash");
}

STORY(Mingzhe, NoBlackOneAndNoneOfAnEightTrigramFormation) {
  Story s(4);
  s.general(2, "zhugejin2013").equip(2, "S2.eight_diagram").hand(1, "S7.slash SA.duel");
  s.hand(2, "S8.slash").pile("H3.peach");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).cards("H3.peach").effect(true);
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.sees("damage", 1).from(2);
  s.expect_hand_size(2, 0);
}

STORY(Mingzhe, ForEachRedCardThatIsDiscarded) {
  Story s(4);
  s.general(1, "xiahoudun").general(2, "zhugejin2013").hand(1, "SA.duel");
  s.hand(2, "S8.slash H3.peach D2.dodge").pile("C9.slash C2.slash C3.slash");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.sees("damage", 1).from(2);
  s.invokes(1, "ganglie");
  s.sees("judged", 1).cards("C9.slash");
  s.discards(2, "H3.peach D2.dodge");
  s.invokes(2, "mingzhe");
  s.invokes(2, "mingzhe");
  s.expect_hand(2, "C2.slash C3.slash");
}

STORY(Mingzhe, NothingInHisOwnTurn) {
  Story s(4);
  s.general(2, "zhugejin2013").hp(2, 1).play_phase_of(2).hand(2, "H2.dodge H3.peach");
  s.never_asked(Ask::invoke, 2);
  s.declines(2, Ask::play);
  s.discards(2, "H2.dodge");
}

STORY(Mingzhe, WhoeverDiscardsIt) {
  Story s(4);
  s.general(2, "zhugejin2013").hand(1, "S3.dismantlement S4.dismantlement S3.snatch");
  s.hand(2, "S8.slash").equip(2, "H5.kylin_bow H5.chitu").pile("S9.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H5.kylin_bow");
  s.invokes(2, "mingzhe");
  s.expect_hand(2, "S8.slash S9.slash");
  s.uses(1, "S4.dismantlement").on(2);
  s.removes(1, "S8.slash");
  s.uses(1, "S3.snatch").on(2);  // what is taken is not discarded
  s.takes(1, "H5.chitu");
  s.expect_hand(2, "S9.slash");
}

STORY(Mingzhe, ARedCardForAJudgementIsPlayed) {
  Story s(six);
  without_generals(s).general(2, "zhugejin2013").hand(2, "H3.peach").turn_of(3);
  s.judging(3, "S6.indulgence").pile("S9.slash C9.slash").discards_whatever();
  s.replaces_judgement(2, "H3.peach");
  s.sees("put").cards("S9.slash");
  s.invokes(2, "mingzhe");
  s.sees("draw", 2).because("SGS-SKILL-MINGZHE");
  s.sees("judged", 3).cards("H3.peach").effect(false);
  s.declines(3, Ask::play);
}

}  // namespace
}  // namespace tally::test

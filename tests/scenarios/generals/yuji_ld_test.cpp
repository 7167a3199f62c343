// Yu Ji 于吉 of kingdom war: Thousand Illusions.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Qianhuan, AfterDamageAnIllusionOfANewSuit) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").beside(2, "qianhuan", "H4.peach");
  s.hand(1, "S7.slash").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.sees("damage", 2);
  s.invokes(2, "qianhuan").against(2);
  s.illegal("SGS-SKILL-QIANHUAN").lays(2, "H2.dodge", "qianhuan");
  s.lays(2, "D2.dodge", "qianhuan");
  s.expect_beside(2, "qianhuan", "H4.peach D2.dodge");
}

STORY(Qianhuan, FourIllusionsAreAll) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").open(4, "lvbu_hs diaochan_hs");
  s.beside(2, "qianhuan", "H4.peach D3.dodge C2.slash S8.slash");
  s.hand(1, "S7.slash").hand(2, "D2.dodge");
  s.uses(1, "S7.slash").on(4);
  s.declines(2, Ask::invoke);  // to have the Slash do nothing
  s.never_asked(Ask::stow, 2);
  s.sees("damage", 4);
  s.declines(1, Ask::play);
}

STORY(Qianhuan, AnIllusionCoversOneOfHisKingdom) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").open(4, "lvbu_hs diaochan_hs").beside(2, "qianhuan", "H4.peach");
  s.hand(1, "S3.snatch").hand(4, "D2.dodge");
  s.uses(1, "S3.snatch").on(4);
  s.invokes(2, "qianhuan").against(4);
  s.discards(2, "H4.peach");
  s.expect_hand(4, "D2.dodge");
  s.expect_discarded("S3.snatch H4.peach");
}

STORY(Qianhuan, OfTwoTargetsHeCoversNone) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").open(4, "lvbu_hs diaochan_hs").beside(2, "qianhuan", "H4.peach");
  s.hand(1, "SQ.iron_chain");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "SQ.iron_chain").on(2, 4);
  s.sees("chain", 2);
  s.sees("chain", 4);
}

STORY(Qianhuan, NorOneOfAnotherKingdom) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").open(4, "caocao_hs xuchu_hs").beside(2, "qianhuan", "H4.peach");
  s.hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
}

STORY(Qianhuan, AnIndulgenceComesToTheDiscardPile) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").beside(2, "qianhuan", "H4.peach").hand(1, "C6.indulgence");
  s.uses(1, "C6.indulgence").on(2);
  s.invokes(2, "qianhuan").against(2);
  s.discards(2, "H4.peach");
  s.expect_judging(2, "");
  s.expect_discarded("C6.indulgence H4.peach");
}

STORY(Qianhuan, ALightningThatGoesOnDoesToo) {
  War s(4);
  s.open(2, "yuji_ld huatuo_hs").beside(2, "qianhuan", "H4.peach");
  s.turn_of(1).judging(1, "SA.lightning").pile("H2.dodge");
  s.sees("judged", 1).as("lightning").effect(false);
  s.invokes(2, "qianhuan").against(2);
  s.discards(2, "H4.peach");
  s.sees("put").cards("SA.lightning").because("SGS-SKILL-QIANHUAN");
  s.expect_judging(2, "");
  s.expect_judging(3, "");
}

STORY(Qianhuan, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "yuji_ld huatuo_hs").hand(1, "S7.slash").hand(2, "D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.unveils(2, "yuji_ld", "qianhuan");
  s.sees("allegiance", 2).as("qun");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "qianhuan").against(2);
  s.lays(2, "D2.dodge", "qianhuan");
  s.expect_beside(2, "qianhuan", "D2.dodge");
}

}  // namespace
}  // namespace tally::test

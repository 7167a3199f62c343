// 司马懿 Sima Yi
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Retaliation

STORY(Fankui, TakesAHandCardOfTheSource) {
  Story s(4);
  s.anything_else();
  s.general(2, "simayi").hand(1, "S7.slash H3.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.takes(2, "H3.peach").of(1);
  s.expect_hand(2, "H3.peach");
  s.expect_hand_size(1, 0);
}

STORY(Fankui, OrEquipmentButNothingOfTheJudgementArea) {
  Story s(4);
  s.anything_else();
  s.general(2, "simayi").hand(1, "S7.slash").equip(1, "S5.blade").judging(1, "S6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.illegal("SGS-SKILL-FANKUI").takes(2, "S6.indulgence").of(1);
  s.takes(2, "S5.blade").of(1);
  s.expect_hand(2, "S5.blade");
}

STORY(Fankui, OncePerDamageHoweverMuch) {
  Story s(4);
  s.anything_else();
  s.general(2, "simayi").hand(1, "S3.wine S7.slash H3.peach H4.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "fankui");
  s.takes(2, "H3.peach");
  s.expect_hp(2, 1);
  s.expect_asked(Ask::invoke, 1);
}

STORY(Fankui, NobodyToTakeFromForLightning) {
  Story s(4);
  s.anything_else();
  s.general(2, "simayi").hp(2, 3).turn_of(2).judging(2, "SA.lightning").pile("S7.slash H3.peach");
  s.hand(3, "H4.peach");
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2).points(3);
  s.saves(3, "H4.peach");
  s.sees("phase", 2).as("draw");
  s.expect_hp(2, 1);
}

STORY(Fankui, ASourceWithoutCardsIsLeftAlone) {
  Story s(4);
  s.general(2, "simayi").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

// --- Demonic Talent

STORY(Guicai, AHandCardTakesThePlaceOfTheJudgementCard) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "S8.slash");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 2).cards("S8.slash").effect(true);
  s.sees("skip", 2).as("play");
  s.expect_discarded("H7.peach S8.slash S6.indulgence");
}

STORY(Guicai, HisOwnJudgementToo) {
  Story s(4);
  s.general(2, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("S7.slash");
  s.hand(2, "H3.peach");
  s.replaces_judgement(2, "H3.peach");
  s.sees("judged", 2).effect(false);
  s.sees("phase", 2).as("play");
}

STORY(Guicai, DeclinedTheCardThatWasTurnedCounts) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.hand(3, "S8.slash");
  s.declines(3, Ask::retrial_hand);
  s.sees("judged", 2).cards("H7.peach").effect(false);
}

STORY(Guicai, WithoutAHandCardHeIsNotAsked) {
  Story s(4);
  s.general(3, "simayi").turn_of(2).judging(2, "S6.indulgence").pile("H7.peach");
  s.equip(3, "S5.blade");
  s.never_asked(Ask::retrial_hand, 3);
  s.sees("judged", 2).cards("H7.peach").effect(false);
}

STORY(Guicai, Scenario42TurnsALightningWithoutBeingItsSource) {
  Story s("lord loyalist rebel spy");
  s.anything_else();
  s.general(4, "simayi").hp(3, 2).turn_of(3).judging(3, "SA.lightning").pile("H7.peach");
  s.hand(4, "S8.slash");
  s.never("draw", 4);
  s.replaces_judgement(4, "S8.slash");
  s.sees("damage", 3).points(3).from(0);
  s.sees("death", 3).by(0);
  s.expect_hand_size(4, 0);
}

STORY(OptionFankuiSelf, NoNothingIsTakenFromOneself) {
  Story s(4);
  s.with("fankui_self", "no").general(1, "simayi").hand(1, "H2.fire_attack H3.peach H4.peach");
  s.equip(1, "S5.blade");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "H2.fire_attack").on(1);
  s.shows(1, "H3.peach");
  s.discards(1, "H4.peach");
  s.sees("damage", 1).from(1);
}

STORY(OptionFankuiSelf, EquipmentBackIntoTheHand) {
  Story s(4);
  s.anything_else();
  s.with("fankui_self", "equipment").general(1, "simayi");
  s.hand(1, "H2.fire_attack H3.peach H4.peach").equip(1, "S5.blade");
  s.uses(1, "H2.fire_attack").on(1);
  s.shows(1, "H3.peach");
  s.discards(1, "H4.peach");
  s.invokes(1, "fankui");
  s.illegal("SGS-SKILL-FANKUI").takes(1, "H3.peach").of(1);
  s.takes(1, "S5.blade").of(1);
  s.expect_hand(1, "H3.peach S5.blade");
}

STORY(OptionGuicaiCards, HandNoEquipment) {
  Story s(4);
  s.with("guicai_cards", "hand").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").equip(3, "S5.blade").hand(3, "S8.slash");
  s.illegal("SGS-USE-HOLD").replaces_judgement(3, "S5.blade");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 2).effect(true);
  s.expect_equip(3, "S5.blade");
}

STORY(OptionGuicaiCards, AnyEquipmentToo) {
  Story s(4);
  s.with("guicai_cards", "any").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").equip(3, "S5.blade");
  s.replaces_judgement(3, "S5.blade");
  s.sees("judged", 2).cards("S5.blade").effect(true);
  s.expect_equip(3, "");
}

}  // namespace
}  // namespace tally::test

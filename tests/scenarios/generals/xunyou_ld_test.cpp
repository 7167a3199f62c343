// Xun You of kingdom war: Ingenious Plan 奇策, Wisdom in Folly 智愚.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Qice, TheWholeHandIsATrick) {
  Story s(4);
  s.general(1, "xunyou_ld").hand(1, "H2.dodge D2.dodge S7.slash").hand(2, "C3.slash");
  s.invokes(1, "qice");
  s.illegal("SGS-SKILL-QICE").uses(1, "H2.dodge D2.dodge").as("duel").on(2);
  s.illegal("SGS-SKILL-QICE").uses(1, "H2.dodge D2.dodge S7.slash").as("indulgence").on(2);
  s.illegal("SGS-SKILL-QICE").uses(1, "H2.dodge D2.dodge S7.slash").as("slash").on(2);
  s.uses(1, "H2.dodge D2.dodge S7.slash").as("dismantlement").on(2);
  s.removes(1, "C3.slash").from(2);
  s.expect_discarded("H2.dodge D2.dodge S7.slash C3.slash");
}

STORY(Qice, OfABountifulHarvestNobodyPicksACardOfTheTrick) {
  Story s(4);
  s.general(1, "xunyou_ld").hand(1, "H2.dodge D2.dodge S7.slash D3.dodge");
  s.pile("C3.slash C4.slash C5.slash C6.slash");
  s.invokes(1, "qice");
  s.uses(1, "H2.dodge D2.dodge S7.slash D3.dodge").as("amazing_grace").on(1, 2, 3, 4);
  s.sees("reveal").cards("C3.slash C4.slash C5.slash C6.slash");
  s.illegal("SGS-CARD-BOUNTIFUL-HARVEST").picks(1, "D2.dodge");
  s.picks(1, "C3.slash");
  s.picks(2, "C4.slash");
  s.picks(3, "C5.slash");
  s.picks(4, "C6.slash");
}

STORY(Qice, OnNoMorePlayersThanItHasCards) {
  Story s(4);
  s.general(1, "xunyou_ld").hand(1, "H2.dodge D2.dodge");
  s.invokes(1, "qice");
  s.illegal("SGS-SKILL-QICE").uses(1, "H2.dodge D2.dodge").as("savage_assault").on(2, 3, 4);
  s.illegal("SGS-SKILL-QICE").uses(1, "H2.dodge D2.dodge").as("god_salvation").on(1, 2, 3, 4);
  s.uses(1, "H2.dodge D2.dodge").as("iron_chain").on(2, 3);
  s.sees("chain", 2);
  s.sees("chain", 3);
}

STORY(Qice, FiveCardsOnThree) {
  Story s(4);
  s.general(1, "xunyou_ld").hand(1, "H2.dodge D2.dodge D3.dodge D4.dodge D5.dodge D6.dodge");
  s.invokes(1, "qice");
  s.uses(1, "H2.dodge D2.dodge D3.dodge D4.dodge D5.dodge D6.dodge")
      .as("archery_attack")
      .on(2, 3, 4);
  s.sees("damage", 2).from(1);
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.expect_hand_size(1, 0);
  s.expect_discard_size(6);
}

STORY(Qice, ItCanBeNullified) {
  Story s(4);
  s.general(1, "xunyou_ld").hand(1, "H2.dodge S7.slash").hand(3, "SJ.nullification");
  s.invokes(1, "qice");
  s.uses(1, "H2.dodge S7.slash").as("duel").on(2);
  s.nullifies(3, "SJ.nullification").helping(2);
  s.illegal("SGS-SKILL-QICE").invokes(1, "qice");
  s.declines(1, Ask::play);
}

STORY(Qice, WithoutHandCardsNothing) {
  Story s(4);
  s.general(1, "xunyou_ld").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-QICE").invokes(1, "qice");
  s.declines(1, Ask::play);
}

STORY(Qice, HeIsTurnedUpForItAndMayChangeHisDeputy) {
  War s(4, "guozhan-freekill-expansions");
  s.hidden(1, "xunyou_ld guojia_hs").hand(1, "H2.dodge").pile("D2.dodge D3.dodge");
  s.unveils(1, "xunyou_ld", "qice");
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "qice");
  s.uses(1, "H2.dodge").as("ex_nihilo").on(1);
  s.decides(1, "accept");
  s.sees("disclose", 1).as("guojia_hs");
  s.offers(1, "xunyu_hs simayi_hs caopi_hs");
  s.changes_deputy(1, "simayi_hs");
  s.expect_skill(1, "fankui", true);
  s.expect_skill(1, "yiji", false);
}

STORY(Zhiyu, OfOneColourTheSourcePays) {
  Story s(4);
  s.general(2, "xunyou_ld").hand(1, "S7.slash D6.dodge").hand(2, "H6.peach").pile("D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "zhiyu");
  s.sees("show", 2).cards("D2.dodge").because("SGS-SKILL-ZHIYU");
  s.sees("show", 2).cards("H6.peach");
  s.discards(1, "D6.dodge");
}

STORY(Zhiyu, OfTwoColoursNot) {
  Story s(4);
  s.general(2, "xunyou_ld").hand(1, "S7.slash D6.dodge").hand(2, "H6.peach").pile("S8.slash");
  s.never_asked(Ask::pay_hand, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "zhiyu");
  s.sees("show", 2);
  s.sees("show", 2);
}

STORY(Zhiyu, WhoHasNoHandPaysNothing) {
  Story s(4);
  s.general(2, "xunyou_ld").hand(1, "S7.slash").pile("D2.dodge");
  s.never_asked(Ask::pay_hand, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "zhiyu");
  s.sees("show", 2).cards("D2.dodge");
}

STORY(Zhiyu, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "caocao_hs xunyou_ld").hand(1, "S7.slash D6.dodge").pile("D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(2, Ask::unveil_for);  // Cao Cao
  s.unveils(2, "xunyou_ld", "zhiyu");
  s.sees("allegiance", 2).as("wei");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "zhiyu");
  s.discards(1, "D6.dodge");
}

}  // namespace
}  // namespace tally::test

// Deng Ai 邓艾 of kingdom war: Garrison Fields, Swift Raid as the main general, Provisions as the
// deputy.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(TuntianLd, ACardThatIsNoHeartBecomesAField) {
  War s(4);
  s.open(2, "dengai_ld xuchu_hs").hand(1, "S3.dismantlement").hand(2, "D2.dodge").pile("S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D2.dodge").from(2);
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").effect(true);
  s.decides(2, "accept");
  s.expect_beside(2, "tuntian_ld", "S8.slash");
  s.expect_distance(2, 4, 1);
}

STORY(TuntianLd, OrStaysInTheDiscardPile) {
  War s(4);
  s.open(2, "dengai_ld xuchu_hs").hand(1, "S3.dismantlement").hand(2, "D2.dodge").pile("S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D2.dodge").from(2);
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).effect(true);
  s.decides(2, "refuse");
  s.expect_beside(2, "tuntian_ld", "");
  s.expect_distance(2, 4, 2);
}

STORY(TuntianLd, BeforeWhatTheLionBringsThatWasLostWithIt) {
  War s(4);
  s.open(2, "dengai_ld xuchu_hs").hand(1, "S3.dismantlement").equip(2, "CA.silver_lion").hp(2, 2);
  s.pile("S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "CA.silver_lion").from(2);
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).effect(true);
  s.decides(2, "refuse");
  s.sees("heal", 2).because("SGS-CARD-SILVER-LION");
}

STORY(TuntianLd, AHeartIsNone) {
  War s(4);
  s.open(2, "dengai_ld xuchu_hs").hand(1, "S3.dismantlement").hand(2, "D2.dodge").pile("H4.peach");
  s.never_asked(Ask::decide, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D2.dodge").from(2);
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).effect(false);
  s.expect_beside(2, "tuntian_ld", "");
}

STORY(TuntianLd, InHisOwnTurnHeIsNotAsked) {
  War s(4);
  s.open(1, "dengai_ld xuchu_hs").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(TuntianLd, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "xuchu_hs dengai_ld").hand(1, "S3.dismantlement").hand(2, "D2.dodge");
  s.pile("S8.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D2.dodge").from(2);
  s.unveils(2, "dengai_ld", "tuntian_ld");
  s.sees("allegiance", 2).as("wei");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2);
  s.decides(2, "accept");
  s.expect_beside(2, "tuntian_ld", "S8.slash");
}

namespace {

// He changes the judgement of an Indulgence.
Story& replacing(Story& s, std::string_view when) {
  s.with("tuntian", when).turn_of(1).judging(1, "C6.indulgence").hand(2, "H4.peach");
  s.pile("S9.slash C9.slash").discards_whatever();
  return s;
}

}  // namespace

STORY(OptionTuntian, AtOnceInTheOtherJudgement) {
  War s(4);
  replacing(s, "at_once").open(2, "dengai_ld simayi_gz");
  s.replaces_judgement(2, "H4.peach");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").cards("C9.slash");
  s.decides(2, "accept");
  s.sees("put").cards("S9.slash");
  s.sees("judged", 1).as("indulgence").cards("H4.peach").effect(false);
  s.declines(1, Ask::play);
}

STORY(OptionTuntian, AfterTheOtherJudgement) {
  War s(4);
  replacing(s, "after_judgement").open(2, "dengai_ld simayi_gz");
  s.replaces_judgement(2, "H4.peach");
  s.sees("put").cards("S9.slash");
  s.sees("judged", 1).as("indulgence").cards("H4.peach").effect(false);
  s.sees("put").cards("H4.peach");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").cards("C9.slash");
  s.decides(2, "accept");
  s.declines(1, Ask::play);
}

STORY(OptionTuntian, AfterItWhoLiesFaceDownIsTurnedUp) {
  War s(4);
  replacing(s, "after_judgement").deputy_open(2, "dengai_ld simayi_gz");
  s.replaces_judgement(2, "H4.peach");
  s.sees("judged", 1).as("indulgence").effect(false);
  s.unveils(2, "dengai_ld", "tuntian_ld");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").cards("C9.slash");
  s.decides(2, "refuse");
  s.declines(1, Ask::play);
}

STORY(OptionTuntian, AfterHisOwnJudgementForItAnother) {
  War s(4);
  s.with("tuntian", "after_judgement").open(2, "dengai_ld simayi_gz");
  s.hand(1, "S3.dismantlement").hand(2, "D2.dodge S8.slash").pile("H4.peach C9.slash");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D2.dodge").from(2);
  s.invokes(2, "tuntian_ld");
  s.replaces_judgement(2, "S8.slash");
  s.sees("judged", 2).as("tuntian_ld").cards("S8.slash");
  s.decides(2, "accept");
  s.invokes(2, "tuntian_ld");
  s.sees("judged", 2).as("tuntian_ld").cards("C9.slash");
  s.decides(2, "accept");
  s.expect_beside(2, "tuntian_ld", "S8.slash C9.slash");
}

STORY(JixiLd, AFieldIsASnatch) {
  War s(4);
  s.open(1, "dengai_ld xuchu_hs").beside(1, "tuntian_ld", "S8.slash").hand(3, "H2.dodge");
  s.uses(1, "S8.slash").as("snatch").on(3);  // at distance 1 by the field itself
  s.takes(1, "H2.dodge").from(3);
  s.expect_beside(1, "tuntian_ld", "");
  s.expect_distance(1, 3, 2);
}

STORY(JixiLd, NotWhereTheFieldsDoNotReach) {
  War s(6);
  s.open(1, "dengai_ld xuchu_hs").beside(1, "tuntian_ld", "S8.slash C2.slash");
  s.hand(3, "D2.dodge").hand(4, "H2.dodge D3.dodge");
  s.uses(1, "S8.slash").as("snatch").on(4);  // three seats away, and two fields
  s.takes(1, "H2.dodge").from(4);
  s.illegal("SGS-DISTANCE").uses(1, "C2.slash").as("snatch").on(4);
  s.uses(1, "C2.slash").as("snatch").on(3);
  s.takes(1, "D2.dodge").from(3);
}

STORY(JixiLd, ADeputyHasItNot) {
  War s(4);
  s.open(1, "xuchu_hs dengai_ld").beside(1, "tuntian_ld", "S8.slash").hand(2, "H2.dodge");
  s.expect_skill(1, "jixi_ld", false);
  s.illegal("SGS-USE-HOLD").uses(1, "S8.slash").as("snatch").on(2);
  s.declines(1, Ask::play);
}

STORY(Ziliang, AFieldForOneOfHisKingdomWhoWasHurt) {
  War s(4);
  s.open(2, "xuchu_hs dengai_ld").open(4, "xuhuang_hs zhanghe_hs");
  s.beside(2, "tuntian_ld", "S8.slash H3.amazing_grace").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(4);
  s.sees("damage", 4);
  s.invokes(2, "ziliang").against(4);
  s.gives(2, "S8.slash").to(4);
  s.expect_hand(4, "S8.slash");
  s.expect_beside(2, "tuntian_ld", "H3.amazing_grace");
}

STORY(Ziliang, AndForHimself) {
  War s(4);
  s.open(2, "xuchu_hs dengai_ld").beside(2, "tuntian_ld", "S8.slash").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "ziliang").against(2);
  s.illegal("SGS-SKILL-ZILIANG").gives(2, "S8.slash").to(1);
  s.gives(2, "S8.slash").to(2);
  s.expect_hand(2, "S8.slash");
}

STORY(Ziliang, AMainGeneralHasItNot) {
  War s(4);
  s.open(2, "dengai_ld xuchu_hs").beside(2, "tuntian_ld", "S8.slash").hand(1, "S7.slash");
  s.expect_skill(2, "ziliang", false);
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(Places, AsTheMainGeneralHeHasHalfAFishLess) {
  War s(4);
  s.open(1, "dengai_ld xuchu_hs").open(2, "xuhuang_hs dengai_ld");
  s.expect_max_hp(1, 3);
  s.expect_max_hp(2, 4);
  s.declines(1, Ask::play);
}

STORY(Places, HeIsNotTurnedUpForASkillOfTheOtherPlace) {
  War s(4);
  s.hidden(1, "xunyu_hs dengai_ld").beside(1, "tuntian_ld", "S8.slash").hand(2, "H2.dodge");
  s.illegal("SGS-GZ-PLACE").unveils(1, "dengai_ld", "jixi_ld");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

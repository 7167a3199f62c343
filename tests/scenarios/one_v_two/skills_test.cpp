// 1v2: the landlord's skills, Domineering 跋扈 and Soaring 飞扬.
#include "tests/scenarios/one_v_two/landlords.h"

namespace tally::test {
namespace {

Story& turn_of_landlord(Story& s, const char* soaring) {
  return landlord_without_generals(s)
      .with("landlord_feiyang", soaring)
      .turn_of(1)
      .discards_whatever();
}

STORY(Bahu, ACardAsHisPreparePhaseBegins) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).turn_of(1).discards_whatever().pile("H3.peach");
  s.sees("phase", 1).as("prepare");
  s.sees("draw", 1).points(1).because("SGS-SKILL-BAHU");
  s.sees("phase", 1).as("judge");
  s.sees("draw", 1).points(2).because("SGS-PHASE-DRAW");
}

STORY(Bahu, BeforeOrBehindAnotherSkillOfThatMoment) {
  const auto begin = [](Story& s) {
    s.ruleset("1v2").general(1, "zhugeliang").turn_of(1).discards_whatever();
    s.pile("H3.peach S7.slash C2.slash D2.dodge");
    s.sees("phase", 1).as("prepare");
  };
  Story first(landlord_and_peasants);
  begin(first);
  first.sees("draw", 1).because("SGS-SKILL-BAHU");
  first.invokes(1, "guanxing");
  first.arranges(1, "S7.slash C2.slash D2.dodge", 3);
  Story behind(landlord_and_peasants);
  begin(behind);
  behind.invokes(1, "guanxing");
  behind.arranges(1, "S7.slash H3.peach C2.slash", 3);
  behind.sees("draw", 1).because("SGS-SKILL-BAHU");
}

STORY(Bahu, APeasantHasItNot) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).turn_of(2).discards_whatever();
  s.sees("phase", 2).as("prepare");
  s.sees("phase", 2).as("judge");
}

STORY(Bahu, TwoSlashesInAPlayPhase) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).hand(1, "S7.slash S8.slash C8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(3);
  s.sees("damage", 3);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "C8.slash").on(2);
}

STORY(LandlordSkills, HeartbreakLeavesHimThese) {
  Story s(landlord_and_peasants);
  s.ruleset("1v2").general(1, "lvbu").general(2, "caiwenji");
  s.turn_of(1).hand(1, "S7.slash").hp(2, 1).discards_whatever();
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("forgo", 1);
  s.decides(3, "refuse");
  s.expect_skill(1, "wushuang", false);
  s.expect_skill(1, "feiyang_1v2", true);
  s.expect_skill(1, "bahu", true);
}

STORY(FeiyangLandlord, InEveryTurn) {
  Story s(landlord_and_peasants);
  turn_of_landlord(s, "hand").hand(1, "S7.slash H2.dodge H3.peach H4.peach");
  s.judging(1, "S6.indulgence").hand(2, "H6.indulgence");
  s.sees("phase", 1).as("judge");
  s.invokes(1, "feiyang_1v2");
  s.discards(1, "S7.slash H2.dodge");
  s.removes(1, "S6.indulgence").of(1);
  s.uses(2, "H6.indulgence").on(1);
  s.sees("turn", 1);
  s.invokes(1, "feiyang_1v2");
  s.discards(1, "H3.peach H4.peach");
  s.removes(1, "H6.indulgence").of(1);
}

STORY(FeiyangLandlord, NotWithOneHandCard) {
  Story s(landlord_and_peasants);
  s.anything_else();
  landlord_without_generals(s).turn_of(1).discards_whatever().with("landlord_feiyang", "hand");
  s.equip(1, "C5.dilu").judging(1, "S6.indulgence");
  s.never_asked(Ask::invoke, 1);
  s.sees("judged");
}

STORY(FeiyangLandlord, NotWithoutADelayedTrick) {
  Story s(landlord_and_peasants);
  turn_of_landlord(s, "hand").hand(1, "S7.slash H2.dodge");
  s.never_asked(Ask::invoke, 1);
  s.sees("phase", 1).as("judge");
  s.sees("phase", 1).as("draw");
}

STORY(OptionLandlordFeiyang, TwoHandCardsForOneCard) {
  Story s(landlord_and_peasants);
  turn_of_landlord(s, "hand").hand(1, "S7.slash H2.dodge").equip(1, "C5.dilu");
  s.judging(1, "S6.indulgence C4.supply_shortage");
  s.sees("phase", 1).as("judge");
  s.invokes(1, "feiyang_1v2");
  s.illegal("SGS-USE-HOLD").discards(1, "S7.slash C5.dilu");
  s.discards(1, "S7.slash H2.dodge");
  s.illegal("SGS-SKILL-FEIYANG-1V2").removes(1, "C5.dilu").of(1);
  s.removes(1, "S6.indulgence").of(1);
  s.sees("judged").as("supply_shortage");
}

STORY(OptionLandlordFeiyang, AnyTwoCardsForAllOfThem) {
  Story s(landlord_and_peasants);
  turn_of_landlord(s, "any").hand(1, "S7.slash").equip(1, "C5.dilu");
  s.judging(1, "S6.indulgence C4.supply_shortage");
  s.sees("phase", 1).as("judge");
  s.invokes(1, "feiyang_1v2");
  s.discards(1, "S7.slash C5.dilu");
  s.removes(1, "S6.indulgence").of(1);
  s.removes(1, "C4.supply_shortage").of(1);
  s.never("judged");
  s.expect_judging(1, "");
  s.expect_discarded("S7.slash C5.dilu S6.indulgence C4.supply_shortage");
}

}  // namespace
}  // namespace tally::test

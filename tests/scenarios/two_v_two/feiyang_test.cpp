// 2v2: Soaring 飞扬 of the fourth seat.
#include "tests/scenarios/two_v_two/twos.h"

namespace tally::test {
namespace {

Story& of_noname(Story& s) { return s.ruleset("noname-2v2").with("generals", "none"); }

STORY(Feiyang, TwoHandCardsForOneOfTheJudgementArea) {
  Story s(twos);
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash H2.dodge C2.slash").judging(4, "S6.indulgence C4.supply_shortage");
  s.judging(1, "H6.indulgence").equip(4, "C5.dilu");
  s.invokes(4, "feiyang");
  s.illegal("SGS-SKILL-FEIYANG").discards(4, "S7.slash");
  s.illegal("SGS-USE-HOLD").discards(4, "S7.slash C5.dilu");
  s.discards(4, "S7.slash H2.dodge");
  s.illegal("SGS-SKILL-FEIYANG").removes(4, "H6.indulgence").of(1);
  s.illegal("SGS-SKILL-FEIYANG").removes(4, "C5.dilu").of(4);
  s.removes(4, "S6.indulgence").of(4);
  s.expect_judging(4, "C4.supply_shortage");
  s.expect_hand(4, "C2.slash");
  s.expect_discarded("S7.slash H2.dodge S6.indulgence");
  s.sees("phase", 4);
  s.sees("judged");
}

STORY(Feiyang, WithoutItNothingIsJudgedAndHePlays) {
  Story s(twos);
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash H2.dodge C2.slash H3.peach").judging(4, "S6.indulgence");
  s.invokes(4, "feiyang");
  s.discards(4, "C2.slash H3.peach");
  s.removes(4, "S6.indulgence").of(4);
  s.never("judged");
  s.sees("phase", 4);
  s.sees("draw", 4).points(2);
  s.uses(4, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("turn", 1);
}

STORY(Feiyang, OnceAGame) {
  Story s(twos);
  s.anything_else();
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash H2.dodge C2.slash H3.peach H4.peach").judging(4, "S6.indulgence");
  s.hand(1, "H6.indulgence");
  s.invokes(4, "feiyang");
  s.discards(4, "S7.slash C2.slash");
  s.removes(4, "S6.indulgence").of(4);
  s.uses(1, "H6.indulgence").on(4);
  s.sees("turn", 4);
  s.sees("judged");
  s.expect_asked(Ask::invoke, 1);
}

STORY(Feiyang, DeclinedItCostsNothing) {
  Story s(twos);
  s.anything_else();
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash H2.dodge").judging(4, "S6.indulgence");
  s.declines(4, Ask::invoke);
  s.expect_hand(4, "S7.slash H2.dodge");
  s.sees("judged");
}

STORY(Feiyang, NotWithOneHandCard) {
  Story s(twos);
  s.anything_else();
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash").equip(4, "C5.dilu").judging(4, "S6.indulgence");
  s.never_asked(Ask::invoke, 4);
  s.sees("judged");
}

STORY(Feiyang, NotWithAnEmptyJudgementArea) {
  Story s(twos);
  of_noname(s).turn_of(4).discards_whatever();
  s.hand(4, "S7.slash H2.dodge").judging(1, "S6.indulgence");
  s.never_asked(Ask::invoke, 4);
  s.sees("phase", 4);
  s.sees("draw", 4);
}

STORY(Feiyang, NotInTheTurnOfAnother) {
  Story s(twos);
  s.anything_else();
  of_noname(s).turn_of(1).discards_whatever();
  s.hand(4, "S7.slash H2.dodge").judging(4, "S6.indulgence");
  s.never_asked(Ask::invoke, 4);
  s.sees("turn", 2);
}

STORY(OptionFourthFeiyang, BesidesTheSkillsOfHisGeneral) {
  Story s(twos);
  s.ruleset("2v2").with("fourth_feiyang", "true").general(4, "lvbu").turn_of(4);
  s.expect_skill(4, "feiyang", true);
  s.expect_skill(4, "wushuang", true);
  s.expect_skill(1, "feiyang", false);
}

STORY(OptionFourthFeiyang, NotUnlessARulesetSaysSo) {
  Story s(twos);
  s.ruleset("2v2").with("fourth_feiyang", "false").general(4, "lvbu").turn_of(4);
  s.expect_skill(4, "feiyang", false);
}

}  // namespace
}  // namespace tally::test

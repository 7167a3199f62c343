// 2v2: seats, generals, the first hands.
#include "tests/scenarios/two_v_two/twos.h"

namespace tally::test {
namespace {

void no_table_of_twos(std::string_view roles) {
  Story s(roles);
  s.ruleset("2v2").setup_breaks("SGS-2V2-SEATS");
}

STORY(TwoSeats, TheFirstAndTheFourthArePartners) {
  for (const std::string_view roles : {twos, std::string_view("cool warm warm cool")}) {
    Story s(roles);
    nobody_chooses(s).with("mode", "two_v_two").from_the_start();
    s.sees("deal").points(4).because("SGS-SETUP-HAND");
    s.expect_going_on();
  }
  no_table_of_twos("warm cool warm cool");
  no_table_of_twos("warm warm cool cool");
  no_table_of_twos("warm cool cool cool");
  no_table_of_twos("warm cool cool");
  no_table_of_twos("lord rebel rebel loyalist");
  no_table_of_twos("warm_vanguard cool_vanguard cool_vanguard warm_vanguard");
}

STORY(TwoSeats, NobodyHasLordSkills) {
  Story s(twos);
  s.ruleset("2v2").general(1, "liubei").general(2, "caocao").turn_of(1);
  s.expect_skill(1, "rende", true);
  s.expect_skill(1, "jijiang", false);
  s.expect_skill(2, "hujia", false);
}

Story& offered(Story& s) {
  s.ruleset("2v2").from_the_start().discards_whatever();
  s.illegal("SGS-2V2-GENERALS").offers(1, "caocao simayi");
  s.offers(1, "caocao simayi xuchu");
  s.offers(2, "liubei guanyu zhangfei");
  s.offers(3, "sunquan ganning lvmeng");
  s.offers(4, "huatuo lvbu diaochan");
  return s;
}

STORY(TwoGenerals, OneOfThreeForEverybody) {
  Story s(twos);
  offered(s);
  s.illegal("SGS-2V2-GENERALS").chooses(1, "guojia");  // not offered
  s.illegal("SGS-2V2-GENERALS").chooses(1, "liubei");  // offered to another
  s.chooses(1, "simayi");
  s.chooses(2, "guanyu");
  s.chooses(3, "ganning");
  s.chooses(4, "lvbu");
  s.expect_general(1, "simayi");
  s.expect_general(4, "lvbu");
  s.sees("hp", 1).points(3).out_of(3).because("SGS-SETUP-HP");
}

STORY(TwoGenerals, TwelveMustBeThere) {
  Story s(twos);
  s.ruleset("2v2").with("packages", "forest").setup_breaks("SGS-2V2-GENERALS");
}

STORY(TwoHand, TheFourthSeatHasFiveCards) {
  Story s(twos);
  nobody_chooses(s).from_the_start().discards_whatever();
  s.sees("deal").points(4);
  s.sees("draw", 4).points(1).because("SGS-2V2-HAND");
  s.sees("turn", 1);
  s.expect_hand_size(1, 4);
  s.expect_hand_size(3, 4);
  s.expect_hand_size(4, 5);
}

STORY(TwoHand, NobodyElseDraws) {
  Story s(twos);
  nobody_chooses(s).from_the_start().discards_whatever();
  s.sees("deal");
  s.never("draw", 1);
  s.never("draw", 3);
  s.sees("draw", 4).points(1);
}

STORY(OptionFourthCard, OneMore) {
  Story s(twos);
  nobody_chooses(s).with("fourth_card", "one_more").from_the_start().discards_whatever();
  s.sees("draw", 4).points(1).because("SGS-2V2-HAND");
  s.sees("turn", 1);
}

STORY(OptionFourthCard, AsManyAsTheOthers) {
  Story s(twos);
  nobody_chooses(s).with("fourth_card", "none").from_the_start().discards_whatever();
  s.sees("deal").points(4);
  s.never("draw", 4);
  s.sees("turn", 1);
  s.expect_hand_size(4, 4);
}

// A record that goes on without it settles it: tests/replay/noname/twos_test.cpp.
STORY(OptionFourthCard, OneMoreUnlessARecordShowsThatThereIsNone) {
  Story s(twos);
  nobody_chooses(s).with("fourth_card", "any").from_the_start().discards_whatever();
  s.sees("draw", 4).points(1).because("SGS-2V2-HAND");
  s.sees("turn", 1);
  s.expect_hand_size(4, 5);
}

}  // namespace
}  // namespace tally::test

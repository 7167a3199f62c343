// 1v2: seats, generals, hit points.
#include "tests/scenarios/one_v_two/landlords.h"

namespace tally::test {
namespace {

void no_table_of_landlords(std::string_view roles) {
  Story s(roles);
  s.ruleset("1v2").setup_breaks("SGS-1V2-SEATS");
}

STORY(LandlordSeats, TheLandlordSitsFirst) {
  Story s(landlord_and_peasants);
  landlord_without_generals(s).with("mode", "one_v_two").from_the_start().discards_whatever();
  s.sees("deal").points(4).because("SGS-SETUP-HAND");
  s.sees("turn", 1);
  s.sees("turn", 2);
  s.sees("turn", 3);
  s.sees("round").points(2);
  s.sees("turn", 1);
  no_table_of_landlords("peasant landlord peasant");
  no_table_of_landlords("landlord peasant landlord");
  no_table_of_landlords("landlord peasant");
  no_table_of_landlords("landlord peasant peasant peasant");
  no_table_of_landlords("lord rebel rebel");
}

STORY(LandlordSeats, NobodyHasLordSkillsAndTheLandlordHasTwo) {
  Story s(landlord_and_peasants);
  s.ruleset("1v2").general(1, "liubei").general(2, "caocao").turn_of(1);
  s.expect_skill(1, "rende", true);
  s.expect_skill(1, "jijiang", false);
  s.expect_skill(1, "feiyang_1v2", true);
  s.expect_skill(1, "bahu", true);
  s.expect_skill(2, "hujia", false);
  s.expect_skill(2, "bahu", false);
}

STORY(LandlordGenerals, OneOfFiveForTheLandlordOfThreeForAPeasant) {
  Story s(landlord_and_peasants);
  s.ruleset("1v2").from_the_start().discards_whatever();
  s.illegal("SGS-1V2-GENERALS").offers(1, "caocao simayi xuchu");
  s.offers(1, "caocao simayi xuchu guojia zhenji");
  s.offers(2, "liubei guanyu zhangfei");
  s.offers(3, "sunquan ganning lvmeng");
  s.illegal("SGS-1V2-GENERALS").chooses(1, "huatuo");  // not offered
  s.illegal("SGS-1V2-GENERALS").chooses(1, "liubei");  // offered to another
  s.chooses(1, "simayi");
  s.chooses(2, "guanyu");
  s.chooses(3, "ganning");
  s.expect_general(1, "simayi");
  s.sees("hp", 1).points(4).out_of(4).because("SGS-1V2-HP");
  s.sees("hp", 2).points(4).out_of(4).because("SGS-SETUP-HP");
}

STORY(LandlordGenerals, ElevenMustBeThere) {
  Story s(landlord_and_peasants);
  s.ruleset("1v2").with("packages", "forest").setup_breaks("SGS-1V2-GENERALS");
}

STORY(LandlordHp, OneMoreThanHisGeneralSays) {
  Story s(landlord_and_peasants);
  s.ruleset("1v2").from_the_start().discards_whatever();
  s.offers(1, "caocao simayi xuchu guojia zhenji");
  s.offers(2, "liubei guanyu zhangfei");
  s.offers(3, "sunquan ganning lvmeng");
  s.chooses(1, "caocao");
  s.chooses(2, "liubei");
  s.chooses(3, "sunquan");
  s.sees("hp", 1).points(5).out_of(5).because("SGS-1V2-HP");
  s.sees("hp", 2).points(4).out_of(4);
}

}  // namespace
}  // namespace tally::test

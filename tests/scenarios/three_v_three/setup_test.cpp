// 3v3: seats, hit points, the deck, the first hands.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

void no_table_of_sides(std::string_view roles) {
  Story s(roles);
  s.ruleset("3v3").setup_breaks("SGS-3V3-SEATS");
}

void table_of_sides(std::string_view roles, int cool_commander) {
  Story s(roles);
  without_generals(s).with("mode", "three_v_three").from_the_start();
  s.lets_act_first(cool_commander, cool_commander);
  s.sees("deal").points(4).because("SGS-SETUP-HAND");
  s.expect_going_on();
}

STORY(ThreeSeats, EachSideSitsTogetherWithItsCommanderInTheMiddle) {
  table_of_sides(six, 2);
  table_of_sides(
      "warm_commander warm_vanguard cool_vanguard cool_commander cool_vanguard warm_vanguard", 4);
  no_table_of_sides(
      "cool_commander cool_vanguard cool_vanguard warm_vanguard warm_commander warm_vanguard");
  no_table_of_sides(
      "cool_vanguard warm_vanguard cool_commander warm_commander cool_vanguard warm_vanguard");
  no_table_of_sides("lord rebel rebel rebel loyalist spy");
  no_table_of_sides("cool_vanguard cool_commander cool_vanguard warm_vanguard warm_commander");
}

STORY(ThreeSeats, TheIdentityGameHasNoSides) { Story(six).setup_breaks("SGS-SETUP-ROLES"); }

STORY(ThreeHp, ACommanderHasOneMore) {
  Story s(six);
  without_generals(s).from_the_start();
  s.lets_act_first(2, 5);
  s.sees("hp", 1).points(4).out_of(4).because("SGS-SETUP-HP");
  s.sees("hp", 2).points(5).out_of(5).because("SGS-3V3-HP");
  s.sees("hp", 5).points(5).out_of(5);
  s.sees("hp", 6).points(4).out_of(4);
}

STORY(ThreeHp, ACommanderHasOneMoreThanHisGeneral) {
  Story s(six);
  s.ruleset("3v3").general(2, "zhugeliang").general(5, "zhangfei").from_the_start();
  s.lets_act_first(2, 5);
  s.sees("hp", 2).points(4).out_of(4);
  s.sees("hp", 5).points(5).out_of(5);
}

STORY(OptionCommanderHp, NoneMore) {
  Story s(six);
  without_generals(s).with("commander_hp", 0).from_the_start();
  s.lets_act_first(2, 5);
  s.sees("hp", 2).points(4).out_of(4);
}

STORY(OptionCommanderHp, TwoMore) {
  Story s(six);
  without_generals(s).with("commander_hp", 2).from_the_start();
  s.lets_act_first(2, 5);
  s.sees("hp", 2).points(6).out_of(6);
}

STORY(ThreeDeck, LightningStaysInTheBox) {
  Story s(six);
  without_generals(s).from_the_start();
  s.lets_act_first(2, 2);
  s.illegal("SGS-3V3-DECK").reshuffles("SA.lightning");
  s.sees("deal").points(4);
  s.expect_pile_size(106 - 24);
}

STORY(ThreeDeck, WithManeuveringItIs158) {
  Story s(six);
  without_generals(s).with("maneuvering", "true").from_the_start();
  s.lets_act_first(2, 2);
  s.sees("deal").points(4);
  s.expect_pile_size(158 - 24);
}

STORY(OptionFifthCard, NobodyHasOne) {
  Story s(six);
  from_the_first_turn(s).with("fifth_card", "nobody");
  s.sees("turn", 2);
  s.expect_hand_size(5, 4);
}

STORY(OptionFifthCard, TheWarmCommanderDrawsOne) {
  Story s(six);
  from_the_first_turn(s).with("fifth_card", "warm_commander");
  s.sees("draw", 5).points(1).because("SGS-SETUP-HAND");
  s.sees("turn", 2);
  s.expect_hand_size(5, 5);
  s.expect_hand_size(2, 4);
}

STORY(ThreeLordSkills, NobodyHasAny) {
  Story s(six);
  s.ruleset("3v3").general(2, "liubei").general(5, "caocao").turn_of(2);
  s.expect_skill(2, "rende", true);
  s.expect_skill(2, "jijiang", false);
  s.expect_skill(5, "hujia", false);
}

}  // namespace
}  // namespace tally::test

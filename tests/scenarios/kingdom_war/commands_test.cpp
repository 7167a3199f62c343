// Commands 军令, as Yu Jin gives them: what each of them brings.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1 gives a command to seat 2, who has a hand card of his by then.
void commanded(Story& s, std::string_view command) {
  s.turn_of(1).open(1, "yujin_ld zhangliao_hs").hand(1, "S7.slash S8.slash");
  s.open(2, "guanyu_hs zhangfei_hs").discards_whatever();
  s.invokes(1, "jieyue").on(2);
  s.gives(1, "S7.slash").to(2);
  s.gets_commands(1, std::string(command) + (command == "bleed" ? " kneel" : " bleed"));
  s.illegal("SGS-GZ-COMMAND").commands(1, command == "shed" ? "tribute" : "shed");
  s.commands(1, command);
}

STORY(Command, OneHurtsWhomTheGiverNames) {
  War s(4);
  commanded(s, "strike");
  s.obeys(2);
  s.names_victim(1, 3).because("SGS-GZ-COMMAND");
  s.sees("damage", 3).from(2).points(1).because("SGS-GZ-COMMAND");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEYUE");
}

STORY(Command, OneMayHurtWhoCarriesItOut) {
  War s(4);
  commanded(s, "strike");
  s.obeys(2);
  s.names_victim(1, 2);
  s.sees("damage", 2).from(2);
}

STORY(Command, TwoBringsTwoCards) {
  War s(4);
  s.pile("H9.peach");
  commanded(s, "tribute");
  s.obeys(2);
  s.sees("draw", 2).cards("H9.peach").because("SGS-GZ-COMMAND");
  s.illegal("SGS-SKILL-JIEYUE").gives(2, "S7.slash").to(1);
  s.gives(2, "S7.slash H9.peach").to(1);
  s.sees("draw", 1).points(1);
  s.expect_hand(2, "");
}

STORY(Command, ThreeCostsAHitPoint) {
  War s(4);
  commanded(s, "bleed");
  s.obeys(2);
  s.sees("lose", 2).points(1).because("SGS-GZ-COMMAND");
}

STORY(Command, WhoDoesNotCarryItOutIsNotTouched) {
  War s(4);
  commanded(s, "bleed");
  s.declines(2, Ask::obey);
  s.never("lose", 2);
  s.sees("draw", 1).points(5);
}

STORY(Command, FourTakesHandAndSkillsUntilTheTurnEnds) {
  War s(4);
  s.hand(2, "H2.dodge");
  commanded(s, "silence");
  s.obeys(2);
  s.expect_skill(2, "wusheng_hs", false);
  s.expect_skill(2, "paoxiao_hs", true);
  s.uses(1, "S8.slash").on(2);
  s.illegal("SGS-GZ-COMMAND").dodges(2, "H2.dodge");
  s.declines(2, Ask::dodge);
  s.sees("damage", 2);
  s.sees("turn", 2);
  s.expect_skill(2, "wusheng_hs", true);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
}

STORY(Command, FourAlsoTakesWhatLiesFaceDown) {
  War s(4);
  s.turn_of(1).open(1, "yujin_ld zhangliao_hs").hand(1, "S7.slash S8.slash");
  s.hidden(2, "xunyu_hs caopi_hs").discards_whatever();
  s.invokes(1, "jieyue").on(2);
  s.gives(1, "S7.slash").to(2);
  s.gets_commands(1, "silence bleed");
  s.commands(1, "silence");
  s.obeys(2);
  s.never_asked(Ask::unveil_for, 2);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.declines(1, Ask::play);
}

STORY(Command, FiveTurnsHimOverAndHeRecoversNothing) {
  War s(4);
  s.hp(2, 2).hp(3, 2).pile("HA.god_salvation");
  commanded(s, "kneel");
  s.obeys(2);
  s.sees("turn_over", 2).because("SGS-GZ-COMMAND");
  s.uses(1, "HA.god_salvation");
  s.sees("heal", 3);
  s.never("heal", 2);
  s.declines(1, Ask::play);
}

STORY(Command, SixLeavesACardOfEitherKind) {
  War s(4);
  s.hand(2, "H2.dodge D2.dodge").equip(2, "DA.crossbow H5.chitu");
  commanded(s, "shed");
  s.obeys(2);
  s.illegal("SGS-GZ-COMMAND").discards(2, "H2.dodge D2.dodge S7.slash DA.crossbow");
  s.discards(2, "H2.dodge S7.slash DA.crossbow");
  s.expect_hand(2, "D2.dodge");
  s.expect_equip(2, "H5.chitu");
}

STORY(Command, SixTakesNothingOfOneAndOne) {
  War s(4);
  s.equip(2, "DA.crossbow");
  commanded(s, "shed");
  s.obeys(2);
  s.never_asked(Ask::shed_rest, 2);
  s.sees("draw", 1).points(1);
}

}  // namespace
}  // namespace tally::test

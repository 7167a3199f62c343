// The dead take possession of the living (SGS-DARK-SOUL).
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(OptionDarkSouls, FalseNobodyIsAsked) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("dark_souls", "false");
  last_fight(s, 1, 3);
  s.never_asked(Ask::possess, 3);
  s.sees("turn", 2);
}

STORY(OptionDarkSouls, TrueTheDeadPossessWhoLives) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("dark_souls", "true").dead(2);
  last_fight(s, 1, 3);
  s.illegal("SGS-DARK-SOUL").possesses(3, 2);  // dead himself
  s.possesses(3, 4).because("SGS-DARK-SOUL");
  s.sees("draw", 3).points(1).because("SGS-DARK-SOUL-XUANWU");
  s.expect_hand_size(3, 1);
}

STORY(DarkSouls, TheyVanishWithTheirHost) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.hand(1, "CA.duel SA.duel").hp(3, 1).hp(4, 1).with("dark_souls", "true");
  s.uses(1, "CA.duel").on(3);
  s.possesses(3, 4);
  s.uses(1, "SA.duel").on(4);
  s.sees("death", 4);
  s.sees("forfeit", 3).because("SGS-DARK-SOUL");
  s.sees("vanish", 3).because("SGS-DARK-SOUL");
  s.possesses(4, 5);
}

STORY(OptionLuohanPays, PossessedGivesAHandCard) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("luohan_pays", "possessed").with("dark_souls", "true").discards_whatever();
  s.play_phase_of(2).hand(2, "CA.duel S7.slash").hand(1, "H2.dodge H4.peach").hp(4, 1);
  s.uses(2, "CA.duel").on(4);
  s.possesses(4, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("prevented", 1).points(1).because("SGS-DARK-SOUL-LUOHAN");
  s.discards(1, "H4.peach");
  s.sees("vanish", 4);
  s.never("damage", 1);
  s.expect_hand(1, "H2.dodge");
}

STORY(OptionLuohanPays, NobodyGivesOne) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("luohan_pays", "nobody").with("dark_souls", "true").discards_whatever();
  s.play_phase_of(2).hand(2, "CA.duel S7.slash").hand(1, "H2.dodge").hp(4, 1);
  s.uses(2, "CA.duel").on(4);
  s.possesses(4, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("prevented", 1).points(1);
  s.sees("vanish", 4);
  s.expect_hand(1, "H2.dodge");
}

STORY(DarkSouls, LuohanTakesOnePointOfSeveral) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("dark_souls", "true").play_phase_of(2).hand(2, "CA.duel S7.slash S9.wine").hp(4, 1);
  s.uses(2, "CA.duel").on(4);
  s.possesses(4, 1);
  s.uses(2, "S9.wine");
  s.uses(2, "S7.slash").on(1);
  s.sees("prevented", 1).points(1);
  s.sees("vanish", 4);
  s.sees("damage", 1).points(1);
}

STORY(DarkSouls, XuanwuExchangesItsCardWhenATurnIsOver) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("dark_souls", "true").hand(4, "H2.dodge").hand(1, "CA.duel").hp(3, 1).pile("S5.blade");
  s.uses(1, "CA.duel").on(3);
  s.possesses(3, 4);
  s.sees("phase", 1).as("finish");
  s.haunts(3, 4).because("SGS-DARK-SOUL-XUANWU");
  s.takes(3, "H2.dodge").from(4);
  s.sees("bestow", 3).to(4);
  s.sees("vanish", 3);
  s.expect_hand_size(3, 0);
  s.sees("turn", 2);
}

STORY(DarkSouls, YouzhuRenewsAHand) {
  Story s("lord loyalist rebel rebel spy");
  s.anything_else();
  s.with("dark_souls", "true").hand(2, "H2.dodge").hand(1, "CA.duel").hp(5, 1);
  s.uses(1, "CA.duel").on(5);
  s.possesses(5, 2);
  s.sees("turn", 2);
  s.haunts(5, 2).because("SGS-DARK-SOUL-YOUZHU");
  s.sees("forfeit", 2).because("SGS-DARK-SOUL-YOUZHU");
  s.sees("draw", 2).points(3);
  s.sees("vanish", 5);
}

STORY(DarkSouls, NobodyIsKeptFromBeingTheFirstOut) {
  Story s(4);
  s.anything_else();
  s.with("dark_souls", "true").with("first_out", "struck_back").first_out_before(2);
  s.hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("dying", 2);
}

}  // namespace
}  // namespace tally::test

// Yuan Shu of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Yongsi, AsIfHeWoreTheSeal) {
  War s(4);
  s.turn_of(1).open(1, "yuanshu_ld pangde_hs").hand(3, "H2.dodge").discards_whatever();
  s.sees("draw", 1).points(3);
  s.illegal("SGS-SKILL-YONGSI").invokes(1, "yongsi").on(2);
  s.invokes(1, "yongsi").on(3);
  s.sees("use", 1).as("known_both").on(3).because("SGS-SKILL-YONGSI");
  s.sees("look", 1).from(3).cards("H2.dodge");
  s.declines(1, Ask::play);
}

STORY(Yongsi, NotWhileAnotherWearsIt) {
  War s(4);
  s.with("deck", "kingdom_war_strategy");
  s.turn_of(1).open(1, "yuanshu_ld pangde_hs").hand(3, "H2.dodge").equip(2, "CA.jade_seal");
  s.discards_whatever();
  s.sees("draw", 1).points(2);
  s.never_asked(Ask::invoke_on, 1);
  s.declines(1, Ask::play);
}

STORY(Yongsi, HisKingdomIsTheOnlyBigOne) {
  War s(4);
  s.with("deck", "kingdom_war_strategy");
  s.open(1, "yuanshu_ld pangde_hs").open(2, "caocao_hs xuchu_hs").open(3, "simayi_hs zhenji_hs");
  s.hand(1, "SA.threaten_emperor").discards_whatever();
  s.uses(1, "SA.threaten_emperor").on(1);
  s.sees("phase", 1).as("discard");
}

// It is compulsory, but he says on whom, and so when: another skill may come first.
STORY(Yongsi, AfterAnotherSkillOfHis) {
  War s(4);
  s.turn_of(1).open(1, "yuanshu_ld jiling_hs").hand(1, "HK.dodge").hand(3, "S9.slash");
  s.hand(2, "HJ.dodge");
  s.discards_whatever();
  s.invokes(1, "shuangren_hs").on(3).asked(Ask::invoke_any);
  s.puts_up(1, "HK.dodge");
  s.puts_up(3, "S9.slash");  // out of his reach
  s.invokes(1, "yongsi").on(2);
  s.declines(1, Ask::play);
}

STORY(Yongsi, NobodyMayBeLookedAtBehindLostBlades) {
  War s(4);
  s.turn_of(1).open(1, "yuanshu_ld jiling_hs").hand(1, "H2.dodge").hand(3, "S9.slash");
  s.hand(2, "HJ.dodge").discards_whatever();
  s.invokes(1, "shuangren_hs").on(3).asked(Ask::invoke_any);
  s.puts_up(1, "H2.dodge");
  s.puts_up(3, "S9.slash");
  s.never("look");
  s.declines(1, Ask::play);
}

STORY(Yongsi, LookedAtHeShowsAll) {
  War s(4);
  s.open(2, "yuanshu_ld pangde_hs").hand(2, "H2.dodge D2.dodge").hand(1, "C3.known_both");
  s.uses(1, "C3.known_both").on(2);
  s.sees("show", 2).cards("H2.dodge").because("SGS-SKILL-YONGSI");
  s.sees("show", 2).cards("D2.dodge").because("SGS-SKILL-YONGSI");
  s.sees("look", 1).from(2);
  s.declines(1, Ask::play);
}

// Seats 1 and 2 have drawn three cards each.
void both_drew(Story& s) {
  s.open(1, "yuanshu_ld mateng_hs").open(2, "pangde_hs panfeng_hs").discards_whatever();
  s.hand(1, "H9.peach");
  s.pile("S5.slash S7.slash S8.slash S9.slash S10.slash SJ.slash");
  s.invokes(1, "xiongyi");
  s.sees("draw", 1);
  s.sees("draw", 2);
  s.illegal("SGS-SKILL-WEIDI").invokes(1, "weidi").on(3);  // he has drawn nothing
  s.invokes(1, "weidi").on(2);
  s.gets_commands(1, "bleed kneel");
  s.commands(1, "bleed").to(2);
}

STORY(Weidi, WhoRefusesChangesHisHand) {
  War s(4);
  both_drew(s);
  s.declines(2, Ask::obey);
  s.sees("inherit", 1).from(2).because("SGS-SKILL-WEIDI");
  s.expect_hand(2, "");
  s.illegal("SGS-SKILL-WEIDI").gives(1, "H9.peach").to(2);
  s.gives(1, "S5.slash S9.slash H9.peach").to(2);
  s.declines(1, Ask::play);
}

STORY(Weidi, WhoCarriesItOutKeepsIt) {
  War s(4);
  both_drew(s);
  s.obeys(2);
  s.sees("lose", 2);
  s.never("inherit", 1);
  s.illegal("SGS-SKILL-WEIDI").invokes(1, "weidi").on(2);  // once a phase
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

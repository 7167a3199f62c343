// Cui Yan and Mao Jie of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1 gives a card to seat 2, who has shown Shu.
void summons(Story& s) {
  s.turn_of(1).open(1, "cuiyanmaojie_ld zhangliao_hs").hand(1, "S7.slash SA.duel");
  s.open(2, "liubei_hs guanyu_hs").pile("S2.eight_diagram C2.nioh_shield").discards_whatever();
  s.invokes(1, "zhengbi").on(2);
  s.illegal("SGS-SKILL-ZHENGBI").gives(1, "SA.duel").to(2);
  s.gives(1, "S7.slash").to(2);
}

STORY(Zhengbi, TwoBasicCardsComeBack) {
  War s(4);
  s.hand(2, "H2.dodge DA.crossbow");
  summons(s);
  s.illegal("SGS-SKILL-ZHENGBI").gives(2, "H2.dodge").to(1);
  s.illegal("SGS-SKILL-ZHENGBI").gives(2, "H2.dodge DA.crossbow").to(1);
  s.gives(2, "H2.dodge S7.slash").to(1);
  s.expect_hand(2, "DA.crossbow");
}

STORY(Zhengbi, OrOneOfAnotherType) {
  War s(4);
  s.equip(2, "DA.crossbow");
  summons(s);
  s.illegal("SGS-SKILL-ZHENGBI").gives(2, "S7.slash").to(1);
  s.gives(2, "DA.crossbow").to(1);
  s.expect_hand(2, "S7.slash");
}

STORY(Zhengbi, OrTheOnlyCardThereIs) {
  War s(4);
  summons(s);
  s.gives(2, "S7.slash").to(1);
  s.expect_hand(2, "");
}

STORY(Zhengbi, WhoHasShownNoKingdomIsSlashedFromAfarAndOften) {
  War s(8);
  s.turn_of(1).open(1, "cuiyanmaojie_ld zhangliao_hs").hand(1, "S7.slash S8.slash S9.slash");
  s.hidden(5, "zhangliao_hs simayi_hs").pile("S2.eight_diagram C2.nioh_shield").discards_whatever();
  s.invokes(1, "zhengbi").on(5);
  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(4);
  s.uses(1, "S7.slash").on(5);
  s.sees("damage", 5);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.uses(1, "S8.slash").on(5);
  s.sees("damage", 5);
  s.unveils(5, "simayi_hs", "fankui");
  s.sees("allegiance", 5).as("wei");
  s.invokes(5, "fankui");
  s.takes(5, "C2.nioh_shield");
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(5);
  s.declines(1, Ask::play);
}

STORY(Zhengbi, FaceDownTheyAreTurnedUpForIt) {
  War s(4);
  s.turn_of(1).hidden(1, "cuiyanmaojie_ld zhangliao_hs").hand(1, "S7.slash S8.slash");
  s.pile("S2.eight_diagram C2.nioh_shield").discards_whatever();
  s.unveils(1, "cuiyanmaojie_ld", "zhengbi").asked(Ask::unveil_for);
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "zhengbi").on(3);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.uses(1, "S8.slash").on(3);
  s.sees("damage", 3);
  s.declines(1, Ask::play);
}

STORY(Fengying, FiveCardsAreOneAndAllOfWeiDraw) {
  War s(4);
  s.open(1, "cuiyanmaojie_ld zhangliao_hs").open(3, "simayi_hs zhenji_hs");
  s.hand(1, "S7.slash S8.slash H2.dodge H4.peach D2.dodge").pile("S9.slash C9.slash H9.peach");
  s.invokes(1, "fengying");
  s.sees("use", 1)
      .as("threaten_emperor")
      .on(1)
      .cards("S7.slash S8.slash H2.dodge H4.peach D2.dodge")
      .because("SGS-SKILL-FENGYING");
  s.sees("draw", 1).points(3).because("SGS-SKILL-FENGYING");
  s.sees("draw", 3).points(3).because("SGS-SKILL-FENGYING");
  s.expect_discarded("S7.slash S8.slash H2.dodge H4.peach D2.dodge");
  s.sees("phase", 1).as("discard");  // the play phase is over
}

// Seats 1 and 3 are of Wei, and it is the turn of seat 3.
void welcomes(War& s) {
  s.play_phase_of(3).open(3, "cuiyanmaojie_ld zhangliao_hs").open(1, "simayi_hs zhenji_hs");
  s.hand(3, "S7.slash")
      .discards_whatever()
      .pile("S9.slash C9.slash H9.peach S8.slash C8.slash H8.peach");
  s.invokes(3, "fengying");
}

STORY(Fengying, FromHisOwnSeatOn) {
  War s(4);
  s.with("fengying", "turn_order");
  welcomes(s);
  s.sees("draw", 3).cards("S9.slash C9.slash H9.peach").because("SGS-SKILL-FENGYING");
  s.sees("draw", 1).cards("S8.slash C8.slash H8.peach").because("SGS-SKILL-FENGYING");
}

STORY(Fengying, FromTheFirstSeatOn) {
  War s(4);
  s.with("fengying", "seats");
  welcomes(s);
  s.sees("draw", 1).cards("S9.slash C9.slash H9.peach").because("SGS-SKILL-FENGYING");
  s.sees("draw", 3).cards("S8.slash C8.slash H8.peach").because("SGS-SKILL-FENGYING");
}

STORY(Fengying, OnceAGame) {
  War s(4);
  s.open(1, "cuiyanmaojie_ld zhangliao_hs").hand(1, "S7.slash").discards_whatever();
  s.pile("S9.slash C9.slash H9.peach S8.slash C8.slash");
  s.invokes(1, "fengying");
  s.discards(1, "S9.slash").asked(Ask::pay_hand);  // for another turn
  s.sees("turn", 1).extra();
  s.declines(1, Ask::invoke_on);
  s.illegal("SGS-SKILL-FENGYING").invokes(1, "fengying");
  s.declines(1, Ask::play);
}

STORY(Fengying, NotWithoutAHand) {
  War s(4);
  s.open(1, "cuiyanmaojie_ld zhangliao_hs");
  s.declines(1, Ask::invoke_on);
  s.illegal("SGS-SKILL-FENGYING").invokes(1, "fengying");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

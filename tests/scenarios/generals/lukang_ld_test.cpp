// Lu Kang of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Keshou, TwoCardsOfOneColourAndAloneOneMore) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs").hand(2, "S8.slash H2.dodge D2.dodge").hand(1, "S7.slash");
  s.pile("H4.peach C9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "keshou");
  s.illegal("SGS-SKILL-KESHOU").discards(2, "H2.dodge S8.slash");
  s.illegal("SGS-SKILL-KESHOU").discards(2, "H2.dodge");
  s.discards(2, "H2.dodge D2.dodge");
  s.sees("prevented", 2).because("SGS-SKILL-KESHOU");
  s.sees("judged", 2).as("keshou").effect(true);
  s.sees("draw", 2).points(1).because("SGS-SKILL-KESHOU");
  s.never("damage", 2);
  s.declines(1, Ask::play);
}

STORY(Keshou, WithAnotherOfWuNothingIsJudged) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs").open(3, "sunquan_hs ganning_hs");
  s.hand(2, "S8.slash C8.slash").hand(1, "S9.wine S7.slash");
  s.uses(1, "S9.wine");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "keshou");
  s.discards(2, "S8.slash C8.slash");
  s.sees("damage", 2).points(1);
  s.never("judged", 2);
  s.declines(1, Ask::play);
}

STORY(Keshou, NotWithTwoColours) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs").hand(2, "S8.slash H9.peach").hand(1, "S7.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(1, Ask::play);
}

STORY(Keshou, FaceDownHeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "lukang_ld zhouyu_hs").hand(2, "S8.slash C8.slash").hand(1, "S7.slash");
  s.pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.unveils(2, "lukang_ld", "keshou").asked(Ask::unveil_for);
  s.sees("allegiance", 2).as("wu");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "keshou");
  s.discards(2, "S8.slash C8.slash");
  s.sees("prevented", 2);
  s.sees("judged", 2).effect(false);
  s.declines(1, Ask::play);
}

STORY(Zhuwei, TheCardAndOneSlashMore) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs")
      .equip(2, "S2.eight_diagram")
      .hand(1, "S7.slash C8.slash C9.slash");
  s.pile("S9.slash SJ.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(false);
  s.invokes(2, "zhuwei");
  s.sees("gain", 2).cards("S9.slash").because("SGS-SKILL-ZHUWEI");
  s.invokes(2, "zhuwei").against(1);
  s.sees("damage", 2);
  s.uses(1, "C8.slash").on(2);
  s.declines(2, Ask::invoke);  // the armour
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "C9.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Zhuwei, AndAHandCardMore) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs").equip(2, "S2.eight_diagram").hp(1, 2);
  s.hand(1, "S7.slash C8.slash C9.slash H9.peach").pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2);
  s.invokes(2, "zhuwei");
  s.invokes(2, "zhuwei").against(1);
  s.sees("damage", 2);
  s.never_asked(Ask::hand_limit, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

// Seat 1 uses a Slash on Lu Kang, whose armour judges a Peach.
void judges_a_peach(War& s) {
  s.open(2, "lukang_ld zhouyu_hs").equip(2, "S2.eight_diagram").hand(1, "S7.slash");
  s.pile("H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2).effect(true);
}

STORY(Zhuwei, APeachHurtsNobody) {
  War s(4);
  s.with("zhuwei", "hurtful");
  judges_a_peach(s);
  s.expect_asked(Ask::invoke, 1);
  s.expect_discarded("H4.peach");
}

STORY(Zhuwei, InFreeKillAnyCardIsHis) {
  War s(4);
  s.with("zhuwei", "any");
  judges_a_peach(s);
  s.invokes(2, "zhuwei");
  s.sees("gain", 2).cards("H4.peach").because("SGS-SKILL-ZHUWEI");
  s.declines(2, Ask::invoke);
  s.expect_hand(2, "H4.peach");
}

STORY(Zhuwei, OnlyTheCard) {
  War s(4);
  s.open(2, "lukang_ld zhouyu_hs").equip(2, "S2.eight_diagram").hand(1, "S7.slash C8.slash");
  s.pile("S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "eight_diagram");
  s.sees("judged", 2);
  s.invokes(2, "zhuwei");
  s.declines(2, Ask::invoke);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "C8.slash").on(2);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

// Lady Wu of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1 has brought seat 3 to dying, and seat 4 saves him.
void saved(Story& s) {
  s.open(3, "ganning_hs sunquan_hs").hp(3, 1).hand(1, "S7.slash").hand(4, "H4.peach");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.saves(4, "H4.peach");
  s.sees("heal", 3);
}

STORY(Buyi, WhoDoesNotCarryItOutMakesHimRecover) {
  War s(4);
  s.with("buyi", "command").open(2, "wuguotai_ld zhouyu_hs");
  s.equip(1, "S6.qinggang_sword");
  saved(s);
  s.invokes(2, "buyi").against(3);
  s.gets_commands(2, "bleed kneel");
  s.commands(2, "bleed").to(1);
  s.declines(1, Ask::obey);
  s.sees("heal", 3).points(1).because("SGS-SKILL-BUYI");
  s.declines(1, Ask::play);
}

STORY(Buyi, OrCarriesItOut) {
  War s(4);
  s.open(2, "wuguotai_ld zhouyu_hs");
  s.equip(1, "S6.qinggang_sword");
  saved(s);
  s.invokes(2, "buyi").against(3);
  s.gets_commands(2, "bleed kneel");
  s.commands(2, "bleed");
  s.obeys(1).of(2);
  s.sees("lose", 1);
  s.expect_hp(3, 1);
  s.declines(1, Ask::play);
}

STORY(Buyi, NotForAnotherKingdom) {
  War s(4);
  s.open(2, "wuguotai_ld zhouyu_hs").open(3, "caocao_hs xuchu_hs").hp(3, 1);
  s.equip(1, "S6.qinggang_sword").hand(1, "S7.slash").hand(4, "H4.peach");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.saves(4, "H4.peach");
  s.sees("heal", 3);
  s.declines(1, Ask::play);
}

STORY(Buyi, InFreeKillItIsNotUsed) {
  War s(4);
  s.with("buyi", "never").open(2, "wuguotai_ld zhouyu_hs").equip(1, "S6.qinggang_sword");
  s.never_asked(Ask::invoke, 2);
  saved(s);
  s.declines(1, Ask::play);
}

STORY(Buyi, FaceDownSheIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "wuguotai_ld zhouyu_hs");
  s.equip(1, "S6.qinggang_sword");
  saved(s);
  s.unveils(2, "wuguotai_ld", "buyi");
  s.sees("allegiance", 2).as("wu");
  s.invokes(2, "buyi").against(3);
  s.gets_commands(2, "bleed kneel");
  s.commands(2, "kneel");
  s.declines(1, Ask::obey);
  s.sees("heal", 3).because("SGS-SKILL-BUYI");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

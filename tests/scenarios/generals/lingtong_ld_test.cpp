// Ling Tong of kingdom war: Whirling Assault 旋略, Bold Advance 勇进.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Xuanlve, LostEquipmentCostsAnotherACard) {
  Story s(4);
  s.general(1, "lingtong_ld").equip(1, "S5.blade").hand(1, "D5.axe").hand(2, "H2.dodge");
  s.uses(1, "D5.axe").on(1);
  s.illegal("SGS-SKILL-XUANLVE").invokes(1, "xuanlve").on(3);  // he has no card
  s.invokes(1, "xuanlve").on(2);
  s.removes(1, "H2.dodge").from(2);
  s.expect_hand(2, "");
}

STORY(Xuanlve, InAnothersTurnToo) {
  Story s(4);
  s.general(2, "lingtong_ld").equip(2, "S5.blade").hand(1, "S3.snatch H2.dodge");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "S5.blade").from(2);
  s.invokes(2, "xuanlve").on(1);
  s.removes(2, "S5.blade").from(1);
}

STORY(Xuanlve, HandCardsAreNoEquipment) {
  Story s(4);
  s.general(2, "lingtong_ld").hand(2, "D2.dodge").hand(1, "S3.snatch H2.dodge");
  s.never_asked(Ask::invoke_on, 2);
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "D2.dodge").from(2);
}

STORY(Xuanlve, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "ganning_hs lingtong_ld").equip(2, "S6.qinggang_sword").hand(1, "S3.snatch H2.dodge");
  s.uses(1, "S3.snatch").on(2);
  s.takes(1, "S6.qinggang_sword").from(2);
  s.unveils(2, "lingtong_ld", "xuanlve");
  s.sees("allegiance", 2).as("wu");
  s.sees("mark", 2).as("pioneer");
  s.invokes(2, "xuanlve").on(1);
  s.removes(2, "H2.dodge").from(1);
}

STORY(Yongjin, MovesEquipmentThreeTimes) {
  Story s(4);
  s.general(1, "lingtong_ld").equip(2, "S5.blade C2.vine").equip(3, "D5.axe");
  s.invokes(1, "yongjin");
  s.illegal("SGS-SKILL-YONGJIN").relocates(1, "S5.blade").to(3);  // the place is taken
  s.relocates(1, "S5.blade").to(1);
  s.relocates(1, "C2.vine").to(4);
  s.relocates(1, "D5.axe").to(2);
  s.expect_equip(1, "S5.blade");
  s.expect_equip(2, "D5.axe");
  s.expect_equip(4, "C2.vine");
  s.illegal("SGS-SKILL-YONGJIN").invokes(1, "yongjin");
  s.declines(1, Ask::play);
}

STORY(Yongjin, OrFewerTimesAndNothingElse) {
  Story s(4);
  s.general(1, "lingtong_ld").equip(2, "S5.blade").judging(3, "S6.indulgence");
  s.invokes(1, "yongjin");
  s.illegal("SGS-SKILL-YONGJIN").relocates(1, "S6.indulgence").to(2);
  s.relocates(1, "S5.blade").to(3);
  s.declines(1, Ask::relocate);
  s.expect_equip(3, "S5.blade");
}

}  // namespace
}  // namespace tally::test

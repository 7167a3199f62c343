// 姜维 Jiang Wei
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Provocation

STORY(Tiaoxin, HeSlashesJiangWei) {
  Story s(4);
  s.general(1, "jiangwei").hand(2, "S7.slash");
  s.invokes(1, "tiaoxin").on(2);
  s.illegal("SGS-SKILL-TIAOXIN").strikes(2, "S7.slash").on(3);
  s.strikes(2, "S7.slash").on(1);
  s.sees("damage", 1).from(2);
  s.expect_hand(2, "");
}

STORY(Tiaoxin, OrLosesACard) {
  Story s(4);
  s.general(1, "jiangwei").hand(2, "S7.slash").equip(2, "S5.blade");
  s.invokes(1, "tiaoxin").on(2);
  s.declines(2, Ask::slash_at);
  s.removes(1, "S5.blade").of(2);
  s.expect_hand(2, "S7.slash");
}

STORY(Tiaoxin, OnceAPhaseAndOnlyWhoReachesHim) {
  Story s(4);
  s.general(1, "jiangwei").equip(3, "S5.blade");
  s.illegal("SGS-SKILL-TIAOXIN").invokes(1, "tiaoxin").on(1);
  s.invokes(1, "tiaoxin").on(3);
  s.removes(1, "S5.blade").of(3);
  s.illegal("SGS-SKILL-TIAOXIN").invokes(1, "tiaoxin").on(2);
  s.declines(1, Ask::play);
}

STORY(Tiaoxin, NotOneOutOfWhoseReachHeIs) {
  Story s(4);
  s.general(1, "jiangwei").equip(1, "S5.blade");
  s.illegal("SGS-SKILL-TIAOXIN").invokes(1, "tiaoxin").on(3);
  s.declines(1, Ask::play);
}

STORY(Tiaoxin, WithoutASlashAndWithoutACardNothing) {
  Story s(4);
  s.general(1, "jiangwei");
  s.never("remove", 1);
  s.invokes(1, "tiaoxin").on(2);
  s.declines(1, Ask::play);
}

STORY(Tiaoxin, ASlashThatIsDodgedIsOne) {
  Story s(4);
  s.general(1, "jiangwei").hand(1, "H2.dodge").hand(2, "S7.slash H3.peach");
  s.never("remove", 1);
  s.invokes(1, "tiaoxin").on(2);
  s.strikes(2, "S7.slash").on(1);
  s.dodges(1, "H2.dodge");
  s.expect_hand(2, "H3.peach");
}

// --- Inherited Will

STORY(Zhiji, WithoutACardHeAwakensAndLooksAtThePileAtOnce) {
  Story s(4);
  s.general(1, "jiangwei").hp(1, 2).turn_of(1);
  s.pile("S7.slash S8.slash S9.slash H3.peach C3.slash C4.slash");
  s.sees("awaken", 1).as("zhiji");
  s.decides(1, "draw");
  s.sees("draw", 1).cards("S7.slash S8.slash");
  s.sees("hp", 1).points(2).out_of(3).because("SGS-SKILL-ZHIJI");
  s.sees("acquire", 1).as("guanxing");
  s.invokes(1, "guanxing");
  s.arranges(1, "H3.peach S9.slash C4.slash C3.slash", 2);
  s.sees("phase", 1).as("judge");
  s.sees("draw", 1).cards("H3.peach S9.slash");
}

STORY(Zhiji, OrHeRecovers) {
  Story s(4);
  s.general(1, "jiangwei").hp(1, 2).turn_of(1);
  s.sees("awaken", 1);
  s.decides(1, "recover");
  s.sees("heal", 1).points(1).because("SGS-SKILL-ZHIJI");
  s.sees("acquire", 1).as("guanxing");
  s.expect_hp(1, 3);
  s.expect_max_hp(1, 3);
}

STORY(Zhiji, WithACardNot) {
  Story s(4);
  s.general(1, "jiangwei").turn_of(1).hand(1, "S7.slash").equip(1, "S5.blade");
  s.never("awaken", 1);
  s.sees("phase", 1).as("play");
  s.baseless("SGS-SKILL-ZHIJI", "awaken", 1).as("zhiji");
}

STORY(Zhiji, OnceAGame) {
  Story s("lord rebel");
  s.with("small_tables", "true").general(1, "jiangwei").hp(1, 1).turn_of(1).discards_whatever();
  s.sees("awaken", 1);
  s.decides(1, "recover");
  s.sees("heal", 1);
  s.sees("acquire", 1);
  s.uses(1, "S7.slash").on(2);
  s.pile("S7.slash C3.slash D2.dodge D3.dodge");
  s.sees("damage", 2);
  s.sees("turn", 1);
  s.sees("phase", 1).as("play");
  s.expect_max_hp(1, 3);
}

// Unhurt: with the maximum gone first there is nothing to recover either.
STORY(OptionZhijiOrder, HealFirst) {
  Story s(4);
  s.with("zhiji_order", "heal_first").general(1, "jiangwei").turn_of(1);
  s.never_asked(Ask::decide, 1);
  s.sees("awaken", 1);
  s.sees("draw", 1).points(2).because("SGS-SKILL-ZHIJI");
  s.sees("hp", 1).points(3).out_of(3);
  s.sees("acquire", 1);
}

STORY(OptionZhijiOrder, MaximumFirst) {
  Story s(4);
  s.with("zhiji_order", "maximum_first").general(1, "jiangwei").hp(1, 3).turn_of(1);
  s.never_asked(Ask::decide, 1);  // he is not wounded any more
  s.sees("awaken", 1);
  s.sees("hp", 1).points(3).out_of(3);
  s.sees("draw", 1).points(2).because("SGS-SKILL-ZHIJI");
  s.sees("acquire", 1);
}

// Sheauhaw's recovers or draws first, whatever the option says.
STORY(OptionZhijiOrder, NotOfTheNewerOne) {
  Story s(4);
  s.with("zhiji_order", "maximum_first").general(1, "jiangwei_shj").hp(1, 3).turn_of(1);
  s.sees("awaken", 1);
  s.decides(1, "recover");
  s.sees("heal", 1);
  s.sees("acquire", 1);
}

}  // namespace
}  // namespace tally::test

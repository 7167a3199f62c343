// 徐晃 Xu Huang (new)
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(DuanliangShj, AnyDistanceToWhoHasAsManyHandCards) {
  Story s(8);
  s.general(1, "xuhuang_shj").hand(1, "S7.slash S8.slash").hand(5, "H3.peach H4.peach");
  s.illegal("SGS-DISTANCE").uses(1, "S7.slash").as("supply_shortage").on(4);
  s.uses(1, "S7.slash").as("supply_shortage").on(5);
  s.uses(1, "S8.slash").as("supply_shortage").on(2);
  s.expect_judging(5, "S7.slash");
  s.expect_judging(2, "S8.slash");
}

STORY(DuanliangShj, NothingRedAndNoTrick) {
  Story s(4);
  s.general(1, "xuhuang_shj").hand(1, "D2.dodge S3.dismantlement").equip(1, "S5.blade");
  s.illegal("SGS-USE-KIND").uses(1, "D2.dodge").as("supply_shortage").on(2);
  s.illegal("SGS-USE-KIND").uses(1, "S3.dismantlement").as("supply_shortage").on(2);
  s.uses(1, "S5.blade").as("supply_shortage").on(2);
  s.expect_judging(2, "S5.blade");
}

STORY(Jiezi, BeforeThePlayPhaseOfWhoDrewNothing) {
  Story s(4);
  s.general(1, "xuhuang_shj").turn_of(2).judging(2, "S10.supply_shortage");
  s.pile("H3.peach C9.slash").discards_whatever();
  s.sees("judged", 2).effect(true);
  s.sees("skip", 2).as("draw");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEZI");
  s.sees("phase", 2).as("play");
  s.declines(2, Ask::play);
  s.expect_hand(1, "C9.slash");
}

STORY(Jiezi, BeforeAPlayPhaseThatIsSkippedToo) {
  Story s(4);
  s.general(1, "xuhuang_shj").turn_of(2).judging(2, "S10.supply_shortage S6.indulgence");
  s.pile("S8.slash H3.peach C9.slash").discards_whatever();
  s.sees("judged", 2).as("indulgence").effect(true);
  s.sees("judged", 2).as("supply_shortage").effect(true);
  s.sees("skip", 2).as("draw");
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEZI");
  s.sees("skip", 2).as("play");
  s.sees("phase", 2).as("discard");
  s.sees("phase", 2).as("finish");
  s.expect_hand_size(1, 1);
}

STORY(Jiezi, BehindTheSlashForWhichThePlayPhaseIsSkipped) {
  Story s(4);
  s.general(1, "xuhuang_shj").general(2, "xiahouyuan").turn_of(2).hand(2, "S5.blade");
  s.pile("H3.peach");
  s.invokes(2, "shensu").on(3);
  s.sees("damage", 3).from(2);
  s.invokes(2, "shensu").on(4);
  s.discards(2, "S5.blade");
  s.sees("damage", 4).from(2);
  s.sees("draw", 1).points(1).because("SGS-SKILL-JIEZI");
  s.sees("skip", 2).as("play");
  s.expect_hand(1, "H3.peach");
}

STORY(Jiezi, NothingForHisOwnTurnNorForOneWithADrawPhase) {
  Story s(4);
  s.general(1, "xuhuang_shj").general(2, "zhangliao").turn_of(1).judging(1, "S10.supply_shortage");
  s.pile("H3.peach").hand(3, "H4.peach").discards_whatever();
  s.sees("judged", 1).effect(true);
  s.sees("skip", 1).as("draw");
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.invokes(2, "tuxi").on(3);  // he takes a card in his draw phase
  s.takes(2, "H4.peach");
  s.sees("phase", 2).as("finish");
  s.expect_hand_size(1, 0);
}

}  // namespace
}  // namespace tally::test

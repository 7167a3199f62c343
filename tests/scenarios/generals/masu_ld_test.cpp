// Ma Su of kingdom war: Spreading Rumours 散谣, Taming the Southerners 制蛮.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Sanyao, HurtsWhoHasTheMostHitPoints) {
  Story s(4);
  s.general(1, "masu_ld").equip(1, "S5.blade").hp(2, 4).hp(3, 3).hp(4, 4);
  s.illegal("SGS-SKILL-SANYAO").invokes(1, "sanyao").on(3);
  s.invokes(1, "sanyao").on(4);
  s.discards(1, "S5.blade");
  s.sees("damage", 4).from(1).because("SGS-SKILL-SANYAO");
  s.illegal("SGS-SKILL-SANYAO").invokes(1, "sanyao").on(2);
  s.declines(1, Ask::play);
}

STORY(Sanyao, HimselfToo) {
  Story s(4);
  s.general(1, "masu_ld").hand(1, "H2.dodge").hp(2, 3).hp(3, 3).hp(4, 3);
  s.invokes(1, "sanyao").on(1);
  s.discards(1, "H2.dodge");
  s.sees("damage", 1).from(1);
}

STORY(Sanyao, WithoutACardItCannotBePaid) {
  Story s(4);
  s.general(1, "masu_ld");
  s.illegal("SGS-SKILL-SANYAO").invokes(1, "sanyao").on(2);
  s.declines(1, Ask::play);
}

STORY(Zhiman, ACardInsteadOfDamage) {
  Story s(4);
  s.general(1, "masu_ld").hand(1, "S7.slash").hand(2, "D2.dodge");
  s.equip(2, "S5.blade").judging(2, "S6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::dodge);
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2).because("SGS-SKILL-ZHIMAN");
  s.illegal("SGS-SKILL-ZHIMAN").takes(1, "D2.dodge").from(2);
  s.takes(1, "S6.indulgence").from(2);
  s.expect_hp(2, 4);
}

STORY(Zhiman, OfOneWhoHasNothingInFrontNothing) {
  Story s(4);
  s.general(1, "masu_ld").hand(1, "S7.slash");
  s.never_asked(Ask::snatch_front, 1);
  s.never_asked(Ask::decide, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
}

STORY(Zhiman, OfAFriendTheDeputyMayChange) {
  War s(4, "guozhan-freekill-expansions");
  s.open(1, "masu_ld machao_hs").open(2, "guanyu_hs zhangfei_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.declines(1, Ask::invoke);  // Iron Cavalry
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
  s.decides(1, "accept");
  s.decides(2, "accept");
  s.offers(2, "zhaoyun_hs weiyan_hs huangzhong_hs");
  s.illegal("SGS-GZ-CHANGE").changes_deputy(2, "liubei_hs");
  s.changes_deputy(2, "weiyan_hs");
  s.expect_skill(2, "kuanggu_hs", true);
  s.expect_skill(2, "paoxiao_hs", false);
}

STORY(Zhiman, IfBothWantIt) {
  War s(4, "guozhan-freekill-expansions");
  s.open(1, "masu_ld liubei_hs").open(2, "guanyu_hs zhangfei_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
  s.decides(1, "accept");
  s.decides(2, "refuse");
  s.never("change");
  s.declines(1, Ask::play);
}

STORY(Zhiman, HeIsTurnedUpForIt) {
  War s(4);
  s.hidden(1, "liubei_hs masu_ld").hand(1, "S7.slash").open(2, "caocao_hs xuchu_hs");
  s.uses(1, "S7.slash").on(2);
  s.unveils(1, "masu_ld", "zhiman");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "zhiman").against(2);
  s.sees("prevented", 2);
}

}  // namespace
}  // namespace tally::test

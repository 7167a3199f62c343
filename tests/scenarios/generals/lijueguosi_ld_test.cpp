// Li Jue and Guo Si of kingdom war: Grim Reckoning 凶算.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Xiongsuan, HurtsAFriendAndDrawsThree) {
  War s(4);
  s.open(1, "lijueguosi_ld jiaxu_hs").open(2, "mateng_hs pangde_hs").open(3, "caocao_hs xuchu_hs");
  s.hand(1, "S7.slash").equip(1, "S6.qinggang_sword").pile("H2.dodge D2.dodge D3.dodge");
  s.illegal("SGS-SKILL-XIONGSUAN").invokes(1, "xiongsuan").on(3);
  s.invokes(1, "xiongsuan").on(2);
  s.illegal("SGS-USE-HOLD").discards(1, "S6.qinggang_sword");
  s.discards(1, "S7.slash");
  s.sees("damage", 2).from(1).because("SGS-SKILL-XIONGSUAN");
  s.expect_hand_size(1, 3);
  s.never("renew");
  s.declines(1, Ask::play);
  s.sees("turn", 2);
}

STORY(Xiongsuan, HisLimitedSkillCanBeUsedOnceMore) {
  War s(4);
  s.open(1, "lijueguosi_ld mateng_hs").hand(1, "S7.slash").hp(1, 2).discards_whatever();
  s.invokes(1, "xiongyi");
  s.sees("heal", 1);
  s.invokes(1, "xiongsuan").on(1);
  s.discards(1, "S7.slash");
  s.sees("damage", 1).from(1);
  s.illegal("SGS-SKILL-XIONGYI").invokes(1, "xiongyi");
  s.declines(1, Ask::play);
  s.illegal("SGS-SKILL-XIONGSUAN").renews(1, "wansha").of(1);
  s.renews(1, "xiongyi").of(1);
  s.sees("turn", 2);
  s.sees("turn", 1);
  s.illegal("SGS-SKILL-XIONGSUAN").invokes(1, "xiongsuan").on(1);
  s.invokes(1, "xiongyi");
  s.sees("heal", 1);
}

STORY(Xiongsuan, ItselfIsOneOfThem) {
  War s(4);
  s.open(1, "lijueguosi_ld pangde_hs").hand(1, "S7.slash").pile("D3.dodge H2.dodge D2.dodge");
  s.invokes(1, "xiongsuan").on(1);
  s.discards(1, "S7.slash");
  s.sees("damage", 1).from(1);
  s.declines(1, Ask::play);
  s.renews(1, "xiongsuan").of(1);
  s.sees("turn", 1);
  s.invokes(1, "xiongsuan").on(1);
  s.discards(1, "D3.dodge");
  s.sees("damage", 1).from(1);
}

STORY(Xiongsuan, WithoutAHandCardItCannotBePaid) {
  War s(4);
  s.open(1, "lijueguosi_ld jiaxu_hs").equip(1, "S6.qinggang_sword");
  s.illegal("SGS-SKILL-XIONGSUAN").invokes(1, "xiongsuan").on(1);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

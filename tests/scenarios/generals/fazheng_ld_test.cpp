// Fa Zheng of kingdom war 权.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Xuanhuo, AnotherOfShuLearnsASkillForATurn) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").open(1, "zhaoyun_hs huangyueying_hs");
  s.hand(1, "S7.slash H4.peach H2.dodge").discards_whatever();
  s.invokes(1, "xuanhuo").against(2);
  s.gives(1, "S7.slash").to(2);
  s.discards(1, "H2.dodge");
  s.illegal("SGS-SKILL-XUANHUO").learns(1, "longdan_hs");  // somebody has it
  s.illegal("SGS-SKILL-XUANHUO").learns(1, "jizhi");
  s.learns(1, "wusheng_hs");
  s.sees("acquire", 1).as("wusheng_hs").because("SGS-SKILL-XUANHUO");
  s.uses(1, "H4.peach").as("slash").on(2);
  s.sees("damage", 2);
  s.sees("lose", 1).because("SGS-SKILL-ENYUAN");
  s.illegal("SGS-SKILL-XUANHUO").invokes(1, "xuanhuo").against(2);
  s.sees("turn", 2);
  s.expect_skill(1, "wusheng_hs", false);
}

STORY(Xuanhuo, NobodyOfAnotherKingdom) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").open(1, "caocao_hs simayi_hs").hand(1, "S7.slash H4.peach");
  s.illegal("SGS-SKILL-XUANHUO").invokes(1, "xuanhuo").against(2);
  s.declines(1, Ask::play);
}

STORY(Xuanhuo, ItCostsTwoCards) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").open(1, "zhaoyun_hs huangyueying_hs").hand(1, "S7.slash");
  s.illegal("SGS-SKILL-XUANHUO").invokes(1, "xuanhuo").against(2);
  s.declines(1, Ask::play);
}

STORY(Enyuan, AHandCardForTheDamage) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").hand(1, "S7.slash H9.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.gives(1, "H9.peach").to(2);
  s.declines(1, Ask::play);
}

STORY(Enyuan, OrAHitPoint) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").hand(1, "S7.slash H9.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.declines(1, Ask::gift_of);
  s.sees("lose", 1).points(1).because("SGS-SKILL-ENYUAN");
  s.declines(1, Ask::play);
}

STORY(Enyuan, WhoSavesHimDraws) {
  War s(4);
  s.open(2, "fazheng_ld liubei_hs").hp(2, 1).hand(1, "S7.slash").hand(3, "H4.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(3, "H4.peach");
  s.sees("draw", 3).points(1).because("SGS-SKILL-ENYUAN");
  s.sees("heal", 2);
  s.sees("lose", 1);
  s.declines(1, Ask::play);
}

STORY(Enyuan, NotForHisOwnPeach) {
  War s(4);
  s.open(1, "fazheng_ld liubei_hs").hp(1, 1).hand(1, "H4.peach");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
  s.never("draw", 1);
  s.declines(1, Ask::play);
}

STORY(Enyuan, FaceDownHeIsTurnedUpForIt) {
  War s(4);
  s.hidden(2, "fazheng_ld liubei_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.unveils(2, "fazheng_ld", "enyuan");
  s.sees("allegiance", 2).as("shu");
  s.sees("mark", 2).as("pioneer");
  s.sees("lose", 1).because("SGS-SKILL-ENYUAN");
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

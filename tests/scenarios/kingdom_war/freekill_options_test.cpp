// What FreeKill does otherwise in kingdom war, an option each.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(UnveilTime, AsThePreparePhaseBegins) {
  War s(4);
  s.with("war_unveil", "prepare_phase").turn_of(1).hidden(1, "caocao_gz dianwei_gz");
  s.sees("phase", 1).as("prepare");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.sees("mark", 1);
  s.sees("phase", 1).as("judge");
}

STORY(UnveilTime, OrBeforeIt) {
  War s(4);
  s.with("war_unveil", "turn_start").turn_of(1).hidden(1, "caocao_gz dianwei_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.sees("mark", 1);
  s.sees("phase", 1).as("prepare");
}

STORY(UnveilTime, OrBehindTheSkillsOfThatMomentToo) {
  War s(4);
  s.with("war_unveil", "in_prepare_phase").turn_of(1).hidden(1, "zhenji_gz caocao_gz");
  s.pile("H2.dodge");
  s.unveils(1, "zhenji_gz");
  s.sees("allegiance", 1);
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "luoshen");
  s.sees("judged", 1).cards("H2.dodge").effect(false);
  s.unveils(1, "caocao_gz");
  s.sees("mark", 1).as("half_fish");
  s.sees("phase", 1).as("judge");
}

STORY(SmallFray, SevenAndThreeAlive) {
  War s(7);
  s.with("fray_small", "seven").turn_of(1).open(1, "caocao_gz dianwei_gz").dead(5).dead(6).dead(7);
  s.open(2, "liubei_gz guanyu_gz").open(3, "sunquan_gz ganning_gz").open(4, "lvbu_gz huatuo_gz");
  s.never("fray");
  s.sees("phase", 1).as("judge");
}

STORY(SmallFray, OrFour) {
  War s(7);
  s.with("fray_small", "six").turn_of(1).open(1, "caocao_gz dianwei_gz").dead(5).dead(6).dead(7);
  s.open(2, "liubei_gz guanyu_gz").open(3, "sunquan_gz ganning_gz").open(4, "lvbu_gz huatuo_gz");
  s.sees("fray");
}

STORY(NoReward, AKillBringsCards) {
  War s(4);
  s.with("war_reward", "paid").open(1, "caocao_gz dianwei_gz").open(2, "liubei_gz guanyu_gz");
  s.open(3, "sunquan_gz ganning_gz").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).because("SGS-GZ-REWARD");
}

STORY(NoReward, OrNothing) {
  War s(4);
  s.with("war_reward", "none").open(1, "caocao_gz dianwei_gz").open(2, "liubei_gz guanyu_gz");
  s.open(3, "sunquan_gz ganning_gz").hp(2, 1).hand(1, "S7.slash");
  s.never("draw", 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("put").cards("S7.slash");
}

STORY(YijiTimes, ForEachPoint) {
  Story s(4);
  s.with("yiji", "each_point").general(2, "guojia").hand(1, "S3.wine S7.slash");
  s.pile("H2.dodge H3.peach H4.peach H6.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "yiji");
  s.gives(2, "H2.dodge").to(2);
  s.gives(2, "H3.peach").to(2);
  s.invokes(2, "yiji");
  s.gives(2, "H4.peach").to(2);
  s.gives(2, "H6.peach").to(2);
}

STORY(YijiTimes, OrOnce) {
  Story s(4);
  s.with("yiji", "each_time").general(2, "guojia").hand(1, "S3.wine S7.slash");
  s.pile("H2.dodge H3.peach H4.peach H6.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "yiji");
  s.gives(2, "H2.dodge").to(2);
  s.gives(2, "H3.peach").to(2);
  s.sees("put").cards("S7.slash");
}

STORY(SilentEnd, FriendsWhoAreNotKnownEndIt) {
  War s(4);
  s.with("reveal_end", "unshown").open(1, "caocao_gz dianwei_gz").dead(3);
  s.hidden(4, "xuchu_gz zhanghe_gz").open(2, "liubei_gz guanyu_gz").hp(2, 1).hand(1, "S7.slash");
  s.never("disclose", 4);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("over");
}

STORY(OpenWar, EverybodyTurnsUpBoth) {
  Story s(warriors(2));
  s.ruleset("guozhan").with("war_open", "true").with("war_offer", 5).from_the_start();
  s.offers(1, "caocao_gz dianwei_gz liubei_gz sunquan_gz lvbu_gz");
  s.offers(2, "guanyu_gz zhangfei_gz zhenji_gz ganning_gz huatuo_gz");
  s.pairs(1, "caocao_gz dianwei_gz");
  s.pairs(2, "guanyu_gz zhangfei_gz");
  s.anything_else();
  s.sees("unveil", 1).as("caocao_gz");
  s.sees("allegiance", 1).as("wei");
  s.sees("mark", 1).as("pioneer");
  s.sees("unveil", 2).as("guanyu_gz");
  s.sees("allegiance", 2).as("shu");
  s.sees("unveil", 1).as("dianwei_gz");
  s.sees("mark", 1).as("companion");
  s.sees("unveil", 2).as("zhangfei_gz");
  s.sees("mark", 2).as("half_fish");
}

STORY(OpenWar, OrLeavesThemFaceDown) {
  Story s(warriors(2));
  s.ruleset("guozhan").with("war_open", "false").with("war_offer", 5).from_the_start();
  s.offers(1, "caocao_gz dianwei_gz liubei_gz sunquan_gz lvbu_gz");
  s.offers(2, "guanyu_gz zhangfei_gz zhenji_gz ganning_gz huatuo_gz");
  s.pairs(1, "caocao_gz dianwei_gz");
  s.pairs(2, "guanyu_gz zhangfei_gz");
  s.never("unveil");
  s.sees("round");
}

}  // namespace
}  // namespace tally::test

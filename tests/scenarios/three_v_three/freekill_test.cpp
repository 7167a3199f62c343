// 3v3 as FreeKill plays it: its deck and its generals.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

STORY(OptionDeck, OfTheEditions) {
  Story s(4);
  s.with("deck", "editions");
  s.expect_pile_size(160);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, OfFreeKillsThreeAgainstThree) {
  Story s(4);
  s.with("deck", "v33");
  s.expect_pile_size(106);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, OfTheCompetitionsOf2013) {
  Story s(six);
  s.ruleset("3v3-qsanguosha").with("deck", "v33_2013");
  s.hand(1, "SA.supply_shortage CQ.supply_shortage HQ.nullification");
  s.expect_pile_size(105);
  s.declines(1, Ask::play);
}

STORY(OptionTeamPool, That2013HasSixMadeForIt) {
  Story s(six);
  s.ruleset("3v3-qsanguosha").with("team_pool", "of_2013").from_the_start();
  s.lie_open("zhugejin3v3 wenpin3v3 xiahoudun3v3 guanyu3v3 zhaoyun3v3 lvbu3v3_old jiaxu sunce");
  s.lets_draft_first(5, 5);
}

STORY(OptionTeamPool, QSanguoshasHasAnotherZhugeJinAndThreeTwice) {
  Story s(six);
  s.ruleset("3v3-qsanguosha").with("team_pool", "of_2013_qsanguosha").from_the_start();
  s.lie_open("zhugejin2013 diaochan diaochan_shj pangde pangde_shj xuhuang xuhuang_shj sunce");
  s.lets_draft_first(5, 5);
}

STORY(OptionTeamPool, FreeKillsHasGeneralsMadeForIt) {
  Story s(six);
  s.ruleset("3v3").with("team_pool", "of_2025").with("piles", "none").from_the_start();
  s.lie_open("xusheng3v3 huangquan3v3 zhaoyun3v3 zhaoyun chendao lvbu3v3 lvbu3v3_old jiangwei");
  s.lets_draft_first(5, 5);
}

}  // namespace
}  // namespace tally::test

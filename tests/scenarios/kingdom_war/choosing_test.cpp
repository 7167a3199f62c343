// Kingdom war before the first turn: seats, two generals, hit points.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Four players, who are offered these and others, from the first shuffle on.
Story& four_offers(Story& s, std::string_view first) {
  s.ruleset("guozhan").with("mode", "kingdom_war").from_the_start();
  s.offers(1, first);
  s.offers(2, "guanyu_gz zhangfei_gz");
  s.offers(3, "sunquan_gz ganning_gz");
  s.offers(4, "machao_gz huangyueying_gz");
  return s;
}

void others_choose(Story& s) {
  s.pairs(2, "guanyu_gz zhangfei_gz");
  s.pairs(3, "sunquan_gz ganning_gz");
  s.pairs(4, "machao_gz huangyueying_gz");
}

STORY(WarSeats, EverybodyIsAWarrior) {
  Story s("lord warrior warrior warrior");
  s.ruleset("guozhan").setup_breaks("SGS-GZ-SEATS");
}

STORY(WarSeats, TwelveAtMost) {
  Story s(warriors(13));
  s.ruleset("guozhan").setup_breaks("SGS-GZ-SEATS");
}

STORY(WarPairs, TwoOfOneKingdom) {
  Story s(warriors(4));
  four_offers(s, "caocao_gz xuchu_gz liubei_gz");
  s.illegal("SGS-GZ-GENERALS").pairs(1, "caocao_gz liubei_gz");
  s.illegal("SGS-GZ-GENERALS").pairs(1, "caocao_gz dianwei_gz");  // not offered
  s.illegal("SGS-GZ-GENERALS").pairs(1, "caocao_gz caocao_gz");
  s.illegal("SGS-GZ-GENERALS").pairs(1, "caocao_gz");
  s.pairs(1, "caocao_gz xuchu_gz");
  others_choose(s);
  s.sees("hp", 1).points(4).out_of(4).because("SGS-GZ-HP");
  s.expect_hidden(1, false, true);
  s.expect_hidden(1, true, true);
  s.expect_kingdom(1, "none");
  s.sees("turn", 1).because("SGS-GZ-FIRST");
}

STORY(WarPairs, SevenAreOffered) {
  Story s(warriors(4));
  s.ruleset("guozhan").with("war_offer", 7).from_the_start();
  s.illegal("SGS-GZ-GENERALS").offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz");
  s.offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz ganning_gz lvmeng_gz");
  s.offers(2, "");
  s.offers(3, "");
  s.offers(4, "");
  s.pairs(1, "ganning_gz lvmeng_gz");
}

STORY(WarPairs, OrFive) {
  Story s(warriors(4));
  s.ruleset("guozhan").with("war_offer", 5).from_the_start();
  s.illegal("SGS-GZ-GENERALS")
      .offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz ganning_gz");
  s.offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz");
  s.offers(2, "");
  s.offers(3, "");
  s.offers(4, "");
  s.pairs(1, "liubei_gz guanyu_gz");
}

STORY(WarPairs, WithNineItIsFiveAnyhow) {
  Story s(warriors(9));
  s.ruleset("guozhan").with("war_offer", 7).from_the_start();
  s.illegal("SGS-GZ-GENERALS")
      .offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz ganning_gz lvmeng_gz");
  s.offers(1, "caocao_gz xuchu_gz liubei_gz guanyu_gz sunquan_gz");
  for (int seat = 2; seat <= 9; ++seat) s.offers(seat, "");
  s.pairs(1, "guanyu_gz liubei_gz");
}

STORY(WarPairs, NobodySeesThem) {
  Story s(warriors(4));
  four_offers(s, "caocao_gz xuchu_gz").with("peek_deputy", "false");
  s.pairs(1, "caocao_gz xuchu_gz");
  others_choose(s);
  s.never("glimpse");
  s.sees("turn", 1);
}

STORY(WarPairs, OrTheNextPlayersDeputyIsSeen) {
  Story s(warriors(4));
  four_offers(s, "caocao_gz xuchu_gz").with("peek_deputy", "true");
  s.pairs(1, "caocao_gz xuchu_gz");
  others_choose(s);
  s.sees("glimpse", 1).of(2).generals("zhangfei_gz").points(1).because("SGS-GZ-GENERALS");
  s.sees("glimpse", 2).of(3).generals("ganning_gz");
  s.sees("glimpse", 3).of(4).generals("huangyueying_gz");
  s.sees("glimpse", 4).of(1).generals("xuchu_gz");
}

STORY(WarPairs, TheFirstSeatBegins) {
  Story s(warriors(4));
  four_offers(s, "caocao_gz xuchu_gz").with("war_first", "seat_one");
  s.pairs(1, "caocao_gz xuchu_gz");
  others_choose(s);
  s.sees("turn", 1).because("SGS-GZ-FIRST");
}

STORY(WarPairs, WhereAnybodyMayWhoeverIsNotNamedElsewhereDoes) {
  Story s(warriors(4));
  four_offers(s, "caocao_gz xuchu_gz").with("war_first", "anybody");
  s.pairs(1, "caocao_gz xuchu_gz");
  others_choose(s);
  s.sees("turn", 1).because("SGS-GZ-FIRST");
}

// --- hit points

void hit_points(std::string_view source, std::string_view pair, int hp) {
  Story s(warriors(4));
  four_offers(s, pair).with("war_fish", source);
  s.pairs(1, pair);
  others_choose(s);
  s.sees("hp", 1).points(hp).out_of(hp).because("SGS-GZ-HP");
}

STORY(WarFish, AHalfAloneCountsForNothing) { hit_points("two_each", "caocao_gz guojia_gz", 3); }
STORY(WarFish, TwoHalvesDo) { hit_points("two_each", "zhenji_gz guojia_gz", 3); }
STORY(WarFish, SunJianHasTwo) { hit_points("two_each", "sunjian_gz zhouyu_gz", 3); }
STORY(WarFish, OrTwoAndAHalf) { hit_points("xiahou_dun_sun_jian", "sunjian_gz zhouyu_gz", 4); }
STORY(WarFish, AndSoHasXiahouDun) {
  hit_points("xiahou_dun_sun_jian", "xiahoudun_gz guojia_gz", 4);
}
STORY(WarFish, OrDianWei) { hit_points("sun_jian_dian_wei", "dianwei_gz guojia_gz", 4); }
STORY(WarFish, AndNotXiahouDun) { hit_points("sun_jian_dian_wei", "xiahoudun_gz guojia_gz", 3); }

}  // namespace
}  // namespace tally::test

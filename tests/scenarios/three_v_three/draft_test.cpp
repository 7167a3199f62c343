// 3v3: piles, drafting, appointing.
#include "tests/scenarios/three_v_three/sides.h"

namespace tally::test {
namespace {

constexpr std::string_view sixteen_generals =
    "caocao simayi xiahoudun zhangliao xuchu guojia zhenji liubei "
    "guanyu zhangfei zhugeliang zhaoyun machao huangyueying sunquan ganning";

Story& with_open_generals(Story& s) {
  s.ruleset("3v3").from_the_start();
  s.takes_pile(5, 2);
  s.takes_pile(2, 4);
  s.lie_open(sixteen_generals);
  return s;
}

// The warm commander drafts first, the cool side acts first.
Story& drafted(Story& s) {
  with_open_generals(s);
  s.lets_draft_first(5, 5);
  s.lets_act_first(2, 2);
  s.drafts(5, "zhugeliang");
  s.drafts(2, "caocao simayi");
  s.drafts(5, "zhaoyun machao");
  s.drafts(2, "xiahoudun zhangliao");
  s.drafts(5, "guanyu zhangfei");
  s.drafts(2, "xuchu guojia");
  s.drafts(5, "huangyueying sunquan");
  s.drafts(2, "zhenji liubei");
  s.drafts(5, "ganning");
  return s;
}

STORY(ThreeDraft, TwoPilesAreTakenAndLaidOpen) {
  Story s(six);
  s.ruleset("3v3").from_the_start();
  s.illegal("SGS-3V3-POOL").takes_pile(5, 5);
  s.illegal("SGS-3V3-POOL").takes_pile(5, 0);
  s.takes_pile(5, 2);
  s.illegal("SGS-3V3-POOL").takes_pile(2, 2);
  s.takes_pile(2, 1);
  s.illegal("SGS-3V3-POOL").lie_open("caocao simayi");
  s.lie_open(sixteen_generals);
  s.illegal("SGS-3V3-DRAFT").lets_draft_first(5, 4);
  s.lets_draft_first(5, 2);
  s.illegal("SGS-3V3-FIRST").lets_act_first(2, 1);
  s.lets_act_first(2, 5);
  s.illegal("SGS-3V3-DRAFT").drafts(2, "caocao simayi");
  s.illegal("SGS-3V3-DRAFT").drafts(2, "lvbu");
  s.drafts(2, "caocao");
  s.illegal("SGS-3V3-DRAFT").drafts(5, "simayi");
  s.illegal("SGS-3V3-DRAFT").drafts(5, "caocao simayi");
  s.illegal("SGS-3V3-DRAFT").drafts(5, "simayi simayi");
  s.drafts(5, "simayi xiahoudun");
}

STORY(ThreeDraft, NineTimesUntilBothHaveEight) {
  Story s(six);
  drafted(s);
  s.illegal("SGS-3V3-APPOINT").appoints(5, "zhugeliang zhaoyun");
  s.illegal("SGS-3V3-APPOINT").appoints(5, "zhugeliang zhaoyun caocao");
  s.illegal("SGS-3V3-APPOINT").appoints(5, "zhugeliang zhugeliang zhaoyun");
  s.appoints(5, "zhaoyun zhugeliang machao");
  s.appoints(2, "xuchu caocao zhenji");
  s.sees("general", 1).as("xuchu").because("SGS-3V3-APPOINT");
  s.sees("general", 2).as("caocao");
  s.sees("general", 3).as("zhenji");
  s.sees("general", 4).as("zhaoyun");
  s.sees("general", 5).as("zhugeliang");
  s.sees("general", 6).as("machao");
  s.sees("hp", 1).points(4);
  s.sees("hp", 2).points(5);
  s.sees("hp", 3).points(3);
  s.sees("turn", 2).because("SGS-3V3-FIRST");
  s.expect_general(3, "zhenji");
}

STORY(ThreeDraft, SettledBeforeTheRecordBegins) {
  Story s(six);
  s.ruleset("3v3").general(2, "caocao").from_the_start();
  s.lets_act_first(2, 2);
  s.sees("hp", 2).points(5);
}

STORY(OptionTeamPool, OfTheStandardBoxThereAreThreePiles) {
  Story s(six);
  s.ruleset("3v3").with("team_pool", "standard").from_the_start();
  s.illegal("SGS-3V3-POOL").takes_pile(5, 4);
  s.takes_pile(5, 3);
  s.takes_pile(2, 1);
  s.lie_open("caocao lvbu");
  s.lets_draft_first(5, 5);
}

STORY(OptionTeamPool, WindHasSevenMore) {
  Story s(six);
  s.ruleset("3v3").with("team_pool", "standard_and_wind").from_the_start();
  s.takes_pile(5, 4);
  s.takes_pile(2, 1);
  s.lie_open("xiahouyuan caoren huangzhong weiyan xiaoqiao zhoutai zhangjiao");
  s.lets_draft_first(5, 5);
}

STORY(OptionTeamPool, TheListOf2012HasFourOthers) {
  Story s(six);
  s.ruleset("3v3-2012").with("team_pool", "of_2012").from_the_start();
  s.takes_pile(5, 3);
  s.takes_pile(2, 1);
  s.lie_open("sunjian menghuo xuhuang pangde");
  s.lets_draft_first(5, 5);
}

STORY(OptionTeamPool, TheListOf2013HasOthers) {
  Story s(six);
  s.ruleset("3v3-2013").with("team_pool", "of_2013").from_the_start();
  s.takes_pile(5, 3);
  s.takes_pile(2, 1);
  s.lie_open("jiaxu sunce jiangwei sunjian pangde");
  s.lets_draft_first(5, 5);
}

STORY(OptionPiles, SixteenAtRandom) {
  Story s(six);
  s.ruleset("3v3").with("piles", "none").from_the_start();
  s.lie_open(sixteen_generals);
  s.lets_draft_first(5, 5);
}

STORY(OptionPiles, AreTakenByTheCommanders) {
  Story s(six);
  with_open_generals(s).with("piles", "chosen");
  s.lets_draft_first(5, 5);
}

STORY(OptionFirstDraft, TheWarmCommanderSaysWho) {
  Story s(six);
  with_open_generals(s).with("first_draft", "warm_decides");
  s.lets_draft_first(5, 2);
  s.lets_act_first(2, 2);
  s.drafts(2, "caocao");
}

STORY(OptionFirstDraft, AlwaysTheWarmCommander) {
  Story s(six);
  with_open_generals(s).with("first_draft", "warm");
  s.lets_act_first(2, 2);
  s.drafts(5, "caocao");
}

STORY(OptionFirstRight, TheCoolCommanderSaysWhichSide) {
  Story s(six);
  without_generals(s).with("first_right", "cool_decides").from_the_start();
  s.lets_act_first(2, 5);
  s.sees("turn", 5);
}

STORY(OptionFirstRight, AlwaysTheCoolSide) {
  Story s(six);
  without_generals(s).with("first_right", "cool").from_the_start();
  s.sees("turn", 2);
}

}  // namespace
}  // namespace tally::test

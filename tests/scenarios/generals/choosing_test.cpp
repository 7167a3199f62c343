// Choosing generals (SGS-SETUP-GENERALS).
#include <bit>
#include <initializer_list>
#include <utility>

#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(OptionGenerals, NoneNobodyIsOfferedAny) {
  Story s(4);
  s.with("generals", "none").from_the_start();
  s.never("offer");
  s.sees("hp", 1).points(4).out_of(4);
  s.expect_general(1, "none");
}

// For each seat behind the lord's the general he is to take.
using Chosen = std::initializer_list<std::pair<int, const char*>>;

void all_choose(Story& s, Chosen chosen) {
  for (const auto& [seat, general] : chosen) s.offers(seat, general);
  for (const auto& [seat, general] : chosen) s.chooses(seat, general);
}

STORY(OptionGenerals, ChooseTheLordFirstThenTheOthers) {
  Story s(5);
  s.with("generals", "choose").from_the_start();
  s.offers(1, "caocao liubei sunquan zhouyu machao");
  s.chooses(1, "liubei");
  s.offers(2, "caocao simayi zhenji");
  s.offers(3, "machao");
  s.offers(4, "guojia");
  s.offers(5, "ganning");
  s.chooses(2, "zhenji");
  s.chooses(3, "machao");
  s.chooses(4, "guojia");
  s.chooses(5, "ganning");
  s.sees("hp", 1).points(5).out_of(5).because("SGS-SETUP-HP");
  s.sees("hp", 2).points(3).out_of(3);
  s.sees("hp", 3).points(4);
  s.expect_general(1, "liubei");
  s.expect_general(5, "ganning");
}

STORY(OptionGenerals, ChooseOnlyAmongThoseOffered) {
  Story s(4);
  s.with("generals", "choose").from_the_start();
  s.offers(1, "caocao liubei sunquan zhouyu machao");
  s.illegal("SGS-SETUP-GENERALS").chooses(1, "guanyu");
  s.chooses(1, "zhouyu");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "zhouyu simayi zhenji");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi zhenji");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi simayi zhenji");
  s.offers(2, "machao simayi zhenji");
  s.illegal("SGS-SETUP-GENERALS").offers(3, "zhenji guanyu lvbu");  // another's
  s.offers(3, "caocao guanyu lvbu");
  s.offers(4, "liubei sunquan huanggai");
  s.illegal("SGS-SETUP-GENERALS").chooses(2, "lvbu");  // another's
  s.chooses(2, "simayi");
  s.chooses(3, "lvbu");
  s.chooses(4, "huanggai");
  s.expect_hp(1, 3);
}

// Four players, all of whom are offered generals before anybody but the lord chooses.
void face_down(Story& s) {
  s.chooses(1, "caocao");
  s.offers(2, "simayi zhenji guojia");
  s.offers(3, "liubei guanyu zhangfei");
  s.offers(4, "sunquan ganning lvmeng");
  s.illegal("SGS-SETUP-GENERALS").chooses(3, "liubei");  // in the order of the seats
  s.chooses(2, "simayi");
  s.chooses(3, "liubei");
  s.chooses(4, "lvmeng");
  s.sees("hp", 1);
}

STORY(OptionGeneralsShown, AnyAllWaitUnlessARecordSaysOtherwise) {
  Story s(4);
  s.with("generals", "choose").with("generals_shown", "any").from_the_start();
  face_down(s);
}

STORY(OptionGeneralsShown, TogetherAllAreOfferedTheirsBeforeOneChooses) {
  Story s(4);
  s.with("generals", "choose").with("generals_shown", "together").from_the_start();
  face_down(s);
}

STORY(OptionGeneralsShown, InTurnEachShowsBeforeTheNextIsOfferedAny) {
  Story s(4);
  s.with("generals", "choose").with("generals_shown", "in_turn").from_the_start();
  s.chooses(1, "caocao");
  s.offers(2, "simayi zhenji guojia");
  s.chooses(2, "simayi");
  s.illegal("SGS-SETUP-GENERALS").offers(3, "zhenji guanyu lvbu");  // put aside
  s.offers(3, "liubei guanyu zhangfei");
  s.chooses(3, "liubei");
  s.offers(4, "sunquan ganning lvmeng");
  s.chooses(4, "lvmeng");
  s.sees("hp", 1);
}

STORY(OptionGenerals, ChooseALordsSkillIsTheLordsAlone) {
  Story s(4);
  s.with("generals", "choose").from_the_start();
  s.chooses(1, "caocao");
  all_choose(s, {{2, "liubei"}, {3, "zhangliao"}, {4, "guojia"}});
  s.sees("deal");
  s.expect("lord skills", [](const Scene& scene, const Step&) {
    EXPECT_TRUE(scene.state.has(0, sanguosha::Skill::hujia));
    EXPECT_TRUE(scene.state.has(1, sanguosha::Skill::rende));
    EXPECT_FALSE(scene.state.has(1, sanguosha::Skill::jijiang));
  });
}

STORY(OptionLordChoice, ThreeLordsPlusTwoAlwaysOfTheFive) {
  Story s(4);
  s.with("generals", "choose").with("lord_choice", "three_lords_plus_two").from_the_start();
  s.illegal("SGS-SETUP-GENERALS").offers(1, "caocao liubei zhouyu machao huatuo");
  s.illegal("SGS-SETUP-GENERALS").offers(1, "caocao liubei sunquan");
  s.offers(1, "caocao liubei sunquan zhouyu machao");
  s.chooses(1, "sunquan");
  s.expect_general(1, "sunquan");
  all_choose(s, {{2, "simayi"}, {3, "xiahoudun"}, {4, "zhangliao"}});
}

STORY(OptionLordChoice, FiveRandomAnyFive) {
  Story s(4);
  s.with("generals", "choose").with("lord_choice", "five_random").from_the_start();
  s.illegal("SGS-SETUP-GENERALS").offers(1, "zhouyu machao huatuo lvbu");
  s.offers(1, "zhouyu machao huatuo lvbu diaochan");
  s.chooses(1, "diaochan");
  s.expect_general(1, "diaochan");
  all_choose(s, {{2, "simayi"}, {3, "xiahoudun"}, {4, "zhangliao"}});
}

STORY(OptionChoiceCount, ThreeEach) {
  Story s(4);
  s.with("generals", "choose").with("choice_count", 3).from_the_start();
  s.chooses(1, "caocao");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi zhenji guojia xuchu");
  all_choose(s, {{2, "simayi"}, {3, "xiahoudun"}, {4, "zhangliao"}});
}

STORY(OptionChoiceCount, FiveEach) {
  Story s(4);
  s.with("generals", "choose").with("choice_count", 5).from_the_start();
  s.chooses(1, "caocao");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi zhenji guojia");
  s.offers(2, "simayi zhenji guojia xuchu zhangliao");
  s.offers(3, "liubei guanyu zhangfei zhaoyun machao");
  s.offers(4, "sunquan ganning lvmeng huanggai zhouyu");
  s.chooses(2, "xuchu");
  s.chooses(3, "machao");
  s.chooses(4, "zhouyu");
}

constexpr const char* ten[] = {"caocao", "simayi", "xiahoudun", "zhangliao", "xuchu",
                               "guojia", "zhenji", "guanyu",    "zhangfei",  "zhaoyun"};

STORY(OptionChoiceCount10, Scenario2TwoEachAtATableOfTen) {
  Story s(10);
  s.with("generals", "choose").with("choice_count_10", 2).from_the_start();
  s.chooses(1, ten[0]);
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi zhenji guojia");
  for (int seat = 2; seat <= 10; ++seat) s.offers(seat, ten[seat - 1]);
  for (int seat = 2; seat <= 10; ++seat) s.chooses(seat, ten[seat - 1]);
  s.sees("deal");
  s.expect("generals left",
           [](const Scene& scene, const Step&) { EXPECT_EQ(scene.state.pool.size(), 24 - 9 * 2); });
}

STORY(OptionChoiceCount10, OneEachLeavesNoChoice) {
  Story s(10);
  s.with("generals", "choose").with("choice_count_10", 1).from_the_start();
  s.chooses(1, "caocao");
  for (int seat = 2; seat <= 10; ++seat) s.offers(seat, ten[seat - 1]);
  s.illegal("SGS-SETUP-GENERALS").chooses(2, "zhenji");
  for (int seat = 2; seat <= 10; ++seat) s.chooses(seat, ten[seat - 1]);
}

STORY(ChoosingGenerals, Scenario2AtEightThreeAreNotDealt) {
  Story s(8);
  s.with("generals", "choose").from_the_start();
  s.chooses(1, ten[0]);
  for (int seat = 2; seat <= 8; ++seat) s.offers(seat, ten[seat - 1]);
  for (int seat = 2; seat <= 8; ++seat) s.chooses(seat, ten[seat - 1]);
  s.sees("deal");
  s.expect("generals left",
           [](const Scene& scene, const Step&) { EXPECT_EQ(scene.state.pool.size(), 24 - 7 * 3); });
  s.expect_hp(1, 5);
}

STORY(ChoosingGenerals, Scenario1ALordOfThreeHasFourFromFivePlayersOn) {
  Story s(5);
  s.general(1, "zhouyu").from_the_start();
  s.sees("hp", 1).points(4).out_of(4);
  Story four(4);
  four.general(1, "zhouyu").from_the_start();
  four.sees("hp", 1).points(3).out_of(3);
}

}  // namespace
}  // namespace tally::test

// Packages of generals (OPT-SGS-PACKAGES).
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(OptionPackages, StandardHasNobodyOfTheOthers) {
  Story s(4);
  s.with("generals", "choose").with("packages", "standard").from_the_start();
  s.chooses(1, "caocao");
  s.illegal("SGS-SETUP-GENERALS").offers(2, "simayi zhenji yuji");
  s.offers(2, "simayi zhenji guojia");
  s.offers(3, "machao lvbu huatuo");
  s.offers(4, "ganning luxun daqiao");
  s.chooses(2, "simayi");
  s.chooses(3, "machao");
  s.chooses(4, "ganning");
}

STORY(OptionPackages, OneOfTheOthersAlone) {
  Story s(4);
  s.with("generals", "choose").with("packages", "mountain").with("lord_choice", "five_random");
  s.with("choice_count", 1).from_the_start();
  s.illegal("SGS-SETUP-GENERALS").offers(1, "caocao liushan sunce caiwenji zuoci");
  s.offers(1, "dengai liushan sunce caiwenji zuoci");
  s.chooses(1, "liushan");
  s.offers(2, "jiangwei");
  s.offers(3, "zhanghe");
  s.offers(4, "sunce");
  s.chooses(2, "jiangwei");
  s.chooses(3, "zhanghe");
  s.chooses(4, "sunce");
  s.expect_skill(1, "ruoyu", true);
  s.expect_skill(4, "zhiba", false);
}

STORY(OptionPackages, AllOfThemInTheRulesetOfTheExpansions) {
  Story s(4);
  s.ruleset("expansions").from_the_start();
  s.offers(1, "caocao liubei sunquan caopi yuji");
  s.chooses(1, "caopi");
  s.offers(2, "zhangliao zhurong dianwei");
  s.offers(3, "machao lvbu huatuo");
  s.offers(4, "ganning luxun daqiao");
  s.chooses(2, "zhurong");
  s.chooses(3, "machao");
  s.chooses(4, "ganning");
  s.expect_general(2, "zhurong");
}

STORY(OptionPackages, NotFewerGeneralsThanPlayers) {
  Story s(10);
  s.with("generals", "choose").with("packages", "wind").setup_breaks("SGS-SETUP-GENERALS");
}

}  // namespace
}  // namespace tally::test

// Zuo Ci of kingdom war: Rebirth 新生 and Shapeshift 化身, by forms 形.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view all_packages = "guozhan-freekill-expansions";

// His turn begins, and he takes two of five.
War& with_two_forms(War& s, std::string_view five, std::string_view two) {
  s.turn_of(1).open(1, "zuoci_ld pangde_hs");
  s.invokes(1, "xinsheng_ld");
  s.offers(1, five);
  s.takes_forms(1, two);
  return s;
}

STORY(XinshengLd, TwoOfFive) {
  War s(4, all_packages);
  s.turn_of(1).open(1, "zuoci_ld pangde_hs");
  s.invokes(1, "xinsheng_ld");
  s.illegal("SGS-SKILL-XINSHENG-LD")
      .offers(1, "guanyu_hs guojia_hs caocao_hs pangde_hs sunquan_hs");
  s.offers(1, "guanyu_hs guojia_hs caocao_hs xuchu_hs sunquan_hs");
  s.illegal("SGS-SKILL-XINSHENG-LD").takes_forms(1, "guanyu_hs");
  s.illegal("SGS-SKILL-XINSHENG-LD").takes_forms(1, "guanyu_hs lvbu_hs");
  s.takes_forms(1, "guanyu_hs guojia_hs");
  s.expect_skill(1, "wusheng_hs", true);
  s.expect_skill(1, "yiji", true);
  s.expect_skill(1, "jianxiong", false);
}

STORY(XinshengLd, OneMoreAfterDamage) {
  War s(4, all_packages);
  s.open(2, "zuoci_ld pangde_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "xinsheng_ld");
  s.offers(2, "zhenji_hs");
  s.takes_forms(2, "zhenji_hs");
  s.expect_skill(2, "qingguo", true);
}

STORY(XinshengLd, WithTwoOneIsExchanged) {
  War s(4, all_packages);
  with_two_forms(s, "guanyu_hs guojia_hs caocao_hs xuchu_hs sunquan_hs", "guanyu_hs guojia_hs");
  s.discards_whatever();
  s.sees("turn", 1);
  s.invokes(1, "xinsheng_ld");
  s.illegal("SGS-SKILL-XINSHENG-LD").puts_back(1, "caocao_hs");
  s.puts_back(1, "guojia_hs");
  s.offers(1, "huanggai_hs");
  s.takes_forms(1, "huanggai_hs");
  s.expect_skill(1, "yiji", false);
  s.expect_skill(1, "kurou_hs", true);
}

STORY(HuashenLd, ACardByAFormAndItGoesBack) {
  War s(4, all_packages);
  with_two_forms(s, "guanyu_hs guojia_hs caocao_hs xuchu_hs sunquan_hs", "guanyu_hs guojia_hs");
  s.hand(1, "H6.peach").pile("S8.slash S9.slash");
  s.uses(1, "H6.peach").as("slash").on(2);
  s.illegal("SGS-SKILL-HUASHEN-LD").puts_back(1, "guojia_hs");
  s.puts_back(1, "guanyu_hs");
  s.sees("damage", 2);
  s.expect_skill(1, "wusheng_hs", false);
  s.expect_skill(1, "yiji", true);
}

STORY(HuashenLd, ASkillOfThePlayPhase) {
  War s(4, all_packages);
  with_two_forms(s, "huanggai_hs guojia_hs caocao_hs xuchu_hs sunquan_hs", "huanggai_hs guojia_hs");
  s.hand(1, "H6.peach").pile("S8.slash S9.slash H2.dodge D2.dodge D3.dodge");
  s.invokes(1, "kurou_hs");
  s.discards(1, "S8.slash");
  s.sees("lose", 1);
  s.puts_back(1, "huanggai_hs");
  s.illegal("SGS-SKILL-KUROU-HS").invokes(1, "kurou_hs");
  s.declines(1, Ask::play);
}

STORY(HuashenLd, WhatIsDeclinedStays) {
  War s(4, all_packages);
  s.open(2, "zuoci_ld pangde_hs").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "xinsheng_ld");
  s.offers(2, "caocao_hs");
  s.takes_forms(2, "caocao_hs");
  s.never("form_back");
  s.expect_skill(2, "jianxiong", true);
}

STORY(HuashenLd, CompulsoryAndLimitedSkillsAreNot) {
  War s(4, all_packages);
  with_two_forms(s, "menghuo_hs jiaxu_hs caocao_hs xuchu_hs sunquan_hs", "menghuo_hs jiaxu_hs");
  s.expect_skill(1, "zaiqi", true);
  s.expect_skill(1, "huoshou", false);
  s.expect_skill(1, "luanwu", false);
}

STORY(HuashenLd, WithTheFormGoesWhatHeLivedBy) {
  War s(4, "qsanguosha-hegemony-expansions");
  s.turn_of(2).open(1, "zuoci_ld pangde_gz").hp(1, 2);
  s.hand(2, "S7.slash SA.duel").pile("H8.peach");
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.invokes(1, "xinsheng_ld");
  s.offers(1, "zhoutai_gz");
  s.takes_forms(1, "zhoutai_gz");
  s.uses(2, "SA.duel").on(1);
  s.sees("damage", 1);
  s.invokes(1, "buqu");
  s.puts_back(1, "zhoutai_gz");
  s.sees("dying", 1).because("SGS-DYING");
  s.sees("death", 1).by(2);
}

}  // namespace
}  // namespace tally::test

// QSanguosha-For-Hegemony: Zuo Ci 左慈 and his forms.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

constexpr std::string_view zuoci_rules = "qsanguosha-hegemony-expansions";
constexpr std::string_view five = "guanyu_gz zhangfei_gz guojia_gz caocao_gz sunquan_gz";

War& with_forms(War& s, std::string_view of, std::string_view two) {
  s.turn_of(1).main_open(1, "zuoci_qs pangde_gz");
  s.invokes(1, "huashen_qs");
  s.offers(1, of);
  s.takes_forms(1, two);
  return s;
}

STORY(HuashenQs, TwoOfFiveOfOneKingdom) {
  War s(4, zuoci_rules);
  s.turn_of(1).main_open(1, "zuoci_qs pangde_gz");
  s.invokes(1, "huashen_qs");
  s.illegal("SGS-SKILL-HUASHEN-QS").offers(1, "guanyu_gz guojia_gz caocao_gz pangde_gz sunquan_gz");
  s.offers(1, five);
  s.illegal("SGS-SKILL-HUASHEN-QS").takes_forms(1, "guanyu_gz guojia_gz");
  s.illegal("SGS-SKILL-HUASHEN-QS").takes_forms(1, "guanyu_gz");
  s.takes_forms(1, "guanyu_gz zhangfei_gz");
  s.expect_skill(1, "wusheng", true);
  s.expect_skill(1, "paoxiao", true);
}

STORY(HuashenQs, TheyStayAndAreUsed) {
  War s(4, zuoci_rules);
  with_forms(s, five, "guanyu_gz zhangfei_gz");
  s.hand(1, "H6.peach H8.peach");
  s.uses(1, "H6.peach").as("slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "H8.peach").as("slash").on(2);  // Roar, which is compulsory
  s.sees("damage", 2);
  s.never("form_back");
  s.declines(1, Ask::play);
}

STORY(HuashenQs, OthersNextTurn) {
  War s(4, zuoci_rules);
  with_forms(s, five, "guanyu_gz zhangfei_gz");
  s.discards_whatever();
  s.sees("turn", 1);
  s.invokes(1, "huashen_qs");
  s.offers(1, "xuchu_gz zhangliao_gz huanggai_gz lvmeng_gz machao_gz");
  s.takes_forms(1, "huanggai_gz lvmeng_gz");
  s.expect_skill(1, "wusheng", false);
  s.expect_skill(1, "kurou", true);
}

STORY(HuashenQs, HisOtherGeneralIsFaceDown) {
  War s(4, zuoci_rules);
  s.turn_of(1).deputy_open(1, "pangde_gz zuoci_qs").open(2, "caocao_gz xuchu_gz");
  s.never_asked(Ask::unveil, 1);
  s.discards_whatever();
  s.declines(1, Ask::play);
}

STORY(HuashenQs, AsHeIsTurnedUpTheOtherIsTurnedDown) {
  War s(4, zuoci_rules);
  s.turn_of(1).main_open(1, "pangde_gz zuoci_qs").open(2, "caocao_gz xuchu_gz");
  s.unveils(1, "zuoci_qs");
  s.sees("conceal", 1).as("pangde_gz").because("SGS-SKILL-HUASHEN-QS");
  s.expect_hidden(1, false, true);
  s.expect_skill(1, "mengjin", false);
}

STORY(XinshengQs, OneMoreToChooseAmong) {
  War s(4, zuoci_rules);
  with_forms(s, five, "guanyu_gz zhangfei_gz");
  s.declines(1, Ask::play);
  s.discards_whatever();
  s.sees("turn", 2);
  s.hand(2, "S7.slash");
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.invokes(1, "xinsheng_qs");
  s.illegal("SGS-SKILL-XINSHENG-QS").offers(1, "xuchu_gz");  // of another kingdom
  s.offers(1, "machao_gz");
  s.takes_forms(1, "guanyu_gz machao_gz");
  s.expect_skill(1, "tieqi", true);
  s.expect_skill(1, "wusheng", true);
  s.expect_skill(1, "paoxiao", false);
}

STORY(XinshengQs, WhatAFormHasBegunIsCarriedOutWithoutIt) {
  War s(4, zuoci_rules);
  with_forms(s, "zangba_qs guojia_gz zhangfei_gz caocao_gz sunquan_gz", "zangba_qs caocao_gz");
  s.declines(1, Ask::play);
  s.discards_whatever();
  s.sees("turn", 2);
  s.hand(2, "S7.slash");
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.invokes(1, "hengjiang_qs").of(2);
  s.invokes(1, "xinsheng_qs");
  s.offers(1, "xuchu_gz");
  s.takes_forms(1, "caocao_gz xuchu_gz");
  s.expect_skill(1, "hengjiang_qs", false);
  s.sees("draw", 1).points(1).because("SGS-SKILL-HENGJIANG-QS");
  s.sees("turn", 3);
}

STORY(XinshengQs, WithoutFormsAsForShapeshift) {
  War s(4, zuoci_rules);
  s.main_open(2, "zuoci_qs pangde_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "xinsheng_qs");
  s.offers(2, five);
  s.takes_forms(2, "guojia_gz caocao_gz");
  s.expect_skill(2, "jianxiong", true);
}

}  // namespace
}  // namespace tally::test

// What noname's kingdom war has of its own: three generals, its deck, what may be given away.
#include "tests/scenarios/kingdom_war/war.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Forceful Strike

STORY(QiangxiNoname, OnceOnEachPlayer) {
  Story s(4);
  s.general(1, "dianwei_noname");
  s.invokes(1, "qiangxi_noname").on(2);
  s.sees("lose", 1).points(1).because("SGS-SKILL-QIANGXI-NONAME");
  s.sees("damage", 2).from(1).points(1).because("SGS-SKILL-QIANGXI-NONAME");
  s.illegal("SGS-SKILL-QIANGXI-NONAME").invokes(1, "qiangxi_noname").on(2);
  s.invokes(1, "qiangxi_noname").on(4);
  s.sees("lose", 1).points(1);
  s.sees("damage", 4).from(1).points(1);
}

STORY(QiangxiNoname, WithinReachAndTheWeaponPaidReaches) {
  Story s(4);
  s.general(1, "dianwei_noname").equip(1, "S5.blade").hand(1, "H3.peach");
  s.illegal("SGS-SKILL-QIANGXI-NONAME").invokes(1, "qiangxi_noname").on(1);
  s.invokes(1, "qiangxi_noname").on(3);
  s.illegal("SGS-SKILL-QIANGXI-NONAME").discards(1, "H3.peach");
  s.discards(1, "S5.blade");
  s.sees("damage", 3).from(1).because("SGS-SKILL-QIANGXI-NONAME");
  s.illegal("SGS-SKILL-QIANGXI-NONAME").invokes(1, "qiangxi_noname").on(3);
  s.declines(1, Ask::play);
}

// --- Twin Blades

STORY(ShuangrenNoname, AtAnyDistance) {
  Story s(6);
  s.turn_of(1).general(1, "jiling_noname").hand(1, "SK.savage_assault").hand(4, "S7.slash");
  s.pile("S2.eight_diagram C2.nioh_shield");
  s.invokes(1, "shuangren_noname").on(4);
  s.puts_up(1, "SK.savage_assault");
  s.puts_up(4, "S7.slash");
  s.sees("compared", 1);
  s.illegal("SGS-SKILL-SHUANGREN-NONAME").invokes(1, "shuangren_noname").on(2);
  s.invokes(1, "shuangren_noname").on(4);
  s.sees("use", 1).as("slash").because("SGS-SKILL-SHUANGREN-NONAME");
  s.sees("damage", 4);
}

STORY(ShuangrenNoname, WhoDoesNotWinPlaysOnAlone) {
  Story s(4);
  s.turn_of(1).general(1, "jiling_noname").hand(1, "S7.slash SA.duel").hand(2, "SK.savage_assault");
  s.pile("S2.eight_diagram HA.god_salvation");
  s.invokes(1, "shuangren_noname").on(2);
  s.puts_up(1, "S7.slash");
  s.puts_up(2, "SK.savage_assault");
  s.sees("compared", 1);
  s.illegal("SGS-SKILL-SHUANGREN-NONAME").uses(1, "SA.duel").on(2);
  s.uses(1, "S2.eight_diagram");
}

// --- Standing Ground

STORY(OptionJushouTurn, NonameTurnsHimOverBeforeTheCard) {
  War s(4);
  s.with("jushou_turn", "before_card");
  s.open(1, "caoren_hs xuchu_hs").open(2, "liubei_hs guanyu_hs").open(3, "sunquan_hs ganning_hs");
  s.pile("S8.slash S9.slash S10.slash");
  s.declines(1, Ask::play);
  s.invokes(1, "jushou_hs");
  s.sees("draw", 1).points(3);
  s.sees("turn_over", 1).because("SGS-SKILL-JUSHOU-HS");
  s.discards(1, "S8.slash");
}

// --- Alliance Feast

void feasts_on_two(std::string_view how, std::string_view first, std::string_view then) {
  War s(4);
  s.with("deck", "kingdom_war_strategy").with("feast", how).hand(1, "HA.alliance_feast").hp(1, 2);
  s.open(1, "caoren_hs xuchu_hs").open(2, "liubei_hs guanyu_hs").open(3, "zhangfei_hs zhaoyun_hs");
  s.pile("S8.slash S9.slash S10.slash");
  s.uses(1, "HA.alliance_feast").on(1, 2, 3);
  s.decides(1, "recover");
  s.decides(1, "draw");
  s.sees(first, 1).points(1).because("SGS-CARD-ALLIANCE-FEAST");
  s.sees(then, 1).points(1).because("SGS-CARD-ALLIANCE-FEAST");
}

STORY(OptionFeast, DividedHitPointsComeFirst) { feasts_on_two("divided", "heal", "draw"); }
STORY(OptionFeast, NonameDrawsFirst) { feasts_on_two("draw_first", "draw", "heal"); }

// --- fish

void begins_with(std::string_view pair, int hp) {
  Story s("warrior warrior warrior warrior");
  s.ruleset("noname-guozhan").from_the_start();
  s.offers(1, std::string(pair) + " caocao_gz xuchu_gz zhangliao_gz xiahoudun_gz caopi_gz");
  s.offers(2, "guanyu_gz zhangfei_gz zhaoyun_gz liubei_gz weiyan_gz menghuo_gz pangtong_gz");
  s.offers(3, "sunquan_gz ganning_gz lvmeng_gz huanggai_gz daqiao_gz luxun_gz xiaoqiao_gz");
  s.offers(4,
           "machao_gz huangyueying_gz huangzhong_gz wolong_gz liushan_gz zhurong_gz zhugeliang_gz");
  s.pairs(1, pair);
  s.pairs(2, "guanyu_gz zhangfei_gz");
  s.pairs(3, "sunquan_gz ganning_gz");
  s.pairs(4, "machao_gz huangyueying_gz");
  s.sees("hp", 1).points(hp).out_of(hp).because("SGS-GZ-HP");
}

STORY(WarFish, DianWeiOfNonameHasFiveHalves) { begins_with("dianwei_noname guojia_gz", 4); }
STORY(WarFish, XiahouYuanOfNonameHasFour) { begins_with("xiahouyuan_noname guojia_gz", 3); }

// --- the deck

STORY(OptionDeck, NonameHasTheDragonAndThePhoenix) {
  Story s(4);
  s.with("deck", "kingdom_war_noname").hand(1, "S2.dragon_phoenix");
  s.uses(1, "S2.dragon_phoenix").on(1);
  s.expect_equip(1, "S2.dragon_phoenix");
}

STORY(OptionAlliance, NonameMarksTheDodgeOfHearts) {
  Story s(6);
  s.with("deck", "kingdom_war_strategy").with("alliance", "one_more");
  s.general(1, "liubei").also_has(1, "hezong").general(3, "sunquan");
  s.hand(1, "H6.dodge").pile("S8.slash");
  s.invokes(1, "hezong").on(3);
  s.gives(1, "H6.dodge").to(3);
  s.sees("draw", 1).cards("S8.slash");
}

STORY(OptionAlliance, NonameDoesNotMarkLureTheTiger) {
  Story s(6);
  s.with("deck", "kingdom_war_strategy").with("alliance", "one_more");
  s.general(1, "liubei").also_has(1, "hezong").general(3, "sunquan").hand(1, "H2.lure_tiger");
  s.illegal("SGS-SKILL-HEZONG").invokes(1, "hezong").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

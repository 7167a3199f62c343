// When one becomes a lord, and how the lords' equipment comes into the game.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(OptionLordCrown, ByTheFirstTurnHoweverLate) {
  WithLords s(4);
  s.with("lord_crown", "first_turn").turn_of(1).face_down(2);
  s.open(1, "caocao_gz dianwei_gz").main_open(2, "liubei_gz huangzhong_gz");
  s.discards_whatever();
  s.never_asked(Ask::crown, 2);
  s.sees("turn_over", 2);  // which is all of his first turn
  s.sees("turn", 1);
  s.sees("turn", 2);
  s.sees("phase", 2).as("judge");
}

STORY(OptionLordCrown, ByTheFirstTurnAlsoOneWhoLiesOpen) {
  WithLords s(4);
  s.with("lord_crown", "first_turn").turn_of(1).main_open(1, "liubei_gz huangzhong_gz");
  s.open(2, "caocao_gz dianwei_gz");
  s.becomes_lord(1, "lord_liubei").because("SGS-GZ-LORD");
  s.sees("phase", 1).as("judge");
}

STORY(OptionLordCrown, AsUnveiledNotOneWhoLiesOpen) {
  WithLords s(4);
  s.with("lord_crown", "as_unveiled").turn_of(1).main_open(1, "liubei_gz huangzhong_gz");
  s.open(2, "caocao_gz dianwei_gz");
  s.never_asked(Ask::crown, 1);
  s.sees("phase", 1).as("judge");
}

STORY(OptionLordCrown, AsUnveiledWhenHeIsTurnedUp) {
  WithLords s(4);
  s.with("lord_crown", "as_unveiled").turn_of(1).hidden(1, "liubei_gz huangzhong_gz");
  s.open(2, "caocao_gz dianwei_gz");
  s.unveils(1, "liubei_gz");
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("judge");
}

STORY(OptionLordCrown, AsUnveiledHeShowsHisKingdomBeforeOthersComeBack) {
  WithLords s(6);
  s.with("lord_crown", "as_unveiled").turn_of(1).hidden(1, "liubei_gz huangzhong_gz");
  s.open(2, "guanyu_gz zhangfei_gz").open(3, "zhaoyun_gz weiyan_gz");
  s.open(4, "machao_gz menghuo_gz").careerist(4).open(5, "caocao_gz simayi_gz");
  s.unveils(1, "liubei_gz");
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 1).as("shu").because("SGS-GZ-KINGDOM");
  s.sees("allegiance", 4).as("shu").because("SGS-GZ-LORD");
  s.sees("phase", 1).as("judge");
}

STORY(OptionLordCrown, AtAnyTimeAlsoInHisPlayPhase) {
  WithLords s(4);
  s.with("lord_crown", "any_time").open(2, "caocao_gz simayi_gz");
  s.hidden(1, "liubei_gz huangzhong_gz").hand(1, "H2.dodge");
  s.unveils(1, "liubei_gz", "rende");
  s.declines(1, Ask::crown);
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "rende");
  s.gives(1, "H2.dodge").to(2);
}

STORY(OptionLordCrown, AtAnyTimeHeIsAskedAnewAsTheLord) {
  WithLords s(4);
  s.with("lord_crown", "any_time").open(2, "caocao_gz simayi_gz");
  s.hidden(1, "liubei_gz huangzhong_gz").hand(1, "H2.dodge");
  s.unveils(1, "liubei_gz", "rende");
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 1).as("shu");
  s.illegal("SGS-SKILL-RENDE").invokes(1, "rende");
  s.declines(1, Ask::play);
}

STORY(OptionLordCrown, AtAnyTimeWhenHeIsTurnedUp) {
  WithLords s(4);
  s.with("lord_crown", "any_time").turn_of(1).hidden(1, "liubei_gz huangzhong_gz");
  s.open(2, "caocao_gz dianwei_gz");
  s.unveils(1, "liubei_gz");
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("judge");
}

STORY(OptionLordCrown, AtAnyTimeHeShowsItBeforeHisPreparePhase) {
  WithLords s(4);
  s.with("lord_crown", "any_time").with("war_unveil", "in_prepare_phase");
  s.turn_of(1).hidden(1, "liubei_gz huangzhong_gz").open(2, "caocao_gz dianwei_gz");
  s.illegal("SGS-GZ-LORD").unveils(1, "huangzhong_gz");
  s.unveils(1, "liubei_gz").because("SGS-GZ-LORD");
  s.becomes_lord(1, "lord_liubei");
  s.sees("allegiance", 1).as("shu");
  s.sees("phase", 1).as("prepare");
}

STORY(OptionLordCrown, AtAnyTimeThereIsNothingToShowForOthers) {
  WithLords s(4);
  s.with("lord_crown", "any_time").with("war_unveil", "in_prepare_phase");
  s.turn_of(1).hidden(1, "huangzhong_gz liubei_gz").open(2, "caocao_gz dianwei_gz");
  s.never_asked(Ask::crown, 1);
  s.sees("phase", 1).as("prepare");
  s.unveils(1, "liubei_gz");
  s.sees("allegiance", 1).as("shu");
}

STORY(OptionLordCrown, AtAnyTimeNotOneWhoLiesOpen) {
  WithLords s(4);
  s.with("lord_crown", "any_time").turn_of(1).main_open(1, "liubei_gz huangzhong_gz");
  s.open(2, "caocao_gz dianwei_gz");
  s.never_asked(Ask::crown, 1);
  s.sees("phase", 1).as("judge");
}

namespace {

void has(Story& s, std::string_view card, bool there) {
  const Card c = parse_cards(card).at(0);
  s.expect(std::string(card), [c, there](const Scene& scene, const Step&) {
    EXPECT_EQ(scene.match.plays_with(c), there);
  });
}

}  // namespace

STORY(OptionLordCards, BesidesAllOthers) {
  War s(4, "guozhan-lords");
  s.with("lord_cards", "besides").from_the_start();
  has(s, "S2.dragon_phoenix", true);
  has(s, "S2.double_swords", true);
  has(s, "H3.peace_spell", true);
  has(s, "D6.luminous_pearl", true);
}

STORY(OptionLordCards, OnceWhereTheDeckHasThemAnyway) {
  War s(4, "guozhan-lords");
  s.with("deck", "kingdom_war_noname").with("lord_cards", "besides").from_the_start();
  has(s, "S2.dragon_phoenix", true);
  s.expect_pile_size(162 - 16);
}

// … though it be another copy of it.
STORY(OptionLordCards, OnceWhereTheDeckHasAnotherPearl) {
  for (const std::string_view cards : {"besides", "in_place"}) {
    War s(4, "guozhan-lords");
    s.with("deck", "kingdom_war_qsanguosha").with("lord_cards", cards).from_the_start();
    has(s, "DK.luminous_pearl", true);
    has(s, "D6.luminous_pearl", false);
    has(s, "D6.six_swords", true);
  }
}

STORY(OptionLordCards, InThePlaceOfOthers) {
  War s(4, "guozhan-lords");
  s.with("lord_cards", "in_place").from_the_start();
  has(s, "S2.dragon_phoenix", true);
  has(s, "S2.double_swords", false);
  has(s, "H3.peace_spell", false);  // Jingfan is not in this deck
  has(s, "D6.luminous_pearl", true);
  has(s, "D6.six_swords", false);
}

STORY(OptionLordCards, InThePlaceOfJingfanWhereThereIsOne) {
  War s(4, "guozhan-strategy");
  s.with("lords", "true").with("lord_cards", "in_place").from_the_start();
  has(s, "H3.peace_spell", true);
  has(s, "H3.jingfan", false);
}

STORY(OptionLordCards, NotInTheGame) {
  War s(4, "guozhan-lords");
  s.with("lord_cards", "none").from_the_start();
  has(s, "S2.dragon_phoenix", false);
  has(s, "S2.double_swords", true);
  has(s, "H3.peace_spell", false);
  has(s, "D6.luminous_pearl", false);
}

}  // namespace
}  // namespace tally::test

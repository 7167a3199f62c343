// Marks of kingdom war, and what comes at once instead of them.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- the pioneer

STORY(Pioneer, TheFirstWhoTurnsUpAGeneral) {
  War s(4);
  s.with("pioneer", "mark").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.hidden(2, "guanyu_gz zhangfei_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.sees("mark", 1).as("pioneer").because("SGS-GZ-PIONEER");
  s.sees("turn", 2);
  s.unveils(2, "guanyu_gz");
  s.sees("allegiance", 2);
  s.never("mark", 2);
  s.sees("phase", 2).as("judge");
}

STORY(Pioneer, FillsHisHandAndSeesAGeneral) {
  War s(4);
  s.main_open(1, "caocao_gz simayi_gz").has_mark(1, "pioneer").hand(1, "S7.slash");
  s.hidden(2, "guanyu_gz zhangfei_gz").main_open(3, "sunquan_gz ganning_gz");
  s.illegal("SGS-GZ-PIONEER").spends(1, "pioneer", "look").of(1).points(1);
  s.illegal("SGS-GZ-PIONEER").spends(1, "pioneer", "look").of(3).points(0);  // it lies open
  s.illegal("SGS-GZ-PIONEER").spends(1, "pioneer", "draw_two");
  s.spends(1, "pioneer", "look").of(2).points(1);
  s.sees("draw", 1).points(3).because("SGS-GZ-PIONEER");
  s.sees("glimpse", 1).of(2).generals("zhangfei_gz").because("SGS-GZ-PIONEER");
  s.expect_mark(1, "pioneer", false);
  s.declines(1, Ask::play);
}

STORY(Pioneer, OrTwoCardsAtOnce) {
  War s(6);
  s.with("pioneer", "draw_two").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.sees("draw", 1).points(2).because("SGS-GZ-PIONEER");
}

STORY(Pioneer, WhichFivePlayersDoNotGet) {
  War s(5);
  s.with("pioneer", "draw_two").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.never("mark", 1);
  s.expect_hand_size(1, 0);
  s.sees("phase", 1).as("judge");
}

STORY(Pioneer, OrNothing) {
  War s(6);
  s.with("pioneer", "none").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.never("mark", 1);
  s.expect_hand_size(1, 0);
  s.sees("phase", 1).as("judge");
}

STORY(Pioneer, OrTwoCardsIfOneLikes) {
  War s(5);
  s.with("pioneer", "may_draw").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.decides(1, "accept");
  s.sees("draw", 1).points(2).because("SGS-GZ-PIONEER");
}

STORY(Pioneer, AndNoneIfOneDoesNot) {
  War s(5);
  s.with("pioneer", "may_draw").turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.unveils(1, "caocao_gz");
  s.sees("allegiance", 1);
  s.decides(1, "refuse");
  s.sees("phase", 1).as("judge");
}

// --- half a fish

Story& half_a_fish(Story& s) {
  return s.turn_of(1).main_open(1, "caocao_gz guojia_gz").open(2, "guanyu_gz zhangfei_gz");
}

namespace {

// Two companions leave half a fish besides; a card for that, two for them.
Story& both_at_once(Story& s, std::string_view order) {
  s.with("half_fish", "draw_one").with("companion", "at_once").with("companion_order", order);
  s.turn_of(1).main_open(1, "liubei_gz ganfuren_gz").discards_whatever();
  return s;
}

}  // namespace

STORY(OptionCompanionOrder, HalfAFishFirst) {
  War s(4);
  both_at_once(s, "half_fish_first");
  s.unveils(1, "ganfuren_gz");
  s.sees("draw", 1).points(1).because("SGS-GZ-HALF-FISH");
  s.sees("draw", 1).points(2).because("SGS-GZ-COMPANIONS");
}

STORY(OptionCompanionOrder, TheCompanionsFirst) {
  War s(4);
  both_at_once(s, "companions_first");
  s.unveils(1, "ganfuren_gz");
  s.sees("draw", 1).points(2).because("SGS-GZ-COMPANIONS");
  s.sees("draw", 1).points(1).because("SGS-GZ-HALF-FISH");
}

STORY(HalfFish, IsAMark) {
  War s(4);
  half_a_fish(s).with("half_fish", "mark");
  s.unveils(1, "guojia_gz");
  s.sees("mark", 1).as("half_fish").because("SGS-GZ-HALF-FISH");
}

STORY(HalfFish, OrACardAtOnce) {
  War s(4);
  half_a_fish(s).with("half_fish", "draw_one");
  s.unveils(1, "guojia_gz");
  s.never("mark", 1);
  s.sees("draw", 1).points(1).because("SGS-GZ-HALF-FISH");
}

STORY(HalfFish, OrACardIfOneLikes) {
  War s(4);
  half_a_fish(s).with("half_fish", "may_draw");
  s.unveils(1, "guojia_gz");
  s.decides(1, "accept");
  s.sees("draw", 1).points(1).because("SGS-GZ-HALF-FISH");
}

STORY(HalfFish, AndNoneIfOneDoesNot) {
  War s(4);
  half_a_fish(s).with("half_fish", "may_draw");
  s.unveils(1, "guojia_gz");
  s.decides(1, "refuse");
  s.sees("phase", 1).as("judge");
}

STORY(HalfFish, WholeOnesBringNone) {
  War s(4);
  s.turn_of(1).main_open(1, "caocao_gz zhangliao_gz").open(2, "guanyu_gz zhangfei_gz");
  s.unveils(1, "zhangliao_gz");
  s.never("mark", 1);
  s.sees("phase", 1).as("judge");
}

STORY(HalfFish, IsACard) {
  War s(4);
  s.open(1, "caocao_gz guojia_gz").has_mark(1, "half_fish").open(2, "guanyu_gz zhangfei_gz");
  s.illegal("SGS-GZ-HALF-FISH").spends(1, "half_fish", "draw_two");
  s.illegal("SGS-GZ-HALF-FISH").spends(1, "half_fish", "limit");  // not in the play phase
  s.spends(1, "half_fish", "draw");
  s.sees("draw", 1).points(1).because("SGS-GZ-HALF-FISH");
  s.expect_mark(1, "half_fish", false);
  s.declines(1, Ask::play);
}

STORY(HalfFish, OrTwoHandCardsMore) {
  War s(4);
  s.open(1, "caocao_gz guojia_gz").has_mark(1, "half_fish").open(2, "guanyu_gz zhangfei_gz");
  s.hp(1, 1).hand(1, "S7.slash S8.slash S9.slash S10.slash");
  s.declines(1, Ask::play);
  s.spends(1, "half_fish", "limit");
  s.illegal("SGS-PHASE-DISCARD").discards(1, "S7.slash S8.slash S9.slash");
  s.discards(1, "S7.slash");
}

STORY(HalfFish, ANewOneIsNotForTheSameGenerals) {
  War s(4);
  s.open(1, "zoushi_gz lvbu_gz").open(2, "caocao_gz guojia_gz").hand(1, "DQ.triblade");
  s.invokes(1, "qingcheng").on(2);
  s.discards(1, "DQ.triblade");
  s.conceals(1, "guojia_gz");
  s.sees("turn", 2);
  s.unveils(2, "guojia_gz");
  s.never("mark", 2);
  s.sees("phase", 2).as("judge");
}

// --- companions

Story& couple(Story& s) {
  return s.turn_of(1).main_open(1, "liubei_gz zhangfei_gz").open(2, "caocao_gz simayi_gz");
}

STORY(CompanionsOfWar, AreAMark) {
  War s(4);
  couple(s).with("companion", "mark");
  s.unveils(1, "zhangfei_gz");
  s.sees("mark", 1).as("companion").because("SGS-GZ-COMPANIONS");
}

STORY(CompanionsOfWar, OnlyWhoIsPrintedAsSuch) {
  War s(4);
  s.turn_of(1).main_open(1, "machao_gz zhangfei_gz").open(2, "caocao_gz simayi_gz");
  s.unveils(1, "zhangfei_gz");
  s.never("mark", 1);
  s.sees("phase", 1).as("judge");
}

STORY(CompanionsOfWar, LadyGanAndLiuBei) {
  War s(4);
  s.turn_of(1).main_open(1, "liubei_gz ganfuren_gz").open(2, "caocao_gz simayi_gz");
  s.unveils(1, "ganfuren_gz");
  s.sees("mark", 1).as("half_fish");
  s.sees("mark", 1).as("companion");
}

STORY(CompanionsOfWar, TwoCardsOrAHitPointAtOnce) {
  War s(4);
  couple(s).with("companion", "at_once").hp(1, 2);
  s.unveils(1, "zhangfei_gz");
  s.decides(1, "recover");
  s.sees("heal", 1).points(1).because("SGS-GZ-COMPANIONS");
}

STORY(CompanionsOfWar, AndTwoCardsWhoIsNotWounded) {
  War s(4);
  couple(s).with("companion", "at_once");
  s.unveils(1, "zhangfei_gz");
  s.never_asked(Ask::decide, 1);
  s.sees("draw", 1).points(2).because("SGS-GZ-COMPANIONS");
}

STORY(CompanionsOfWar, OrNothingIfOneLikes) {
  War s(4);
  couple(s).with("companion", "may").hp(1, 2);
  s.unveils(1, "zhangfei_gz");
  s.decides(1, "refuse");
  s.sees("phase", 1).as("judge");
  s.expect_hand_size(1, 0);
}

STORY(CompanionsOfWar, OrTheTwoCards) {
  War s(4);
  couple(s).with("companion", "may");
  s.unveils(1, "zhangfei_gz");
  s.decides(1, "draw");
  s.sees("draw", 1).points(2).because("SGS-GZ-COMPANIONS");
}

STORY(CompanionsOfWar, TheMarkIsTwoCards) {
  War s(4);
  s.open(1, "liubei_gz zhangfei_gz").has_mark(1, "companion").open(2, "caocao_gz simayi_gz");
  s.illegal("SGS-CARD-PEACH").spends(1, "companion", "peach");  // not wounded
  s.illegal("SGS-GZ-COMPANIONS").spends(1, "companion", "draw");
  s.spends(1, "companion", "draw_two");
  s.sees("draw", 1).points(2).because("SGS-GZ-COMPANIONS");
  s.illegal("SGS-ANSWER-KIND").spends(1, "companion", "draw_two");
  s.declines(1, Ask::play);
}

STORY(CompanionsOfWar, OrAPeachForHimself) {
  War s(4);
  s.open(1, "liubei_gz zhangfei_gz").has_mark(1, "companion").open(2, "caocao_gz simayi_gz");
  s.hp(1, 2);
  s.spends(1, "companion", "peach");
  s.sees("heal", 1).points(1).because("SGS-GZ-COMPANIONS");
}

STORY(CompanionsOfWar, OrForWhoeverIsDying) {
  War s(4);
  s.open(1, "liubei_gz zhangfei_gz").has_mark(1, "companion").open(2, "caocao_gz simayi_gz");
  s.hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-GZ-COMPANIONS").spends(1, "companion", "draw_two").asked(Ask::rescue);
  s.spends(1, "companion", "peach").of(2);
  s.sees("heal", 2).points(1).because("SGS-GZ-COMPANIONS");
}

// --- the careerist's

STORY(CareeristsMark, IsAnyOfTheOthers) {
  War s(4);
  s.open(1, "xunyu_gz dianwei_gz").careerist(1).has_mark(1, "careerist");
  s.open(2, "caocao_gz simayi_gz").hp(1, 2);
  s.spends(1, "careerist", "peach");
  s.sees("heal", 1).points(1);
  s.expect_mark(1, "careerist", false);
}

STORY(CareeristsMark, ALookToo) {
  War s(4);
  s.open(1, "xunyu_gz dianwei_gz").careerist(1).has_mark(1, "careerist");
  s.hidden(2, "caocao_gz simayi_gz");
  s.spends(1, "careerist", "look").of(2).points(0);
  s.sees("draw", 1).points(4);
  s.sees("glimpse", 1).of(2).generals("caocao_gz");
  s.discards_whatever();
}

}  // namespace
}  // namespace tally::test

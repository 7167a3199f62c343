// The tricks of 势备篇. In these games a general's kingdom is his player's.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Liu Bei, Zhang Fei of Shu, Sun Quan, Gan Ning of Wu, Cao Cao of Wei; seat 6 is of none.
Story& with_three_kingdoms(Story& s) {
  return s.with("deck", "kingdom_war_strategy")
      .general(1, "liubei")
      .general(2, "zhangfei")
      .general(3, "sunquan")
      .general(4, "ganning")
      .general(5, "caocao");
}

// --- Drowning the Seven Armies

STORY(Drowning, HeGivesUpAllHisEquipment) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "HK.drowning").equip(3, "DQ.triblade S5.jueying");
  s.uses(1, "HK.drowning").on(3);
  s.decides(3, "strip");
  s.sees("forfeit", 3).cards("DQ.triblade S5.jueying").because("SGS-CARD-DROWNING");
  s.expect_equip(3, "");
}

STORY(Drowning, OrTakesThunder) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "CQ.drowning").equip(3, "DQ.triblade");
  s.uses(1, "CQ.drowning").on(3);
  s.decides(3, "suffer");
  s.sees("damage", 3).from(1).points(1).as("thunder").because("SGS-CARD-DROWNING");
  s.expect_equip(3, "DQ.triblade");
}

STORY(Drowning, NobodyWithoutEquipment) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "HK.drowning").equip(1, "DQ.triblade");
  s.illegal("SGS-CARD-DROWNING").uses(1, "HK.drowning").on(3);
  s.illegal("SGS-USE-TARGET").uses(1, "HK.drowning").on(1);
  s.declines(1, Ask::play);
}

// --- Burning Camps

STORY(BurningCamps, TheNextPlayerAndHisLine) {
  Story s(6);
  with_three_kingdoms(s).play_phase_of(2).hand(2, "S3.burning_camps");
  s.illegal("SGS-USE-TARGET").uses(2, "S3.burning_camps").on(3);
  s.illegal("SGS-USE-TARGET").uses(2, "S3.burning_camps").on(5);
  s.uses(2, "S3.burning_camps").on(3, 4);
  s.sees("damage", 3).from(2).points(1).as("fire").because("SGS-CARD-BURNING-CAMPS");
  s.sees("damage", 4).from(2).points(1);
}

STORY(BurningCamps, HeAloneWhoStandsInNone) {
  Story s(6);
  with_three_kingdoms(s).play_phase_of(4).hand(4, "HQ.burning_camps");
  s.uses(4, "HQ.burning_camps").on(5);
  s.sees("damage", 5).from(4);
}

STORY(BurningCamps, ItsUserToo) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "CJ.burning_camps");
  s.uses(1, "CJ.burning_camps").on(1, 2);
  s.sees("damage", 1).from(1);
  s.sees("damage", 2).from(1);
}

// --- Lure the Tiger

STORY(LureTiger, CountsInNoDistance) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "H2.lure_tiger");
  s.expect_distance(1, 3, 2);
  s.uses(1, "H2.lure_tiger").on(2);
  s.expect_distance(1, 3, 1);
  s.expect_distance(6, 3, 2);
  s.declines(1, Ask::play);
}

STORY(LureTiger, IsNoTarget) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "H2.lure_tiger S7.slash SK.savage_assault");
  s.uses(1, "H2.lure_tiger").on(2, 6);
  s.illegal("SGS-CARD-LURE-TIGER").uses(1, "S7.slash").on(2);
  s.illegal("SGS-CARD-LURE-TIGER").uses(1, "SK.savage_assault").on(2, 3, 4, 5, 6);
  s.uses(1, "SK.savage_assault").on(3, 4, 5);
  s.sees("damage", 3);
  s.sees("damage", 4);
  s.sees("damage", 5);
}

STORY(LureTiger, UsesNoCards) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "H2.lure_tiger H7.ex_nihilo").hand(2, "SJ.nullification");
  s.uses(1, "H2.lure_tiger").on(2);
  s.uses(1, "H7.ex_nihilo");
  s.illegal("SGS-CARD-LURE-TIGER").nullifies(2, "SJ.nullification").as("ex_nihilo").helping(1);
  s.sees("draw", 1);
}

STORY(LureTiger, HitPointsStay) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "D10.lure_tiger S6.thunder_slash").chained(2).chained(6);
  s.uses(1, "D10.lure_tiger").on(2);
  s.uses(1, "S6.thunder_slash").on(6);
  s.sees("chain", 6);
  s.sees("damage", 6);
  s.sees("prevented", 2).because("SGS-CARD-LURE-TIGER");
  s.expect_hp(2, 4);
  s.expect_chained(2, true);
}

STORY(LureTiger, OneOrTwoOthers) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "H2.lure_tiger");
  s.illegal("SGS-CARD-LURE-TIGER").uses(1, "H2.lure_tiger").on(2, 3, 4);
  s.illegal("SGS-USE-TARGET").uses(1, "H2.lure_tiger").on(1);
  s.declines(1, Ask::play);
}

STORY(LureTiger, IsOverWithTheTurn) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "H2.lure_tiger").hand(2, "S7.slash").discards_whatever();
  s.uses(1, "H2.lure_tiger").on(2, 3);
  s.declines(1, Ask::play);
  s.uses(2, "S7.slash").on(3);
  s.sees("damage", 3);
}

// --- United Effort

STORY(FightTogether, TheBigKingdoms) {
  Story s(6);
  with_three_kingdoms(s).hand(5, "SQ.fight_together").chained(3).play_phase_of(5).pile("S9.slash");
  s.illegal("SGS-USE-TARGET").uses(5, "SQ.fight_together").on(1, 2);
  s.uses(5, "SQ.fight_together").on(1, 2, 3, 4);
  s.sees("chain", 1).because("SGS-CARD-UNITED-EFFORT");
  s.sees("chain", 2);
  s.sees("draw", 3).cards("S9.slash").because("SGS-CARD-UNITED-EFFORT");
  s.sees("chain", 4);
}

STORY(FightTogether, TheSmallOnes) {
  Story s(6);
  with_three_kingdoms(s).with("small_kingdoms", "shown").hand(1, "C10.fight_together");
  s.illegal("SGS-USE-TARGET").uses(1, "C10.fight_together").on(5, 6);  // 6 has shown none
  s.uses(1, "C10.fight_together").on(5);
  s.sees("chain", 5);
}

STORY(FightTogether, WhoHasShownNoKingdomIsOfASmallOne) {
  Story s(6);
  with_three_kingdoms(s).with("small_kingdoms", "hidden_too").hand(1, "C10.fight_together");
  s.illegal("SGS-USE-TARGET").uses(1, "C10.fight_together").on(5);
  s.uses(1, "C10.fight_together").on(5, 6);
  s.sees("chain", 5);
  s.sees("chain", 6);
}

STORY(FightTogether, CanBeRecast) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").hand(1, "SQ.fight_together").pile("S9.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "SQ.fight_together").on(1, 2);
  s.recasts(1, "SQ.fight_together");
  s.sees("draw", 1).cards("S9.slash");
}

// --- Alliance Feast

STORY(AllianceFeast, HitPointsAndCards) {
  Story s(6);
  with_three_kingdoms(s).with("feast", "divided").hand(1, "HA.alliance_feast").hp(1, 2).chained(4);
  s.pile("S7.slash S8.slash S9.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "HA.alliance_feast").on(1, 2);
  s.illegal("SGS-USE-TARGET").uses(1, "HA.alliance_feast").on(1, 6);
  s.uses(1, "HA.alliance_feast").on(1, 3, 4);
  s.decides(1, "recover");
  s.decides(1, "draw");
  s.sees("heal", 1).points(1).because("SGS-CARD-ALLIANCE-FEAST");
  s.sees("draw", 1).cards("S7.slash").because("SGS-CARD-ALLIANCE-FEAST");
  s.sees("draw", 3).cards("S8.slash");
  s.sees("draw", 4).cards("S9.slash");
  s.sees("chain", 4).points(0).because("SGS-CARD-ALLIANCE-FEAST");
}

STORY(AllianceFeast, NotByOneOfNoKingdom) {
  Story s(6);
  with_three_kingdoms(s).play_phase_of(6).hand(6, "HA.alliance_feast");
  s.illegal("SGS-USE-TARGET").uses(6, "HA.alliance_feast").on(6, 3, 4);
  s.declines(6, Ask::play);
}

STORY(OptionFeast, GuestsRecoverItsUserDraws) {
  Story s(6);
  with_three_kingdoms(s)
      .with("feast", "draw")
      .hand(1, "HA.alliance_feast")
      .hp(1, 2)
      .hp(3, 1)
      .chained(3);
  s.pile("S7.slash S8.slash S9.slash");
  s.uses(1, "HA.alliance_feast").on(1, 3, 4);
  s.sees("draw", 1).cards("S7.slash S8.slash");
  s.decides(3, "recover");
  s.sees("heal", 3).points(1);
  s.sees("draw", 4).cards("S9.slash");
  s.expect_chained(3, true);
}

// --- Threaten the Emperor

STORY(ThreatenEmperor, AnotherTurnForAHandCard) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "SA.threaten_emperor S7.slash H2.dodge");
  s.uses(1, "SA.threaten_emperor");
  s.sees("phase", 1).as("discard");
  s.discards(1, "S7.slash").asked(Ask::pay_hand);
  s.sees("turn", 1).extra();
  s.declines(1, Ask::play);
}

STORY(ThreatenEmperor, HeNeedNotPay) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "DA.threaten_emperor S7.slash");
  s.uses(1, "DA.threaten_emperor");
  s.declines(1, Ask::pay_hand);
  s.sees("turn", 2);
  s.declines(2, Ask::play);
}

STORY(OptionEmperorPrice, AnyCardAsTheTurnEnds) {
  Story s(6);
  with_three_kingdoms(s).with("emperor_price", "turn_end");
  s.hand(1, "SA.threaten_emperor").equip(1, "DQ.triblade");
  s.uses(1, "SA.threaten_emperor");
  s.sees("phase", 1).as("discard");
  s.sees("phase", 1).as("finish");
  s.discards(1, "DQ.triblade").asked(Ask::pay_any);
  s.sees("turn", 1).extra();
  s.declines(1, Ask::play);
}

STORY(OptionEmperorPrice, AHandCardAsTheDiscardPhaseEnds) {
  Story s(6);
  with_three_kingdoms(s).with("emperor_price", "after_discard");
  s.hand(1, "SA.threaten_emperor").equip(1, "DQ.triblade");
  s.uses(1, "SA.threaten_emperor");
  s.never_asked(Ask::pay_any, 1);
  s.sees("turn", 2);
  s.declines(2, Ask::play);
}

STORY(ThreatenEmperor, ByABigKingdomOnly) {
  Story s(6);
  with_three_kingdoms(s).play_phase_of(5).hand(5, "D4.threaten_emperor");
  s.illegal("SGS-CARD-THREATEN-EMPEROR").uses(5, "D4.threaten_emperor");
  s.declines(5, Ask::play);
}

// --- Imperial Order

STORY(ImperialOrder, EquipmentOrAHitPoint) {
  Story s(6);
  s.with("deck", "kingdom_war_strategy")
      .general(1, "liubei")
      .general(2, "caocao")
      .general(3, "ganning");
  s.general(4, "zhangfei");
  s.hand(1, "C3.imperial_order").equip(5, "DQ.triblade").hand(5, "S7.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "C3.imperial_order").on(5);
  s.uses(1, "C3.imperial_order").on(5, 6);
  s.decides(5, "strip");
  s.illegal("SGS-CARD-IMPERIAL-ORDER").discards(5, "S7.slash");
  s.discards(5, "DQ.triblade");
  s.sees("lose", 6).points(1).because("SGS-CARD-IMPERIAL-ORDER");
}

STORY(ImperialOrder, ComesAsTheTurnEndsWhenItWasThrownAway) {
  Story s(6);
  with_three_kingdoms(s)
      .hand(1, "S3.dismantlement")
      .hand(2, "C3.imperial_order")
      .discards_whatever();
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "C3.imperial_order");
  s.sees("withdraw").cards("C3.imperial_order").because("SGS-CARD-IMPERIAL-ORDER");
  s.sees("phase", 1).as("finish");
  s.sees("lose", 6).points(1).because("SGS-CARD-IMPERIAL-ORDER");
  s.sees("turn", 2);
  s.declines(2, Ask::play);
}

STORY(ImperialOrder, UsedItStaysInTheGame) {
  Story s(6);
  with_three_kingdoms(s).hand(1, "C3.imperial_order");
  s.uses(1, "C3.imperial_order").on(6);
  s.sees("lose", 6);
  s.never("withdraw");
  s.expect_discarded("C3.imperial_order");
}

STORY(ImperialOrder, PlayedAsADodgeItLeaves) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").general(1, "liubei").general(2, "zhenji");
  s.hand(1, "HA.archery_attack").hand(2, "C3.imperial_order").discards_whatever();
  s.uses(1, "HA.archery_attack");
  s.dodges(2, "C3.imperial_order").as("dodge");
  s.sees("withdraw").cards("C3.imperial_order").because("SGS-CARD-IMPERIAL-ORDER");
  for (const int hurt : {3, 4}) s.sees("damage", hurt);
}

STORY(ImperialOrder, UsedAsADodgeItStays) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").general(1, "liubei").general(2, "zhenji");
  s.hand(1, "S7.slash").hand(2, "C3.imperial_order").discards_whatever();
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "C3.imperial_order").as("dodge");
  s.never("withdraw");
  s.expect_discarded("C3.imperial_order");
}

namespace {

void uses_two_for_archery(Story& s, const char* order_used) {
  s.with("deck", "kingdom_war_strategy").with("order_used", order_used);
  s.general(1, "liubei").general(2, "zhangfei").also_has(1, "luanji");
  s.hand(1, "C3.imperial_order CA.silver_lion");
  s.uses(1, "C3.imperial_order CA.silver_lion").as("archery_attack");
  for (const int hurt : {2, 3, 4}) s.sees("damage", hurt);
}

}  // namespace

STORY(OptionOrderUsed, AsArcheryAttackItStays) {
  Story s(4);
  uses_two_for_archery(s, "any_card");
  s.never("withdraw");
  s.sees("put").cards("C3.imperial_order CA.silver_lion").because("SGS-USE-DONE");
  s.expect_discarded("C3.imperial_order");
}

STORY(OptionOrderUsed, AsArcheryAttackItLeaves) {
  Story s(4);
  uses_two_for_archery(s, "itself");
  s.sees("put").cards("C3.imperial_order CA.silver_lion").because("SGS-USE-DONE");
  s.sees("withdraw").cards("C3.imperial_order").because("SGS-CARD-IMPERIAL-ORDER");
}

STORY(OptionOrderLeaves, BeforeWhatItsLossBrings) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").with("order_leaves", "before_losses");
  s.general(1, "liubei").general(2, "luxun");
  s.hand(1, "S3.dismantlement").hand(2, "C3.imperial_order");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "C3.imperial_order");
  s.sees("withdraw").cards("C3.imperial_order").because("SGS-CARD-IMPERIAL-ORDER");
  s.invokes(2, "lianying");
  s.sees("draw", 2);
}

STORY(OptionOrderLeaves, BehindWhatItsLossBrings) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").with("order_leaves", "after_losses");
  s.general(1, "liubei").general(2, "luxun");
  s.hand(1, "S3.dismantlement").hand(2, "C3.imperial_order");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "C3.imperial_order");
  s.invokes(2, "lianying");
  s.sees("draw", 2);
  s.sees("withdraw").cards("C3.imperial_order").because("SGS-CARD-IMPERIAL-ORDER");
}

STORY(OptionOrderUsed, WhatAnotherHasTakenDoesNotLeave) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy").with("order_used", "itself");
  s.general(1, "liubei").general(2, "caocao").also_has(1, "luanji");
  s.hand(1, "C3.imperial_order CA.silver_lion");
  s.uses(1, "C3.imperial_order CA.silver_lion").as("archery_attack");
  s.sees("damage", 2);
  s.invokes(2, "jianxiong");
  for (const int hurt : {3, 4}) s.sees("damage", hurt);
  s.never("withdraw");
}

namespace {

// Seat 1, whose generals both lie face down, turns up the main one for it.
void turns_up_one(War& s, const char* order_shows) {
  s.with("deck", "kingdom_war_strategy").with("order_shows", order_shows);
  s.hidden(1, "liubei_hs guanyu_hs").open(2, "caocao_hs xuchu_hs").open(3, "sunquan_hs lvmeng_hs");
  s.open(4, "lvbu_hs diaochan_hs").hand(1, "C3.imperial_order").pile("S7.slash");
  s.uses(1, "C3.imperial_order").on(1);
  s.decides(1, "unveil");
  s.unveils(1, "liubei_hs");
  s.sees("allegiance", 1);
}

}  // namespace

STORY(ImperialOrder, OneGeneralForTheCard) {
  War s(4);
  turns_up_one(s, "one");
  s.sees("draw", 1).cards("S7.slash").because("SGS-CARD-IMPERIAL-ORDER");
  s.expect_hidden(1, true, true);
}

STORY(OptionOrderShows, BothForTheOneCard) {
  War s(4);
  turns_up_one(s, "both");
  s.unveils(1, "guanyu_hs");
  s.sees("mark", 1).as("half_fish");
  s.sees("mark", 1).as("companion");
  s.sees("draw", 1).cards("S7.slash").because("SGS-CARD-IMPERIAL-ORDER");
  s.expect_hidden(1, true, false);
}

// --- Lure the Tiger

STORY(OptionLure, ACardForItsUser) {
  Story s(6);
  with_three_kingdoms(s).with("lure", "draw_one").hand(1, "H2.lure_tiger").pile("S7.slash");
  s.uses(1, "H2.lure_tiger").on(3, 4);
  s.sees("draw", 1).cards("S7.slash").because("SGS-CARD-LURE-TIGER");
  s.declines(1, Ask::play);
}

STORY(OptionLure, SkillsReachThemThere) {
  Story s(6);
  with_three_kingdoms(s).with("lure", "draw_one").also_has(1, "luanwu").hand(1, "H2.lure_tiger");
  s.uses(1, "H2.lure_tiger").on(3);
  s.sees("draw", 1);
  s.invokes(1, "luanwu");
  for (const int who : {2, 3, 4, 5, 6}) s.sees("lose", who).points(1);
}

STORY(OptionLure, OrNot) {
  Story s(6);
  with_three_kingdoms(s).with("lure", "away").also_has(1, "luanwu").hand(1, "H2.lure_tiger");
  s.uses(1, "H2.lure_tiger").on(3);
  s.invokes(1, "luanwu");
  for (const int who : {2, 4, 5, 6}) s.sees("lose", who).points(1);
}

STORY(OptionLure, OrNone) {
  Story s(6);
  with_three_kingdoms(s).with("lure", "away").hand(1, "H2.lure_tiger");
  s.uses(1, "H2.lure_tiger").on(3);
  s.never("draw");
  s.declines(1, Ask::play);
}

// --- the deck

STORY(OptionDeck, OfAllPackagesOfForHegemony) {
  Story s(4);
  s.with("deck", "kingdom_war_qsanguosha").hand(2, "DK.luminous_pearl");
  s.expect_pile_size(160);
  s.declines(1, Ask::play);
}

STORY(OptionDeck, OfTheCardsOfStrategy) {
  Story s(4);
  s.with("deck", "kingdom_war_strategy");
  s.expect_pile_size(160);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

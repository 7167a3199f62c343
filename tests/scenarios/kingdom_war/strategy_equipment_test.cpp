// The equipment of 势备篇, and what may be given to another kingdom.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// Liu Bei, Zhang Fei of Shu, Sun Quan of Wu, Cao Cao of Wei; the others are of none.
Story& with_four_kingdoms(Story& s) {
  return s.with("deck", "kingdom_war_strategy")
      .general(1, "liubei")
      .general(2, "zhangfei")
      .general(3, "sunquan")
      .general(4, "caocao");
}

// --- Jade Seal

STORY(JadeSeal, OneCardMoreAndALook) {
  Story s(6);
  with_four_kingdoms(s).turn_of(4).equip(4, "CA.jade_seal").hand(3, "H2.dodge").discards_whatever();
  s.pile("S7.slash S8.slash S9.slash");
  s.sees("draw", 4).cards("S7.slash S8.slash S9.slash");
  s.illegal("SGS-SKILL-YUXI").invokes(4, "yuxi").on(2);
  s.invokes(4, "yuxi").on(3);
  s.sees("use", 4).as("known_both").on(3).because("SGS-SKILL-YUXI");
  s.sees("look", 4).from(3).cards("H2.dodge");
  s.declines(4, Ask::play);
}

STORY(JadeSeal, OnWhomeverItsOwnerLikes) {
  Story s(6);
  with_four_kingdoms(s).turn_of(1).equip(1, "CA.jade_seal").discards_whatever();
  s.hand(2, "H2.dodge").hand(6, "SJ.nullification");
  s.illegal("SGS-SKILL-YUXI").invokes(1, "yuxi").on(1);
  s.invokes(1, "yuxi").on(2);
  s.sees("use", 1).as("known_both").on(2).because("SGS-SKILL-YUXI");
  s.nullifies(6, "SJ.nullification").as("known_both").helping(2);
  s.sees("nullified", 2);
  s.never("look");
  s.declines(1, Ask::play);
}

STORY(JadeSeal, NothingForOneOfNoKingdom) {
  Story s(6);
  with_four_kingdoms(s).turn_of(5).equip(5, "CA.jade_seal").hand(3, "H2.dodge").discards_whatever();
  s.sees("draw", 5).points(2);
  s.declines(5, Ask::play);
  s.never("look");
}

STORY(JadeSeal, TheOnlyBigKingdom) {
  Story s(6);
  with_four_kingdoms(s).play_phase_of(4).hand(4,
                                              "CA.jade_seal SQ.fight_together DA.threaten_emperor");
  s.illegal("SGS-CARD-THREATEN-EMPEROR").uses(4, "DA.threaten_emperor");
  s.uses(4, "CA.jade_seal");
  s.sees("equip", 4).because("SGS-CARD-JADE-SEAL");
  s.illegal("SGS-USE-TARGET").uses(4, "SQ.fight_together").on(1, 2);
  s.uses(4, "SQ.fight_together").on(1, 2, 3);
  s.sees("chain", 1);
  s.sees("chain", 2);
  s.sees("chain", 3);
  s.uses(4, "DA.threaten_emperor");
  s.sees("phase", 4).as("discard");
}

STORY(JadeSeal, GoesWithItsSkill) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "CA.jade_seal");
  s.uses(1, "CA.jade_seal");
  s.sees("equip", 1).because("SGS-CARD-JADE-SEAL");
  s.expect_skill(1, "yuxi", true);
  s.expect_skill(2, "yuxi", false);
  s.declines(1, Ask::play);
}

// --- Bright Iron Armour

STORY(IronArmour, FireDoesNotTouchIt) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "D5.fire_slash H2.fire_attack D3.dodge").hand(2, "S9.slash");
  s.equip(2, "S2.iron_armor");
  s.uses(1, "D5.fire_slash").on(2);
  s.sees("blocked", 2).because("SGS-CARD-BRIGHT-IRON-ARMOUR");
  s.uses(1, "H2.fire_attack").on(2);
  s.sees("blocked", 2);
  s.never("show");
  s.expect_hp(2, 4);
}

STORY(IronArmour, AnOrdinarySlashDoes) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "S7.slash").equip(2, "S2.iron_armor");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(IronArmour, OfASmallKingdomHeIsNotChained) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "SQ.iron_chain").equip(3, "S2.iron_armor");
  s.uses(1, "SQ.iron_chain").on(2, 3);
  s.sees("chain", 2);
  s.sees("blocked", 3).because("SGS-CARD-BRIGHT-IRON-ARMOUR");
  s.expect_chained(3, false);
}

STORY(IronArmour, OfABigOneHeIs) {
  Story s(6);
  with_four_kingdoms(s).play_phase_of(4).hand(4, "SQ.iron_chain").equip(2, "S2.iron_armor");
  s.uses(4, "SQ.iron_chain").on(2);
  s.sees("chain", 2);
}

// --- Breastplate

STORY(Breastplate, PreventsWhatWouldTakeTheLast) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "S7.slash").equip(2, "C2.breastplate").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.invokes(2, "breastplate");
  s.sees("forfeit", 2).cards("C2.breastplate").because("SGS-CARD-BREASTPLATE");
  s.sees("prevented", 2).points(1).because("SGS-CARD-BREASTPLATE");
  s.expect_hp(2, 1);
  s.expect_discarded("C2.breastplate");
}

STORY(Breastplate, OrHeDoesNot) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "S7.slash").equip(2, "C2.breastplate").hp(2, 1).hand(2, "H8.peach");
  s.uses(1, "S7.slash").on(2);
  s.declines(2, Ask::invoke);
  s.sees("damage", 2);
  s.sees("dying", 2);
  s.saves(2, "H8.peach").on(2);
  s.sees("heal", 2);
  s.expect_equip(2, "C2.breastplate");
}

STORY(Breastplate, GoesOnLikeAnyArmour) {
  Story s(6);
  with_four_kingdoms(s).hand(2, "C2.breastplate").play_phase_of(2).equip(2, "S2.iron_armor");
  s.uses(2, "C2.breastplate");
  s.sees("replace", 2).cards("S2.iron_armor");
  s.sees("equip", 2).because("SGS-CARD-BREASTPLATE");
  s.declines(2, Ask::play);
}

STORY(Breastplate, NotALesserDamage) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "S7.slash").equip(2, "C2.breastplate").hp(2, 2);
  s.uses(1, "S7.slash").on(2);
  s.never_asked(Ask::invoke, 2);
  s.sees("damage", 2);
}

// --- Jingfan

STORY(Jingfan, IsAnOffensiveHorse) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "H3.jingfan");
  s.expect_distance(1, 3, 2);
  s.uses(1, "H3.jingfan");
  s.sees("equip", 1).because("SGS-CARD-OFFENSIVE-HORSE");
  s.expect_distance(1, 3, 1);
  s.expect_distance(3, 1, 2);
  s.declines(1, Ask::play);
}

STORY(Jingfan, TakesThePlaceOfAnother) {
  Story s(6);
  with_four_kingdoms(s).hand(1, "H3.jingfan").equip(1, "SK.dayuan");
  s.uses(1, "H3.jingfan");
  s.sees("replace", 1).cards("SK.dayuan");
  s.expect_equip(1, "H3.jingfan");
  s.declines(1, Ask::play);
}

// --- Wooden Ox

STORY(WoodenOx, WhatLiesUnderItIsAsGoodAsInTheHand) {
  Story s(4);
  s.with("deck", "ox").hand(1, "D5.wooden_ox S7.slash");
  s.uses(1, "D5.wooden_ox");
  s.sees("equip", 1).because("SGS-CARD-WOODEN-OX");
  s.expect_skill(1, "muniu", true);
  s.invokes(1, "muniu");
  s.lays(1, "S7.slash", "muniu");
  s.declines(1, Ask::relocate);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
}

STORY(WoodenOx, OneOfTheTwoCardsForTheSpearMayLieUnderIt) {
  Story s(4);
  s.with("deck", "ox").equip(1, "SQ.spear D5.wooden_ox");
  s.beside(1, "muniu", "H4.peach").hand(1, "C2.vine");
  s.uses(1, "H4.peach C2.vine").as("slash").on(2);
  s.sees("damage", 2);
  s.expect_hand(1, "");
}

STORY(WoodenOx, OneOfTheTwoCardsForASkillMayLieUnderIt) {
  Story s(4);
  s.with("deck", "ox").general(1, "yuanshao_hs").equip(1, "D5.wooden_ox");
  s.beside(1, "muniu", "H4.peach").hand(1, "C2.vine");
  s.uses(1, "H4.peach C2.vine").as("archery_attack").on(2, 3, 4);
  for (const int shot : {2, 3, 4}) s.sees("damage", shot);
}

STORY(WoodenOx, WhatLiesUnderItMayTakeTheJudgementsPlace) {
  Story s(4);
  s.with("deck", "ox").general(3, "simayi").turn_of(2).judging(2, "S6.indulgence");
  s.pile("H7.peach").equip(3, "D5.wooden_ox").beside(3, "muniu", "S8.slash");
  s.illegal("SGS-USE-HOLD").replaces_judgement(3, "D5.wooden_ox");
  s.replaces_judgement(3, "S8.slash");
  s.sees("judged", 2).cards("S8.slash").effect(true);
}

STORY(WoodenOx, WhatLiesUnderItGoesWithIt) {
  Story s(4);
  s.with("deck", "ox").equip(2, "D5.wooden_ox").beside(2, "muniu", "S8.slash");
  s.hand(1, "S3.dismantlement");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "D5.wooden_ox");
  s.sees("put").cards("S8.slash").because("SGS-CARD-WOODEN-OX");
  s.expect_skill(2, "muniu", false);
  s.expect_discarded("S8.slash");
}

STORY(WoodenOx, MayBeMovedToAnother) {
  Story s(4);
  s.with("deck", "ox").equip(1, "D5.wooden_ox").hand(1, "S7.slash");
  s.invokes(1, "muniu");
  s.lays(1, "S7.slash", "muniu");
  s.relocates(1, "D5.wooden_ox").to(3);
  s.expect_beside(3, "muniu", "S7.slash");
  s.expect_skill(1, "muniu", false);
  s.declines(1, Ask::play);
}

// --- the weapons of kingdom war

STORY(OptionWarWeapons, ADodgeEndsASlashOfTheBlade) {
  Story s(6);
  with_four_kingdoms(s).with("war_weapons", "kingdom_war");
  s.hand(1, "S7.slash S8.slash").equip(1, "S5.blade").hand(2, "H2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.never_asked(Ask::slash_at, 1);
  s.declines(1, Ask::play);
}

STORY(OptionWarWeapons, TheHalberdReachesOneOfEachKingdom) {
  Story s(6);
  with_four_kingdoms(s).with("war_weapons", "kingdom_war");
  s.hand(4, "S7.slash S8.slash").equip(4, "DQ.halberd").play_phase_of(4).hand(5, "H2.dodge");
  s.illegal("SGS-CARD-SKY-PIERCING-HALBERD").uses(4, "S7.slash").on(1, 2);
  s.uses(4, "S7.slash").on(5, 6, 2, 3);
  s.dodges(5, "H2.dodge");  // void for the others
  s.expect_hp(2, 4);
  s.expect_hp(3, 4);
  s.declines(4, Ask::play);
}

STORY(OptionWarWeapons, WithoutADodgeItHitsThemAll) {
  Story s(6);
  with_four_kingdoms(s).with("war_weapons", "kingdom_war");
  s.hand(4, "S7.slash S8.slash").equip(4, "DQ.halberd").play_phase_of(4);
  s.uses(4, "S7.slash").on(5, 6, 2, 3);
  s.sees("damage", 5);
  s.sees("damage", 6);
  s.sees("damage", 2);
  s.sees("damage", 3);
}

STORY(OptionWarWeapons, ADodgeEndsItThoughTheHalberdIsGone) {
  Story s(6);
  with_four_kingdoms(s).with("war_weapons", "kingdom_war").general(5, "simayi");
  s.hand(4, "S7.slash S8.slash").equip(4, "DQ.halberd").play_phase_of(4).hand(6, "H2.dodge");
  s.uses(4, "S7.slash").on(5, 6, 2);
  s.sees("damage", 5);
  s.invokes(5, "fankui");
  s.takes(5, "DQ.halberd").of(4);
  s.dodges(6, "H2.dodge");
  s.expect_hp(2, 4);
  s.declines(4, Ask::play);
}

STORY(OptionWarWeapons, ByTheStandardEditionTheLastCardAlone) {
  Story s(6);
  with_four_kingdoms(s).with("war_weapons", "standard");
  s.hand(4, "S7.slash S8.slash").equip(4, "DQ.halberd").play_phase_of(4);
  s.illegal("SGS-CARD-SKY-PIERCING-HALBERD").uses(4, "S7.slash").on(5, 6);
  s.declines(4, Ask::play);
}

// --- Alliance 合纵

Story& with_alliance(Story& s, std::string_view by = "print") {
  with_four_kingdoms(s).with("alliance", by);
  for (int seat = 1; seat <= 6; ++seat) s.also_has(seat, "hezong");
  return s;
}

STORY(Hezong, AsManyCardsBack) {
  Story s(6);
  with_alliance(s).hand(1, "D3.peach S6.wine S7.slash").pile("S8.slash S9.slash");
  s.illegal("SGS-SKILL-HEZONG").invokes(1, "hezong").on(2);  // of his own
  s.invokes(1, "hezong").on(3);
  s.illegal("SGS-SKILL-HEZONG").gives(1, "S7.slash").to(3);
  s.gives(1, "D3.peach S6.wine").to(3);
  s.sees("draw", 1).cards("S8.slash S9.slash").because("SGS-SKILL-HEZONG");
  s.expect_hand(3, "D3.peach S6.wine");
  s.illegal("SGS-SKILL-HEZONG").invokes(1, "hezong").on(3);
  s.declines(1, Ask::play);
}

STORY(OptionAllianceCards, OneByOneAsOftenAsHeLikes) {
  Story s(6);
  with_alliance(s).with("alliance_cards", "one_by_one").hand(1, "D3.peach S6.wine");
  s.pile("S8.slash S9.slash");
  s.invokes(1, "hezong").on(3);
  s.illegal("SGS-SKILL-HEZONG").gives(1, "D3.peach S6.wine").to(3);
  s.gives(1, "D3.peach").to(3);
  s.sees("draw", 1).cards("S8.slash");
  s.invokes(1, "hezong").on(3);
  s.gives(1, "S6.wine").to(3);
  s.sees("draw", 1).cards("S9.slash");
  s.declines(1, Ask::play);
}

STORY(OptionAllianceCards, OrUpToThreeAtOnce) {
  Story s(6);
  with_alliance(s).with("alliance_cards", "three_once").hand(1, "D3.peach S6.wine");
  s.pile("S8.slash S9.slash");
  s.invokes(1, "hezong").on(3);
  s.gives(1, "D3.peach S6.wine").to(3);
  s.sees("draw", 1).cards("S8.slash S9.slash");
  s.declines(1, Ask::play);
}

STORY(Hezong, NoneFromOneOfNoKingdom) {
  Story s(6);
  with_alliance(s).hand(1, "D3.peach");
  s.invokes(1, "hezong").on(5);
  s.gives(1, "D3.peach").to(5);
  s.expect_hand(1, "");
  s.expect_hand(5, "D3.peach");
}

STORY(Hezong, WhoIsOfNoneGivesToSuch) {
  Story s(6);
  with_alliance(s).play_phase_of(5).hand(5, "C2.breastplate");
  s.illegal("SGS-SKILL-HEZONG").invokes(5, "hezong").on(1);
  s.invokes(5, "hezong").on(6);
  s.gives(5, "C2.breastplate").to(6);
  s.expect_hand(6, "C2.breastplate");
}

STORY(OptionAlliance, FreeKillMarksTwoMore) {
  Story s(6);
  with_alliance(s, "two_more").hand(1, "H6.dodge").pile("S8.slash");
  s.invokes(1, "hezong").on(3);
  s.gives(1, "H6.dodge").to(3);
  s.sees("draw", 1).cards("S8.slash");
}

STORY(OptionAlliance, ThePrintDoesNot) {
  Story s(6);
  with_alliance(s).hand(1, "H6.dodge");
  s.illegal("SGS-SKILL-HEZONG").invokes(1, "hezong").on(3);
  s.declines(1, Ask::play);
}

STORY(OptionAlliance, WithoutItThereIsNone) {
  Story s(6);
  with_four_kingdoms(s).with("alliance", "none").hand(1, "D3.peach");
  s.illegal("SGS-SKILL-HEZONG").invokes(1, "hezong").on(3);
  s.declines(1, Ask::play);
}

}  // namespace
}  // namespace tally::test

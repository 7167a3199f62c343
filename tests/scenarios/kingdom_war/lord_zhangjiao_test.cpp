// Lord Zhang Jiao 君张角, his heavenly soldiers 天兵 and the Way of Peace 太平要术.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- becoming him

STORY(Lord, WithMoreFishHasAHitPointMore) {
  WithLords s(4);
  s.turn_of(1).hidden(1, "zhangjiao_gz mateng_gz").main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "zhangjiao_gz");
  s.becomes_lord(1, "lord_zhangjiao");
  s.sees("hp", 1).points(4).out_of(4).because("SGS-GZ-LORD");
  s.sees("allegiance", 1).as("qun");
  s.sees("phase", 1).as("judge");
}

STORY(Lord, WithNoWholeFishMoreHasNot) {
  WithLords s(4);
  s.turn_of(1).hidden(1, "zhangjiao_gz caiwenji_gz").main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "zhangjiao_gz");
  s.becomes_lord(1, "lord_zhangjiao");
  s.never("hp", 1);
  s.sees("allegiance", 1).as("qun");
  s.expect_max_hp(1, 3);
  s.sees("phase", 1).as("judge");
}

// --- Enlightened Heart

STORY(Wuxin, LooksAtACardForEachOfQun) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H10.slash");
  s.open(2, "caocao_gz simayi_gz")
      .open(3, "lvbu_gz diaochan_gz")
      .pile("S7.slash H2.dodge C3.slash");
  s.invokes(1, "wuxin");
  s.sees("peek", 1).points(3);  // two players, one soldier
  s.illegal("SGS-SKILL-WUXIN").arranges(1, "H2.dodge S7.slash C3.slash", 2);
  s.arranges(1, "H2.dodge S7.slash C3.slash", 3);
  s.sees("draw", 1).cards("H2.dodge S7.slash");
}

STORY(Wuxin, OrDoesNot) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H10.slash");
  s.open(2, "caocao_gz simayi_gz").pile("S7.slash H2.dodge C3.slash");
  s.declines(1, Ask::invoke);
  s.never("peek", 1);
  s.sees("draw", 1).cards("S7.slash H2.dodge");
}

// --- Spreading the Law

STORY(Hongfa, LaysASoldierForEachOfQun) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_zhangjiao mateng_gz").open(2, "lvbu_gz diaochan_gz");
  s.open(3, "caocao_gz simayi_gz").pile("S7.slash H2.dodge C3.slash");
  s.sees("reveal").cards("S7.slash H2.dodge").because("SGS-SKILL-HONGFA");
  s.sees("lay", 1).cards("S7.slash H2.dodge").because("SGS-SKILL-HONGFA");
  s.sees("phase", 1).as("judge");
  s.expect_beside(1, "hongfa", "S7.slash H2.dodge");
}

STORY(Hongfa, NotWhileOneLiesThere) {
  WithLords s(4);
  s.turn_of(1).open(1, "lord_zhangjiao mateng_gz").open(2, "lvbu_gz diaochan_gz");
  s.beside(1, "hongfa", "S7.slash").pile("H2.dodge C3.slash");
  s.never("lay", 1);
  s.sees("phase", 1).as("judge");
}

STORY(Hongfa, APeachAmongTheSoldiersIsNoDodgeInTheFray) {
  WithLords s(4);
  s.with("fray", "true").turn_of(2).hidden(2, "lvbu_gz diaochan_gz").dead(4);
  s.open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H4.peach");
  s.open(3, "caocao_gz dianwei_gz").hand(3, "S7.slash");
  s.sees("fray");
  s.unveils(2, "lvbu_gz");
  s.sees("allegiance", 2).as("qun");
  s.sees("turn", 3);
  s.uses(3, "S7.slash").on(2);
  s.illegal("SGS-USE-HOLD").dodges(2, "H4.peach").as("dodge");
  s.sees("damage", 2);
}

STORY(Hongfa, ASoldierIsASlashForHim) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H2.dodge");
  s.open(2, "caocao_gz dianwei_gz");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.sees("damage", 2);
  s.expect_beside(1, "hongfa", "");
  s.expect_discarded("H2.dodge");
}

STORY(Hongfa, AndForAllOfHisKingdom) {
  WithLords s(4);
  s.open(2, "lord_zhangjiao mateng_gz").beside(2, "hongfa", "H2.dodge C3.slash");
  s.open(1, "jiling_gz tianfeng_gz").open(3, "caocao_gz dianwei_gz").hand(3, "SA.duel");
  s.illegal("SGS-USE-HOLD").uses(1, "H2.dodge").as("dodge").on(4);
  s.uses(1, "H2.dodge").as("slash").on(4);
  s.sees("damage", 4);
  s.discards_whatever();
  s.uses(3, "SA.duel").on(1);
  s.plays(1, "C3.slash").as("slash");
  s.sees("damage", 3);
  s.expect_beside(2, "hongfa", "");
}

STORY(Hongfa, NotForOthers) {
  WithLords s(4);
  s.open(2, "lord_zhangjiao mateng_gz").beside(2, "hongfa", "H2.dodge");
  s.open(1, "caocao_gz dianwei_gz").hidden(3, "jiling_gz tianfeng_gz");
  s.illegal("SGS-USE-HOLD").uses(1, "H2.dodge").as("slash").on(4);
  s.declines(1, Ask::play);
}

STORY(Hongfa, ASoldierGoesInsteadOfAHitPoint) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H2.dodge C3.slash");
  s.also_has(1, "benghuai").open(2, "caocao_gz dianwei_gz").hp(2, 2);
  s.declines(1, Ask::play);
  s.decides(1, "lose_hp");
  s.invokes(1, "hongfa").because("SGS-SKILL-HONGFA");
  s.discards(1, "C3.slash");
  s.never("lose", 1);
  s.expect_hp(1, 4);
  s.expect_beside(1, "hongfa", "H2.dodge");
}

STORY(Hongfa, NotInsteadOfDamage) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").beside(1, "hongfa", "H2.dodge");
  s.play_phase_of(2).open(2, "caocao_gz dianwei_gz").hand(2, "S7.slash");
  s.never_asked(Ask::invoke, 1);
  s.uses(2, "S7.slash").on(1);
  s.sees("damage", 1);
  s.expect_hp(1, 3);
}

// --- Asking the Way

STORY(Wendao, TakesItOutOfTheDiscardPile) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").hand(1, "H2.dodge").discarded("H3.peace_spell");
  s.invokes(1, "wendao");
  s.discards(1, "H2.dodge");
  s.sees("retrieve", 1).cards("H3.peace_spell").because("SGS-SKILL-WENDAO");
  s.expect_hand(1, "H3.peace_spell");
}

STORY(Wendao, OrFromBeforeWhoeverWearsIt) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").hand(1, "H2.dodge");
  s.open(2, "caocao_gz dianwei_gz").equip(2, "H3.peace_spell").pile("S7.slash S8.slash");
  s.invokes(1, "wendao");
  s.discards(1, "H2.dodge");
  s.sees("give", 2).cards("H3.peace_spell").to(1).because("SGS-SKILL-WENDAO");
  s.sees("lose", 2).points(1).because("SGS-CARD-WAY-OF-PEACE");
  s.sees("draw", 2).cards("S7.slash S8.slash").because("SGS-CARD-WAY-OF-PEACE");
  s.expect_hand(1, "H3.peace_spell");
}

STORY(Wendao, NotWhereItCannotBeHad) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").hand(1, "H2.dodge").hand(2, "H3.peace_spell");
  s.open(2, "caocao_gz dianwei_gz");
  s.illegal("SGS-SKILL-WENDAO").invokes(1, "wendao");
  s.declines(1, Ask::play);
}

STORY(Wendao, OnceForARedCardThatIsNotIt) {
  WithLords s(4);
  s.open(1, "lord_zhangjiao mateng_gz").hand(1, "H2.dodge D2.dodge S7.slash");
  s.equip(1, "H3.peace_spell").hp(1, 2);
  s.invokes(1, "wendao");
  s.illegal("SGS-SKILL-WENDAO").discards(1, "H3.peace_spell");
  s.illegal("SGS-SKILL-WENDAO").discards(1, "S7.slash");
  s.discards(1, "H2.dodge");
  s.sees("give", 1).cards("H3.peace_spell").to(1);
  s.sees("lose", 1).points(1);
  s.sees("draw", 1).points(2);
  s.uses(1, "H3.peace_spell");
  s.sees("equip", 1);
  s.illegal("SGS-SKILL-WENDAO").invokes(1, "wendao");
  s.declines(1, Ask::play);
}

// --- Way of Peace

STORY(WayOfPeace, FireAndThunderDoNotHurt) {
  WithLords s(4);
  s.open(1, "caocao_gz dianwei_gz").hand(1, "H4.fire_slash S7.slash").equip(1, "DA.crossbow");
  s.open(2, "lord_zhangjiao mateng_gz").equip(2, "H3.peace_spell");
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("prevented", 2).points(1).because("SGS-CARD-WAY-OF-PEACE");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
  s.expect_hp(2, 3);
}

STORY(WayOfPeace, MoreHandCardsForEachOfHisKingdom) {
  WithLords s(4);
  s.open(1, "lvbu_gz diaochan_gz").equip(1, "H3.peace_spell").hp(1, 1);
  s.open(2, "jiling_gz tianfeng_gz").open(3, "caocao_gz dianwei_gz");
  s.hand(1, "H2.dodge D2.dodge S7.slash S8.slash");
  s.declines(1, Ask::play);
  s.discards(1, "S8.slash");
  s.expect_hand_size(1, 3);
}

STORY(WayOfPeace, NoneForWhoHasShownNoKingdom) {
  WithLords s(4);
  s.hidden(1, "jiling_gz tianfeng_gz").equip(1, "H3.peace_spell").hp(1, 1);
  s.open(3, "caocao_gz dianwei_gz").hand(1, "H2.dodge D2.dodge");
  s.declines(1, Ask::play);
  s.discards(1, "H2.dodge");
  s.expect_hand_size(1, 1);
}

STORY(OptionWayOfPeace, LosesFirstThenDraws) {
  WithLords s(4);
  s.with("peace_spell", "lose_first").open(1, "sunquan_gz ganning_gz").hand(1, "S3.dismantlement");
  s.open(2, "caocao_gz dianwei_gz").equip(2, "H3.peace_spell").hp(2, 1).hand(2, "H4.peach");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H3.peace_spell");
  s.sees("lose", 2).points(1).because("SGS-CARD-WAY-OF-PEACE");
  s.sees("dying", 2);
  s.saves(2, "H4.peach");
  s.sees("heal", 2);
  s.sees("draw", 2).points(2).because("SGS-CARD-WAY-OF-PEACE");
}

STORY(OptionWayOfPeace, DrawsFirstAndKeepsTheLast) {
  WithLords s(4);
  s.with("peace_spell", "draw_first").open(1, "sunquan_gz ganning_gz").hand(1, "S3.dismantlement");
  s.open(2, "caocao_gz dianwei_gz").equip(2, "H3.peace_spell").hp(2, 1);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H3.peace_spell");
  s.sees("draw", 2).points(2).because("SGS-CARD-WAY-OF-PEACE");
  s.never("lose", 2);
  s.expect_hp(2, 1);
}

STORY(OptionWayOfPeace, DrawsFirstThenLosesOneOfSeveral) {
  WithLords s(4);
  s.with("peace_spell", "draw_first").open(1, "sunquan_gz ganning_gz").hand(1, "S3.dismantlement");
  s.open(2, "caocao_gz dianwei_gz").equip(2, "H3.peace_spell").hp(2, 2);
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H3.peace_spell");
  s.sees("draw", 2).points(2);
  s.sees("lose", 2).points(1);
  s.expect_hp(2, 1);
}

}  // namespace
}  // namespace tally::test

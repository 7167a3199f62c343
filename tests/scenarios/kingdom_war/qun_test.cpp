// Generals of Qun 群 as kingdom war has them: Jia Xu, Cai Wenji, Ma Teng, Kong Rong.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- Behind the Curtain

STORY(WeimuGz, ABlackTrickFindsNobody) {
  War s(4);
  s.open(2, "jiaxu_gz huatuo_gz").hand(2, "H2.dodge").hand(1, "S3.snatch");
  s.uses(1, "S3.snatch").on(2);
  s.sees("blocked", 2).as("weimu_gz").because("SGS-SKILL-WEIMU-GZ");
  s.sees("put").cards("S3.snatch");
  s.expect_hand(2, "H2.dodge");
}

STORY(WeimuGz, OfAllOthersHeAloneIsSpared) {
  War s(4);
  s.open(3, "jiaxu_gz huatuo_gz").hand(1, "SK.savage_assault");
  s.uses(1, "SK.savage_assault").on(2, 3, 4);
  s.sees("blocked", 3);
  s.sees("damage", 2);
  s.sees("damage", 4);
}

STORY(WeimuGz, ARedOneReachesHim) {
  War s(4);
  s.open(2, "jiaxu_gz huatuo_gz").hand(2, "H2.dodge").hand(1, "D3.snatch");
  s.uses(1, "D3.snatch").on(2);
  s.takes(1, "H2.dodge").from(2);
  s.never("blocked", 2);
}

STORY(WeimuGz, ALightningPassesHimBy) {
  War s(4);
  s.turn_of(1).open(2, "jiaxu_gz huatuo_gz").judging(1, "SA.lightning").pile("H2.dodge");
  s.sees("judged", 1).as("lightning").effect(false);
  s.sees("place", 3).cards("SA.lightning");
  s.expect_judging(2, "");
}

STORY(OptionLightningSpared, HisOwnIsPutAway) {
  War s(4);
  s.with("lightning_spared", "put_away").open(1, "jiaxu_gz huatuo_gz").hand(1, "SA.lightning");
  s.uses(1, "SA.lightning");
  s.sees("blocked", 1).as("weimu_gz");
  s.never("place");
  s.expect_discarded("SA.lightning");
  s.declines(1, Ask::play);
}

STORY(OptionLightningSpared, OrGoesOn) {
  War s(4);
  s.with("lightning_spared", "goes_on").open(1, "jiaxu_gz huatuo_gz").hand(1, "SA.lightning");
  s.uses(1, "SA.lightning");
  s.sees("blocked", 1).as("weimu_gz");
  s.sees("place", 2).cards("SA.lightning");
  s.expect_judging(2, "SA.lightning");
  s.declines(1, Ask::play);
}

// --- Heartbreak

STORY(DuanchangGz, OneOfHisGeneralsIsLeftWithoutSkills) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "caiwenji_gz diaochan_gz").hp(2, 1);
  s.open(3, "caocao_gz xuchu_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.strips(2, false);
  s.sees("forgo", 1).as("paoxiao").because("SGS-SKILL-DUANCHANG-GZ");
  s.sees("draw", 1).points(1).because("SGS-GZ-REWARD");
  s.expect_skill(1, "paoxiao", false);
  s.expect_skill(1, "mashu", true);
}

STORY(DuanchangGz, WhatBothHaveHeKeeps) {
  War s(4);
  s.open(1, "mateng_gz pangde_gz").open(2, "caiwenji_gz diaochan_gz").hp(2, 1);
  s.open(3, "caocao_gz xuchu_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.strips(2, true);
  s.sees("forgo", 1).as("mengjin");
  s.expect_skill(1, "mashu", true);
}

STORY(DuanchangGz, AlsoOneWhoLiesFaceDown) {
  War s(4);
  s.with("fray", "false").main_open(1, "zhangfei_gz machao_gz");
  s.open(2, "caiwenji_gz diaochan_gz").hp(2, 1);
  s.open(3, "caocao_gz xuchu_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.strips(2, true);
  s.never("forgo", 1);
  s.sees("turn", 1);
  s.unveils(1, "machao_gz");
  s.expect_skill(1, "tieqi", false);
  s.expect_skill(1, "paoxiao", true);
  s.sees("phase", 1).as("judge");
}

// Seat 1 has killed Cai Wenji, whose owner took the skills of his main general; then Zou turns that
// one down, and seat 1 turns him up again.
void stripped_and_turned_down(War& s) {
  s.with("fray", "false").open(1, "zhangfei_gz machao_gz").open(2, "caiwenji_gz diaochan_gz");
  s.hp(2, 1).open(3, "zoushi_gz huatuo_gz").open(4, "caocao_gz xuchu_gz");
  s.hand(1, "S7.slash").hand(3, "DQ.triblade");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.strips(2, false);
  s.sees("forgo", 1).as("paoxiao");
  s.sees("turn", 3);
  s.invokes(3, "qingcheng").on(1);
  s.discards(3, "DQ.triblade");
  s.conceals(3, "zhangfei_gz");
  s.sees("turn", 1);
  s.unveils(1, "zhangfei_gz");
}

STORY(OptionStripped, ForGood) {
  War s(4);
  s.with("war_stripped", "for_good");
  stripped_and_turned_down(s);
  s.expect_skill(1, "paoxiao", false);
  s.sees("phase", 1).as("judge");
}

STORY(OptionStripped, UntilHeIsTurnedFaceDown) {
  War s(4);
  s.with("war_stripped", "while_open");
  stripped_and_turned_down(s);
  s.expect_skill(1, "paoxiao", true);
  s.sees("phase", 1).as("judge");
}

STORY(OptionStripped, OneWhoLayFaceDownNeverHasThem) {
  War s(4);
  s.with("war_stripped", "while_open").with("fray", "false");
  s.main_open(1, "zhangfei_gz machao_gz").open(2, "caiwenji_gz diaochan_gz").hp(2, 1);
  s.open(3, "zoushi_gz huatuo_gz").open(4, "caocao_gz xuchu_gz");
  s.hand(1, "S7.slash").hand(3, "DQ.triblade");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.strips(2, true);
  s.sees("turn", 3);
  s.sees("turn", 1);
  s.unveils(1, "machao_gz");
  s.sees("turn", 3);
  s.invokes(3, "qingcheng").on(1);
  s.discards(3, "DQ.triblade");
  s.conceals(3, "machao_gz");
  s.discards(3, "H10.peach");
  s.sees("turn", 1);
  s.unveils(1, "machao_gz");
  s.expect_skill(1, "tieqi", false);
  s.sees("phase", 1).as("judge");
}

STORY(DuanchangGz, OfHerWhoIsShownAsSheDies) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").hidden(2, "diaochan_gz caiwenji_gz").hp(2, 1);
  s.open(3, "caocao_gz xuchu_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2).by(1);
  s.sees("disclose", 2).as("diaochan_gz");
  s.sees("disclose", 2).as("caiwenji_gz");
  s.sees("allegiance", 2).as("qun");
  s.strips(2, false).because("SGS-SKILL-DUANCHANG-GZ");
  s.sees("forgo", 1).as("paoxiao").because("SGS-SKILL-DUANCHANG-GZ");
  s.sees("draw", 1).points(1).because("SGS-GZ-REWARD");
}

// --- No Escape

// By seat 1, whose Jia Xu lies face down; seat 3 has a Peach.
void somebody_is_dying(War& s) {
  s.with("fray", "false").hidden(1, "jiaxu_gz huatuo_gz").hp(2, 1);
  s.hand(1, "S7.slash").hand(3, "H6.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("dying", 2);
}

STORY(WanshaWar, HeIsTurnedUpAsSomebodyIsDying) {
  War s(4);
  somebody_is_dying(s);
  s.unveils(1, "jiaxu_gz", "wansha");
  s.sees("allegiance", 1).as("qun");
  s.sees("mark", 1).as("pioneer");
  s.sees("death", 2);
}

STORY(WanshaWar, OrStaysFaceDown) {
  War s(4);
  somebody_is_dying(s);
  s.declines(1, Ask::unveil_for);
  s.saves(3, "H6.peach");
  s.sees("heal", 2);
}

STORY(DuanchangGz, WithoutAKillerNothing) {
  War s(4);
  s.turn_of(2).open(1, "zhangfei_gz machao_gz").open(2, "caiwenji_gz diaochan_gz").hp(2, 1);
  s.open(3, "caocao_gz xuchu_gz").judging(2, "SA.lightning").pile("S7.slash");
  s.sees("judged", 2).effect(true);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.never_asked(Ask::strip, 2);
  s.sees("put").cards("SA.lightning");
}

// --- Mighty and Unusual

STORY(Xiongyi, HisKingdomDrawsThreeEach) {
  War s(5);
  s.open(1, "mateng_gz huatuo_gz").open(3, "lvbu_gz diaochan_gz").hp(1, 2);
  s.open(2, "caocao_gz xuchu_gz").open(4, "zhangfei_gz machao_gz");
  s.invokes(1, "xiongyi");
  s.sees("draw", 1).points(3).because("SGS-SKILL-XIONGYI");
  s.sees("draw", 3).points(3).because("SGS-SKILL-XIONGYI");
  s.never("draw", 2);
  s.never("heal", 1);
  s.illegal("SGS-SKILL-XIONGYI").invokes(1, "xiongyi");
  s.declines(1, Ask::play);
  s.discards_whatever();
}

STORY(Xiongyi, NobodyFewerThanHeHeals) {
  War s(5);
  s.open(1, "mateng_gz huatuo_gz").hp(1, 2);
  s.open(2, "caocao_gz xuchu_gz").open(4, "zhangfei_gz machao_gz");
  s.invokes(1, "xiongyi");
  s.sees("draw", 1).points(3);
  s.sees("heal", 1).points(1).because("SGS-SKILL-XIONGYI");
}

STORY(Xiongyi, OnceAGame) {
  War s(5);
  s.main_open(2, "caocao_gz xuchu_gz").hidden(1, "mateng_gz huatuo_gz");
  s.unveils(1, "mateng_gz", "xiongyi");
  s.sees("allegiance", 1).as("qun");
  s.invokes(1, "xiongyi");
  s.sees("draw", 1).points(3);
  s.illegal("SGS-SKILL-XIONGYI").invokes(1, "xiongyi");
  s.declines(1, Ask::play);
  s.discards_whatever();
}

// --- Famed Scholar

STORY(Mingshi, OnePointOfWhoHidesAGeneralIsPrevented) {
  War s(4);
  s.main_open(1, "zhangfei_gz machao_gz").open(2, "kongrong_gz huatuo_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("prevented", 2).points(1).because("SGS-SKILL-MINGSHI");
  s.expect_hp(2, 3);
}

STORY(Mingshi, NotOnlyOfASlash) {
  War s(4);
  s.hidden(1, "zhangfei_gz machao_gz").open(2, "kongrong_gz huatuo_gz").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(2);
  s.sees("prevented", 2).points(1).because("SGS-SKILL-MINGSHI");
}

STORY(Mingshi, OfTwoOneIsLeft) {
  War s(4);
  s.main_open(1, "zhangfei_gz machao_gz").open(2, "kongrong_gz huatuo_gz");
  s.hand(1, "S7.slash S9.wine");
  s.uses(1, "S9.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(Mingshi, WhoHidesNothingHurtsHim) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "kongrong_gz huatuo_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.never("prevented", 2);
  s.sees("damage", 2).points(1);
}

STORY(Mingshi, AndSoDoesLightning) {
  War s(4);
  s.turn_of(2).hidden(1, "zhangfei_gz machao_gz").open(2, "kongrong_gz huatuo_gz");
  s.judging(2, "SA.lightning").pile("S7.slash").hand(2, "H4.peach");
  s.sees("judged", 2).effect(true);
  s.sees("damage", 2).points(3);
  s.saves(2, "H4.peach");
  s.sees("heal", 2);
}

// --- Courtesy

STORY(Lirang, WhatIsDiscardedHeGivesAway) {
  War s(4);
  s.play_phase_of(2).open(1, "kongrong_gz huatuo_gz").hand(1, "H2.dodge S7.slash");
  s.hand(2, "S3.dismantlement");
  s.uses(2, "S3.dismantlement").on(1);
  s.removes(2, "H2.dodge").of(1);
  s.illegal("SGS-SKILL-LIRANG").invokes(1, "lirang").on(1);
  s.invokes(1, "lirang").on(3);
  s.illegal("SGS-SKILL-LIRANG").retrieves(1, "S7.slash").to(3);
  s.retrieves(1, "H2.dodge").to(3);
  s.expect_hand(3, "H2.dodge");
}

STORY(Lirang, EachToAnother) {
  War s(4);
  s.open(1, "kongrong_gz huatuo_gz").hp(1, 1).hand(1, "H2.dodge S7.slash C2.slash");
  s.discarded("D2.dodge");
  s.discards(1, "H2.dodge S7.slash");
  s.invokes(1, "lirang").on(2);
  s.illegal("SGS-SKILL-LIRANG").retrieves(1, "D2.dodge").to(2);
  s.retrieves(1, "S7.slash").to(2);
  s.invokes(1, "lirang").on(3);
  s.illegal("SGS-SKILL-LIRANG").retrieves(1, "D2.dodge").to(3);
  s.retrieves(1, "H2.dodge").to(3);
  s.expect_hand(2, "S7.slash");
  s.expect_hand(3, "H2.dodge");
}

STORY(Lirang, AnImperialOrderHasLeftBeforeHeIsTurnedUp) {
  War s(4);
  s.with("deck", "kingdom_war_strategy").discarded("D2.dodge");
  s.hidden(1, "kongrong_gz huatuo_gz").hp(1, 1).hand(1, "C3.imperial_order H2.dodge S7.slash");
  s.discards(1, "C3.imperial_order H2.dodge");
  s.sees("withdraw").cards("C3.imperial_order");
  s.unveils(1, "kongrong_gz", "lirang");
  s.sees("allegiance", 1);
  s.sees("mark", 1).as("pioneer");
  s.invokes(1, "lirang").on(2);
  s.illegal("SGS-SKILL-LIRANG").retrieves(1, "D2.dodge").to(2);
  s.retrieves(1, "H2.dodge").to(2);
}

STORY(Lirang, WhatFallsOnTopOfItIsNotHis) {
  War s(4);
  s.play_phase_of(2).open(1, "kongrong_gz tianfeng_gz").hand(1, "H2.dodge").hand(4, "S7.slash");
  s.hand(2, "S3.dismantlement");
  s.uses(2, "S3.dismantlement").on(1);
  s.removes(2, "H2.dodge").of(1);
  s.invokes(1, "lirang").on(3);
  s.invokes(1, "sijian").on(4);  // he has lost his last hand card
  s.removes(1, "S7.slash").of(4);
  s.illegal("SGS-SKILL-LIRANG").retrieves(1, "S7.slash").to(3);
  s.retrieves(1, "H2.dodge").to(3);
  s.expect_hand(3, "H2.dodge");
}

STORY(Lirang, WhatHeUsesIsNotDiscarded) {
  War s(4);
  s.open(1, "kongrong_gz huatuo_gz").hand(1, "S7.slash").hand(2, "D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "D2.dodge");
  s.never_asked(Ask::invoke_on, 1);
  s.declines(1, Ask::play);
}

STORY(Lirang, NorWhatLiesInHisJudgementArea) {
  War s(4);
  s.play_phase_of(2).open(1, "kongrong_gz huatuo_gz").judging(1, "C6.indulgence");
  s.hand(2, "S3.dismantlement");
  s.uses(2, "S3.dismantlement").on(1);
  s.removes(2, "C6.indulgence").of(1);
  s.never_asked(Ask::invoke_on, 1);
  s.declines(2, Ask::play);
}

}  // namespace
}  // namespace tally::test

// Deaths, rewards, the end, the fray.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- what a death brings

STORY(WarDeath, WhoWasHiddenIsShown) {
  War s(5);
  s.open(1, "caocao_gz simayi_gz").hidden(2, "guanyu_gz zhangfei_gz").hp(2, 1);
  s.open(3, "sunquan_gz ganning_gz").open(4, "liubei_gz machao_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("disclose", 2).as("guanyu_gz").because("SGS-GZ-DEATH");
  s.sees("disclose", 2).as("zhangfei_gz").because("SGS-GZ-DEATH");
  s.sees("allegiance", 2).as("shu");
  s.sees("draw", 1).points(2).because("SGS-GZ-REWARD");  // Liu Bei and himself
}

STORY(WarReward, ACardForEachOfTheVictimsKingdom) {
  War s(6);
  s.open(1, "caocao_gz simayi_gz").open(2, "guanyu_gz zhangfei_gz").hp(2, 1);
  s.open(3, "liubei_gz machao_gz").open(4, "zhaoyun_gz weiyan_gz").hand(1, "S7.slash");
  s.hidden(5, "huangzhong_gz menghuo_gz");  // of the same, but nobody knows
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(3).because("SGS-GZ-REWARD");
}

STORY(WarReward, NothingForWhoIsOfNoKingdom) {
  War s(5);
  s.hidden(1, "caocao_gz simayi_gz").open(2, "guanyu_gz zhangfei_gz").hp(2, 1);
  s.open(3, "liubei_gz machao_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.never("draw", 1);
  s.sees("put").cards("S7.slash");
  s.expect_hand_size(1, 0);
}

// The Peach that saves Tian Feng is his last card: by 死谏 seat 1 loses the Crossbow, and turns up
// Sun Shangxiang for 枭姬 before he is paid.
STORY(WarReward, ForWhoIsOfOneWhenHeIsPaid) {
  War s(6);
  s.hidden(1, "ganning_gz sunshangxiang_gz").hand(1, "S7.slash").equip(1, "DA.crossbow");
  s.open(2, "lvbu_gz diaochan_gz").hp(2, 1);
  s.open(3, "tianfeng_gz huatuo_gz").hp(3, 1).hand(3, "H4.peach");
  s.open(4, "guanyu_gz zhangfei_gz").open(5, "caocao_gz xuchu_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("lose", 3).because("SGS-SKILL-SUISHI");
  s.saves(3, "H4.peach");
  s.invokes(3, "sijian").on(1);
  s.removes(3, "DA.crossbow").of(1);
  s.unveils(1, "sunshangxiang_gz", "xiaoji_gz");
  s.sees("allegiance", 1).as("wu");
  s.invokes(1, "xiaoji_gz");
  s.sees("draw", 1).points(2).because("SGS-SKILL-XIAOJI-GZ");
  s.sees("heal", 3);
  s.sees("draw", 1).points(2).because("SGS-GZ-REWARD");  // Tian Feng and the dead
}

STORY(WarReward, ACareeristDrawsThreeForAnybody) {
  War s(5);
  s.with("careerist_kill", "three").open(1, "caocao_gz simayi_gz").careerist(1);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).hand(1, "S7.slash");
  s.open(3, "sunquan_gz ganning_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(3).because("SGS-GZ-REWARD");
}

STORY(WarReward, OrAsManyAsOthersWould) {
  War s(5);
  s.with("careerist_kill", "by_kingdom").open(1, "caocao_gz simayi_gz").careerist(1);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).hand(1, "S7.slash");
  s.open(3, "sunquan_gz ganning_gz");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(1).because("SGS-GZ-REWARD");
}

STORY(WarReward, OneForACareerist) {
  War s(5);
  s.open(1, "caocao_gz simayi_gz").open(2, "guanyu_gz zhangfei_gz").careerist(2).hp(2, 1);
  s.open(3, "liubei_gz machao_gz").open(4, "zhaoyun_gz weiyan_gz").hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(1);
}

STORY(WarPunishment, HandAndEquipment) {
  War s(5);
  s.with("war_punish", "hand_equip").open(1, "caocao_gz simayi_gz");
  s.open(2, "zhangliao_gz xuchu_gz").hp(2, 1).open(3, "liubei_gz machao_gz");
  s.hand(1, "S7.slash H2.dodge").equip(1, "DQ.triblade").judging(1, "C6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("forfeit", 1).cards("H2.dodge DQ.triblade").because("SGS-GZ-PUNISHMENT");
  s.expect_judging(1, "C6.indulgence");
}

STORY(WarPunishment, OrAllHeHas) {
  War s(5);
  s.with("war_punish", "all_zones").open(1, "caocao_gz simayi_gz");
  s.open(2, "zhangliao_gz xuchu_gz").hp(2, 1).open(3, "liubei_gz machao_gz");
  s.hand(1, "S7.slash H2.dodge").equip(1, "DQ.triblade").judging(1, "C6.indulgence");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("forfeit", 1).cards("H2.dodge DQ.triblade C6.indulgence").because("SGS-GZ-PUNISHMENT");
}

// --- the end

STORY(WarEnd, OneKingdomIsLeft) {
  War s(4);
  s.open(1, "caocao_gz simayi_gz").open(3, "zhangliao_gz xuchu_gz").dead(3);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).open(4, "guojia_gz zhenji_gz");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("over").because("SGS-GZ-END");
  s.expect_winners({1, 3, 4});
}

STORY(WarEnd, NotWhileSomebodyHides) {
  War s(4);
  s.with("reveal_end", "false").open(1, "caocao_gz simayi_gz").dead(3);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).hidden(4, "guojia_gz zhenji_gz");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(1);
  s.expect_going_on();
  s.sees("turn", 4);
  s.sees("fray");
  s.unveils(4, "guojia_gz");
  s.sees("allegiance", 4).as("wei");
  s.sees("over");
  s.expect_winners({1, 4});
}

STORY(WarEnd, OrHeIsShownAtOnce) {
  War s(4);
  s.with("reveal_end", "true").open(1, "caocao_gz simayi_gz").dead(3);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).hidden(4, "guojia_gz zhenji_gz");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("disclose", 4).as("guojia_gz");
  s.sees("disclose", 4).as("zhenji_gz");
  s.sees("allegiance", 4).as("wei");
  s.sees("over");
  s.expect_winners({1, 4});
}

STORY(WarEnd, WhoIsLeftAloneWins) {
  War s(3);
  s.hidden(1, "caocao_gz simayi_gz").dead(3);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("disclose", 1).as("caocao_gz");
  s.sees("disclose", 1).as("simayi_gz");
  s.sees("allegiance", 1).as("wei");
  s.sees("over");
  s.expect_winners({1});
}

STORY(WarEnd, ACareeristAndHisOldKingdomFightOn) {
  War s(4);
  s.open(1, "caocao_gz simayi_gz").careerist(1).dead(3);
  s.open(2, "guanyu_gz zhangfei_gz").hp(2, 1).open(4, "guojia_gz zhenji_gz");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("death", 2);
  s.sees("draw", 1).points(3);
  s.expect_going_on();
}

// --- the fray

Story& three_apart(Story& s) {
  return s.turn_of(1)
      .open(1, "caocao_gz simayi_gz")
      .open(2, "guanyu_gz liubei_gz")
      .open(3, "sunquan_gz ganning_gz");
}

STORY(Fray, APeachIsASlashAndHealsNobody) {
  War s(4);
  three_apart(s).with("fray", "true").with("fray_peach", "use_or_play").dead(4).hp(1, 2);
  s.hand(1, "H4.peach");
  s.sees("fray").because("SGS-GZ-FRAY");
  s.illegal("SGS-GZ-FRAY").uses(1, "H4.peach").on(1);
  s.uses(1, "H4.peach").as("slash").on(2);
  s.sees("damage", 2);
}

STORY(Fray, ASlashFromUnderTheOx) {
  War s(4);
  three_apart(s).with("fray", "true").with("deck", "kingdom_war_strategy").dead(4);
  s.equip(1, "D5.wooden_ox").beside(1, "muniu", "H4.peach");
  s.sees("fray").because("SGS-GZ-FRAY");
  s.uses(1, "H4.peach").as("slash").on(2);
  s.sees("damage", 2);
}

STORY(Fray, OrADodge) {
  War s(4);
  three_apart(s).dead(4).hand(1, "S7.slash").hand(2, "H4.peach");
  s.sees("fray");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H4.peach").as("dodge");
}

STORY(Fray, OnlyPlayed) {
  War s(4);
  three_apart(s).with("fray_peach", "play").dead(4).hand(1, "H4.peach HA.archery_attack");
  s.hand(2, "H6.peach");
  s.sees("fray");
  s.illegal("SGS-GZ-FRAY").uses(1, "H4.peach").as("slash").on(2);
  s.uses(1, "HA.archery_attack").on(2, 3);
  s.dodges(2, "H6.peach").as("dodge");
  s.sees("damage", 3);
}

STORY(Fray, ByASkillAPeachStaysOne) {
  War s(4);
  three_apart(s).dead(4).open(2, "huatuo_gz caiwenji_gz").hp(2, 1).hand(2, "H4.peach");
  s.hand(1, "S7.slash");
  s.sees("fray");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.saves(2, "H4.peach");  // First Aid
  s.sees("heal", 2);
}

STORY(Fray, NotWithATurnThatIsSkipped) {
  War s(4);
  three_apart(s).dead(4).face_down(1);
  s.sees("turn", 1);
  s.sees("turn_over", 1);
  s.sees("turn", 2);
  s.sees("fray");
}

STORY(Fray, NotWhileTwoAreOfOneKingdom) {
  War s(4);
  s.turn_of(1).open(1, "caocao_gz simayi_gz").open(2, "guanyu_gz liubei_gz").dead(4);
  s.open(3, "zhangliao_gz xuchu_gz").hp(1, 2).hand(1, "H4.peach");
  s.never("fray");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
}

STORY(Fray, NotWithFourOfSevenButOfEight) {
  War s(7);
  three_apart(s).open(4, "lvbu_gz diaochan_gz").dead(5).dead(6).dead(7);
  s.never("fray");
  s.sees("phase", 1).as("play");
}

STORY(Fray, WithFourOfEight) {
  War s(8);
  three_apart(s).open(4, "lvbu_gz diaochan_gz").dead(5).dead(6).dead(7).dead(8);
  s.sees("fray");
}

STORY(Fray, ByTheOldPrintThereIsNone) {
  War s(4);
  three_apart(s).with("fray", "false").dead(4).hp(1, 2).hand(1, "H4.peach");
  s.never("fray");
  s.uses(1, "H4.peach");
  s.sees("heal", 1);
}

}  // namespace
}  // namespace tally::test

// Numbers a group sets for itself: Slashes, cards drawn, the hand limit, the reward, the lord's
// extra hit points.
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(OptionSlashLimit, OneIsThePublishedRule) {
  Story s(4);
  s.with("slash_limit", 1).hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.sees("hp", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
}

STORY(OptionSlashLimit, TwoAndNotAThird) {
  Story s(4);
  s.anything_else();
  s.with("slash_limit", 2).hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S9.slash").on(2);
  s.declines(1, Ask::play);
  s.expect_hp(2, 2);
}

STORY(OptionSlashLimit, NoneIsNoLimit) {
  Story s(4);
  s.anything_else();
  s.with("slash_limit", 0).hand(1, "S7.slash S8.slash S9.slash");
  s.uses(1, "S7.slash").on(2);
  s.uses(1, "S8.slash").on(2);
  s.uses(1, "S9.slash").on(2);
  s.expect_hp(2, 1);
}

STORY(OptionSlashLimit, ThreeMoreByTheCrossbowAreAddedToIt) {
  Story s(4);
  s.anything_else();
  s.with("slash_limit", 2).with("crossbow", "three_more").equip(1, "CA.crossbow");
  s.hand(1, "S7.slash S8.slash S9.slash S10.slash C10.slash C9.slash");
  for (const char* slash : {"S7.slash", "S8.slash", "S9.slash"}) s.uses(1, slash).on(2);
  s.uses(1, "S10.slash").on(4);
  s.uses(1, "C10.slash").on(4);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "C9.slash").on(4);
  s.declines(1, Ask::play);
}

STORY(OptionDrawCards, TwoAreThePublishedRule) {
  Story s(4);
  s.with("draw_cards", 2).turn_of(2).pile("S7.slash H2.dodge H3.peach");
  s.sees("draw", 2).points(2).cards("S7.slash H2.dodge").because("SGS-PHASE-DRAW");
}

STORY(OptionDrawCards, AsManyAsTheTableSays) {
  Story s(4);
  s.with("draw_cards", 3).turn_of(2).pile("S7.slash H2.dodge H3.peach");
  s.sees("draw", 2).points(3).cards("S7.slash H2.dodge H3.peach").because("SGS-PHASE-DRAW");
}

STORY(OptionDrawCards, SkillsCountFromIt) {
  Story s(4);
  s.with("draw_cards", 4).general(2, "zhouyu").turn_of(2);
  s.invokes(2, "yingzi");
  s.sees("draw", 2).points(5).because("SGS-PHASE-DRAW");
}

void ends_with_three_cards(Story& s) {
  s.anything_else();
  s.hand(1, "S7.slash H2.dodge H3.peach").hp(1, 2);
  s.declines(1, Ask::play);
}

STORY(OptionHandLimit, HpIsThePublishedRule) {
  Story s(4);
  s.with("hand_limit", "hp");
  ends_with_three_cards(s);
  s.discards(1, "S7.slash");
  s.sees("turn", 2);
}

STORY(OptionHandLimit, MaxHpLetsTheWoundedKeepTheirs) {
  Story s(4);
  s.with("hand_limit", "max_hp");
  ends_with_three_cards(s);
  s.never_asked(Ask::hand_limit, 1);
  s.sees("turn", 2);
  Story five(4);
  five.with("hand_limit", "max_hp")
      .hp(1, 1)
      .hand(1, "S7.slash H2.dodge H3.peach S3.snatch S4.snatch");
  five.declines(1, Ask::play);
  five.illegal("SGS-PHASE-DISCARD").discards(1, "S7.slash S3.snatch");
  five.discards(1, "S7.slash");
  five.sees("turn", 2);
}

STORY(OptionHandLimit, NoneNobodyDiscards) {
  Story s(4);
  s.with("hand_limit", "none").hp(1, 1);
  s.hand(1, "S7.slash H2.dodge H3.peach S3.snatch S4.snatch S8.slash");
  s.never_asked(Ask::hand_limit, 1);
  s.declines(1, Ask::play);
  s.sees("turn", 2);
  s.expect_hand_size(1, 6);
}

// The first kills the second, a rebel.
void kills_a_rebel(Story& s) {
  s.anything_else();
  s.hand(1, "S7.slash").hp(1, 2).hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("death", 2).as("rebel").by(1);
}

STORY(OptionRewardSize, ThreeArePublished) {
  Story s("lord rebel rebel loyalist spy");
  kills_a_rebel(s.with("reward_size", 3));
  s.sees("draw", 1).points(3).because("SGS-REWARD-REBEL");
}

STORY(OptionRewardSize, OneCard) {
  Story s("lord rebel rebel loyalist spy");
  kills_a_rebel(s.with("reward_size", 1));
  s.sees("draw", 1).points(1).because("SGS-REWARD-REBEL");
}

STORY(OptionRewardSize, NoneIsNoReward) {
  Story s("lord rebel rebel loyalist spy");
  kills_a_rebel(s.with("reward_size", 0));
  s.never("draw", 1);
  s.declines(1, Ask::play);
}

STORY(OptionRewardKind, DrawIsPublished) {
  Story s("lord rebel rebel loyalist spy");
  kills_a_rebel(s.with("reward_kind", "draw"));
  s.sees("draw", 1).points(3).because("SGS-REWARD-REBEL");
}

STORY(OptionRewardKind, RecoverHitPointsInstead) {
  Story s("lord rebel rebel loyalist spy");
  s.with("reward_kind", "recover").with("reward_size", 2);
  kills_a_rebel(s);
  s.sees("heal", 1).points(2).because("SGS-REWARD-REBEL");
  s.never("draw", 1);
  s.expect_hp(1, 4);
}

STORY(OptionRewardKind, RecoverNoMoreThanTheMaximum) {
  Story s("lord rebel rebel loyalist spy");
  s.with("reward_kind", "recover").with("reward_size", 10);
  kills_a_rebel(s);
  s.sees("heal", 1).points(3).because("SGS-REWARD-REBEL");
  s.expect_hp(1, 5);
}

STORY(OptionRewardKind, RecoverNothingWhereNothingIsMissing) {
  Story s("lord rebel rebel loyalist spy");
  s.anything_else();
  s.with("reward_kind", "recover").hand(1, "S7.slash").hp(2, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("death", 2).as("rebel").by(1);
  s.never("heal", 1);
  s.declines(1, Ask::play);
}

STORY(OptionLordBonus, OneIsPublished) {
  Story s(5);
  s.with("lord_bonus", 1).from_the_start();
  s.expect_hp(1, 5);
  s.expect_max_hp(1, 5);
  s.expect_hp(2, 4);
}

STORY(OptionLordBonus, NoneOrTwo) {
  Story none(5);
  none.with("lord_bonus", 0).from_the_start();
  none.expect_hp(1, 4);
  Story two(5);
  two.with("lord_bonus", 2).from_the_start();
  two.expect_hp(1, 6);
  two.expect_hp(2, 4);
  Story four(4);
  four.with("lord_bonus", 2).from_the_start();
  four.expect_hp(1, 4);
}

}  // namespace
}  // namespace tally::test

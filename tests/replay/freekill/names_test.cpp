// FreeKill's names of skills and cards.
#include "replay/import/freekill/names.h"

#include <string_view>

#include <gtest/gtest.h>

namespace tally::freekill::testing {
namespace {

using sanguosha::Name;
using sanguosha::Skill;

TEST(FreeKillNames, ASkillAtAnotherOfItsTimings) {
  EXPECT_EQ(skill_of("#hs__wangxi_2_trig"), Skill::wangxi);
  EXPECT_EQ(skill_of("#ld__jilis_2_trig"), Skill::jilis);
  EXPECT_EQ(skill_of("#ld__xinsheng_2_trig"), Skill::xinsheng_ld);
  EXPECT_EQ(skill_of("#ld__congjian_2_trig"), Skill::congjian);
  // These work by themselves at theirs: no line of them is a choice.
  EXPECT_EQ(skill_of("#buqu_2_trig"), Skill::none);
  EXPECT_EQ(skill_of("#luoyi_2_trig"), Skill::none);
}

TEST(FreeKillNames, ASkillTaughtOrLentOrOfALord) {
  EXPECT_EQ(skill_of("xuanhuo__hs__wusheng"), Skill::wusheng_hs);
  EXPECT_EQ(skill_of("xuanhuo__hs__liegong"), Skill::liegong);
  EXPECT_EQ(skill_of("ld__xuanhuo_other&"), Skill::xuanhuo);
  EXPECT_EQ(skill_of("heavenly_army_skill&"), Skill::hongfa);
  EXPECT_EQ(skill_of("ld__lordsunquan_zhiheng"), Skill::zhiheng_gz);
  EXPECT_EQ(skill_of("hs_mateng__mashu"), Skill::mashu);
}

TEST(FreeKillNames, TheCrossbowOf3v3) {
  EXPECT_EQ(name_in_words("<b>连弩[</b>♣<b>A</b><b>]</b>"), Name::crossbow);
  EXPECT_EQ(name_in_words("<b>诸葛连弩[</b>♣<b>A</b><b>]</b>"), Name::crossbow);
}

}  // namespace
}  // namespace tally::freekill::testing

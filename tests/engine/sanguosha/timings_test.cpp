// Timings: what equipment may do at them, and who stands in the state as acting at them.
#include "engine/sanguosha/timing/timings.h"

#include <gtest/gtest.h>

#include "engine/sanguosha/cards/card.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

// With what equipment may do taken away nothing is left: whatever timing comes to be, it is held
// too.
TEST(timings, equipment_acts_at_those_that_are_opened_to_it_only) {
  int acting = 0;
  for (std::size_t n = 0; n < static_cast<std::size_t>(Name::count); ++n) {
    const Effects& e = effects_of(static_cast<Name>(n));
    acting += timings_of(e).empty() ? 0 : 1;
    EXPECT_TRUE(timings_of(e).within(equipment_timings | equipment_views)) << "card name " << n;
    Effects rest = e;
    // What they always do is no timing.
    rest.unlimited_slash = false;
    rest.slash_targets = 1;
    rest.joins = {};
    rest.more_targets = nullptr;
    rest.slash_as = Name::none;
    rest.blocks = nullptr;
    rest.targeting = nullptr;
    rest.before_chain = nullptr;
    rest.target_specified = nullptr;
    rest.card_needed = nullptr;
    rest.dodged = nullptr;
    rest.dealing = nullptr;
    rest.taking = nullptr;
    rest.dealt = nullptr;
    rest.entering_dying = nullptr;
    rest.attack_range = nullptr;
    rest.hand_limit = nullptr;
    EXPECT_TRUE(rest == Effects{}) << "card name " << n;
  }
  EXPECT_GE(acting, 8);
}

State table_of_four() {
  Setup setup;
  setup.players = 4;
  for (std::size_t i = 0; i < 4; ++i) setup.seat[i] = {static_cast<std::uint8_t>(i + 1), 1};
  setup.seat[0][2] = static_cast<std::uint8_t>(General::machao);
  State s;
  reset(s, setup, true, true);
  return s;
}

TEST(skills, say_until_when_they_count) {
  for (std::size_t n = 1; n < skill_infos.size(); ++n) {
    const SkillInfo& skill = *skill_infos[n];
    const Effects& e = skill.effects;
    const bool counts = e.counts_card != nullptr || e.counts_loss != nullptr ||
                        e.counts_draw != nullptr || e.counts_use != nullptr ||
                        e.counts_targets != nullptr;
    EXPECT_EQ(counts, skill.counted != Life::none) << skill.id;
  }
}

TEST(skills, of_two_generals_are_one_players) {
  State s = table_of_four();
  s.at(0).leads = true;  // so he has lord skills
  EXPECT_EQ(s.at(0).skills, SkillSet(Skill::mashu, Skill::tieqi));
  EXPECT_EQ(s.acting_at(Timing::damaged), SeatSet{});
  s.take_second(0, General::caocao);
  EXPECT_EQ(s.at(0).skills, SkillSet(Skill::mashu, Skill::tieqi, Skill::jianxiong, Skill::hujia));
  EXPECT_EQ(s.at(0).general, General::machao);
  EXPECT_EQ(s.acting_at(Timing::damaged), SeatSet(Seat{0}));
}

TEST(skills, are_gained_and_lost) {
  State s = table_of_four();
  s.grant(0, Skill::mashu);  // which he has anyway
  s.grant(0, Skill::yiji);
  s.grant(1, Skill::yiji);
  EXPECT_TRUE(s.has(0, Skill::yiji) && s.has(1, Skill::yiji));
  EXPECT_EQ(s.acting_at(Timing::damaged), SeatSet(Seat{0}, Seat{1}));
  s.lose(0, Skill::yiji);
  s.lose(1, Skill::yiji);
  EXPECT_EQ(s.at(0).skills, SkillSet(Skill::mashu, Skill::tieqi));
  EXPECT_EQ(s.acting_at(Timing::damaged), SeatSet{});
}

TEST(skills, of_ones_general_can_be_lost) {
  State s = table_of_four();
  s.lose(0, Skill::tieqi);
  EXPECT_EQ(s.at(0).skills, SkillSet(Skill::mashu));
  EXPECT_TRUE(s.acting_at(Timing::target_specified).empty());
  s.grant(0, Skill::biyue);
  s.lose(0, Skill::biyue);
  EXPECT_EQ(s.at(0).skills, SkillSet(Skill::mashu));  // what was lost stays lost
}

TEST(skills, tell_by_their_cause_which_rule_they_are) {
  EXPECT_EQ(rule_of(cause(Skill::keji)), rule_of(Skill::keji));
  EXPECT_EQ(rule_of(cause(Name::indulgence)), Rule{rule::indulgence});
}

}  // namespace
}  // namespace tally::sanguosha

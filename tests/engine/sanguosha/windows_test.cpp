// Windows that the flow opens to skills alone: what equipment did there would be passed over.
#include "engine/sanguosha/windows.h"

#include <gtest/gtest.h>

namespace tally::sanguosha {
namespace {

TEST(windows, equipment_acts_in_those_that_are_opened_to_it_only) {
  int acting = 0;
  for (std::size_t n = 0; n < static_cast<std::size_t>(Name::count); ++n) {
    const Effects& e = effects_of(static_cast<Name>(n));
    acting += e.helps != nullptr || e.target_fixed != nullptr || e.dodged != nullptr ||
              e.dealing != nullptr || e.taking != nullptr;
    const bool of_skills = e.prepare != nullptr || e.draw_instead != nullptr ||
                           e.draw_count != nullptr || e.before_discard != nullptr ||
                           e.finish != nullptr || e.card_used != nullptr || e.targeted != nullptr ||
                           e.damaged != nullptr || e.judging != nullptr || e.judged != nullptr ||
                           e.lost != nullptr || e.rescued != nullptr;
    EXPECT_FALSE(of_skills) << "card name " << n;
  }
  EXPECT_GE(acting, 8);
}

}  // namespace
}  // namespace tally::sanguosha

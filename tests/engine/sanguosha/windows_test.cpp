// Windows that the flow opens to skills alone: what equipment did there would be passed over.
#include "engine/sanguosha/timing/windows.h"

#include <cstring>

#include <gtest/gtest.h>

namespace tally::sanguosha {
namespace {

// With what equipment may do taken away nothing is left: whatever window comes to be, it is held
// too.
TEST(windows, equipment_acts_in_those_that_are_opened_to_it_only) {
  static constinit const Effects none{};
  int acting = 0;
  for (std::size_t n = 0; n < static_cast<std::size_t>(Name::count); ++n) {
    const Effects& e = effects_of(static_cast<Name>(n));
    acting += e.helps != nullptr || e.target_fixed != nullptr || e.dodged != nullptr ||
              e.dealing != nullptr || e.taking != nullptr;
    Effects rest;
    std::memcpy(static_cast<void*>(&rest), &e, sizeof rest);  // its padding too
    rest.unlimited_slash = false;
    rest.helps = nullptr;
    rest.target_fixed = nullptr;
    rest.dodged = nullptr;
    rest.dealing = nullptr;
    rest.taking = nullptr;
    EXPECT_EQ(std::memcmp(&rest, &none, sizeof rest), 0) << "card name " << n;
  }
  EXPECT_GE(acting, 8);
}

}  // namespace
}  // namespace tally::sanguosha

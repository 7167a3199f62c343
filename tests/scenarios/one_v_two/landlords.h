#pragma once
// Tables of 1v2: seat 1 is the landlord, 2 and 3 are peasants.
#include <string_view>

#include "tests/support/stories.h"

namespace tally::test {

inline constexpr std::string_view landlord_and_peasants = "landlord peasant peasant";

// Without generals, unless the story gives some.
inline Story& landlord_without_generals(Story& s) {
  return s.ruleset("1v2").with("generals", "none");
}

}  // namespace tally::test

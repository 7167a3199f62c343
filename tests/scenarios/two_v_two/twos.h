#pragma once
// Tables of 2v2: seats 1 and 4 are warm, 2 and 3 cool.
#include <string_view>

#include "tests/support/stories.h"

namespace tally::test {

inline constexpr std::string_view twos = "warm cool cool warm";

// Without generals, unless the story gives some.
inline Story& nobody_chooses(Story& s) { return s.ruleset("2v2").with("generals", "none"); }

}  // namespace tally::test
